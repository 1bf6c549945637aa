import { useEffect } from 'react';
import { useVisitorLocation } from '../context.ts';
import { action } from './NoticeBar.css.ts';
import { mine } from './SetAsMyLocation.css.ts';
import { recordView } from './viewedLocations.ts';

/** Whether a place is the visitor's, and the offer to make it so; that the place was looked at is kept either way. */
export function SetAsMyLocation({ slug, name }: { slug: string; name: string }) {
  const { place, known, settled, choose } = useVisitorLocation();
  useEffect(() => recordView(slug), [slug]);
  const isMine = known && place.slug === slug;
  return (
    <div className={mine} role="status" data-scripted>
      {isMine && `${name} is your location.`}
      {!isMine && settled && (
        <button type="button" className={action} onClick={() => choose(slug)}>
          Set as My Location
        </button>
      )}
    </div>
  );
}
