import { normalizeText } from '../../../data/rules/search/normalizeText.ts';
import { stem } from '../../../data/rules/search/stem.ts';
import { editDistance } from '../../../data/rules/text/editDistance.ts';

/** Whether the stems of a sentence show one of the signs. */
export type Signs = (stems: readonly string[]) => boolean;

interface Line {
  all: readonly (readonly string[])[];
  none: ReadonlySet<string>;
}

/** A misspelled word of as many letters is still the word. */
const longEnough = 7;

/** Reads signs as `signsSchema` describes them. */
export function makeSigns(lines: readonly string[]): Signs {
  const parsed = lines.map((line): Line => {
    const parts = line.split(/\s+/);
    return {
      all: parts.filter((part) => !part.startsWith('!')).map((part) => part.split('|').map(stemOf)),
      none: new Set(parts.filter((part) => part.startsWith('!')).map((part) => stemOf(part.slice(1)))),
    };
  });
  return (stems) => parsed.some(({ all, none }) => matches(stems, all) && !stems.some((one) => none.has(one)));
}

/** Each group takes a word of its own, so that one word never stands for two. */
function matches(stems: readonly string[], groups: Line['all'], at = 0, used: readonly number[] = []): boolean {
  const group = groups[at];
  if (!group) return true;
  return stems.some(
    (word, index) =>
      !used.includes(index) &&
      group.some((sign) => isSame(word, sign)) &&
      matches(stems, groups, at + 1, [...used, index]),
  );
}

function isSame(word: string, sign: string): boolean {
  if (word === sign) return true;
  return sign.length >= longEnough && word[0] === sign[0] && editDistance(word, sign, 1) !== undefined;
}

const stemOf = (word: string): string => stem(normalizeText(word));
