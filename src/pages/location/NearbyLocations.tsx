import { locationPageMessages } from '#data/messages/locationPage.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import type { LocationData } from './location.ts';

/** The locations nearest to a location; nothing where it is the only one. */
export function NearbyLocations({ data: { name, nearby } }: { data: Pick<LocationData, 'name' | 'nearby'> }) {
  if (nearby.length === 0) return null;
  return (
    <Block heading={fill(locationPageMessages.near, { location: name })}>
      <Columns minWidth="wide">
        {nearby.map((other) => (
          <li key={other.href}>
            <Card heading={fill(offersMessages.supportIn, { location: other.name })} href={other.href}>
              <p>
                {other.landmark === undefined
                  ? fill(locationPageMessages.distance, { km: other.km, location: name })
                  : fill(locationPageMessages.distanceAndLandmark, {
                      km: other.km,
                      location: name,
                      landmark: other.landmark,
                    })}
              </p>
            </Card>
          </li>
        ))}
      </Columns>
      <Row>
        <a href="/locations">{offersMessages.allLocations}</a>
      </Row>
    </Block>
  );
}
