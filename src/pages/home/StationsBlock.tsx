import { Block } from '../../ui/Block/Block.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small, Text } from '../../ui/Text/Text.tsx';
import type { HomeData } from './home.ts';
import { inlineLinks, line, station } from './StationsBlock.css.ts';

/** A place and its neighbours as stations of one line. */
export function StationsBlock({ locations }: { locations: HomeData['locations'] }) {
  return (
    <Block heading={locations.heading} text={locations.text}>
      <ol className={line} role="list">
        {locations.stations.map(({ slug, name, region, sectors, landmark, distance, services }) => (
          <li key={slug} className={station}>
            <Stack gap="xs">
              <h3><a href={`/locations/${slug}`}>{name}</a></h3>
              <Text>{distance ? `${region}, ${distance.km} km from ${distance.from}` : region}</Text>
              <Small>{`Typical sectors: ${sectors.join(', ')}`}</Small>
              <Small>{`Landmark: ${landmark}`}</Small>
              {services && (
                <ul className={inlineLinks} role="list">
                  {services.map((service) => <li key={service.id}><a href={`/services/${service.id}/${slug}`}>{`${service.name} in ${name}`}</a></li>)}
                </ul>
              )}
            </Stack>
          </li>
        ))}
      </ol>
      <p><a href="/locations">See all locations</a></p>
    </Block>
  );
}
