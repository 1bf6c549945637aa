/** What was offered for a question: the id of the nearest card, and whether its button was pressed. */
export interface QuestionTopic {
  intent: string;
  /** Kind and value, separated by a space: "choice pressed" where the visitor took the card. */
  records: readonly string[];
}

/** A question as it is kept, with its topic behind it. What looks like one in the words of a visitor is taken for none later. */
export function withTopic(text: string, topic: QuestionTopic | undefined): string {
  const words = text.replace(/\[(?=like\s)/gi, '(');
  return topic ? `${words} [${[`like ${topic.intent}`, ...topic.records].join('; ')}]` : words;
}

/** The last one alone: in front of it are the words of a visitor, who may have written another. */
const written = /^(.*)\[like ([\w:.-]+)((?:; [^\][;]+)*)\]$/su;

/** Takes a question apart that was kept; older ones have no topic. */
export function readTopic(text: string): { words: string; topic: QuestionTopic | undefined } {
  const [, words, intent, named = ''] = written.exec(text) ?? [];
  if (words === undefined || intent === undefined) return { words: text, topic: undefined };
  return { words: words.trimEnd(), topic: { intent, records: named.split('; ').slice(1) } };
}
