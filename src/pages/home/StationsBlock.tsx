import { homeMessages } from '#data/messages/home.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { type Place, useVisitorLocation } from '../../features/location/context.ts';
import { PlaceText } from '../../features/location/components/PlaceText.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';
import { atFirst, fact, inlineLinks, line, station } from './StationsBlock.css.ts';

/** The visitor's place and its neighbours as stations of one line. */
export function StationsBlock({ locations }: { locations: HomeData['locations'] }) {
  const { heading, text, stations, longest } = locations;
  const { detected, place, nearby, widestName } = useVisitorLocation();
  const shown = nearby.length > 0 ? nearby : stations;
  const near = (name: string) => fill(homeMessages.detectedNear, { location: name });
  return (
    <Block
      rhythm="dense"
      tour="locations"
      layout="under"
      heading={<PlaceText text={heading} />}
      text={<PlaceText text={text} />}
    >
      <Small>
        <ReservedText longest={near(widestName)}>
          {detected ? near(place.name) : fill(homeMessages.placesAround, { location: place.name })}
        </ReservedText>
      </Small>
      <ol className={line} role="list">
        {shown.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by its place in the line, so that none moves when the places change
          <li key={index} className={station}>
            <Station
              place={one}
              first={index > 0 ? shown[0] : undefined}
              widestName={widestName}
              region={longest.region}
            />
            {index === 0 && <AtFirst place={one} widestName={widestName} locations={locations} />}
          </li>
        ))}
      </ol>
      <p>
        <a href="/locations">{homeMessages.seeAllLocations}</a>
      </p>
    </Block>
  );
}

interface StationProps {
  place: Place;
  /** The first station of the line, except for itself. */
  first: Place | undefined;
  /** The name that takes the most space. */
  widestName: string;
  /** The region that takes the most space. */
  region: string;
}

/** What is said of each place on the line. */
function Station({ place, first, widestName, region }: StationProps) {
  const { slug, name } = place;
  return (
    <Stack gap="xxs">
      <h3>
        <a href={`/locations/${slug}`}>
          <ReservedText longest={widestName}>{name}</ReservedText>
        </a>
      </h3>
      <p className={fact}>
        <ReservedText longest={fill(homeMessages.regionAndDistanceFrom, { region, km: '00', location: widestName })}>
          {regionAndDistance(place, first)}
        </ReservedText>
      </p>
    </Stack>
  );
}

interface AtFirstProps extends Pick<StationProps, 'place' | 'widestName'> {
  locations: HomeData['locations'];
}

/** What is said of the first place alone: its sectors, a landmark, and what is done there. */
function AtFirst({ place: { slug, name, sectors, landmark }, widestName, locations }: AtFirstProps) {
  const { services, support, longest } = locations;
  return (
    <div className={atFirst}>
      <Stack gap="xxs">
        {sectors.length > 0 && (
          <p className={fact}>
            <ReservedText longest={fill(homeMessages.typicalSectors, { sectors: longest.sectors })}>
              {fill(homeMessages.typicalSectors, { sectors: sectors.join(', ') })}
            </ReservedText>
          </p>
        )}
        {longest.landmark && (
          <p className={fact}>
            <ReservedText longest={fill(offersMessages.landmarkIs, { landmark: longest.landmark })}>
              {landmark && fill(offersMessages.landmarkIs, { landmark })}
            </ReservedText>
          </p>
        )}
      </Stack>
      <ul className={inlineLinks} role="list">
        {services.map(({ id, name: service }) => (
          <li key={id}>
            <a href={`/services/${id}/${slug}`}>
              <ReservedText longest={fill(offersMessages.serviceIn, { service, location: widestName })}>
                {fill(offersMessages.serviceIn, { service, location: name })}
              </ReservedText>
            </a>
          </li>
        ))}
        {support.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </div>
  );
}

/** A place's region, with its distance from the visitor where that is known, otherwise from the first station. */
function regionAndDistance({ region, distanceKm, apartKm }: Place, first: Place | undefined): string {
  if (distanceKm !== undefined) return fill(homeMessages.regionAndDistance, { region, km: distanceKm });
  if (!first || apartKm === undefined) return region;
  return fill(homeMessages.regionAndDistanceFrom, { region, km: apartKm, location: first.name });
}
