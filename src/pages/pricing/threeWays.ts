import { pricingSourceMessages } from '#data/messages/pricing.ts';
import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import type { AddOn } from '#data/rules/schema/plan.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { addOnPrice, nameAtLevel } from '../../features/calculator/priceTexts.ts';

/** A table of what is sold in three ways. Two columns, so that it is readable on a phone; without rows where nothing is sold so. */
export function threeWays({ pricing, services, provider, messages }: Site) {
  const { threeWaysHead, withYearlyTerm, monthToMonth, byItself } = pricingSourceMessages;
  const addOnRow = (addOns: readonly AddOn[], id: string, bought: string) =>
    addOns
      .filter((addOn) => addOn.id === id)
      .map((addOn) => [
        fill(bought, { name: nameAtLevel(addOn), price: addOnPrice(addOn, provider) }),
        addOn.description,
      ]);
  const rows = (pricing.soldThreeWays ?? []).flatMap((sold) => [
    ...addOnRow(pricing.calculatorAddOns, sold.yearlyTerm, withYearlyTerm),
    ...addOnRow(pricing.planAddOns, sold.monthToMonth, monthToMonth),
    ...services
      .filter(({ id }) => id === sold.byItself)
      .map(({ name, pricing: starting, description }) => [
        fill(byItself, {
          name: nameAtLevel({ name, level: sold.level }),
          price: formatStartingPrice(starting, { provider, messages }),
        }),
        description,
      ]),
  ]);
  /** How it is bought and at what price; what it covers. */
  return { head: [threeWaysHead.bought, threeWaysHead.covered], rows };
}
