import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { offersSourceMessages, offersMessages } from '#data/messages/offers.ts';
import { pricingSourceMessages } from '#data/messages/pricing.ts';
import { annualPrice } from '#data/rules/prices/annualPrice.ts';
import { lowestPlanPrice } from '#data/rules/prices/planPricing.ts';
import type { AddOn, Plan } from '#data/rules/schema/plan.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { calculatorData } from '../../features/calculator/calculatorData.ts';
import {
  addOnPrice,
  ascending,
  discountSteps,
  nameAtLevel,
  percent,
  surcharge,
} from '../../features/calculator/priceTexts.ts';
import { contactLink } from '../../features/forms/contactLink.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { pageCopy } from '../shared/copy.ts';
import { deferAllBut } from '../shared/deferAllBut.ts';
import { faqNode, offerCatalogNode } from '../../seo/nodes.ts';
import { workedExamples } from './examples.ts';
import type { PlanCardData } from './PlanCards.tsx';
import type { PriceLine } from './PriceList.tsx';
import { shownAnswers } from '../../sections/OwnAnswers/shownAnswers.ts';
import { tabs } from './tabs.ts';
import { threeWays } from './threeWays.ts';

export type PricingData = DataOf<typeof source>;

/** Canonical path of both routes. */
const canonical = '/pricing';

export const source = pageSource({
  params: onceWith('/pricing'),
  content: (site) => {
    const { provider, pricing, faqs } = site;
    const money = (cents: number) => formatMoney(cents, provider);
    const lowestPrice = money(lowestPlanPrice(pricing) ?? 0);
    const { head, heading, intro } = pageCopy(site, 'pricing', { lowestPrice });
    const addOnLine = (addOn: AddOn): PriceLine => ({
      name: nameAtLevel(addOn),
      price: addOnPrice(addOn, provider),
      notes: [addOn.description, discountSteps(addOn.discountThresholds)].filter(Boolean),
    });
    const content = {
      breadcrumbs: [{ label: offersSourceMessages.pricing, href: canonical }],
      head: {
        ...head,
        canonical,
        nodes: [
          offerCatalogNode(provider, provider.origin + canonical, tabs[1].name, pricing.plans),
          faqNode(provider.origin + canonical, faqs.pricing),
        ],
      },
      data: {
        heading,
        intro,
        calculator: calculatorData(site),
        // What paying by the year takes off a plan.
        annualDiscount: percent(pricing.annualDiscountPercent),
        plans: pricing.plans.map((plan) => planCardData(plan, site)),
        planAddOns: pricing.planAddOns.map(addOnLine),
        examples: workedExamples(pricing, provider),
        volumeDiscounts: ascending(pricing.volumeDiscounts).map(({ threshold, discountPercent }) => ({
          label: fillCount(pricingSourceMessages.fromUsers, threshold),
          value: percent(discountPercent),
        })),
        // Each with its effect on the plan's price, and the reason.
        industries: pricing.profiles.map(({ name, complianceMultiplier, reason }) => ({
          name,
          price: surcharge(complianceMultiplier),
          notes: [reason],
        })),
        threeWays: threeWays(site),
        calculatorAddOns: pricing.calculatorAddOns.map(addOnLine),
        oneTimeCosts: [
          ...pricing.plans.map(({ name, setupFee }) => ({
            name: fill(pricingSourceMessages.setupOf, { plan: name }),
            price: money(setupFee),
            notes: [],
          })),
          {
            name: pricingSourceMessages.newDevice,
            price: money(pricing.calculator.deviceCost),
            notes: [pricingSourceMessages.onAverage],
          },
        ],
        faq: faqs.pricing,
        closing: site.home.sections.closing,
        // Where the provider answers what buyers ask every provider, if it does.
        ...(site.about.answers && shownAnswers(site).length > 0
          ? { answers: { label: site.about.answers.title, href: '/about#answers' } }
          : {}),
      },
    };
    return deferAllBut(content, ['heading', 'intro']);
  },
});

function planCardData(plan: Plan, { pricing, provider }: Site): PlanCardData {
  const { id, name, description, basePrice, recommended, minUsers, setupFee, features } = plan;
  const { annualPerMonth, savingPerYear } = annualPrice(basePrice, pricing.annualDiscountPercent);
  return {
    name,
    description,
    price: formatMoney(basePrice, provider),
    ...(savingPerYear > 0
      ? { annual: { price: formatMoney(annualPerMonth, provider), saving: formatMoney(savingPerYear, provider) } }
      : {}),
    recommended,
    facts: [
      { label: pricingSourceMessages.minimumUsers, value: String(minUsers) },
      { label: pricingSourceMessages.responseTime, value: plan.responseTime },
      { label: offersMessages.helpDeskHours, value: plan.helpDeskHours },
      { label: pricingSourceMessages.setupFee, value: formatMoney(setupFee, provider) },
      // Last, because their lines differ in number from plan to plan.
      ...promised(pricingSourceMessages.responseClock, plan.responseClock),
      ...promised(pricingSourceMessages.otherRequests, plan.otherRequests),
      ...promised(pricingSourceMessages.nights, plan.nights),
    ],
    features,
    ask: contactLink({
      serviceCategory: pricing.serviceCategory,
      // Ends with a space, so that visitors can go on writing.
      note: `${fill(pricingSourceMessages.askAbout, { plan: name, price: formatMoney(basePrice, provider) })} `,
    }),
    calculate: `${canonical}?plan=${id}`,
  };
}

/** A row of a plan's promises; none where nothing is promised. */
const promised = (label: string, value: string | undefined) => (value ? [{ label, value }] : []);
