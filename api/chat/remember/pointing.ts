import type { Count } from '../understand/clause.ts';

/** What was spoken of before a message that points back to it. */
export interface Shown {
  /** The plans that were named last, and those before them. */
  planIds: readonly string[];
  earlierPlanIds?: readonly string[] | undefined;
}

const thing = '(?:ones?|plans?|options?|packages?|tiers?|levels?)';
/** "The dearer one", "the dearer of the two", "the dearer, please" */
const pointing = (which: string) =>
  new RegExp(` (?:${which}) (?:${thing} |of (?:the|those|these|them) (?!year|month)|(?:then|please|again) |$)`);

/** Which of those that were priced last is meant; `at` counts from the end where it is negative. */
const amongShown: { pattern: RegExp; by: 'price' | 'order'; at: number }[] = [
  {
    pattern: pointing(
      'cheaper|cheap|cheapest|less expensive|least expensive|lower priced?|lower|smaller|more affordable',
    ),
    by: 'price',
    at: 0,
  },
  {
    pattern: pointing(
      'dearer|dearest|pricier|priciest|more expensive|most expensive|costlier|higher priced?|higher|bigger|better|fancier|upper|top',
    ),
    by: 'price',
    at: -1,
  },
  { pattern: pointing('the first|1st|the former'), by: 'order', at: 0 },
  { pattern: pointing('the second|2nd|second|the latter'), by: 'order', at: 1 },
  { pattern: pointing('the third|3rd|third'), by: 'order', at: 2 },
  { pattern: pointing('the last'), by: 'order', at: -1 },
];
const all =
  / (?:each|all|every|all (?:three|3)|the (?:three|3)|three|3) (?:of )?(?:the |your )?(?:plans?|tiers?|packages?|options?) /;
const both = new RegExp(
  ` (?:both|each of them|the two|the 2) (?:of (?:them|those|these) )?(?:${thing} )?(?:for|at|on|with|again|please|then) | (?:price|quote|do|show|compare) (?:me )?both | both (?:${thing}|of (?:them|those|these)) | both $`,
);
const firstTwo = new RegExp(` (?:first|lower|lowest|smaller|cheaper) (?:2|two|couple of) ${thing} `);
const lastTwo = new RegExp(` (?:top|upper|bigger|last|higher) (?:2|two|couple of) ${thing} `);
const outermost =
  / (?:cheapest|lowest|least expensive|smallest|bottom) (?:\w+ )?(?:and|or|vs|versus) (?:your |the )?(?:most expensive|top|highest|dearest|best|biggest|priciest) /;
const others = new RegExp(` other (?:2 |two )?(?:${thing}|2|two) `);
const up =
  / (?:next|one|a|the) (?:plan |tier |level |step |one )?(?:up|(?:higher|above)(?! (?:price|rate|cost|fee|deal|number|figure|count|headcount|total))) | the (?:better|bigger|fuller) (?:one|plan|option|package) /;
const down =
  / (?:next|one|a|the) (?:plan |tier |level |step |one )?(?:down|(?:lower|below)(?! (?:price|rate|cost|fee|deal|number|figure|count|headcount|total))) /;
const cheapest =
  /^ (?:(?:the|your|just|ok|then|take|with|on|for) )*(?:cheapest|least expensive|lowest)(?: plan| one| option| package| tier)?(?: please| then| of them)* $/;

/** Whatever it holds: "the cheapest plan with night support" is for needs to decide. */
const cheapestPlan =
  / (?:cheapest|least expensive|lowest|most affordable) (?:plan|package|tier|option) (?!that|which|where|with|including|includes|has|to|if)/;

/** The plans that a text points to without their names, among those that were spoken of before it and all `plans`, the least expensive first. */
export function pointedPlans(
  text: string,
  { planIds: shown, earlierPlanIds: earlier = [] }: Shown,
  plans: readonly string[],
): readonly string[] | undefined {
  if (all.test(text)) return plans;
  // "Your cheapest and your most expensive plan"
  if (outermost.test(text)) return [plans[0], plans.at(-1)].filter((id) => id !== undefined);
  if (firstTwo.test(text)) return plans.slice(0, 2);
  if (lastTwo.test(text)) return plans.slice(-2);
  const [only] = shown;
  if (shown.length > 0 && others.test(text)) return plans.filter((id) => !shown.includes(id));
  if (both.test(text)) {
    if (shown.length === 2) return shown;
    if (shown.length === 1 && earlier.length === 1) return [...earlier, ...shown];
  }
  if (shown.length > 1) {
    const pointed = amongShown.find(({ pattern }) => pattern.test(text));
    const found = pointed && (pointed.by === 'price' ? plans.filter((id) => shown.includes(id)) : shown).at(pointed.at);
    if (found !== undefined) return [found];
  }
  // "Back to the first one": of two that were priced one after the other.
  if (
    shown.length === 1 &&
    earlier.length === 1 &&
    / the (?:first|former|previous|earlier|other) (?:one|plan|option) /.test(text)
  )
    return earlier;
  const dearer =
    shown.length === 1 &&
    / (?:dearer|more expensive|pricier|higher|bigger) (?:plan|one|option|package|tier) /.test(text);
  const cheaper =
    shown.length === 1 && / (?:cheaper|less expensive|lower|smaller) (?:plan|one|option|package|tier) /.test(text);
  const step = dearer || up.test(text) ? 1 : cheaper || down.test(text) ? -1 : 0;
  const next = step !== 0 && only !== undefined && shown.length === 1 ? plans[plans.indexOf(only) + step] : undefined;
  if (next !== undefined) return [next];
  return cheapest.test(text) || cheapestPlan.test(text) ? plans.slice(0, 1) : undefined;
}

/** Which of several numbers of users a text points to: "the higher number", "the last of those". */
export function pointedUsers(text: string, several: readonly Count[] = []): number | undefined {
  const users = [...new Set(several.map((count) => count.users))];
  if (users.length < 2) return undefined;
  const sorted = users.toSorted((a, b) => a - b);
  if (
    / (?:higher|larger|bigger|greater|largest|highest|biggest) (?:number|one|figure|count|headcount|office|site|team|group|firm|clinic|branch|of) /.test(
      text,
    )
  )
    return sorted.at(-1);
  if (
    / (?:lower|smaller|lesser|smallest|lowest) (?:number|one|figure|count|headcount|office|site|team|group|firm|clinic|branch|of) /.test(
      text,
    )
  )
    return sorted[0];
  if (/ (?:last|latter|final) (?:one|number|figure|of (?:those|these|them|the)) | the latter /.test(text))
    return users.at(-1);
  if (
    / the (?:first|former) (?:one|number|figure|of (?:those|these|them|the))? ?/.test(text) &&
    !/ first (?:year|month|hour) /.test(text)
  )
    return users[0];
  if (/ (?:second|2nd|middle) (?:one|number|figure|of (?:those|these|them|the)) /.test(text)) return users[1];
  return undefined;
}
