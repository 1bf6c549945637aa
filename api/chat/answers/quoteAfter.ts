import type { QuoteState } from '../quotes/draft.ts';
import { readQuote } from '../quotes/readQuote.ts';
import type { PlanInput } from './planInput.ts';

/**
 * The quote of the conversation after an utterance. It can contain only add-ons of the calculator.
 * @param options.continues whether the utterance changes the last quote instead of starting a new one
 */
export function quoteAfter(
  { slots, named, state, pricing }: PlanInput,
  { continues }: { continues: boolean },
): QuoteState {
  const inCalculator = (ids: readonly string[]) =>
    ids.filter((id) => pricing.calculatorAddOns.some((addOn) => addOn.id === id));
  const namedAddOns = named.ids('addOn');
  const spokenOf = state.subjects.flatMap(({ kind, id }) => (kind === 'addOn' ? [id] : []));
  const records = {
    planIds: named.ids('plan'),
    removedPlanIds: named.removedIds('plan'),
    addOnIds: inCalculator(slots.addedBefore && namedAddOns.length === 0 ? spokenOf : namedAddOns),
    removedAddOnIds: inCalculator(named.removedIds('addOn')),
    ...(named.profileId ? { profileId: named.profileId } : {}),
  };
  return readQuote(slots, records, state.quote, { continues, pricing });
}
