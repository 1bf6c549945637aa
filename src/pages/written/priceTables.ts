import { guidesSourceMessages } from '#data/messages/guides.ts';
import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import { planMonthly } from '#data/rules/prices/planMonthly.ts';
import { planQuote } from '#data/rules/prices/planQuote.ts';
import type { Plan, Pricing } from '#data/rules/schema/plan.ts';
import { fill } from '#data/rules/text/fill.ts';
import { addOnPrice, discountSteps, nameAtLevel, percent, surcharge } from '../../features/calculator/priceTexts.ts';
import type { ShownBlock } from './shownBlock.ts';
import { calculatorLink } from './calculatorLink.ts';

type Shown<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { kind: Kind }>;
const texts = guidesSourceMessages;

/** The monthly total of every plan, each a link to the calculator with the same values. */
export function planPrices(
  pricing: Pricing,
  money: MoneyFormat,
  { caption, sizes }: { caption: string; sizes: readonly number[] },
): Shown<'table'> {
  return {
    kind: 'table',
    caption,
    head: [texts.people, texts.discount, ...pricing.plans.map(({ name }) => name)],
    rows: sizes.map((users) => [
      String(users),
      percent(planQuoteDiscount(pricing, users)),
      ...pricing.plans.map(({ id, minUsers }) =>
        users < minUsers
          ? fill(texts.fromUsers, { users: minUsers })
          : {
              label: formatMoney(planQuote(pricing, id, users).monthly, money),
              href: calculatorLink(pricing, { planId: id, users }),
            },
      ),
    ]),
  };
}

function planQuoteDiscount({ volumeDiscounts }: Pricing, users: number): number {
  return planMonthly(0, users, 1, volumeDiscounts).percent;
}

export function planFeatures(plans: readonly Plan[], money: MoneyFormat): Shown<'features'> {
  return {
    kind: 'features',
    items: plans.map(({ name, basePrice, responseTime, helpDeskHours, minUsers, features }) => ({
      title: fill(texts.moreFeatures, { plan: name, price: formatMoney(basePrice, money) }),
      facts: fill(texts.facts, { responseTime, hours: helpDeskHours, users: minUsers }),
      items: features,
    })),
  };
}

/** What a plan costs in each industry. */
export function industryPrices(
  pricing: Pricing,
  money: MoneyFormat,
  { caption, plan: planId, users }: { caption: string; plan: string; users: number },
): Shown<'table'> {
  const plan = planOf(pricing, planId);
  return {
    kind: 'table',
    caption,
    head: [texts.industry, texts.change, fill(texts.perMonth, { plan: plan.name, users })],
    rows: pricing.profiles.map(({ name, complianceMultiplier }) => [
      name,
      surcharge(complianceMultiplier),
      formatMoney(planMonthly(plan.basePrice, users, complianceMultiplier, pricing.volumeDiscounts).monthly, money),
    ]),
  };
}

/** The add-ons that are paid by the month. */
export function addOnPrices(
  pricing: Pricing,
  money: MoneyFormat,
  { caption, users }: { caption: string; users: number },
): Shown<'table'> {
  return {
    kind: 'table',
    caption,
    head: [texts.addOn, texts.price, fill(texts.forUsers, { users })],
    rows: pricing.calculatorAddOns
      .filter(({ oneTime, pricingType }) => !oneTime && pricingType !== 'custom')
      .map((addOn) => [
        nameAtLevel(addOn),
        [addOnPrice(addOn, money), discountSteps(addOn.discountThresholds)].filter(Boolean).join('; '),
        formatMoney(
          planQuote(pricing, pricing.calculator.plan, users, { addOnIds: [addOn.id] }).addOns[0]?.amount ?? 0,
          money,
        ),
      ]),
  };
}

export function oneTimeCosts(pricing: Pricing, money: MoneyFormat, { caption }: { caption: string }): Shown<'table'> {
  const { plans, calculatorAddOns, calculator } = pricing;
  return {
    kind: 'table',
    caption,
    head: [texts.item, texts.amount],
    rows: [
      ...plans.map(({ name, setupFee }) => [fill(texts.setupOf, { plan: name }), formatMoney(setupFee, money)]),
      [texts.device, formatMoney(calculator.deviceCost, money)],
      ...calculatorAddOns
        .filter(({ oneTime, pricingType }) => oneTime && pricingType === 'flat-rate')
        .map(({ name, price }) => [name, formatMoney(price, money)]),
    ],
  };
}

function planOf({ plans }: Pricing, planId: string): Plan {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new RangeError(`There is no plan "${planId}".`);
  return plan;
}
