import { seoMessages } from '#data/messages/seo.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import { fill } from '#data/rules/text/fill.ts';
import { sentences } from '#data/rules/text/sentences.ts';

/** In words. */
const length = { least: 40, most: 60 };

/**
 * A page in 40 to 60 words, for whoever reads no more than that: the sentences of its own texts, as far as they fit,
 * completed with where the provider works and how to reach it.
 */
export function quickAnswer(texts: readonly string[], { name, area, phone, hours }: Provider): string {
  const facts = { name, area: area.name, phone: phone.display, hours: hours.label };
  const answer: string[] = [];
  let words = 0;
  for (const sentence of [...texts, fill(seoMessages.everyPage, facts)].flatMap(sentences)) {
    const ended = /[.?!]["')\]]?$/.test(sentence) ? sentence : `${sentence}.`;
    const added = ended.split(/\s+/).length;
    if (words >= length.least) break;
    if (words + added > length.most || answer.includes(ended)) continue;
    answer.push(ended);
    words += added;
  }
  return answer.join(' ');
}
