import { homeMessages } from '#data/messages/home.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/text/fill.ts';
import { type Place, useVisitorLocation } from '../../features/location/context.ts';
import { PlaceText } from '../../features/location/components/PlaceText.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';
import { inlineLinks, line, station } from './StationsBlock.css.ts';

/** The visitor's place and its neighbours as stations of one line. */
export function StationsBlock({
  locations: { heading, text, stations, services, support, longest },
}: {
  locations: HomeData['locations'];
}) {
  const { detected, place, nearby, widestName } = useVisitorLocation();
  const shown = nearby.length > 0 ? nearby : stations;
  const near = (name: string) => fill(homeMessages.detectedNear, { location: name });
  return (
    <Block tour="locations" layout="under" heading={<PlaceText text={heading} />} text={<PlaceText text={text} />}>
      <Text>
        <ReservedText longest={near(widestName)}>{detected && near(place.name)}</ReservedText>
      </Text>
      <ol className={line} role="list">
        {shown.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by its place in the line, so that none moves when the places change
          <li key={index} className={station}>
            <Stack gap="xs">
              <Station place={one} first={index > 0 ? shown[0] : undefined} widestName={widestName} longest={longest} />
              {index === 0 && (
                <ul className={inlineLinks} role="list">
                  {services.map(({ id, name }) => (
                    <li key={id}>
                      <a href={`/services/${id}/${one.slug}`}>
                        <ReservedText longest={fill(offersMessages.serviceIn, { service: name, location: widestName })}>
                          {fill(offersMessages.serviceIn, { service: name, location: one.name })}
                        </ReservedText>
                      </a>
                    </li>
                  ))}
                  {support.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              )}
            </Stack>
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
  /** The texts that take the most space. */
  longest: HomeData['locations']['longest'];
}

/** What is said of each place on the line. */
function Station({ place, first, widestName, longest }: StationProps) {
  const { slug, name, sectors, landmark } = place;
  return (
    <>
      <h3>
        <a href={`/locations/${slug}`}>
          <ReservedText longest={widestName}>{name}</ReservedText>
        </a>
      </h3>
      <Text>
        <ReservedText
          longest={fill(homeMessages.regionAndDistanceFrom, {
            region: longest.region,
            km: '0000',
            location: widestName,
          })}
        >
          {regionAndDistance(place, first)}
        </ReservedText>
      </Text>
      <Small>
        <ReservedText longest={fill(homeMessages.typicalSectors, { sectors: longest.sectors })}>
          {fill(homeMessages.typicalSectors, { sectors: sectors.join(', ') })}
        </ReservedText>
      </Small>
      <Small>
        <ReservedText longest={fill(offersMessages.landmarkIs, { landmark: longest.landmark })}>
          {fill(offersMessages.landmarkIs, { landmark })}
        </ReservedText>
      </Small>
    </>
  );
}

/** A place's region, with its distance from the visitor where that is known, otherwise from the first station. */
function regionAndDistance({ region, distanceKm, apartKm }: Place, first: Place | undefined): string {
  if (distanceKm !== undefined) return fill(homeMessages.regionAndDistance, { region, km: distanceKm });
  if (!first || apartKm === undefined) return region;
  return fill(homeMessages.regionAndDistanceFrom, { region, km: apartKm, location: first.name });
}
