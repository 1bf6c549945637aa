import { useState } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { shellMessages } from '#data/messages/shell.ts';
import { fill } from '#data/rules/text/fill.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { action, slot } from './NoticeBar.css.ts';
import { useVisitorLocation } from '../context.ts';
import { UseMyLocation } from './UseMyLocation.tsx';

/** Outside the component, so that the banner stays dismissed after client-side navigation. */
let dismissed = false;

/** Says for which place the page is shown, or offers to locate the visitor. */
export function LocationBanner() {
  const { place, known, widestName, hydrated, settled, failure: reason, message } = useVisitorLocation();
  const [isShown, show] = useState(!dismissed);
  if (!isShown) return null;
  const dismiss = () => {
    dismissed = true;
    show(false);
  };
  const serving = (location: string, areas: string) =>
    `${fill(locationMessages.servingBusinesses, { location })}. ${areas}.`;
  // Of a browser that fails only the log hears; that no place is near is said.
  const failure = (!known && reason === 'outside' && message) || '';
  const offer = failure ? '' : locationMessages.whereIsOffice;
  return (
    <NoticeBar
      tone="soft"
      text={known ? serving(place.name, place.postalAreas) : offer}
      longest={serving(
        widestName,
        fill(locationMessages.postalAreas.several, { first: 'M0M', second: 'M0M', count: 99 }),
      )}
      message={hydrated ? failure : undefined}
    >
      <span className={slot}>
        {known ? (
          <a className={action} href={`/locations/${place.slug}`}>
            {locationMessages.seeLocalServices}
          </a>
        ) : hydrated && settled ? (
          <UseMyLocation banner />
        ) : (
          // On a slow line the question has an answer from the start.
          <a className={action} href="/locations">
            {locationMessages.viewAll}
          </a>
        )}
      </span>
      {hydrated && (
        <button type="button" className={action} onClick={dismiss}>
          {shellMessages.dismiss}
        </button>
      )}
    </NoticeBar>
  );
}
