import { locationPageMessages } from '#data/messages/locationPage.ts';
import type { RecommendedService } from '../../features/location/recommendations.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Text } from '../../ui/Text/Text.tsx';

/** What is most urgent at a location. */
export function TopRecommendation({
  location,
  service: { name, reason, iconName },
}: {
  location: string;
  service: RecommendedService;
}) {
  return (
    <Block as="div" tone="raised">
      <Card level={2} heading={name} icon={iconName} variant="strong">
        <Row>
          <Badge>{location}</Badge>
          <Badge>{locationPageMessages.topRecommendation}</Badge>
        </Row>
        <Text>{reason}</Text>
        <Row>
          <ButtonLink href="/services" variant="secondary">
            {locationPageMessages.viewRecommended}
          </ButtonLink>
        </Row>
      </Card>
    </Block>
  );
}
