import { sentences } from '../../../data/rules/text/sentences.ts';
import { stem } from '../../../data/rules/search/stem.ts';
import { wordsOf } from '../read/sentences.ts';

/** Words that turn a statement into its opposite, or that limit it. */
const denials = new Set(
  'no not never neither nor nothing none without unless except only cannot nobody against before until if quoted ask'.split(
    ' ',
  ),
);
/** Words of speech that state nothing. */
const neutral = new Set(
  `the a an is are be been do does did you your we our us it its this that these those there here and or but so then as at by for from in into of on to
  with have has had can will would also each all any what which who how when where yes please well just more most they them their i me my than about up out
  get gets make makes one both if`.split(/\s+/),
);
/** A sentence of the cards holds at least so much of a sentence of the reply. */
const minShared = 0.5;

/**
 * Whether everything that a text states stands in its sources: each word that says something, each figure and name, and each
 * sentence with the same denials as the one that it was taken from. A "yes" needs a source that says yes.
 */
export function isSupported(text: string, sources: readonly string[]): boolean {
  const all = sources.flatMap((source) => sentences(source.replaceAll('\n- ', '. ')).map(read));
  const known = new Set(all.flatMap(({ stems }) => [...stems]));
  const figures = new Set(sources.flatMap(figuresIn));
  if (figuresIn(text).some((figure) => !figures.has(figure))) return false;
  if (/^\s*(?:yes|oui)\b/i.test(text) && !sources.some((source) => /^\s*yes\b/i.test(source))) return false;
  return sentences(text)
    .map(read)
    .every(({ stems, denied }) => {
      if (stems.size === 0) return true;
      if ([...stems].some((word) => !known.has(word))) return false;
      const best = all
        .map((source) => ({ source, shared: [...stems].filter((word) => source.stems.has(word)).length / stems.size }))
        .toSorted((a, b) => b.shared - a.shared)[0];
      return best !== undefined && best.shared >= minShared && best.source.denied === denied;
    });
}

function read(text: string) {
  const words = wordsOf(text);
  const significant = words.filter((word) => !neutral.has(word) && !denials.has(word));
  return { stems: new Set(significant.map(stem)), denied: words.some((word) => denials.has(word)) };
}

const figuresIn = (text: string): string[] =>
  (text.match(/[$€]?\d[\d,.:]*(?:\s?%)?/g) ?? []).map((figure) => figure.replace(/[.,:]$/, ''));
