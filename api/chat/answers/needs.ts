import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import type { FactPage } from '../../../data/facts/fact.ts';
import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import type { QuoteState } from '../quotes/draft.ts';
import { evidenceBesideKind } from '../thresholds.ts';
import { notHere } from './policies.ts';
import { type Answer, type Answerer, type Answerers, type AnswerTools, withItems } from './answer.ts';

const maxFound = 12;
/** Kinds of records that can meet a need. */
const offered = /^(?:service|serviceCategory|addOn|plan):/;

/** Answers about the service that meets a need, work without a plan, and documents that a person has to send. */
export function needAnswerers({ site, retriever, texts: textsOf }: AnswerTools): Answerers {
  const { services, provider, messages } = site;
  const talk = messages.assistantTalk;
  const { policies } = site.assistant;
  const needNext = policies.need?.text ?? '';
  const phone = provider.phone.display;
  // English for all visitors, like the records they state; each answer is marked `english`.
  const { contact, quote: quoteTexts } = textsOf('en');
  const priceOf = ({ pricing }: (typeof services)[number]) => formatStartingPrice(pricing, site);

  const need: Answerer = (input) => {
    const own = input.named.entities.map(({ kind, id }) => `${kind}:${id}`);
    const ids = input.named.ids('service');
    const named = ids.length === 1 && services.find(({ id }) => ids.includes(id));
    if (named) return fitting(named, site, { title: named.name, href: `/services/${named.id}` });
    const found = retriever
      .find(input.text, { subjects: own }, maxFound)
      .find(({ fact, strength }) => offered.test(fact.subject) && fact.value && strength >= evidenceBesideKind);
    if (!found)
      return {
        text: [fill(talk.needUnknown, { phone }), needNext].filter(Boolean).join(' '),
        actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
        links: [{ title: contact.form, href: '/contact' }],
        english: true,
      };
    const { fact } = found;
    const service = services.find(({ id }) => fact.subject === `service:${id}`);
    if (service) return { ...fitting(service, site, fact.page), factIds: [fact.id] };
    return {
      text: [fill(talk.need, { service: fact.page.title }), fact.text, needNext].filter(Boolean).join(' '),
      links: [fact.page, { title: contact.form, href: '/contact' }],
      factIds: [fact.id],
      english: true,
    };
  };

  const jobs = services.filter(({ pricing }) => isOfJobs(pricing));
  const oneTimeHelp: Answerer = (input) => {
    const policy = policies['one-time-help'];
    if (!policy || jobs.length === 0) return notHere(input, textsOf(input.language), phone);
    const prices = jobs.map((service) => fill(talk.serviceFrom, { service: service.name, price: priceOf(service) }));
    return {
      text: [
        withItems(policy.text, prices),
        ...(site.assistant.helpsAnyone ? [fill(talk.oneTimeUrgent, { phone })] : []),
      ].join('\n'),
      actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
      links: [{ title: contact.form, href: '/contact' }],
      english: true,
    };
  };

  const sendMe: Answerer = ({ text, state }): Answer => ({
    text: talk.sendMe,
    actions: [{ kind: 'contact', title: contact.form, note: noteOf(state.quote) ?? text }],
    links: [{ title: contact.form, href: '/contact' }],
    handOver: true,
    english: true,
  });

  /** The last quote, for the person who sends it. */
  function noteOf({ drafts: [draft], addOnIds }: QuoteState): string | undefined {
    if (!draft) return undefined;
    const { plans, calculatorAddOns } = site.pricing;
    const lines = draft.lines.map(
      ({ planId, people }) => `${plans.find(({ id }) => id === planId)?.name ?? planId}: ${people}`,
    );
    const names = addOnIds.flatMap((addOnId) => calculatorAddOns.find(({ id }) => id === addOnId)?.name ?? []);
    return fill(quoteTexts.summary, { what: [...lines, ...names].join(', ') });
  }

  return { need, 'one-time-help': oneTimeHelp, 'send-me': sendMe };
}

/** A service that meets a need: what it is, its price, and what to tell next. */
function fitting(service: Site['services'][number], site: Site, page: FactPage): Answer {
  const { assistantTalk: talk, assistant } = site.messages;
  const price = formatStartingPrice(service.pricing, site);
  return {
    text: [
      fill(talk.need, { service: service.name }),
      service.description,
      fill(talk.serviceFrom, { service: service.name, price }),
      site.assistant.policies.need?.text ?? '',
    ]
      .filter(Boolean)
      .join(' '),
    links: [page, { title: assistant.contact.form, href: '/contact' }],
    state: { subjects: [{ kind: 'service', id: service.id }] },
    english: true,
  };
}

/** Whether a service is billed by the job or by the hour instead of monthly. */
const isOfJobs = ({ pricingModel }: Site['services'][number]['pricing']): boolean =>
  pricingModel === 'project' || pricingModel === 'per-hour';
