import type { Entity } from '../extract/lexicon.ts';
import type { Slots } from '../extract/slots.ts';

/** The items of the last list that a message means by their positions. */
export function pickedFrom(listed: readonly Entity[], { positions, all, both }: Slots): Entity[] {
  if (all) return [...listed];
  if (both) return listed.slice(0, 2);
  return positions.flatMap((position) => listed.at(position) ?? []);
}

/** The slots as if the entities had been named. */
export function withEntities(slots: Slots, entities: readonly Entity[]): Slots {
  return {
    ...slots,
    positions: [],
    all: false,
    both: false,
    people: { groups: [], alternatives: false },
    mentions: [
      ...slots.mentions,
      // Before the first token: they stand nowhere in the message.
      ...entities.map((entity, at) => ({ entities: [entity], from: -1 - at, to: -1 - at })),
    ],
  };
}
