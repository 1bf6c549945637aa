import { useVisitorLocation } from '../../features/location/context.ts';
import { PlaceText } from '../../features/location/components/PlaceText.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ReservedText } from '../../ui/ReservedText/ReservedText.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';
import { inlineLinks, line, station } from './StationsBlock.css.ts';

/** The visitor's place and its neighbours as stations of one line. */
export function StationsBlock({
  locations: { heading, text, stations, services, support, room },
}: {
  locations: HomeData['locations'];
}) {
  const { detected, place, nearby, widest } = useVisitorLocation();
  const shown = nearby.length > 0 ? nearby : stations;
  const near = (name: string) => `We've detected you're near ${name}`;
  return (
    <Block tour="locations" layout="under" heading={<PlaceText text={heading} />} text={<PlaceText text={text} />}>
      <Text>
        <ReservedText longest={near(widest)}>{detected && near(place.name)}</ReservedText>
      </Text>
      <ol className={line} role="list">
        {shown.map(({ slug, name, region, sectors, landmark, distanceKm, apartKm }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by its place in the line, so that none moves when the places change
          <li key={index} className={station}>
            <Stack gap="xs">
              <h3>
                <a href={`/locations/${slug}`}>
                  <ReservedText longest={widest}>{name}</ReservedText>
                </a>
              </h3>
              <Text>
                <ReservedText longest={`${room.region}, 0000 km from ${widest}`}>
                  {region +
                    (distanceKm !== undefined
                      ? `, ${distanceKm} km away`
                      : index > 0
                        ? `, ${apartKm} km from ${shown[0]?.name}`
                        : '')}
                </ReservedText>
              </Text>
              <Small>
                <ReservedText
                  longest={`Typical sectors: ${room.sectors}`}
                >{`Typical sectors: ${sectors.join(', ')}`}</ReservedText>
              </Small>
              <Small>
                <ReservedText longest={`Landmark: ${room.landmark}`}>{`Landmark: ${landmark}`}</ReservedText>
              </Small>
              {index === 0 && (
                <ul className={inlineLinks} role="list">
                  {services.map((service) => (
                    <li key={service.id}>
                      <a href={`/services/${service.id}/${slug}`}>
                        <ReservedText
                          longest={`${service.name} in ${widest}`}
                        >{`${service.name} in ${name}`}</ReservedText>
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
        <a href="/locations">See all locations</a>
      </p>
    </Block>
  );
}
