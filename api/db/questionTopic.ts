/** What was offered for a question: the id of the nearest card, and whether its button was pressed. */
export interface QuestionTopic {
  card: string;
  isPressed: boolean;
}

/** A question as it is kept, with its topic behind it. What looks like one in the words of a visitor is taken for none later. */
export function withTopic(text: string, topic: QuestionTopic | undefined): string {
  const words = text.replace(/\[(?=like\s)/gi, '(');
  return topic ? `${words} [like ${topic.card}${topic.isPressed ? '; pressed' : ''}]` : words;
}

/** The last one alone: in front of it are the words of a visitor, who may have written another. */
const written = /^(.*)\[like ([\w:.-]+)((?:; [^\][;]+)*)\]$/su;

/** Takes a question apart that was kept; older ones have no topic. */
export function readTopic(text: string): { words: string; topic: QuestionTopic | undefined } {
  const [, words, card, rest = ''] = written.exec(text) ?? [];
  if (words === undefined || card === undefined) return { words: text, topic: undefined };
  return { words: words.trimEnd(), topic: { card, isPressed: rest === '; pressed' } };
}
