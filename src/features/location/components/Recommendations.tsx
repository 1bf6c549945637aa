import { offersMessages } from '#data/messages/offers.ts';
import { recommendationsMessages } from '#data/messages/recommendations.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Block } from '../../../ui/Block/Block.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Row } from '../../../ui/Columns/Columns.tsx';
import { ReservedText } from '../../../ui/ReservedText/ReservedText.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WholeLabel } from '../../../ui/WholeLabel/WholeLabel.tsx';
import { useVisitorLocation } from '../context.ts';
import type { RecommendationList, RecommendationRoom, RecommendedService } from '../recommendations.ts';
import { cards, entry, invisible, line, link, name, reasonAndActions } from './Recommendations.css.ts';

export type Mode = 'banner' | 'card' | 'inline';

/** Invisible. Its name is a no-break space, so that it is as high as a line of text. */
const placeholder: RecommendedService = { id: '', name: '\u00a0', reason: '', iconName: 'check' };

/**
 * Recommended services: one in a banner, up to three as cards or lines. Takes the same space for every place; where a place has fewer entries,
 * or while nothing is known of it, the rest is invisible.
 */
export function Recommendations({
  mode,
  list,
  room,
}: {
  mode: Mode;
  list?: RecommendationList;
  room: RecommendationRoom;
}) {
  const { widestName } = useVisitorLocation();
  const location = list?.location ?? '';
  const [items = [], count] = mode === 'banner' ? [list?.banner, room.banner] : [list?.items, room.items];
  const all = [...items, ...Array.from({ length: count - items.length }, () => placeholder)];
  const Entry = entries[mode];
  const heading = (place: string) => fill(recommendationsMessages.recommendedFor, { location: place });
  if (count === 0) return null;
  // Keys contain the place: a service recommended at both places would otherwise move to its new position.
  const entriesShown = all.map((item, index) => (
    <Entry key={`${location} ${item.id || index}`} item={item} location={location} room={room} />
  ));
  return (
    <div className={items.length === 0 ? invisible : undefined}>
      <Block
        rhythm={mode === 'card' ? 'dense' : 'wide'}
        tone={mode === 'card' ? 'paper' : 'lake'}
        layout={mode === 'inline' ? 'beside' : 'under'}
        heading={<ReservedText longest={heading(widestName)}>{heading(location)}</ReservedText>}
        text={recommendationsMessages.basedOnLocation}
      >
        {mode === 'card' ? (
          <ul className={cards} role="list">
            {entriesShown}
          </ul>
        ) : (
          <ul role="list">{entriesShown}</ul>
        )}
      </Block>
    </div>
  );
}

interface EntryProps {
  item: RecommendedService;
  location: string;
  room: RecommendationRoom;
}

const classOf = (item: RecommendedService, shown: string) => (item === placeholder ? `${shown} ${invisible}` : shown);

const entries: Record<Mode, (props: EntryProps) => React.JSX.Element> = {
  card: ({ item, location }) => (
    <li className={classOf(item, entry)}>
      <Card variant="row" heading={<span className={name}>{item.name}</span>} icon={item.iconName}>
        <Row>
          <Badge>{location}</Badge>
          <Badge>{recommendationsMessages.recommended}</Badge>
        </Row>
        <Row>
          <Link item={item} href="/services" label={recommendationsMessages.details} />
          <Link item={item} href="/contact" label={recommendationsMessages.getStarted} />
        </Row>
      </Card>
    </li>
  ),
  banner: ({ item, room }) => (
    <li className={classOf(item, entry)}>
      <Card heading={<ReservedText longest={room.name}>{item.name}</ReservedText>} icon={item.iconName}>
        <div className={reasonAndActions}>
          <Reason item={item} room={room} />
          <Row>
            <ButtonLink href="/services">
              <WholeLabel
                whole={fill(offersMessages.learnMoreAbout, { subject: item.name })}
                shown={offersMessages.learnMore}
              />
            </ButtonLink>
            <ButtonLink href="/contact" variant="secondary">
              {recommendationsMessages.contactUs}
            </ButtonLink>
          </Row>
        </div>
      </Card>
    </li>
  ),
  inline: ({ item }) => (
    <li className={classOf(item, line)}>
      <strong>{item.name}</strong>
      <Link item={item} href="/services" label={recommendationsMessages.view} />
    </li>
  ),
};

function Reason({ item, room }: Pick<EntryProps, 'item' | 'room'>) {
  return (
    <Text>
      <ReservedText longest={room.reason}>{item.reason}</ReservedText>
    </Text>
  );
}

/** A link whose accessible name contains the service; empty space for a placeholder. */
function Link({ item, href, label }: { item: RecommendedService; href: string; label: string }) {
  return item === placeholder ? (
    <span className={link} />
  ) : (
    <a
      className={link}
      href={href}
      aria-label={fill(recommendationsMessages.actionFor, { action: label, service: item.name })}
    >
      {label}
    </a>
  );
}
