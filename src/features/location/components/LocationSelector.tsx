import { type MouseEvent, useEffect, useState } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { action } from './NoticeBar.css.ts';
import { type Place, useVisitorLocation } from '../context.ts';
import { loadPlaces } from '../placeList.ts';
import { ForgetLocation } from './ForgetLocation.tsx';
import { actions, choice, choices, note } from './LocationSelector.css.ts';
import { UseMyLocation } from './UseMyLocation.tsx';

/** Closes the native dialog, which returns the focus; removing it from the document would not. */
const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close();

/** Dialog for choosing a place: the four of `/places.json`'s `selector`, and a link to all locations. */
export function LocationSelector({ onClose }: { onClose: () => void }) {
  const { place, known, requesting, message, choose } = useVisitorLocation();
  const [offered, setOffered] = useState<readonly Place[]>([]);
  useEffect(() => {
    loadPlaces().then(
      ({ places, selector }) => setOffered(places.filter(({ slug }) => selector.includes(slug))),
      () => {},
    );
  }, []);
  return (
    <Dialog heading={locationMessages.select} onClose={onClose}>
      <Stack gap="s">
        <ul className={choices} role="list">
          {offered.map(({ slug, name }) => {
            const isCurrent = known && slug === place.slug;
            return (
              <li key={slug}>
                <button
                  type="button"
                  className={choice[isCurrent ? 'current' : 'other']}
                  aria-pressed={isCurrent}
                  onClick={(event) => {
                    choose(slug);
                    close(event);
                  }}
                >
                  {name}
                </button>
              </li>
            );
          })}
        </ul>
        <p className={note} role="status">
          {message ??
            (requesting ? locationMessages.finding : fill(locationMessages.showing, { location: place.name }))}
        </p>
        <div className={actions}>
          <a className={action} href="/locations" onClick={close}>
            {locationMessages.viewAll}
          </a>
          <UseMyLocation />
          <ForgetLocation />
        </div>
      </Stack>
    </Dialog>
  );
}
