import { fill } from '../../../data/text/fill.ts';
import { firstSentences } from '../../../data/text/firstSentences.ts';
import { thresholds } from '../decide/policy.ts';
import type { Answer, AnswerInput, AnswerTools } from './answer.ts';

const maxCharacters = 320;

/** What is said where no intent answers: the nearest page with its sentence, or the way to a person. */
export function makeFallback({ site, retriever, texts: textsOf }: AnswerTools) {
  const phone = site.provider.phone.display;
  return (input: AnswerInput): Answer => {
    const texts = textsOf(input.language);
    const subjects = input.named.entities.map(({ kind, id }) => `${kind}:${id}`);
    const [found] = retriever.find(input.query, { subjects }, 1);
    if (found && found.coverage >= thresholds.coverage)
      return {
        text: `${texts.handOver.help} ${input.language === 'fr' ? '' : firstSentences(found.fact.text, maxCharacters)}`.trim(),
        links: [found.fact.page],
        factIds: [found.fact.id],
        actions: [{ kind: 'contact', title: texts.contact.form, note: input.text }],
      };
    const [subject] = input.named.entities;
    return {
      text: fill(texts.handOver.understood, {
        what: subject ? fill(texts.handOver.about, { subject: nameOf(subject.id, subject.kind) }) : '',
        phone,
      }),
      actions: [
        { kind: 'call', title: fill(texts.contact.call, { phone }) },
        { kind: 'contact', title: texts.contact.form, note: input.text },
      ],
      links: [{ title: texts.contact.form, href: '/contact' }],
      handOver: true,
    };
  };

  function nameOf(id: string, kind: string): string {
    const records: Record<string, readonly { id?: string; slug?: string; name?: string; term?: string }[]> = {
      plan: site.pricing.plans,
      addOn: [...site.pricing.calculatorAddOns, ...site.pricing.planAddOns],
      service: site.services,
      area: site.serviceAreas,
      industry: site.industries,
      place: site.locations,
      term: site.glossary,
    };
    const record = records[kind]?.find((one) => one.id === id || one.slug === id);
    return record?.name ?? record?.term ?? id;
  }
}
