import { Band } from './Band.tsx';
import { Change } from './Change.tsx';
import { useVisitorLocation } from '../context.ts';
import { Forget } from './Forget.tsx';

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
