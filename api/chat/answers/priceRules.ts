import { annualPrice } from '../../../data/plans/annualPrice.ts';
import { bestDiscount } from '../../../data/plans/bestDiscount.ts';
import { percentAbove } from '../../../data/plans/percentAbove.ts';
import type { Plan } from '../../../data/schema/plan.ts';
import { fill, fillCount } from '../../../data/text/fill.ts';
import { withItems } from './answer.ts';
import { entities } from './entities.ts';
import { type PlanAnswerer, type PlanAnswerers, withPeople } from './planInput.ts';

const minimum: PlanAnswerer = (input) => {
  const { plans, asked, texts, slots, list, reply } = input;
  // Of several numbers, the smallest is the one asked about.
  const count = Math.min(...slots.people.groups.map(({ people }) => people));
  if (count === Number.POSITIVE_INFINITY) {
    const minimums = plans.map(({ name, minUsers }) => fill(texts.plans.minimumOf, { minUsers, plan: name }));
    return reply(`${fill(texts.plans.minimum, { list: list(minimums) })} ${texts.plans.maximum}`);
  }
  const [plan = plans[0] as Plan] = asked;
  const values = { people: input.people(count), plan: plan.name, minUsers: plan.minUsers };
  return reply(
    count >= plan.minUsers
      ? `${fill(texts.plans.minimumFits, values)}${input.priceSentence(plan, count)}`
      : fill(texts.plans.minimumTooFew, { ...values, monthly: input.monthlyFor(plan, count) }),
    { state: { quote: withPeople(input.state.quote, count), subjects: entities('plan', [plan]) } },
  );
};

const setupFee: PlanAnswerer = ({ plans, asked: [plan, another], texts, money, list, reply }) => {
  if (plan && !another) return reply(fill(texts.plans.setupOne, { plan: plan.name, fee: money(plan.setupFee) }));
  const fees = plans.map(({ name, setupFee: fee }) => fill(texts.plans.setupOf, { fee: money(fee), plan: name }));
  return reply(fill(texts.plans.setup, { list: list(fees) }));
};

const discounts: PlanAnswerer = ({ pricing, named, slots, state, texts, people, list, reply }) => {
  const steps = pricing.volumeDiscounts.toSorted((a, b) => a.threshold - b.threshold);
  const [lowest] = steps;
  if (!lowest) return undefined;
  const profile = pricing.profiles.find(({ id }) => id === named.profileId);
  const count = slots.people.groups[0]?.people ?? state.quote.people;
  const percent = bestDiscount(count ?? 0, pricing.volumeDiscounts);
  return reply(
    [
      profile &&
        profile.complianceMultiplier < 1 &&
        fill(texts.plans.reductionFor, {
          industry: profile.name,
          percent: -percentAbove(profile.complianceMultiplier),
        }),
      count !== undefined &&
        (percent
          ? fill(texts.plans.discountFor, { people: people(count), percent })
          : fill(texts.plans.discountNone, { threshold: lowest.threshold })),
      fill(texts.plans.discounts, {
        list: list(
          steps.map(({ threshold, discountPercent }) =>
            fill(texts.plans.discountStep, { percent: discountPercent, threshold }),
          ),
        ),
      }),
    ]
      .filter(Boolean)
      .join(' '),
  );
};

const surcharge: PlanAnswerer = ({ pricing: { profiles }, named, state, texts, list, reply }) => {
  const profileId = named.profileId ?? state.quote.profileId;
  const profile = profiles.find(({ id }) => id === profileId);
  // A question whether prices are the same in another place.
  const isOfPlace = named.ids('place').length + named.ids('nearPlace').length > 0;
  if (isOfPlace) return reply(texts.plans.sameInPlaces);
  if (!profile) {
    const surcharges = profiles
      .filter(({ complianceMultiplier }) => complianceMultiplier > 1)
      .map(({ name, complianceMultiplier }) =>
        fill(texts.plans.surchargeOf, { percent: percentAbove(complianceMultiplier), industry: name }),
      );
    return reply(fill(texts.plans.surcharges, { list: list(surcharges) }));
  }
  const percent = percentAbove(profile.complianceMultiplier);
  const values = { industry: profile.name, reason: profile.reason, percent: Math.abs(percent) };
  const { noSurcharge, surchargeFor, lowerFor } = texts.plans;
  return reply(fill<string>(percent === 0 ? noSurcharge : percent > 0 ? surchargeFor : lowerFor, values));
};

const hardware: PlanAnswerer = ({ pricing, slots, named, state, texts, money, reply }) => {
  const { deviceCost } = pricing.calculator;
  const { devices } = slots;
  const price = money(deviceCost);
  // Computers that already exist are not to be bought.
  if (!slots.buysDevices && named.ids('addOn').length > 0) return undefined;
  if (devices === undefined) return reply(fill(texts.plans.hardware, { price }));
  return reply(
    fill(texts.plans.hardwareFor, {
      devices: fillCount(texts.quote.devices, devices),
      amount: money(deviceCost * devices),
      price,
    }),
    { state: { quote: { ...state.quote, devices } } },
  );
};

const addOns: PlanAnswerer = ({ pricing: { calculatorAddOns }, addOns: all, named, texts, addOnPrice, reply }) => {
  const asked = all.filter(({ id }) => named.ids('addOn').includes(id));
  if (asked.length > 0)
    return reply(
      asked.map((addOn) => fill(texts.plans.addOnAbout, { ...addOn, price: addOnPrice(addOn) })).join('\n'),
      { state: { subjects: entities('addOn', asked) } },
    );
  return reply(
    withItems(
      texts.plans.addOns,
      calculatorAddOns.map((addOn) => fill(texts.plans.addOnLine, { name: addOn.name, price: addOnPrice(addOn) })),
    ),
    { state: { listed: entities('addOn', calculatorAddOns) } },
  );
};

const billing: PlanAnswerer = ({ pricing, texts, money, list, reply }) => {
  const percent = pricing.annualDiscountPercent;
  const prices = pricing.plans.map(({ name, basePrice }) =>
    fill(texts.plans.annualOf, { plan: name, price: money(annualPrice(basePrice, percent).annualPerMonth) }),
  );
  return reply(fill(texts.plans.annual, { percent, list: list(prices) }));
};

/** The general rules of prices, independent of a quote. */
export const priceRules: PlanAnswerers = {
  minimum,
  'setup-fee': setupFee,
  discounts,
  surcharge,
  hardware,
  'add-ons': addOns,
  'billing-term': billing,
};
