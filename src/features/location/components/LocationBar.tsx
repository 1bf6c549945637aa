import { locationMessages } from '#data/messages/location.ts';
import { fill } from '#data/text/fill.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { ChangeLocation } from './ChangeLocation.tsx';
import { useVisitorLocation } from '../context.ts';
import { ForgetLocation } from './ForgetLocation.tsx';

/** Shown on every page: the current place, with buttons to change and forget it. */
export function LocationBar() {
  const { place, widestName } = useVisitorLocation();
  const showing = (name: string) => fill(locationMessages.showing, { location: name });
  return (
    <NoticeBar tone="raised" tour="locations" text={showing(place.name)} longest={showing(widestName)}>
      <ChangeLocation />
      <ForgetLocation />
    </NoticeBar>
  );
}
