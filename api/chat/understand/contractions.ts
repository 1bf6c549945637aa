/** Shortened forms with an apostrophe; without one "we're" would be read as "were". */
const forms: [RegExp, string][] = [
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/gi, ' not'],
  [/\b(what|who|where|when|why|how|that|there|here|it|he|she)'s\b/gi, '$1 is'],
  [/'re\b/gi, ' are'],
  [/\bi'm\b/gi, 'i am'],
  [/'ll\b/gi, ' will'],
  [/'ve\b/gi, ' have'],
  [/\b(i|we|you|they|he|she|it|what|who)'d\b/gi, '$1 would'],
];

export function withoutContractions(text: string): string {
  return text.includes("'") ? forms.reduce((rest, [form, whole]) => rest.replace(form, whole), text) : text;
}
