import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Token } from '../read/tokens.ts';
import type { EntityKind, Mention } from './lexicon.ts';

/** Maximum number of words of a street's name before the word for a street. */
const maxStreetName = 3;
const placeKinds: ReadonlySet<EntityKind> = new Set(['place', 'nearPlace']);

const isPlace = ({ entities }: Mention) => entities.some(({ kind }) => placeKinds.has(kind));

/** Whether a mention of a place is the name of a street or a part of one: "King Street", and "Kingston" in "Kingston Road". */
const isStreet = ({ from, to }: Mention, tokens: readonly Token[], { streets }: Vocabulary): boolean =>
  tokens.slice(from, to + 1).some((token, index) => index > 0 && streets.has(token));

/** Whether the name of a street begins at a token: "Main Street". */
export const beginsStreet = (tokens: readonly Token[], at: number, { streets }: Vocabulary): boolean =>
  tokens.slice(at + 1, at + 1 + maxStreetName).some((token) => streets.has(token));

/**
 * The mentions without the streets where a town is named beside them: a town decides whether it is served, and many towns have a
 * street of the same name.
 */
export function withoutStreets(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): Mention[] {
  const isOfStreet = (mention: Mention) => isPlace(mention) && isStreet(mention, tokens, vocabulary);
  const namesTown = mentions.some((mention) => isPlace(mention) && !isOfStreet(mention));
  // The name of a street with a number is no town: "225 Brant Street".
  const isInAddress = ({ from, to }: Mention) =>
    /^\d+[a-z]?$/.test(tokens[from - 1] ?? '') && vocabulary.streets.has(tokens[to] ?? '');
  return mentions.filter((mention) => !isOfStreet(mention) || !(namesTown || isInAddress(mention)));
}

/**
 * Whether the visitor tells of a street where the provider might come to: with a number ("20 Bloor Street"), or in a town and not
 * as the provider's own ("Main Street" beside a town).
 */
export function namesStreet(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { streets, ofProvider, counting: { nounEnds } }: Vocabulary,
): boolean {
  const isTown = mentions.some(isPlace) && !tokens.some((token) => ofProvider.has(token));
  if (isTown && tokens.some((token, at) => at > 0 && streets.has(token))) return true;
  return tokens.some((token, at) => {
    if (!/^\d+[a-z]?$/.test(token)) return false;
    const name = tokens.slice(at + 1, at + 2 + maxStreetName);
    const end = name.findIndex((word, index) => index > 0 && streets.has(word));
    return end > 0 && !name.slice(0, end).some((word) => nounEnds.has(word));
  });
}
