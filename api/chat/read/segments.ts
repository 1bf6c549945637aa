import type { Phrases, Vocabulary } from '../../../data/schema/vocabulary.ts';
import { phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';

const maxSegments = 8;
const joints = new Set(['and', 'also', 'plus', ',', 'et', 'or', 'but']);
/** Words before a question in the middle of a sentence that show a new one begins there. */
const minWords = 2;

/** A message cut where a sentence ends, and where a second question begins within one: "… and do you …". */
export function segmentsOf(
  tokens: readonly Token[],
  { questionStarts }: Pick<Vocabulary, 'questionStarts'>,
): Token[][] {
  const segments: Token[][] = [];
  let current: Token[] = [];
  const end = () => {
    if (current.some((token) => token !== ',')) segments.push(current);
    current = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (token === '.' || token === '?') {
      if (token === '?') current.push(token);
      end();
    } else if (current.length === 0 && segments.length > 0 && joints.has(token)) {
      // "…, and do you …" begins with "do you".
    } else if (joints.has(token) && current.length >= minWords && startsQuestion(tokens, at + 1, questionStarts)) end();
    else current.push(token);
  }
  end();
  return segments.slice(0, maxSegments);
}

function startsQuestion(tokens: readonly Token[], at: number, questionStarts: Phrases): boolean {
  const from = joints.has(tokens[at] ?? '') ? at + 1 : at;
  return phraseAt(tokens, from, questionStarts) > 0;
}
