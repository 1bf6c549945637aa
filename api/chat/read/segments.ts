import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';

const maxSegments = 8;
/** Minimum number of words before a question inside a sentence for it to begin a segment of its own. */
const minWords = 2;

/** Splits a message at the ends of sentences, and before a second question within a sentence. */
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
      // The conjunction before the second question is dropped.
    } else if (isJoint(token) && current.length >= minWords && startsQuestion(at + (isJoint(tokens[at + 1]) ? 2 : 1)))
      end();
    else current.push(token);
  }
  end();
  return segments.slice(0, maxSegments);
}
