import type { Pricing } from '../../../data/schema/plan.ts';
import type { Slots } from '../extract/slots.ts';
import { changeParts } from './changeParts.ts';
import { type DraftLine, emptyQuote, type Part, type QuoteDraft, type QuoteState } from './draft.ts';

/** The records named in a message that affect a price. */
export interface NamedInQuote {
  planIds: readonly string[];
  addOnIds: readonly string[];
  removedAddOnIds: readonly string[];
  removedPlanIds: readonly string[];
  profileId?: string;
}

type Known = Omit<QuoteState, 'drafts' | 'parts' | 'earlier' | 'budget'>;

/**
 * The quote after a message: named details replace known ones, and all others are kept.
 * @param options.continues whether the message changes the last quote, so that its add-ons are kept
 */
export function readQuote(
  slots: Slots,
  named: NamedInQuote,
  before: QuoteState = emptyQuote,
  { continues: isChange, pricing }: { continues: boolean; pricing: Pricing },
): QuoteState {
  const changed = changeParts(before.parts, slots.clauses, named.addOnIds);
  const continues = isChange || changed !== undefined;
  const forAll = { ...named, addOnIds: named.addOnIds.filter((id) => !changed?.addOnIds.includes(id)) };
  const addOnsAfter = (ids: readonly string[]) => addOns(ids, slots, forAll, { continues, pricing });
  const parts = changed?.parts.map((part) => ({ ...part, addOnIds: addOnsAfter(part.addOnIds) }));
  const known: Known = {
    ...common(slots, named, before, { continues }),
    ...(parts ? planAndPeople(parts) : planAndPeopleAfter(slots, named, before, pricing)),
    addOnIds: addOnsAfter(before.addOnIds),
  };
  const drafts = parts
    ? parts.every(hasPlan)
      ? [draftOf(parts as DraftLine[], known)]
      : []
    : withAddOnsOfSome(draftsOf(slots, named, before, { known, continues, addOnsAfter }), slots, named, known);
  return { ...known, drafts, parts: parts ?? partsOf(slots, drafts, before, { known, continues }) };
}

/** An add-on with a number of its own is priced for that number of people. */
function withAddOnsOfSome(
  drafts: readonly QuoteDraft[],
  { clauses }: Slots,
  { addOnIds }: NamedInQuote,
  known: Known,
): readonly QuoteDraft[] {
  const [draft, another] = drafts;
  if (!draft || another) return drafts;
  const ofSome = clauses.filter(
    (clause) => clause.addOnIds.length > 0 && clause.people !== undefined && !clause.planId,
  );
  const divided = changeParts(draft.lines, ofSome, addOnIds);
  return divided ? [draftOf(divided.parts as DraftLine[], known)] : drafts;
}

const hasPlan = ({ planId }: Part): boolean => planId !== undefined;

/** The parts of the firm, which the next message can change. */
function partsOf(
  { clauses, people: { groups, alternatives } }: Slots,
  drafts: readonly QuoteDraft[],
  before: QuoteState,
  { known: { people, addOnIds }, continues }: { known: Known; continues: boolean },
): readonly Part[] {
  const [draft, another] = drafts;
  if (draft && !another && draft.lines.length > 1) return draft.lines;
  const planId = another ? undefined : draft?.lines[0]?.planId;
  const counted = clauses.filter((clause) => clause.people !== undefined && clause.role === 'count');
  const isSum = !alternatives && counted.reduce((sum, clause) => sum + (clause.people ?? 0), 0) === people;
  if (counted.length > 1 && isSum)
    return counted.map((clause) => ({
      people: clause.people ?? 0,
      addOnIds,
      labels: clause.labels,
      ...(planId ? { planId } : {}),
    }));
  if (draft && !another) return draft.lines;
  return groups.length === 0 && continues ? before.parts : [];
}

const planAndPeople = (parts: readonly Part[]) => ({
  planIds: [...new Set(parts.flatMap(({ planId }) => planId ?? []))],
  people: parts.reduce((sum, { people }) => sum + people, 0),
});

function planAndPeopleAfter(slots: Slots, named: NamedInQuote, before: QuoteState, pricing: Pricing) {
  const people = peopleAfter(slots, before);
  return { planIds: planIdsAfter(slots, named, before, pricing), ...(people === undefined ? {} : { people }) };
}

/** The details that all parts of a quote share. */
function common(slots: Slots, named: NamedInQuote, before: QuoteState, { continues }: { continues: boolean }) {
  const profileId = named.profileId ?? before.profileId;
  const devices =
    slots.hardware === false
      ? 0
      : ((slots.buysDevices || before.devices > 0 ? slots.devices : undefined) ?? (continues ? before.devices : 0));
  const term = slots.term ?? (continues && !slots.months ? before.term : undefined);
  const months = slots.months ?? (continues && !slots.term ? before.months : undefined);
  return {
    ...(profileId === undefined ? {} : { profileId }),
    devices,
    setup: slots.setup ?? (continues && before.setup),
    ...(term ? { term } : {}),
    ...(months ? { months } : {}),
  };
}

/** The add-ons of a part after a message. */
function addOns(
  before: readonly string[],
  slots: Slots,
  { addOnIds, removedAddOnIds }: NamedInQuote,
  { continues, pricing }: { continues: boolean; pricing: Pricing },
): string[] {
  const kept =
    slots.extras === 'none'
      ? []
      : slots.extras === 'all'
        ? pricing.calculatorAddOns.map(({ id }) => id).filter((id) => !removedAddOnIds.includes(id))
        : slots.removedBefore
          ? before.slice(0, slots.removedBefore === 'all' ? 0 : -1)
          : continues
            ? before.filter((id) => !removedAddOnIds.includes(id))
            : [];
  return [...new Set([...kept, ...addOnIds])];
}

const draftOf = (lines: readonly DraftLine[], { profileId, devices, setup }: Known): QuoteDraft => ({
  lines,
  ...(profileId === undefined ? {} : { profileId }),
  devices,
  setup,
});

interface DraftContext {
  known: Known;
  continues: boolean;
  addOnsAfter(ids: readonly string[]): string[];
}

/** The quotes that a message requests: one, several lines of one, or alternatives. */
function draftsOf(
  slots: Slots,
  named: NamedInQuote,
  before: QuoteState,
  { known, continues, addOnsAfter }: DraftContext,
): QuoteDraft[] {
  const { planIds, people, addOnIds } = known;
  const { groups, alternatives, change } = slots.people;
  const line = (planId: string, count: number): DraftLine => ({
    planId,
    people: count,
    addOnIds,
    labels: slots.clauses.find((clause) => clause.people === count && clause.planId === planId)?.labels ?? [],
  });
  const isSame = continues && groups.length === 0 && !change;

  const split = splitLines(slots, planIds, before, people);
  if (split)
    return [
      draftOf(
        split.map(({ planId, count }) => line(planId, count)),
        known,
      ),
    ];
  const paired = groups.flatMap(({ planId, people: count }) => (planId ? [line(planId, count)] : []));
  if (paired.length > 1 && paired.length === groups.length)
    return alternatives ? paired.map((one) => draftOf([one], known)) : [draftOf(paired, known)];
  // A change of the details that all parts share.
  const [last, another] = before.drafts;
  if (isSame && last && !another && last.lines.length > 1 && named.planIds.length === 0)
    return [
      draftOf(
        last.lines.map((one) => ({ ...one, addOnIds: addOnsAfter(one.addOnIds) })),
        known,
      ),
    ];
  // A new plan for all alternatives, which keep their numbers of people.
  const [planId] = planIds;
  if (isSame && another && planId && planIds.length === 1) {
    const sizes = before.drafts.map(({ lines }) => lines.reduce((sum, one) => sum + one.people, 0));
    return [...new Set(sizes)].map((count) => draftOf([line(planId, count)], known));
  }
  const counts =
    groups.length > 1 && alternatives
      ? [...new Set(groups.map(({ people: count }) => count))]
      : people === undefined
        ? []
        : [people];
  return planIds.flatMap((id) => counts.map((count) => draftOf([line(id, count)], known)));
}

function planIdsAfter(
  slots: Slots,
  { planIds, removedPlanIds }: NamedInQuote,
  before: QuoteState,
  { plans }: Pricing,
): readonly string[] {
  if (planIds.length > 0) return planIds;
  if (slots.all || (slots.both && before.planIds.length < 2)) return plans.map(({ id }) => id);
  return before.planIds.filter((id) => !removedPlanIds.includes(id));
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

/** Assigns a half or the rest of the people to a plan. */
function splitLines(
  { shares, people: { groups } }: Slots,
  planIds: readonly string[],
  before: QuoteState,
  people: number | undefined,
): { planId: string; count: number }[] | undefined {
  const [first, second] = planIds;
  if (!first || !second) return undefined;
  if (shares.has('half') && people !== undefined)
    return [
      { planId: first, count: Math.ceil(people / 2) },
      { planId: second, count: Math.floor(people / 2) },
    ];
  const total = before.people;
  const [group] = groups;
  if (!shares.has('rest') || !group || total === undefined || group.people >= total) return undefined;
  const own = group.planId ?? first;
  const other = planIds.find((id) => id !== own) ?? second;
  return [
    { planId: own, count: group.people },
    { planId: other, count: total - group.people },
  ];
}
