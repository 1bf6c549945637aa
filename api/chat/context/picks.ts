import type { Entity, Mention } from '../extract/lexicon.ts';
import type { Slots } from '../extract/slots.ts';

/** The items of the last list that a message picks by their positions. */
export function pickedFrom(listed: readonly Entity[], { positions, all, both }: Slots): Entity[] {
  if (all) return [...listed];
  if (both) return listed.slice(0, 2);
  return positions.flatMap((position) => listed.at(position) ?? []);
}

/** A mention of a record that the message does not name: it covers no tokens. */
export const pickedMention = (entity: Entity, index = 0): Mention => ({
  entities: [entity],
  from: -1 - index,
  to: -1 - index,
});

/** The slots with mentions of these entities. */
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
