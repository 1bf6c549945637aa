import type { AvoidedWords } from '../../../data/wording/avoidedWords.ts';

/**
 * The search for avoided words in a text. It answers with the words found, each with its neighbours and what is written
 * instead; where an exception stands, its words are not searched.
 */
export function avoidedWordsIn(list: readonly AvoidedWords[]): (text: string) => string[] {
  const rules = list.map(({ avoid, instead, except = [] }) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${avoid.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    exceptions: except.length > 0 ? new RegExp(except.map(escaped).join('|'), 'giu') : undefined,
    instead,
  }));
  const any = new RegExp(rules.map(({ pattern }) => pattern.source).join('|'), 'iu');
  return (text) => {
    // One search for all rules first: nearly every page holds none of them.
    if (!any.test(text)) return [];
    return rules.flatMap(({ pattern, exceptions, instead }) => {
      const searched = exceptions ? text.replace(exceptions, '') : text;
      return [...searched.matchAll(pattern)].map(
        ({ index, 0: found }) =>
          `"${searched.slice(Math.max(0, index - 40), index + found.length + 40).trim()}": write ${instead}`,
      );
    });
  };
}

/** A phrase as a pattern, with any white space between its words and any ending for the star. */
function patternOf(phrase: string): string {
  return escaped(phrase.replace(/\*$/, ''))
    .replace(/ /g, '\\s+')
    .concat(phrase.endsWith('*') ? '\\p{L}*' : '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
