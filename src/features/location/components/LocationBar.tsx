import { locationMessages } from '#data/messages/location.ts';
import { fill } from '#data/rules/text/fill.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { ChangeLocation } from './ChangeLocation.tsx';
import { useVisitorLocation } from '../context.ts';
import { ForgetLocation } from './ForgetLocation.tsx';

/**
 * Shown on every page: the current place, with buttons to change and forget it. Until a visitor's place is known, it is the
 * one that the page is about.
 */
export function LocationBar({ pageAbout }: { pageAbout: string | undefined }) {
  const { place, known, widestName } = useVisitorLocation();
  const showing = (name: string) => fill(locationMessages.showing, { location: name });
  return (
    <NoticeBar
      tone="raised"
      tour="locations"
      text={showing(known ? place.name : (pageAbout ?? place.name))}
      longest={showing(widestName)}
    >
      <ChangeLocation />
      <ForgetLocation />
    </NoticeBar>
  );
}
