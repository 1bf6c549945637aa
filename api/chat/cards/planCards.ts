import { formatMoney } from '../../../data/rules/money/formatMoney.ts';
import type { AddOn, Plan } from '../../../data/rules/schema/plan.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { type Card, cardId } from '../card.ts';
import { cardOf, type CardTexts, items } from './cardTexts.ts';
import { listText } from '../../../data/rules/text/listText.ts';

/** What plans and add-ons are, cost and hold. */
export function planCards(site: Site, texts: CardTexts): Card[] {
  const { pricing, provider, assistant } = site;
  const links = [{ title: texts.pricing, href: '/pricing' }];
  const byName = Map.groupBy([...pricing.calculatorAddOns, ...pricing.planAddOns], ({ name }) => name);
  return [
    ...pricing.plans.map(({ id, name, description, features, basePrice }) =>
      cardOf({
        id: cardId.plan(id),
        subject: 'plans',
        question: fill(texts.planAbout, { plan: name }),
        answer: [
          fill(texts.planPrice, { plan: name, price: formatMoney(basePrice, provider), description }),
          items(features),
        ].join('\n'),
        wordings: [fill(texts.planPhrase, { plan: name })],
        next: pricing.plans.filter((other) => other.id !== id).map((other) => cardId.plan(other.id)),
        links,
      }),
    ),
    ...plansInOrder(site).flatMap((plan, at, all) =>
      all.slice(0, at).map((less) => difference(less, plan, texts, links)),
    ),
    ...plansInOrder(site).flatMap((plan, at, all) =>
      plan.features
        .filter((feature) => !all.some(({ name }) => feature.includes(name)))
        .map((feature, of) =>
          featureOfPlans(feature, `${plan.id}:${of}`, { less: all.slice(0, at), more: all.slice(at) }, texts),
        ),
    ),
    ...[...byName].map(([name, all]) =>
      cardOf({
        id: cardId.addOn(all[0]?.id ?? ''),
        subject: 'addOns',
        question: fill(texts.addOnAbout, { name }),
        answer: [
          fill(texts.addOnIs, { name, description: all[0]?.description ?? '' }),
          ...all.map((addOn) => priceWithScope(addOn, site, texts)),
        ].join(' '),
        wordings: all.flatMap(({ id, description }) => [description, ...(assistant.aliases.addOns[id] ?? [])]),
        links,
      }),
    ),
  ];
}

/** Which plans have something that the smaller ones don't. */
function featureOfPlans(
  feature: string,
  id: string,
  { less, more }: { less: readonly Plan[]; more: readonly Plan[] },
  texts: CardTexts,
): Card {
  const names = (plans: readonly Plan[]) =>
    listText(
      plans.map(({ name }) => name),
      'en',
    );
  return cardOf({
    id: `feature:${id}`,
    subject: 'features',
    question: fill(texts.featureOf, { feature }),
    answer: fill(less.length > 0 ? texts.featureNot : texts.featureAll, {
      feature,
      more: names(more),
      less: names(less),
    }),
    wordings: [feature],
    next: more.slice(0, 1).map((plan) => cardId.plan(plan.id)),
    links: [{ title: texts.pricing, href: '/pricing' }],
  });
}

/** A price with the condition that it holds under: the same thing costs another price month to month. */
const priceWithScope = (addOn: AddOn, site: Site, texts: CardTexts): string => {
  const isMonthly = site.pricing.planAddOns.includes(addOn) && !addOn.oneTime && addOn.pricingType !== 'custom';
  return fill(isMonthly ? texts.monthToMonth : texts.withPlan, { price: priceOf(addOn, site, texts) });
};

export const priceOf = ({ price, pricingType, oneTime }: AddOn, { provider }: Site, texts: CardTexts): string =>
  pricingType === 'custom'
    ? texts.quoted
    : fill(oneTime ? texts.once : pricingType === 'per-user' ? texts.perUser : texts.perMonth, {
        price: formatMoney(price, provider),
      });

export const plansInOrder = ({ pricing }: Site) => pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);

/** What a plan has beyond a smaller one. */
function difference(less: Plan, more: Plan, texts: CardTexts, links: Card['links']): Card {
  const values = { less: less.name, more: more.name };
  const added = more.features.filter((feature) => !feature.includes(less.name));
  return cardOf({
    id: cardId.difference(less.id, more.id),
    subject: 'plans',
    question: fill(texts.plansDiffer, values),
    answer: [fill(texts.planAdds, values), items(added)].join('\n'),
    wordings: texts.differPhrases.split(' | ').map((phrase) => fill(phrase, values)),
    next: [cardId.plan(less.id), cardId.plan(more.id)],
    links,
  });
}
