import type { Pricing } from '../../../data/schema/plan.ts';
import type { Slots } from '../extract/slots.ts';
import { type DraftLine, emptyQuote, type QuoteDraft, type QuoteState } from './draft.ts';

/** What the records named in a message mean for a price. */
export interface NamedInQuote {
  planIds: readonly string[];
  addOnIds: readonly string[];
  removedAddOnIds: readonly string[];
  removedPlanIds: readonly string[];
  profileId?: string;
}

/**
 * The quote after a message: what it names replaces what was known, and what it leaves out is kept.
 * @param continues whether the message changes the quote before it, so that its add-ons stay
 */
export function readQuote(
  slots: Slots,
  named: NamedInQuote,
  before: QuoteState = emptyQuote,
  { continues, pricing }: { continues: boolean; pricing: Pricing },
): QuoteState {
  const planIds = planIdsOf(slots, named, before, pricing);
  const people = peopleAfter(slots, before);
  const kept =
    slots.extras === 'none'
      ? []
      : slots.extras === 'all'
        ? pricing.calculatorAddOns.map(({ id }) => id)
        : slots.removedBefore
          ? before.addOnIds.slice(0, slots.removedBefore === 'all' ? 0 : -1)
          : continues
            ? before.addOnIds.filter((id) => !named.removedAddOnIds.includes(id))
            : [];
  const addOnIds = [...new Set([...kept, ...named.addOnIds])];
  const profileId = named.profileId ?? before.profileId;
  const devices =
    slots.hardware === false
      ? 0
      : ((slots.buysDevices || before.devices > 0 ? slots.devices : undefined) ?? (continues ? before.devices : 0));
  const setup = slots.setup ?? (continues && before.setup);
  const term = slots.term ?? (continues ? before.term : undefined);
  const known = {
    planIds,
    ...(people === undefined ? {} : { people }),
    addOnIds,
    ...(profileId === undefined ? {} : { profileId }),
    devices,
    setup,
    ...(term ? { term } : {}),
  };
  return { ...known, drafts: draftsOf(slots, named, before, { ...known, continues }) };
}

/** The quotes that a message asks for: one, several lines together, or alternatives. */
function draftsOf(
  slots: Slots,
  named: NamedInQuote,
  before: QuoteState,
  {
    planIds,
    people,
    addOnIds,
    profileId,
    devices,
    setup,
    continues,
  }: Pick<QuoteState, 'planIds' | 'people' | 'addOnIds' | 'profileId' | 'devices' | 'setup'> & { continues: boolean },
): QuoteDraft[] {
  const draftOf = (lines: readonly DraftLine[]): QuoteDraft => ({
    lines,
    ...(profileId === undefined ? {} : { profileId }),
    devices,
    setup,
  });
  const line = (planId: string, count: number): DraftLine => ({ planId, people: count, addOnIds });

  const split = splitLines(slots, named, before, people);
  if (split) return [draftOf(split.map(({ planId, count }) => line(planId, count)))];

  const { groups, alternatives } = slots.people;
  const paired = groups.filter(({ planId }) => planId !== undefined);
  if (paired.length > 1 && paired.length === groups.length) {
    const lines = paired.map(({ planId, people: count }) => line(planId as string, count));
    return alternatives ? lines.map((one) => draftOf([one])) : [draftOf(lines)];
  }
  // A change of several lines: all of them keep their share.
  const [last] = before.drafts;
  if (
    continues &&
    last &&
    last.lines.length > 1 &&
    named.planIds.length === 0 &&
    groups.length === 0 &&
    !slots.people.change
  )
    return [draftOf(last.lines.map(({ planId, people: count }) => line(planId, count)))];
  // "Make that Essential, both": the alternatives keep their numbers of people.
  const [planId] = planIds;
  if (
    continues &&
    before.drafts.length > 1 &&
    planId &&
    planIds.length === 1 &&
    groups.length === 0 &&
    !slots.people.change
  )
    return [
      ...new Set(before.drafts.map((draft) => draft.lines.reduce((sum, { people: count }) => sum + count, 0))),
    ].map((count) => draftOf([line(planId, count)]));
  const counts =
    groups.length > 1 && alternatives
      ? [...new Set(groups.map(({ people: count }) => count))]
      : people === undefined
        ? []
        : [people];
  return planIds.flatMap((planId) => counts.map((count) => draftOf([line(planId, count)])));
}

function planIdsOf(
  slots: Slots,
  { planIds, removedPlanIds }: NamedInQuote,
  before: QuoteState,
  { plans }: Pricing,
): readonly string[] {
  if (planIds.length > 0) return planIds;
  if (slots.all || (slots.both && before.planIds.length < 2)) return plans.map(({ id }) => id);
  const kept = before.planIds.filter((id) => !removedPlanIds.includes(id));
  return kept.length > 0 ? kept : [];
}

function peopleAfter({ people }: Slots, before: QuoteState): number | undefined {
  const [first] = people.groups;
  if (first)
    return people.alternatives
      ? people.groups.at(-1)?.people
      : people.groups.reduce((sum, group) => sum + group.people, 0);
  if (people.change && before.people !== undefined)
    return Math.max(1, Math.ceil(before.people * people.change.factor) + people.change.add);
  return before.people;
}

/** "half on Essential, half on Professional", "12 on Essential, the rest on Professional". */
function splitLines(
  { shares, people: { groups } }: Slots,
  { planIds }: NamedInQuote,
  before: QuoteState,
  people: number | undefined,
): { planId: string; count: number }[] | undefined {
  const [first, second] = planIds;
  if (!first || !second) {
    // "and 5 of them on Enterprise": the others stay on their plan.
    return undefined;
  }
  if (shares.has('half') && people !== undefined)
    return [
      { planId: first, count: Math.ceil(people / 2) },
      { planId: second, count: Math.floor(people / 2) },
    ];
  const total = before.people;
  const [group] = groups;
  if (shares.has('rest') && group && total !== undefined && group.people < total) {
    const own = group.planId ?? first;
    const other = planIds.find((id) => id !== own) ?? second;
    return [
      { planId: own, count: group.people },
      { planId: other, count: total - group.people },
    ];
  }
  return undefined;
}
