import type { Plan } from '../../../data/schema/plan.ts';
import type { Entity } from '../understand/phrases.ts';
import type { Change, Clause, Count } from '../understand/clause.ts';
import type { Understood } from '../understand/understand.ts';
import { pointedPlans } from './pointing.ts';
import { usersAfter } from './usersAfter.ts';

/** What a visitor has said so far that still counts. */
export interface Memory {
  planIds: readonly string[];
  /** Those that were spoken of before them, for "both plans". */
  earlierPlanIds?: readonly string[] | undefined;
  users?: number | undefined;
  /** Several numbers of users that are priced apart, each with its plan where it has one of its own. */
  several?: readonly Count[] | undefined;
  /** Those that were told apart last, for "the bigger office". */
  offered?: readonly Count[] | undefined;
  profileId?: string | undefined;
  addOnIds: readonly string[];
  /** Add-ons that are priced with and without, in this message alone. */
  contrast?: readonly string[] | undefined;
  allAddOns: boolean;
  includeSetup: boolean;
  includeHardware: boolean;
  devices?: number | undefined;
  /** Whether everybody gets a device, where their number was not told. */
  deviceEach?: boolean | undefined;
  annual: boolean;
  budget?: number | undefined;
  /** Whether a price was computed so far. */
  quoted?: boolean | undefined;
  /** What the message before was about. */
  topic?: string | undefined;
  /** What was last named, for "how much is it?"; nothing after a quote. */
  subject?: readonly Entity[] | undefined;
  /** The message before, for "what does that start at?" */
  last?: Pick<Understood, 'whole' | 'clauses'> | undefined;
  /** The places that were last named, for "do you have an office there?". */
  place?: readonly Entity[] | undefined;
}

/** A plan, for what may be said of it. */
type NamedPlan = Pick<Plan, 'id' | 'name'>;

export const blank: Memory = {
  planIds: [],
  addOnIds: [],
  allAddOns: false,
  includeSetup: false,
  includeHardware: false,
  annual: false,
};

/** Topics in which a message may change a quote by naming one thing: "and for 60?". */
const quoting = new Set([
  'quote',
  'plans',
  'plan',
  'fit',
  'compare-plans',
  'add-on',
  'discount',
  'annual',
  'setup-fee',
  'hardware',
]);
export const isQuoting = ({ topic }: Pick<Memory, 'topic'>): boolean => topic !== undefined && quoting.has(topic);

const asking =
  /^ (?:(?:and|also|so|oh|ok|plus|then|but|separately) )*(?:does|do|is|are|what is|what are|what does|which|(?:can|could|would) you(?! (?:please )?(?:add|include|drop|remove|take|throw|put|leave|skip|swap|replace|exchange|switch|change|make|go with|do it with|price))|explain|define|how does|how do|why|tell me|who|where|when) /;
const addIt =
  / (?:add|include|put) (?:that|it|those|them) (?:and|to|plus|with) | (?:add|include|throw|put|take|have|want) (?:it|that|them|those|this)(?: (?:in|on|too|please|as well|to it|then|now))* $| (?:had|have|got|get|with|take|add) (?:it|that|them) (?:on top|added|as well|too) /;
const askingPrice = /^ (?:how much is|how much are|what does) /;

/** What counts after one more message. What a message names replaces what was said before. `plans`: all of them, the least expensive first. */
export function remember(
  memory: Memory,
  { clauses, whole }: Pick<Understood, 'clauses' | 'whole'>,
  plans: readonly NamedPlan[] = [],
): Memory {
  const priced = clauses.some(({ change }) => change.users !== undefined || change.plans.length > 0);
  const asksPrice =
    memory.planIds.length > 0 &&
    memory.users !== undefined &&
    / (?:how much|prices?|costs?|total|a month|per month|monthly) /.test(whole.text);
  const ordering =
    priced ||
    isQuoting(memory) ||
    asksPrice ||
    (memory.quoted === true &&
      / (?:add|put|with|plus|also|as well|include|including|back in|swap|for (?:everybody|everyone|all)) /.test(
        whole.text,
      ));
  const after = clauses.reduce<Memory>(
    (before, clause) =>
      withClause(
        before,
        clause,
        { ordering, planned: whole.change.plans.length > 0, removing: whole.change.removedAddOns.length > 0 },
        plans,
      ),
    memory,
  );
  return {
    ...after,
    ...usersAfter(memory, whole.change, whole.text),
    last: { whole, clauses },
    contrast: whole.change.contrast ? whole.change.addOns : undefined,
    // "What does Essential come to, and what does Professional?"
    planIds:
      whole.change.plans.length > 1 &&
      clauses.filter(({ change, text }) => change.plans.length > 0 && / (?:what|how much) /.test(text)).length > 1 &&
      !swapping.test(whole.text)
        ? whole.change.plans
        : after.planIds,
  };
}

const swapping = / (?:instead|rather|actually|sorry|wait|make it|switch|swap|change|not) /;

/** What a message says as a whole: whether it is about a quote, so that naming an add-on orders it, names a plan, or takes an add-on off by its name. */
interface Message {
  ordering: boolean;
  planned: boolean;
  removing: boolean;
}

function withClause(
  before: Memory,
  clause: Clause,
  { ordering, planned, removing }: Message,
  plans: readonly NamedPlan[],
): Memory {
  const { entities, text, words } = clause;
  const change = removedToo(before, clause)
    ? { ...clause.change, addOns: [], removedAddOns: clause.change.addOns }
    : clause.change;
  // Asking what an add-on is orders none.
  // What failed last month is not ordered by telling of it.
  const near =
    change.setup === true ||
    change.hardware === true ||
    change.users !== undefined ||
    change.plans.length > 0 ||
    words.length <= 6 ||
    / (?:with|also|as well|on top|back in|put back|for everybody|for everyone|without|no|drop|remove|skip|take|swap|put|throw|switch on|switch all|turn on|activate|enable|tick|all of these|extras?|add|adds|adding|added|included|instead|what if|what about|cost|price|how much) /.test(
      text,
    );
  // "We would want the email security."
  const wished =
    planned &&
    / (?:we|i|they|she|he|partners|boss|owner) (?:would |will |do |also |really |definitely )*(?:want|like|need|wants|likes|needs) (?:to have |to add )?(?:the|your|that|those|some|an?)? /.test(
      text,
    );
  const orders =
    (ordering && (near || wished)) ||
    / (?:add|adds|adding|plus|including|include|back in|swap) /.test(text) ||
    (/ (?:need|want) /.test(text) && change.addOns.length > 0 && (isQuoting(before) || change.plans.length > 0));
  const asked =
    change.users === undefined &&
    change.relative === undefined &&
    (asking.test(text) || (askingPrice.test(text) && change.plans.length === 0)) &&
    !/ (?:price|cost|total|how much|a month|per month|each month|monthly|a year|per year|with|without|what is it|what would it be) /.test(
      text.replace(askingPrice, ' '),
    );
  // "Is a phone system extra? Add it."
  const pointed =
    ordering && change.addOns.length === 0 && addIt.test(text)
      ? (before.subject ?? []).filter(({ type }) => type === 'addOn').map(({ id }) => id)
      : [];
  const meant =
    (orders && !asked && !(isNeed(before, text) && !planned)) || change.contrast
      ? { ...change, addOns: [...change.addOns, ...pointed] }
      : { ...change, addOns: pointed };
  const planIds = plansOf(before, change, text, plans);
  const places = entities.filter(({ type }) => type === 'location' || type === 'nearby');
  const named = entities.filter(
    ({ type }) =>
      type === 'service' || type === 'addOn' || type === 'planAddOn' || type === 'term' || type === 'industry',
  );
  return {
    ...before,
    planIds,
    earlierPlanIds:
      planIds.every((id) => before.planIds.includes(id)) && planIds.length === before.planIds.length
        ? before.earlierPlanIds
        : before.planIds,
    profileId: change.profile ?? before.profileId,
    addOnIds: addOnsAfter(
      takenOff.test(text) && !change.contrast && !removing ? before.addOnIds.slice(0, -1) : before.addOnIds,
      meant,
      onlyThose.test(text),
    ),
    allAddOns: change.noAddOns ? false : (change.allAddOns ?? before.allAddOns),
    includeSetup: change.setup ?? before.includeSetup,
    includeHardware: change.hardware ?? before.includeHardware,
    devices: change.hardware === false || change.deviceEach ? undefined : (change.devices ?? before.devices),
    deviceEach:
      change.hardware === false || change.devices !== undefined ? undefined : (change.deviceEach ?? before.deviceEach),
    annual: change.annual ?? before.annual,
    budget: change.budget ?? before.budget,
    place: places.length > 0 ? places : before.place,
    subject:
      change.plans.length > 0 || change.users !== undefined ? undefined : named.length > 0 ? named : before.subject,
  };
}

/** "Remove the backup." "And the phones too." */
function removedToo({ last }: Memory, { change, text, words }: Clause): boolean {
  const removed =
    last !== undefined && last.whole.change.removedAddOns.length > 0 && last.whole.change.addOns.length === 0;
  return (
    removed &&
    change.addOns.length > 0 &&
    words.length <= 7 &&
    / (?:too|as well|also) /.test(text) &&
    !/ (?:add|with|plus|include|including|put|back|instead|want|need|how much|what) /.test(text)
  );
}

/** The plans that count after a clause: those it names, those it points to, or those from before. */
export function plansOf(
  before: Memory,
  { plans: named }: Pick<Change, 'plans'>,
  text: string,
  plans: readonly NamedPlan[],
): readonly string[] {
  const byName = plans.some(({ id, name }) => named.includes(id) && text.includes(` ${name.toLowerCase()} `));
  const pointed =
    byName || named.length > 1
      ? undefined
      : pointedPlans(
          text,
          before,
          plans.map(({ id }) => id),
        );
  // "The price on the cheapest plan and on the middle one"
  const [first] = named;
  if (
    first !== undefined &&
    pointed?.length === 1 &&
    !pointed.includes(first) &&
    !swapping.test(text) &&
    / (?:and|vs|versus|or) | price .* price /.test(text)
  )
    return plans.map(({ id }) => id).filter((id) => named.includes(id) || pointed.includes(id));
  return pointed ?? (named.length > 0 ? named : before.planIds);
}

/** "We need tested backups, 18 of us": a plan may hold them, and no add-on is ordered. */
function isNeed(before: Memory, text: string): boolean {
  return (
    before.planIds.length === 0 &&
    !isQuoting(before) &&
    / (?:need|needs|want|wants|looking for|must have|require) /.test(text) &&
    !/ (?:add ons?|add|adding|plus|(?<! plan )with|including|include|prices?|costs?|how much|quote|a month|per month|monthly) /.test(
      text,
    )
  );
}

/** "Take that off and add phones." */
const takenOff =
  / without (?:that|it|them|those) | (?:take|leave) (?:that|it|this) (?:off|out|away) | (?:swap|replace|exchange) (?:that|it|this) (?:one )?(?:for|with|by) | (?:drop|remove|scrap) (?:that|it|this) (?:one )?(?:again |please |and )?/;

/** "Only keep the backup." */
const onlyThose =
  / (?:only keep|keep only|just keep|keep just|only leave|leave only|nothing but) | (?:everything|all(?: of (?:it|them))?) (?:but|except(?: for)?) /;

function addOnsAfter(
  before: readonly string[],
  { addOns, removedAddOns, noAddOns }: Change,
  only: boolean,
): readonly string[] {
  const kept = noAddOns || (only && addOns.length > 0) ? [] : before;
  return [...new Set([...kept, ...addOns])].filter((id) => !removedAddOns.includes(id));
}
