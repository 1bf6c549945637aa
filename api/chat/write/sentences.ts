/** The beginning of a text in whole sentences, at most so many characters; the first sentence always. */
export function firstSentences(text: string, most: number): string {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [text];
  let said = '';
  for (const sentence of sentences) {
    if (said && said.length + sentence.trimEnd().length > most) break;
    said += sentence;
  }
  return said.trim();
}
