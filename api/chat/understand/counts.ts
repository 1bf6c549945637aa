import type { Count, Relative } from './clause.ts';
import { people } from './amounts.ts';
import { factorOf } from './factors.ts';
import { type Mention, mentionsOf, placesOf } from './mentions.ts';

/** Where a plan is named. */
export interface PlanAt {
  id: string;
  at: number;
}

/** For how many people a price is asked: for one number, for several apart, or for as many more or fewer than before. */
export interface Counts {
  users?: number;
  several?: Count[];
  relative?: Relative;
}

const countsDevices =
  / (?:pay|pays|paid|count|counts|charged?|billed) (?:[a-z]+ ){0,4}(?:1|one) (?:user|person|seat|licence|license) or (?:\d+|two|three|four|several) /;
/** "If one person has a laptop and a phone" */
const ofOnePerson = / (?:1|one) (person|user|employee) (?=(?:has|have|uses|owns|works on) )/g;
const accountNoun = /^(?:mailbox|mailboxe|account|license|licence|login|desk)$/;
const mostCounts = 4;
const besides: Record<string, number> = { twice: 2, 'three times': 3, half: 0.5 };
const choosing =
  / (?:or|versus|vs|between|compare|compared|comparison|difference|differ|against|than|if|(?<!and )then|to|until|till|instead|respectively|maybe|perhaps|possibly|otherwise|prices|scenario|scenarios|each|apart|separate|separately|what|how much) /;
const together =
  / (?:combined|together|altogether|all of (?:us|them)|everybody|everyone|for all|in all|both (?:of us|offices|sites|clinics|teams|firms)|joined|merged|everything) /;
const correcting = /^(?:sorry|mean|meant|actually|rather|oops|correction|make|wait|scratch)$/;

/** For how many people a row of marked words asks. `raw`: the text it was made of; `plans`: where in the row they are named. */
export function countsOf(given: readonly string[], raw: string, plans: readonly PlanAt[]): Counts {
  // "A desktop and a laptop: do I pay for one user or four?": these figures count nobody.
  const row = withOnes(
    ` ${given.join(' ')} `
      .replace(ofOnePerson, ' a $1 ')
      .replace(countsDevices, (asked) => asked.replace(/\d+/g, 'several'))
      .trim()
      .split(' '),
  );
  const text = ` ${row.join(' ')} `;
  const factor = factorOf(text);
  const meant = corrected(row, mentionsOf(row, raw, plans));
  const result = meant.findLast(({ as }) => as === 'result');
  const after = result ? meant.filter(({ as, at }) => as === 'itself' && at > result.at) : [];
  if (result && after.length === 0) return { users: result.value };
  const all = result ? after : meant.filter(({ as }) => as === 'itself');
  // "12 people, well, 12 including the two dentists"
  const themselves = multiplied(
    row,
    text,
    all.filter(
      ({ value, noun, apart }, index) =>
        noun !== undefined || apart || !all.slice(0, index).some((earlier) => earlier.value === value && earlier.whole),
    ),
  );
  // Two who leave may be spoken of twice.
  const told = meant.filter(({ as }) => as === 'more' || as === 'fewer');
  // "So three more than I said"
  const summed = told.filter(({ at }) => row[at - 1] === 'so');
  const changes = [
    ...new Map(
      (summed.length > 0 ? summed : told).map((mention) => [`${mention.as} ${mention.value}`, mention]),
    ).values(),
  ];
  const add = changes.reduce((sum, { as, value }) => sum + (as === 'more' ? value : -value), 0);
  const [first] = themselves;
  if (!first)
    return factor !== undefined
      ? { relative: { factor, add } }
      : changes.length > 0
        ? { relative: { factor: 1, add } }
        : {};
  const [, beside] = / (twice|three times|half) as many [a-z]+s /.exec(text) ?? [];
  // "5 lawyers and twice as many clerks"
  if (beside && themselves.length === 1 && plans.length < 2)
    return { users: Math.ceil(first.value * (1 + (besides[beside] ?? 0))) };
  const own = myself(text, themselves);
  const base = combined(row, text, themselves, plans);
  if (base === undefined)
    return / (?:use|take|go with|with|at) (?:that|the last|the latter|the new) (?:number|figure|one) /.test(text)
      ? { users: themselves.at(-1)?.value ?? first.value }
      : apart(themselves, plans);
  const now = base + own;
  // "Half of them are only here in summer. How much is it for 14?"
  const itself =
    row[first.at - 1] === 'for' &&
    themselves.length === 1 &&
    row.slice(0, first.at).includes('.') &&
    factorOf(` ${row.slice(0, first.at).join(' ')} `) !== undefined;
  if (factor !== undefined && !itself)
    return plans.length > 1 || !/ (?:if|what about|or) /.test(text)
      ? { users: applied({ factor, add: 0 }, now) }
      : pair(now, applied({ factor, add: 0 }, now), plans);
  if (add === 0) return { users: now };
  const then = Math.max(1, now + add);
  // "22 of us, and what if we hire 5?"
  return plans.length < 2 &&
    (changes.some(({ supposed, timed }) => supposed || timed) ||
      / now .* (?:once|then|after|afterwards|later) /.test(text))
    ? pair(now, then, plans)
    : { users: then };
}

const pair = (now: number, then: number, plans: readonly PlanAt[]): Counts => ({
  users: now,
  several: [
    { users: now, ...ofPlan(plans[0]) },
    { users: then, ...ofPlan(plans[0]) },
  ],
});

/** "One more user", "another person", with a figure. */
function withOnes(row: readonly string[]): readonly string[] {
  if (!row.includes('one') && !row.includes('another')) return row;
  return row.flatMap((word, at) => {
    const next = row[at + 1] ?? '';
    if (
      word === 'one' &&
      (/^(?:more|less|fewer|extra|additional|new|leaves|quits|retires|joins)$/.test(next) ||
        (people.test(next) &&
          /^(?:(?:is|are) (?:leaving|joining|going|retiring)|leaves|left|quits|quit|joins|retires|starts)/.test(
            row.slice(at + 2, at + 4).join(' '),
          )) ||
        (people.test(next) && /^(?:plus|add|hire|hired|minus|without|if|less|lose|drop)$/.test(row[at - 1] ?? '')))
    )
      return '1';
    if (word === 'another' && people.test(next)) return ['another', '1'];
    return word;
  });
}

/** Numbers that are denied or taken back do not count. */
function corrected(row: readonly string[], mentions: readonly Mention[]): Mention[] {
  const denied = ({ at }: Mention) =>
    row[at - 1] === 'not' ||
    (row[at - 2] === 'not' && /^(?:for|with|about)$/.test(row[at - 1] ?? '')) ||
    (row[at - 1] === 'of' && row[at - 2] === 'instead') ||
    (row[at - 1] === 'than' && row[at - 2] === 'rather');
  const kept = mentions.filter((mention) => !denied(mention));
  let from = 0;
  for (let index = 1; index < kept.length; index++) {
    const between = row.slice((kept[index - 1] as Mention).at + 1, (kept[index] as Mention).at);
    if (!between.includes('if') && between.some((word) => correcting.test(word))) from = index;
  }
  return kept.slice(from);
}

/** "Two locations, 8 staff each." */
function multiplied(row: readonly string[], text: string, mentions: readonly Mention[]): Mention[] {
  const places =
    / (?:each(?! month| year| of us)|apiece|per (?:location|office|clinic|shop|site|branch|store)|every (?:location|office|clinic|shop|site|branch|store)) /.test(
      text,
    )
      ? placesOf(row)
      : undefined;
  const [only] = mentions;
  return places !== undefined && only && mentions.length === 1
    ? [{ ...only, value: only.value * places }]
    : [...mentions];
}

/** "Me and 7 guys": one more. */
function myself(text: string, mentions: readonly Mention[]): number {
  if (/ (?:tell|give|show|send|let|quote|cost|costs|get|for|to) me (?:and|plus|,) /.test(text)) return 0;
  return mentions.length > 0 &&
    / (?:me|myself|yours truly) (?:, )?(?:and|plus) (?:my |the |our )?\d+ | \d+ (?:[a-z]+ ){0,3}(?:, )?(?:and|plus) (?:me|myself|yours truly) (?:$|[,.])/.test(
      text,
    )
    ? 1
    : 0;
}

/** One number of several that mean the same people, or their sum; nothing where they are asked for apart. */
function combined(
  row: readonly string[],
  text: string,
  mentions: readonly Mention[],
  plans: readonly PlanAt[],
): number | undefined {
  const [first, second] = mentions as [Mention, ...Mention[]];
  if (!second) return first.value;
  if (
    new Set(mentions.map(({ value, noun }) => `${value} ${noun}`)).size === 1 &&
    !mentions.every(({ apart }) => apart)
  )
    return first.value;
  if (plans.length > 1 && paired(mentions, plans)) return undefined;
  const between = mentions
    .slice(1)
    .map(({ at }, index) => ` ${row.slice((mentions[index] as Mention).at + 1, at).join(' ')} `);
  const rest = mentions.slice(1);
  const sum = mentions.reduce((total, { value }) => total + value, 0);
  const contrasted =
    between.some((words) => choosing.test(words)) ||
    rest.some(
      ({ timed, supposed, at, apart }) => timed || supposed || (/^(?:for|at)$/.test(row[at - 1] ?? '') && !apart),
    );
  // "50 mailboxes for 40 people"
  const counted = mentions.find(({ noun, whole }) => whole && noun !== undefined && !accountNoun.test(noun));
  if (counted && mentions.some(({ noun }) => noun !== undefined && accountNoun.test(noun))) return counted.value;
  // "40 people, 38 on the computers", "52 of us, 30 with a login"
  const using = rest.find(
    ({ at, value }) =>
      value <= first.value &&
      !/^[^,.]*\balso\b/.test(row.slice(at + 1, at + 6).join(' ')) &&
      /^(?: [a-z]+){0,3} (?:on|use|uses|using|with|have|need|needs) (?:the |a |an |our |their own )?(?:computers?|pcs?|laptops?|logins?|accounts?|mailbox|mailboxes|email|screens?) /.test(
        ` ${row.slice(at + 1, at + 8).join(' ')} `,
      ),
  );
  if (using && first.whole) return using.value;
  if (contrasted && !/ (?:combined|both of us) /.test(text)) return undefined;
  if (/ (?:each|respectively) /.test(text) && mentions.every(({ noun, apart }) => noun === undefined && !apart))
    return undefined;
  const others = rest.reduce((total, { value }) => total + value, 0);
  // "40 people: 25 lawyers, 15 clerks", and not "11 employees and 4 coordinators"
  if (first.whole && others <= first.value && !/ (?:and|plus) /.test(between[0] ?? '')) return first.value;
  if (first.whole && rest.every(({ whole }) => whole) && !mentions.every(({ apart }) => apart))
    return together.test(text) ? sum : undefined;
  const nouns = new Set(mentions.map(({ noun }) => noun));
  const qualified = mentions.every(({ noun, apart }) => apart || noun !== undefined);
  if (
    qualified &&
    (nouns.size === mentions.length ||
      mentions.every(({ apart }) => apart) ||
      mentions.filter(({ apart }) => apart).length >= mentions.length - 1)
  )
    return sum;
  return together.test(text) ? sum : undefined;
}

/** Whether each number has a plan of its own beside it. */
function paired(mentions: readonly Mention[], plans: readonly PlanAt[]): boolean {
  const last = plans.at(-1)?.at ?? 0;
  const apart = last < (mentions[0]?.at ?? 0) || (plans[0]?.at ?? 0) > (mentions.at(-1)?.at ?? 0);
  return !apart;
}

/** Each number with the plan it was said with. */
function apart(mentions: readonly Mention[], plans: readonly PlanAt[]): Counts {
  const meant = mentions.slice(0, mostCounts);
  const distinct = [...new Map(meant.map((mention) => [mention.value, mention])).values()];
  const users = (distinct.at(-1) as Mention).value;
  if (distinct.length === 1 && plans.length < 2) return { users };
  return { users, several: counts(meant, distinct, plans) };
}

function counts(meant: readonly Mention[], distinct: readonly Mention[], plans: readonly PlanAt[]): Count[] {
  if (plans.length < 2) return distinct.map(({ value }) => ({ users: value, ...ofPlan(plans[0]) }));
  if (!paired(meant, plans))
    return plans
      .flatMap(({ id }) => distinct.map(({ value }) => ({ users: value, planId: id })))
      .slice(0, mostCounts + 2);
  if (plans.length === meant.length)
    return meant.map(({ value }, index) => ({ users: value, ...ofPlan(plans[index]) }));
  // The plan that was named last before the number, or the next one.
  const planBefore = (plans[0]?.at ?? 0) < (meant[0]?.at ?? 0);
  return meant.map(({ value, at }) => ({
    users: value,
    ...ofPlan(
      planBefore ? plans.findLast((plan) => plan.at < at) : (plans.find((plan) => plan.at > at) ?? plans.at(-1)),
    ),
  }));
}

const ofPlan = (plan: PlanAt | undefined) => (plan ? { planId: plan.id } : {});

export function applied({ factor, add }: Relative, users: number): number {
  return Math.max(1, Math.ceil(users * factor) + add);
}
