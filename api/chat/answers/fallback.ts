import { fill } from '../../../data/text/fill.ts';
import type { Answer, AnswerInput, AnswerTools } from './answer.ts';

/** The answer where no intent has one: the nearest page with its sentence, or the contact details. */
export function makeFallback({ site, retriever, cards, texts: textsOf }: AnswerTools) {
  const phone = site.provider.phone.display;
  const allServices = { title: site.messages.assistantFacts.allServices, href: '/services' };
  const support = site.claims.find(({ id }) => id === 'support')?.value ?? site.provider.hours.label;
  return (input: AnswerInput, { maybeUrgent }: { maybeUrgent: boolean }): Answer => {
    const texts = textsOf(input.language);
    const subjects = input.named.entities.map(({ kind, id }) => `${kind}:${id}`);
    const [found] = retriever.find(input.query, { subjects }, 1);
    const page = found?.hasRarest ? [found.fact.page] : [];
    if (input.language === 'fr')
      return {
        text: site.messages.assistantTalk.french,
        links: page.length > 0 ? page : [allServices],
        handOver: true,
      };
    const near = maybeUrgent ? undefined : cards.near(input.text);
    if (near) return near;
    const [subject] = input.named.entities;
    return {
      text: fill(texts.handOver.understood, {
        what: subject ? fill(texts.handOver.about, { subject: nameOf(subject.id, subject.kind) }) : '',
        phone,
      }).concat(maybeUrgent ? ` ${fill(texts.danger.maybe, { phone, support })}` : ''),
      actions: [
        { kind: 'call', title: fill(texts.contact.call, { phone }) },
        { kind: 'contact', title: texts.contact.form, note: input.text },
      ],
      links: [...page, { title: texts.contact.form, href: '/contact' }],
      handOver: true,
    };
  };

  function nameOf(id: string, kind: string): string {
    const records: Record<string, readonly { id?: string; slug?: string; name?: string; term?: string }[]> = {
      plan: site.pricing.plans,
      addOn: [...site.pricing.calculatorAddOns, ...site.pricing.planAddOns],
      service: site.services,
      serviceCategory: site.serviceCategories,
      industry: site.industries,
      place: site.locations,
      term: site.glossary,
    };
    const record = records[kind]?.find((one) => one.id === id || one.slug === id);
    return record?.name ?? record?.term ?? id;
  }
}
