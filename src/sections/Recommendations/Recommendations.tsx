import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import type { IconName } from '../../ui/Icon/Icon.tsx';
import { Text } from '../../ui/Text/Text.tsx';

export interface RecommendationsData {
  /** Name of the location they are for. */
  location: string;
  /** The most urgent first. */
  items: readonly { id: string; name: string; reason: string; iconName: IconName }[];
}

/** What is recommended to firms at a location, as cards; nothing where nothing is. */
export function Recommendations({ data }: { data: RecommendationsData }) {
  const { location, items } = data;
  if (items.length === 0) return null;
  return (
    <Block tone="lake" heading={`Recommended for ${location}`} text="Based on your location, we recommend these specialized services.">
      <Columns>
        {items.map(({ id, name, reason, iconName }) => (
          <li key={id}>
            <Card heading={name} icon={iconName}>
              <Row><Badge>{location}</Badge><Badge>Recommended</Badge></Row>
              <Text>{reason}</Text>
              <Row>
                <a href="/services" aria-label={`Details: ${name}`}>Details</a>
                <a href="/contact" aria-label={`Get Started: ${name}`}>Get Started</a>
              </Row>
            </Card>
          </li>
        ))}
      </Columns>
    </Block>
  );
}
