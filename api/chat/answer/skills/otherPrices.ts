import { formatStartingPrice } from '../../../../data/money/formatStartingPrice.ts';
import type { AddOn } from '../../../../data/schema/plan.ts';
import type { Service } from '../../../../data/schema/service.ts';
import { type Clause, idsOf } from '../../understand/clause.ts';
import { addOnPrice } from '../../write/addOnPrice.ts';
import { focusOf } from '../focus.ts';
import { contactForm } from '../../write/contactLinks.ts';
import { type Desk, type Part, type Skill, type Turn, certainly, wordsFit } from '../skill.ts';
import { toldOf } from '../told.ts';
import { leastLike } from '../weighing.ts';
import { otherThings, pricePattern } from './quotes.ts';

/** "Quotes from three vendors", "per head or flat": no price is asked for. */
const ofOthers =
  / quotes? (?:from|of) (?:\w+ )?(?:vendors?|suppliers?|providers?|companies|sellers?) | (?:by|per) (?:the )?(?:head|person|user|seat)s? or .*(?:flat|fixed|lump) | (?:flat|fixed) (?:\w+ ){0,2}or (?:\w+ ){0,2}(?:by|per) (?:the )?(?:head|person|user|seat) /;
/** So few words ask for the price of something else. */
const mostOfFollowUp = 6;
/** "What does each of your services start at?" */
const allServices =
  / (?:each|every|all)(?: one)? (?:of )?(?:your |the |those )?(?:single )?services | (?:everything|all) (?:that )?you (?:sell|offer) /;
const pricingPage = { title: 'Pricing', href: '/pricing' };

/** What services start at, what the price of other things is, and which prices are for a person to tell. */
export function otherPriceSkills(desk: Desk): Skill[] {
  const { site, money, list } = desk;
  const { pricing, services, provider } = site;
  const byPrice = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);
  const priceOf = (addOn: AddOn) => addOnPrice(addOn, provider);

  return [
    {
      intent: 'service-price',
      named: true,
      match(turn) {
        const { clause, before } = turn;
        // "Is that for each person or for the whole company?"
        if (
          before.topic === 'service-price' &&
          clause.change.plans.length === 0 &&
          / (?:that|it|this|those|they) /.test(clause.text) &&
          / (?:per|each|every|whole|one|a|for all) (?:user|person|head|company|firm|office|device|computer|seat|month|hour|project)/.test(
            clause.text,
          ) &&
          pricedBefore(turn).length > 0
        )
          return 80;
        // "How much is consulting? And looking after the network?"
        if (/ what (?:does|do|is) (?:\w+ ){1,4}(?:mean|stand for) /.test(clause.text)) return 0;
        if (ofOthers.test(clause.text) && !/ (?:starting|starts|how much) /.test(clause.text)) return 0;
        if (
          before.topic === 'service-price' &&
          clause.named.some(({ entities }) => entities.some(({ type }) => type === 'service')) &&
          clause.words.length <= mostOfFollowUp
        )
          return 78;
        if (!pricePattern.test(clause.text) && !/ (?:hourly|per hour|by the hour|billed|starting) /.test(clause.text))
          return 0;
        if (clause.change.plans.length > 0) return 0;
        // "Does the fee include the internet line?"
        if (
          / (?:fee|price|charge|bill|cost) (?:\w+ )?(?:include|includes|cover|covers|contain|contains) | in (?:there|it|the (?:price|fee)) (?:too|as well|also) | (?:part of|included in) (?:(?:the|that|your) (?:monthly )?(?:fee|price|amount|bill)|it|that|this) /.test(
            clause.text,
          ) &&
          !/ (?:how much|from what price|what price|where does) /.test(clause.text)
        )
          return 0;
        // "Is it charged per person, and from what price?"
        if (
          / (?:from|at) what price | what (?:is )?the (?:starting )?price | starting price /.test(clause.text) &&
          (idsOf(clause, 'service').length > 0 || pricedBefore(turn).length > 0) &&
          before.users === undefined
        )
          return 80;
        if (allServices.test(clause.text)) return 84;
        if (idsOf(clause, 'service').length > 0)
          return before.planIds.length > 0 && before.users !== undefined ? 60 : 77;
        return clause.change.users === undefined &&
          clause.change.addOns.length === 0 &&
          before.users === undefined &&
          toldOffer(turn)
          ? 76
          : 0;
      },
      answer(turn) {
        const named = services.filter(({ id }) => idsOf(turn.clause, 'service').includes(id));
        const told = named.length > 0 ? undefined : toldOffer(turn);
        if (allServices.test(turn.clause.text))
          return {
            text: `${list(services.map((service) => `${service.name} ${formatStartingPrice(service.pricing, provider)}`))}, before tax; these are starting prices. What you pay depends on the number of people, sites and systems.`,
            sources: [{ title: 'Services', href: '/services' }, pricingPage],
          };
        return startingPrices(
          told?.service ? [told.service] : named.length > 0 ? named : pricedBefore(turn),
          told?.addOn ? { ...turn.clause, change: { ...turn.clause.change, addOns: [told.addOn] } } : turn.clause,
        );
      },
    },
    {
      intent: 'minimum',
      named: true,
      match: certainly(
        / (?:per|by|for each) (?:computer|device|machine|endpoint|laptop)s? or (?:per |by |for each )?(?:person|user|head|employee|people) | (?:per|by|for each) (?:person|user|head|employee) or (?:per |by |for each )?(?:computer|device|machine|endpoint|laptop) /,
        wordsFit(
          / (?:pay|price[ds]?|pricing|costs?|charged?|charges|counts?|counted|billed|bill|fees?|users?|seats?|licen[cs]es?) .*(?:per|every|each) (?:device|computer|machine|endpoint|laptop|pc|desktop) | per (?:device|computer|machine|endpoint|laptop|pc|desktop) | (?:every|each) (?:device|computer|machine|endpoint|laptop|pc|desktop) .*(?:pay|price[ds]?|costs?|charged?|counts?|counted|billed|fees?|users?|seats?) | (?:what|who) (?:is|counts as|count as) (?:a |an )?user | (?:count|charge|bill|pay) (?:for )?(?:the )?(?:people|persons|heads|users) or (?:the )?(?:machines|computers|devices|pcs|laptops) | (?:count|charge|bill|pay) (?:for )?(?:the )?(?:machines|computers|devices|pcs|laptops) or (?:the )?(?:people|persons|heads|users) | share (?:\d+ |a |the |one )?(?:computers?|machines?|pcs?|laptops?) .*(?:count|pay|charge|user) /,
          74,
        ),
      ),
      answer() {
        const [best] = desk.faqs.find(
          'minimum number of users a user is a person with an account however many devices',
          1,
        );
        return best && { text: `Plans are priced per user. ${best.passage.answer}`, sources: [pricingPage] };
      },
    },
    {
      intent: 'add-on',
      named: true,
      match: ({ clause }) =>
        clause.change.addOns.length > 0 &&
        !clause.entities.some(({ type }) => type === 'service') &&
        clause.change.users === undefined &&
        clause.change.plans.length === 0 &&
        !/ (?:what is|what does|mean|define|explain) /.test(clause.text)
          ? focusOf(clause, ['addOn', 'area']) < 0.5
            ? 44
            : / (?:do|can) you /.test(clause.text)
              ? 65
              : 58
          : 0,
      answer({ clause }) {
        const named = pricing.calculatorAddOns.filter(({ id }) => clause.change.addOns.includes(id));
        return {
          text: `Yes, as an add-on to any plan. ${named.map((addOn) => `${addOn.name}: ${addOn.description} It costs ${priceOf(addOn)}.`).join(' ')}`,
          sources: [pricingPage],
        };
      },
    },
    {
      intent: 'other-price',
      match: ({ clause, before }) =>
        / (?:weekend|evening|night|holiday|saturday|after hours) (?:package|rate|surcharge|fee)s? /.test(clause.text) &&
        / (?:price|prices|cost|costs|how much|dollars?|figure|charge|fee|rate) /.test(clause.text)
          ? 84
          : pricePattern.test(clause.text) &&
              / (?:how much|charge|charges|cost|costs|price|prices|ballpark|set aside) /.test(clause.text) &&
              !clause.entities.some(({ type }) => type !== 'location' && type !== 'nearby' && type !== 'term') &&
              clause.change.users === undefined &&
              otherThings(clause.words).length > 0 &&
              !before.users
            ? clause.question ||
              / (?:how much|what|tell|give|need|charge) |^ (?:the )?(?:price|prices|cost|costs|rate|rates|fee|fees) /.test(
                clause.text,
              ) ||
              clause.words.length <= 6
              ? 62
              : 40
            : 0,
      answer({ clause, memory }) {
        const things = otherThings(clause.words).join(' ');
        const general = desk.faqs
          .find(things, 8)
          .filter(({ passage, coverage }) => !passage.source.href.startsWith('/services/') && coverage > 0.55);
        const found =
          general.find(({ passage }) => passage.source.href === pricingPage.href) ??
          general.find(({ inTitle }) => inTitle > 0.3);
        if (found) return { text: found.passage.answer, sources: [found.passage.source] };
        const [first] = desk.recognize(clause).best;
        const like =
          (first && first.likeness >= leastLike(clause) ? first.target.passage : undefined) ??
          desk.ranking.find(things, 1).find(({ coverage }) => coverage > 0.6)?.passage;
        const service = services.find(({ id }) => like?.source.href === `/services/${id}`);
        if (service) return startingPrices([service], clause);
        return {
          text: `I have no price for that on this site. You get a figure in writing from a person: call ${provider.phone.display} or send the contact form.`,
          sources: [contactForm(memory, pricing)],
          handOver: true,
        };
      },
    },
    {
      intent: 'hand-over',
      match: wordsFit(
        / (?:mix|combine) (?:\w+ ){0,3}plans | (?:some|half|part) (?:\w+ ){0,3}on (?:\w+ ){1,4}(?:and|rest|others) .* on | different plans for | (?:match|beat) (?:the |their |his |our |a )?(?:\w+ )?(?:price|quote|offer) | (?:negotiate(?! with (?:our|my|the))|negotiable|better price(?! .*(?:staff|people|users|employees|of us))|best price|(?<!(?:bigger|larger|more) .*)lower price|special deal|reduce the price) | (?:was|were|been|got) (?:told(?! to)|promised|offered|quoted) | (?:told|promised|said|agreed|offered) (?:me|us) .*(?:price|dollars?|per user|free|get) | (?:confirm|agree) (?:that )?(?:the |a |this |my )?(?:price|discount|deal) | (?:give|get|want|need) (?:me |us )?(?:a )?\d+ (?:percent )?off | \d+ (?:percent )?off | all plans are free | (?:your|the) (?:\w+ )?(?:last|other|previous|biggest|typical|average|latest) (?:client|customer)s? .*(?:pay|paid|pays|spend|spends|charged) /,
        84,
      ),
      answer: ({ memory }) => ({
        text: `The prices on this site are the only ones I can give: ${list(byPrice.map(({ name, basePrice }) => `${name} ${money(basePrice)}`))} per user per month, with the published discounts for larger teams and for paying by the year. I cannot agree to or confirm anything else. A person can: call ${provider.phone.display} or send the contact form.`,
        sources: [pricingPage, contactForm(memory, pricing)],
        handOver: true,
      }),
    },
  ];

  /** The services whose price was told last. */
  function pricedBefore({ before }: Turn): Service[] {
    return services.filter(({ id }) =>
      (before.subject ?? []).some((entity) => entity.type === 'service' && entity.id === id),
    );
  }

  /** The service or the add-on that was told of. */
  function toldOffer(turn: Turn): { service: Service | undefined; addOn: string | undefined } | undefined {
    return toldOf(desk, turn)
      .map(({ title, source: { href } }) => ({
        service: services.find(({ id }) => href === `/services/${id}`),
        addOn: pricing.calculatorAddOns.find(({ name }) => name === title)?.id,
      }))
      .find(({ service, addOn }) => service ?? addOn);
  }

  function startingPrices(named: readonly Service[], clause: Clause): Part {
    const addOns = pricing.calculatorAddOns.filter(({ id }) => clause.change.addOns.includes(id));
    return {
      text: [
        ...named.map(
          ({ name, pricing: price }) =>
            `${name} starts at ${formatStartingPrice(price, provider)}, before tax. What you pay depends on the number of people, sites and systems; you get the figure in writing before any work begins.`,
        ),
        ...addOns.map((addOn) => `As an add-on to a plan, ${addOn.name} costs ${priceOf(addOn)}.`),
      ].join('\n'),
      sources: named.map(({ id, name }) => ({ title: name, href: `/services/${id}` })),
      suggestions: named.slice(0, 1).map(({ name }) => `What does ${name} include?`),
    };
  }
}
