import { useEffect } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { fill } from '#data/rules/text/fill.ts';
import { useVisitorLocation } from '../context.ts';
import { action } from './NoticeBar.css.ts';
import { slot } from './SetAsMyLocation.css.ts';
import { recordView } from './viewedLocations.ts';

/** Says that a location is the visitor's, or offers to make it so. Also records that the location was viewed. */
export function SetAsMyLocation({ slug, name }: { slug: string; name: string }) {
  const { place, known, settled, choose } = useVisitorLocation();
  useEffect(() => recordView(slug), [slug]);
  const isMine = known && place.slug === slug;
  return (
    <div className={slot} role="status" data-scripted>
      {isMine && fill(locationMessages.isYours, { location: name })}
      {!isMine && settled && (
        <button type="button" className={action} onClick={() => choose(slug)}>
          {locationMessages.setAsMine}
        </button>
      )}
    </div>
  );
}
