import { addOnLine } from '../../../data/plans/addOnLine.ts';
import { type Quote, quote } from '../../../data/plans/quote.ts';
import type { Pricing } from '../../../data/schema/plan.ts';
import type { DraftLine, QuoteDraft } from './draft.ts';

/** The people on one plan with their price; amounts in cents. */
interface PricedLine extends Quote {
  /** The number of people in the request; a plan's minimum can be higher. */
  people: number;
}

/** A draft with its prices, in cents. */
export interface PricedDraft {
  draft: QuoteDraft;
  /** One for each plan: people on the same plan are counted together. */
  quotes: readonly PricedLine[];
  monthly: number;
  yearly: number;
  /** Set-up fees. */
  setupFee: number;
  hardware: number;
  /** One-time add-ons. */
  oneTimeAddOns: number;
  /** Twelve months and all one-time costs, set-up included. */
  firstYear: number;
  /** Lines below the minimum of their plan, which are priced at the minimum. */
  raised: readonly { planId: string; people: number; minUsers: number }[];
}

/** Prices a draft by the rules of `data/plans`; always computes set-up and hardware. */
export function priceDraft(draft: QuoteDraft, pricing: Pricing): PricedDraft {
  const byPlan = [...Map.groupBy(draft.lines, ({ planId }) => planId)];
  const quotes = byPlan.map(([planId, lines], index) =>
    priceLines(planId, lines, { draft, pricing, isFirst: index === 0 }),
  );
  const raised = quotes.flatMap(({ people, plan: { id: planId, users } }) =>
    people < users ? [{ planId, people, minUsers: users }] : [],
  );
  const oneTime = (kind: Quote['oneTimeLines'][number]['kind']) =>
    quotes
      .flatMap(({ oneTimeLines }) => oneTimeLines)
      .reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);
  const monthly = quotes.reduce((sum, one) => sum + one.monthly, 0);
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

/** Prices all people on one plan. An add-on that only some of them have is priced for those. */
function priceLines(
  planId: string,
  lines: readonly DraftLine[],
  { draft, pricing, isFirst }: { draft: QuoteDraft; pricing: Pricing; isFirst: boolean },
): PricedLine {
  const people = lines.reduce((sum, line) => sum + line.people, 0);
  const addOnIds = [...new Set(lines.flatMap((line) => line.addOnIds))];
  const isOfAll = (id: string) => lines.every((line) => line.addOnIds.includes(id));
  const whole = quote(
    {
      planId,
      users: Math.max(people, pricing.plans.find(({ id }) => id === planId)?.minUsers ?? 1),
      profileId: draft.profileId ?? pricing.defaultProfile,
      addOnIds: addOnIds.filter(isOfAll),
      includeSetup: true,
      includeHardware: draft.devices > 0 && isFirst,
      devices: draft.devices,
    },
    pricing,
  );
  const ofSome = addOnIds
    .filter((id) => !isOfAll(id))
    .flatMap((id) => {
      const users = lines.reduce((sum, line) => sum + (line.addOnIds.includes(id) ? line.people : 0), 0);
      return pricing.calculatorAddOns.filter((addOn) => addOn.id === id).map((addOn) => addOnLine(addOn, users));
    });
  const monthly = ofSome.filter(({ billing }) => billing === 'monthly');
  const once = ofSome.filter(({ billing }) => billing === 'one-time');
  return {
    ...whole,
    people,
    addOns: [...whole.addOns, ...monthly],
    monthly: whole.monthly + monthly.reduce((sum, { amount }) => sum + amount, 0),
    oneTimeLines: [...whole.oneTimeLines, ...once.map((line) => ({ kind: 'add-on' as const, ...line }))],
  };
}
