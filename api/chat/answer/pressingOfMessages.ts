import type { PressingKind } from '../../../data/schema/assistant.ts';
import type { Understood } from '../understand/understand.ts';
import type { makePressing, Pressing } from './pressing.ts';

/** So many words are read as one. */
const mostOfPart = 60;
/** What a part of a long message has to be surer of: there is much in a story. */
const ofStory = 2;

/** A long message is of a kind where one of its parts is; each message is looked at once. */
export function ofMessages(press: ReturnType<typeof makePressing>): (message: Understood) => Pressing {
  const known = new WeakMap<Understood, Pressing>();
  return (message) => {
    const before = known.get(message);
    if (before) return before;
    const most: Partial<Record<PressingKind, number>> = {};
    const parts = partsOf(message);
    for (const words of parts)
      for (const [kind, odds] of Object.entries(press(words)) as [PressingKind, number][])
        most[kind] = Math.max(most[kind] ?? -Infinity, parts.length > 1 ? odds - ofStory : odds);
    known.set(message, most);
    return most;
  };
}

/** The words of a message, in parts of several sentences where it is long. */
function partsOf({ whole, clauses }: Understood): readonly (readonly string[])[] {
  if (clauses.reduce((sum, { words }) => sum + words.length, 0) <= mostOfPart) return [whole.words];
  const parts: string[][] = [[]];
  for (const { words } of clauses) {
    if ((parts.at(-1)?.length ?? 0) + words.length > mostOfPart) parts.push([]);
    parts.at(-1)?.push(...words);
  }
  return parts;
}
