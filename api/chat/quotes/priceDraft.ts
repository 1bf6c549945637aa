import { type Quote, quote } from '../../../data/plans/quote.ts';
import type { Pricing } from '../../../data/schema/plan.ts';
import type { QuoteDraft } from './draft.ts';

/** A draft with its prices, in cents. */
export interface PricedDraft {
  draft: QuoteDraft;
  quotes: readonly Quote[];
  monthly: number;
  yearly: number;
  /** Set-up fees. */
  setupFee: number;
  hardware: number;
  /** Add-ons that are paid once. */
  oneTimeAddOns: number;
  /** Twelve months and everything that is paid once, set-up included. */
  firstYear: number;
  /** Lines below the minimum of their plan, which are priced at the minimum. */
  raised: readonly { planId: string; people: number; minUsers: number }[];
}

/** Prices a draft by the price rules of `data/plans`; set-up and hardware are always computed, whether asked for or not. */
export function priceDraft(draft: QuoteDraft, pricing: Pricing): PricedDraft {
  const raised: { planId: string; people: number; minUsers: number }[] = [];
  const quotes = draft.lines.map(({ planId, people, addOnIds }, index) => {
    const minUsers = pricing.plans.find(({ id }) => id === planId)?.minUsers ?? 1;
    if (people < minUsers) raised.push({ planId, people, minUsers });
    return quote(
      {
        planId,
        users: Math.max(people, minUsers),
        profileId: draft.profileId ?? pricing.defaultProfile,
        addOnIds,
        includeSetup: true,
        includeHardware: draft.devices > 0 && index === 0,
        devices: draft.devices,
      },
      pricing,
    );
  });
  const oneTime = (kind: Quote['oneTimeLines'][number]['kind']) =>
    quotes
      .flatMap(({ oneTimeLines }) => oneTimeLines)
      .reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);
  const monthly = quotes.reduce((sum, { monthly }) => sum + monthly, 0);
  const [setupFee, hardware, oneTimeAddOns] = [oneTime('setup'), oneTime('hardware'), oneTime('add-on')];
  return {
    draft,
    quotes,
    monthly,
    yearly: monthly * 12,
    setupFee,
    hardware,
    oneTimeAddOns,
    firstYear: monthly * 12 + setupFee + hardware + oneTimeAddOns,
    raised,
  };
}
