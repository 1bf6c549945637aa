import { useState } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { shellMessages } from '#data/messages/shell.ts';
import { fill } from '#data/rules/text/fill.ts';
import { PlaceSearch, type PlaceSearchProps } from './PlaceSearch.tsx';
import { UseMyLocation } from './UseMyLocation.tsx';
import { action } from './NoticeBar.css.ts';
import { type Place, type GeolocationFailure, useVisitorLocation } from '../context.ts';
import { Block } from '../../../ui/Block/Block.tsx';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { actions, distance, place as placeLink, row, rows } from './LocationsNearYou.css.ts';

const failureTexts: Record<GeolocationFailure, string> = locationMessages.noDistances;

interface LocationsNearYouProps {
  usual: readonly Place[];
  /** What the search by postal code needs. */
  search: PlaceSearchProps;
}

/** The three locations nearest to the visitor. Until the visitor's place is known, the `usual` ones, with an offer to find it. */
export function LocationsNearYou({ usual, search }: LocationsNearYouProps) {
  const { place, known, chosen, detected, nearby, failure, hydrated } = useVisitorLocation();
  const [isNoticeOpen, setNoticeOpen] = useState(true);
  const places = known ? nearby : usual;
  const showNotice = detected && !failure && isNoticeOpen;
  const detectedNear = (
    <a href={`/locations/${place.slug}`}>{fill(locationMessages.detectedNear, { location: place.name })}</a>
  );
  const shown = fill(chosen ? locationMessages.youChose : locationMessages.showing, { location: place.name });
  return (
    <Block
      tone="lake"
      heading={
        <ReservedText longest={locationMessages.findNearest}>
          {known || failure ? locationMessages.nearYou : locationMessages.findNearest}
        </ReservedText>
      }
    >
      <p role="status" data-scripted>
        <ReservedText longest={failureTexts.unsupported}>
          {failure
            ? failureTexts[failure]
            : showNotice
              ? detectedNear
              : known
                ? detected
                  ? ''
                  : shown
                : locationMessages.letBrowserFind}
        </ReservedText>
      </p>
      <PlaceSearch {...search} />
      <ul className={rows} role="list" data-scripted>
        {places.map(({ slug, name, distanceKm, apartKm }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, so that the rows are updated in place and do not move
          <li key={index} className={row}>
            <a className={placeLink} href={`/locations/${slug}`}>
              {name}
            </a>
            {known && !failure && (
              <span className={distance}>
                {distanceKm !== undefined
                  ? fill(locationMessages.km, { km: distanceKm })
                  : index > 0 && fill(locationMessages.kmFrom, { km: apartKm ?? 0, location: place.name })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={actions} data-scripted>
        {!showNotice && <UseMyLocation />}
        {hydrated && showNotice && (
          <button type="button" className={action} onClick={() => setNoticeOpen(false)}>
            {shellMessages.dismiss}
          </button>
        )}
      </div>
    </Block>
  );
}
