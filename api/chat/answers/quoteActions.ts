import { fill } from '../../../data/text/fill.ts';
import type { QuoteState } from '../quotes/draft.ts';
import type { ChatAction } from '../../../data/requests/chatbot.ts';
import type { PlanInput } from './planInput.ts';

/** Opens the calculator with the selection of a quote; ids and numbers need no encoding in an address. */
export function calculatorAction(quote: QuoteState, { texts }: PlanInput): ChatAction {
  const { addOnIds, devices } = quote;
  const choices = {
    plan: quote.planIds[0],
    users: quote.people,
    industry: quote.profileId,
    addons: addOnIds.length > 0 ? addOnIds.join(',') : undefined,
    ...(devices > 0 ? { hardware: 1, devices } : {}),
  };
  const query = Object.entries(choices)
    .flatMap(([key, value]) => (value === undefined ? [] : `${key}=${value}`))
    .join('&');
  return {
    kind: 'calculator',
    title: query ? texts.quote.calculator : texts.quote.emptyCalculator,
    href: `/pricing${query ? `?${query}` : ''}#calculator`,
  };
}

/** Sends a question about a price to a person. @param items what the visitor wants a price for */
export const sendAction = (items: readonly string[], { texts }: PlanInput): ChatAction => ({
  kind: 'contact',
  title: texts.quote.send,
  note: fill(texts.quote.summary, { what: items.join(', ') }),
});

export function sendQuoteAction({ planIds, people, addOnIds, profileId }: QuoteState, input: PlanInput): ChatAction {
  const { pricing, planName, addOns } = input;
  const profile = pricing.profiles.find(({ id }) => id === profileId);
  return sendAction(
    [
      ...planIds.map(planName),
      ...(people === undefined ? [] : [input.people(people)]),
      ...addOnIds.map((addOnId) => addOns.find(({ id }) => id === addOnId)?.name ?? addOnId),
      ...(profile ? [profile.name] : []),
    ],
    input,
  );
}
