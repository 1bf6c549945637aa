/** The beginning of a text in whole sentences, at most so many characters; the first sentence always. */
export function firstSentences(text: string, most: number): string {
  const sentences = sentencesOf(text);
  let said = '';
  for (const sentence of sentences) {
    if (said && said.length + sentence.trimEnd().length > most) break;
    said += sentence;
  }
  return said.trim();
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [text];
}

/** The sentences of a text, in their order, that `worth` finds most in, at most so many characters; all of a short text. */
export function bestSentences(text: string, most: number, worth: (sentence: string) => number): string {
  if (text.length <= most) return text.trim();
  const sentences = sentencesOf(text);
  const worths = sentences.map(worth);
  let best = { from: 0, to: 1, worth: -1 };
  for (let from = 0; from < sentences.length; from++) {
    let length = 0;
    let sum = 0;
    for (let to = from; to < sentences.length; to++) {
      length += (sentences[to] as string).length;
      if (to > from && length > most) break;
      sum += worths[to] as number;
      if (sum > best.worth) best = { from, to: to + 1, worth: sum };
    }
  }
  // What stands around it belongs to it, as far as there is room.
  let { from, to } = best;
  const room = () => sentences.slice(from, to).join('').length;
  while (to < sentences.length && room() + (sentences[to] as string).length <= most) to += 1;
  while (from > 0 && room() + (sentences[from - 1] as string).length <= most) from -= 1;
  return sentences.slice(from, to).join('').trim();
}
