import { Band } from './NoticeBar.tsx';
import { Change } from './ChangeLocation.tsx';
import { useVisitorLocation } from '../context.ts';
import { Forget } from './ForgetLocation.tsx';

/** For which place information is shown, on every page, and the way to another. */
export function LocationBar() {
  const { place, widest } = useVisitorLocation();
  const showing = (name: string) => `Showing information for ${name}`;
  return (
    <Band tone="raised" tour="locations" text={showing(place.name)} longest={showing(widest)}>
      <Change />
      <Forget />
    </Band>
  );
}
