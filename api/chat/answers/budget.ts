import { mostUsers } from '../../../data/plans/mostUsers.ts';
import { fill } from '../../../data/text/fill.ts';
import { type PricedDraft, priceDraft } from '../quotes/priceDraft.ts';
import { draftFor, type PlanAnswerer } from './planInput.ts';
import { calculatorAction } from './quoteActions.ts';
import { quoteAfter } from './quoteAfter.ts';
import { draftValues } from './quoteTexts.ts';

/** What an amount of money pays for: the best plan for a number of people, or the most people on a plan. */
export const budget: PlanAnswerer = (input) => {
  const { slots, named, state, pricing, texts, money, reply } = input;
  const quote = quoteAfter(input, { continues: true });
  const { planIds } = quote;
  const people = state.quote.isPeopleOfBudget && slots.people.groups.length === 0 ? undefined : quote.people;
  const given = slots.money.at(-1) ?? (state.intent === 'budget' ? state.quote.budget : undefined);
  const price = input.startingPrice;
  if (given === undefined)
    return { text: fill(texts.quote.budgetNeedMoney, { price }), state: { quote, pending: 'money' } };
  const perMonth = slots.term === 'year' ? Math.round(given / 12) : given;
  const amount = slots.perPerson && people !== undefined ? perMonth * people : perMonth;
  if (people === undefined) {
    const most = (planIds.length > 0 ? planIds : pricing.plans.map(({ id }) => id)).flatMap(
      (id) => mostUsers(id, amount, quote.addOnIds, pricing) ?? [],
    );
    const [only, another] = most;
    if (!only) return { text: fill(texts.quote.budgetNeedPeople, { price }), state: { quote, pending: 'people' } };
    const lines = most.map(({ plan, monthly }) =>
      fill(texts.quote.budgetPeople, {
        money: money(amount),
        people: input.people(plan.users),
        plan: plan.name,
        monthly: money(monthly),
      }),
    );
    return reply(lines.join('\n'), {
      state: {
        quote: { ...(another ? quote : { ...quote, people: only.plan.users, isPeopleOfBudget: true }), budget: amount },
      },
    });
  }
  // One-time costs are not part of a monthly budget.
  const monthlyOnly = { ...quote, devices: 0, setup: false };
  // The assistant itself derived the plan from the last amount, so another amount may lead to another plan.
  const isChosen = planIds.length === 1 && (named.ids('plan').length > 0 || state.intent !== 'budget');
  const priced = (isChosen ? planIds : pricing.plans.map(({ id }) => id))
    .map((id) => priceDraft(draftFor(id, people, monthlyOnly), pricing))
    .toSorted((a, b) => a.monthly - b.monthly);
  const best = priced.findLast(({ monthly }) => monthly <= amount);
  const chosen = best ?? (priced[0] as PricedDraft);
  const values = { ...draftValues(chosen, input), money: money(amount), left: money(amount - chosen.monthly) };
  const after = {
    ...quote,
    planIds: chosen.draft.lines.map((line) => line.planId),
    drafts: [chosen.draft],
    parts: chosen.draft.lines,
  };
  return reply(fill(best ? texts.quote.budget : texts.quote.budgetBelow, values), {
    actions: [calculatorAction(after, input)],
    state: { quote: { ...after, budget: amount }, subjects: after.planIds.map((id) => ({ kind: 'plan', id })) },
  });
};
