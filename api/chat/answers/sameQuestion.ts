import { stem } from '../../../data/search/stem.ts';
import { words } from '../../../data/search/words.ts';

/** Matches a question that yes or no answers, at the beginning of a text or of a sentence in it. */
export const yesOrNo =
  /(?:^|[.!?,;:]\s*|\b(?:and|but|so|or|hi|hello|hey)\s+)(?:do|does|did|is|are|was|were|can|could|will|would|have|has|may|must|should)\b/i;

/** Matches a yes or no at the beginning of a text, which answers the question of its page and maybe not the visitor's. */
export const opening = /^(?:Yes|No|Both)[.:,]\s+/;

/**
 * Makes a function that tells whether a visitor asks the question of a page: one that yes or no answers, with every word of it
 * that carries meaning. A question with other words may have the other answer.
 */
export function makeSameQuestion(functionWords: ReadonlySet<string>): (ofPage: string, ofVisitor: string) => boolean {
  const stemsOf = (text: string) => words(text).flatMap((word) => (functionWords.has(word) ? [] : [stem(word)]));
  return (ofPage, ofVisitor) => {
    if (!yesOrNo.test(ofPage) || !yesOrNo.test(ofVisitor)) return false;
    const wanted = stemsOf(ofPage);
    const given = new Set(stemsOf(ofVisitor));
    return wanted.length > 0 && wanted.every((one) => given.has(one));
  };
}
