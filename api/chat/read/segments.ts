import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';

const maxSegments = 8;
/** Words before a question in the middle of a sentence that show a new one begins there. */
const minWords = 2;

/** A message cut where a sentence ends, and where a second question begins within one: "… and do you …". */
export function segmentsOf(
  tokens: readonly Token[],
  { questionStarts, joints }: Pick<Vocabulary, 'questionStarts' | 'joints'>,
): Token[][] {
  const isJoint = (token = '') => token === ',' || joints.has(token);
  const segments: Token[][] = [];
  let current: Token[] = [];
  const startsQuestion = (at: number) => phraseAt(tokens, at, questionStarts) > 0;
  const end = () => {
    if (current.some((token) => token !== ',')) segments.push(current);
    current = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (token === '.' || token === '?') {
      if (token === '?') current.push(token);
      end();
    } else if (current.length === 0 && segments.length > 0 && isJoint(token)) {
      // "…, and do you …" begins with "do you".
    } else if (isJoint(token) && current.length >= minWords && startsQuestion(at + (isJoint(tokens[at + 1]) ? 2 : 1)))
      end();
    else current.push(token);
  }
  end();
  return segments.slice(0, maxSegments);
}
