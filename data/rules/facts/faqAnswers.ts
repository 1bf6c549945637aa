import type { Site } from '../schema/site.ts';

/** The answers of the questions on pages that stand by themselves, by the question. */
export function faqAnswers({ faqs, planServices }: Pick<Site, 'faqs' | 'planServices'>): Map<string, string> {
  const items = [...faqs.home, ...faqs.contact, ...faqs.pricing, ...planServices.flatMap(({ faq }) => faq)];
  return new Map(items.map(({ question, answer }) => [question, answer]));
}
