import type { Site } from '#data/rules/schema/site.ts';

/** A question with its answer, and where that can be checked. */
export interface ShownAnswer {
  id: string;
  question: string;
  answer: string;
  evidence: { label: string; href: string } | { onRequest: string };
}

/** The questions that have an answer, in their order; those that proof answers with the first of its kind. */
export function shownAnswers({ ownAnswers, proof }: Pick<Site, 'ownAnswers' | 'proof'>): ShownAnswer[] {
  return ownAnswers.flatMap((own): ShownAnswer[] => {
    const { id, question } = own;
    if ('answer' in own) return [own];
    const found = 'proof' in own && proof.find(({ kind }) => kind === own.proof);
    if (!found) return [];
    const { value, evidence } = found;
    return [
      {
        id,
        question,
        answer: value,
        evidence: 'url' in evidence ? { label: evidence.label, href: evidence.url } : evidence,
      },
    ];
  });
}
