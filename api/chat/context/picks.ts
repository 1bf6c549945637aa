import type { Entity, Mention } from '../extract/lexicon.ts';
import type { Slots } from '../extract/slots.ts';

/** The items of the last list that a message means by their positions. */
export function pickedFrom(listed: readonly Entity[], { positions, all, both }: Slots): Entity[] {
  if (all) return [...listed];
  if (both) return listed.slice(0, 2);
  return positions.flatMap((position) => listed.at(position) ?? []);
}

/** A record as if it had been named, before the first token: it stands nowhere in the message. */
export const pickedMention = (entity: Entity, index = 0): Mention => ({
  entities: [entity],
  from: -1 - index,
  to: -1 - index,
});

/** The slots as if the entities had been named. */
export function withEntities(slots: Slots, entities: readonly Entity[]): Slots {
  return {
    ...slots,
    positions: [],
    all: false,
    both: false,
    people: { groups: [], alternatives: false },
    mentions: [...slots.mentions, ...entities.map(pickedMention)],
  };
}
