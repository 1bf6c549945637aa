import { type Quote, quote } from '../../../data/rules/prices/quote.ts';
import { formatMoney } from '../../../data/rules/money/formatMoney.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { Language, Texts } from '../reply.ts';
import type { Chips } from './readQuote.ts';
import { listText } from '../../../data/rules/text/listText.ts';

/** What the parts of a quote's answer are made with. */
export type QuoteTools = ReturnType<typeof makeQuoteTools>;

export function makeQuoteTools(site: Site, texts: (language: Language) => Texts) {
  const { pricing, provider } = site;
  const plans = pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);
  return {
    site,
    pricing,
    plans,
    text: (language: Language) => texts(language).quote,
    money: (cents: number) => formatMoney(cents, provider),
    list: listText,
    profileOf: ({ profile }: Chips) => pricing.profiles.find(({ id }) => id === profile),
    chosenPlan: ({ plan }: Chips) => plans.find(({ id }) => id === plan),
    addOnName: (addOnId: string) => pricing.calculatorAddOns.find(({ id }) => id === addOnId)?.name ?? addOnId,
    /** The quote of the calculator for chips on a plan. */
    quoteOf(planId: string, { people = 1, profile, addOns = [], devices = 0 }: Chips): Quote {
      const minUsers = plans.find(({ id }) => id === planId)?.minUsers ?? 1;
      const given = { planId, users: Math.max(minUsers, people), profileId: profile ?? pricing.defaultProfile };
      return quote({ ...given, addOnIds: addOns, includeSetup: true, includeHardware: devices > 0, devices }, pricing);
    },
  };
}
