import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import type { Token } from '../read/tokens.ts';
import type { EntityKind, Mention } from './lexicon.ts';

const industryKinds: ReadonlySet<EntityKind> = new Set(['industry', 'profile']);

/** Whether a mention names an industry by one of its occupations, for example "the bookkeeper". */
const isRole = ({ entities, from, to }: Mention, tokens: readonly Token[], { units }: Vocabulary): boolean =>
  to - from === 1 && entities.every(({ kind }) => industryKinds.has(kind)) && units.people.has(tokens[from] ?? '');

/**
 * The mentions without those that name an occupation of another industry than the firm's: a law firm has a bookkeeper, too.
 */
export function withoutRoles(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  /** Whether the visitor named the firm's industry in an earlier message. */
  { isKnown = false } = {},
): Mention[] {
  const isOfFirm = (mention: Mention) =>
    mention.entities.some(({ kind }) => industryKinds.has(kind)) && !isRole(mention, tokens, vocabulary);
  const isNamed = isKnown || mentions.some(isOfFirm);
  return mentions.filter((mention) => !isNamed || !isRole(mention, tokens, vocabulary));
}
