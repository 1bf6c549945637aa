import { amountsOf, devices, moneyIn, others } from './amounts.ts';
import { roleOf } from './mentionRoles.ts';

/** A number of people that a message speaks of. */
export interface Mention {
  value: number;
  /** Where in the marked row it stands. */
  at: number;
  /** What it is to the others: a number by itself, one that comes on top or goes off, the result of the others, or a part of them. */
  as: 'itself' | 'more' | 'fewer' | 'result' | 'part';
  /** What they are called, where the message says so. */
  noun?: string;
  /** Whether they are said to be everybody. */
  whole: boolean;
  /** Whether they are told apart by where, how or when they work. */
  apart: boolean;
  /** Whether the number holds at another time than now. */
  timed: boolean;
  /** Whether it would come about only if something happens. */
  supposed: boolean;
}

/** The most people that a message is taken to speak of. */
const mostPeople = 100_000;
const whole = /^(?:user|people|person|employee|seat|headcount|head|us|team|staff)$/;
const places =
  /^(?:locations|offices|clinics|shops|sites|branches|stores|practices|restaurants|schools|firms|companies|entities)$/;
const where =
  /^(?:in|at|on|from|who|working|work|works|full|part|remote|remotely|upstairs|downstairs|abroad|over|back|down)$/;
const time =
  /^(?:today|now|currently|already|later|soon|next|by|until|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|year|tomorrow)$/;
const joining =
  /^(?:and|plus|or|then|so|is|are|at|to|for|of|with|but|the|a|an|per|each|every|please|not|on|in|what|how|again|instead)$/;
/** After these a figure counts people, whatever follows. */
const said =
  / (?:forgot(?: the| about)?|another|(?:headcount|staff|team|number|count) (?:is|was|of)|what (?:do|does|would|will)|how much for|make (?:it|that)|makes it|it is|was|were|those|the same|same|say|redo (?:it|that|this) (?:with|for|at)|only|just|we are|us) (?:about |now |then )?$/;
const supposing = / (?:if|when|once|suppose|supposing|assuming|imagine|might|maybe|perhaps|possibly) /;
const isMark = (word: string | undefined) => word === undefined || word === ',' || word === '.';

/** A figure that may speak of people. */
interface Candidate {
  mention: Mention;
  sure: boolean;
}

/** Every number of people in a row of marked words, in its order. `raw`: the text it was made of; `plans`: where plans are named. */
export function mentionsOf(row: readonly string[], raw: string, plans: readonly { at: number }[] = []): Mention[] {
  const found: Mention[] = [];
  const sentences = sentencesOf(row);
  const money = moneyIn(raw);
  const keep = (from: number, to: number, candidates: readonly Candidate[]) => {
    for (const { mention } of listed(row, candidates)) {
      const before = ` ${row.slice(Math.max(from, mention.at - 8), mention.at).join(' ')} `;
      const after = ` ${row
        .slice(mention.at + 1, Math.min(to, mention.at + 12))
        .join(' ')
        .replace(/^of (?:the|those|these|our) \d+/, 'of them')
        .replace(/ \d.*$/, ' #')} `;
      mention.as = roleOf(mention, before, after, found);
      found.push(mention);
    }
  };
  for (const [from, to] of sentences) keep(from, to, candidatesOf(row, from, to, money, plans, found));
  // "33 producers, Professional, how much a month?": where a price is asked for and nobody is counted, whatever is counted is people.
  if (found.length === 0 && (plans.length > 0 || row.some((word) => pricing.test(word)))) {
    for (const [from, to] of sentences)
      keep(
        from,
        to,
        candidatesOf(row, from, to, money, plans, found).map((candidate) => ({
          ...candidate,
          sure: candidate.sure || maybePeople(row, candidate.mention),
        })),
      );
  }
  return found;
}

const pricing = /^(?:price|prices|pricing|cost|costs|quote|monthly)$/;
/** Fewer and more than these are counted of other things, where nothing says what they are. */
const [fewest, most] = [2, 1000];

/** Whether a figure may count people by what follows it: "27 in the studio", "33 producers". */
function maybePeople(row: readonly string[], { value, at, noun = '' }: Mention): boolean {
  if (value < fewest || value > most || others.test(noun) || places.test(noun)) return false;
  const [next = '', second = ''] = [row[at + 1], row[at + 2]];
  if (/^(?:in|at|on)$/.test(next))
    return (
      /^(?:the|our|my|payroll|site|board|total)$/.test(second) &&
      !/^(?:the )?(?:morning|afternoon|evening|night|weekend|month|end)$/.test(row.slice(at + 2, at + 4).join(' '))
    );
  return /[a-z]{2}s$/.test(noun);
}

/** From where to before where each sentence of a row of marked words stands. */
function sentencesOf(row: readonly string[]): [number, number][] {
  const ends = row.flatMap((word, at) => (word === '.' ? [at] : []));
  return [...ends, row.length].map((end, index) => [index === 0 ? 0 : (ends[index - 1] as number) + 1, end]);
}

/** Those that are sure, and those that are listed beside them: "18 advisors and 7 assistants". */
function listed(row: readonly string[], candidates: readonly Candidate[]): Candidate[] {
  const near = (a: Candidate, b: Candidate | undefined) =>
    b !== undefined && joins(row.slice(Math.min(a.mention.at, b.mention.at) + 1, Math.max(a.mention.at, b.mention.at)));
  const kept = new Set(candidates.filter(({ sure }) => sure));
  for (let index = 1; index < candidates.length; index++)
    if (kept.has(candidates[index - 1] as Candidate) && near(candidates[index] as Candidate, candidates[index - 1]))
      kept.add(candidates[index] as Candidate);
  for (let index = candidates.length - 2; index >= 0; index--)
    if (kept.has(candidates[index + 1] as Candidate) && near(candidates[index] as Candidate, candidates[index + 1]))
      kept.add(candidates[index] as Candidate);
  return candidates.filter((candidate) => kept.has(candidate));
}

function candidatesOf(
  row: readonly string[],
  from: number,
  to: number,
  money: ReadonlySet<string>,
  plans: readonly { at: number }[],
  earlier: readonly Mention[],
): Candidate[] {
  const sentence = row.slice(from, to);
  const amounts = amountsOf(sentence, money);
  const counted =
    amounts.some(({ of }) => of === 'users') ||
    earlier.length > 0 ||
    sentence.some((word, index) => /^(?:have|has|are|got)$/.test(word) && /^\d+$/.test(sentence[index + 1] ?? ''));
  return amounts.flatMap(({ value, of, noun, at: index }): Candidate[] => {
    const at = from + index;
    if (value < 1 || value > mostPeople || of === 'money' || of === 'devices') return [];
    const next = row[at + 1] ?? '';
    const bare = of === 'nothing' && noun === undefined && !others.test(next);
    if (of !== 'users' && !bare) return [];
    // "The dearer of the two"
    if (
      / of (?:the|those|these|them|your) $/.test(` ${row[at - 2] ?? ''} ${row[at - 1] ?? ''} `) &&
      !/^[a-z]/.test(next)
    )
      return [];
    // "For the two together", "with us two"
    if (value <= 3 && /^(?:the|all|those|these|us)$/.test(row[at - 1] ?? '') && of === 'users' && noun === undefined)
      return [];
    // "We went through 2 computer guys in 3 years"
    if (
      /^(?:computer|it|tech)$/.test(next) &&
      /^(?:guys?|people|persons?|men|firms?|companies|providers?)$/.test(row[at + 2] ?? '')
    )
      return [];
    // "Two restaurants and 18 people"
    if (
      places.test(next) ||
      (places.test(row[at + 2] ?? '') &&
        /^(?:small|big|little|large|different|separate|new|busy|other|more)$/.test(next))
    )
      return [];
    // "The difference between the first two"
    if (value <= 3 && /^(?:first|last|other|upper|lower|cheaper|top)$/.test(row[at - 1] ?? '') && of !== 'users')
      return [];
    // "Which of the two costs more?"
    if (
      value <= 3 &&
      / (?:which|one|either|both|each) of the $/.test(` ${row.slice(Math.max(0, at - 3), at).join(' ')} `)
    )
      return [];
    // "Two new locations"
    if (
      /^(?:new|more|other|old|extra)$/.test(next) &&
      (others.test(row[at + 2] ?? '') || places.test(row[at + 2] ?? ''))
    )
      return [];
    // "4 hours for a password reset. Four!"
    if (
      isMark(row[at - 1]) &&
      isMark(row[at + 1]) &&
      row.slice(0, at).some((word, place) => word === row[at] && others.test(row[place + 1] ?? ''))
    )
      return [];
    const before = ` ${row.slice(Math.max(from, at - 4), at).join(' ')} `;
    const sure =
      of === 'users' ||
      (counted && where.test(next) && !time.test(row[at + 2] ?? '')) ||
      (next === 'of' &&
        /^(?:those|these|them|us|whom|which)$/.test(row[at + 2] ?? '') &&
        !row.slice(0, at).some((word) => devices.test(word))) ||
      said.test(before) ||
      isCounted(row, at, plans);
    const called =
      noun ?? (bare && /^[a-z]{3,}$/.test(next) && !where.test(next) && !joining.test(next) ? next : undefined);
    const nounAt =
      called === undefined
        ? at
        : Math.max(
            at,
            row.findIndex((word, place) => place > at && word.startsWith(called)),
          );
    return [
      {
        sure,
        mention: {
          value,
          at,
          as: 'itself',
          ...(called === undefined ? {} : { noun: called }),
          whole:
            (called !== undefined && whole.test(called)) ||
            / (?:we are|we were|we was|there are|team of|staff of|we have|all) $/.test(before),
          apart: isApart(row, nounAt, plans),
          timed:
            [1, 2, 3].some(
              (ahead) =>
                time.test(row[at + ahead] ?? '') && row.slice(at + 1, at + ahead).every((word) => !isMark(word)),
            ) || / (?:will be|(?:today|now|currently) (?:it is|we are|there are)) (?:about )?$/.test(before),
          supposed: supposing.test(` ${row.slice(from, at).join(' ')} `),
        },
      },
    ];
  });
}

/** Whether what is counted is told apart by where or how it works: "12 in the office", "7 full time", and not "25 people on Essential". */
function isApart(row: readonly string[], nounAt: number, plans: readonly { at: number }[]): boolean {
  return [1, 2].some((ahead) => {
    const at = nounAt + ahead;
    return (
      where.test(row[at] ?? '') &&
      (ahead === 1 || !(isMark(row[at - 1]) || joining.test(row[at - 1] ?? ''))) &&
      !plans.some((plan) => plan.at === at + 1 || plan.at === at + 2)
    );
  });
}

/** Whether a figure counts people by where it stands: alone between pauses, beside a plan, or before "more" and "then". */
function isCounted(row: readonly string[], at: number, plans: readonly { at: number }[]): boolean {
  const [previous, next = '', second] = [row[at - 1], row[at + 1], row[at + 2]];
  if (isMark(previous) && (isMark(row[at + 1]) || time.test(next))) return true;
  if (/^(?:more|extra|additional|fewer)$/.test(next)) return true;
  // "26 instead of 13", "so 45 in fact"
  if (
    (next === 'instead' && second === 'of') ||
    (next === 'in' && second === 'fact') ||
    (next === 'rather' && second === 'than')
  )
    return true;
  // "No, 40 was right", "49 then."
  if (/^(?:was|is)$/.test(next) && /^(?:right|correct)$/.test(second ?? '')) return true;
  if (/^(?:then|please|now|again|instead)$/.test(next) && isMark(second)) return true;
  return plans.some(
    (plan) =>
      plan.at === at - 1 ||
      plan.at === at + 1 ||
      (plan.at === at - 2 && /^(?:plan|,)$/.test(previous ?? '')) ||
      (plan.at === at + 2 && /^(?:on|for|with|in)$/.test(next)),
  );
}

/** Whether what stands between two numbers makes them a list: "6 lawyers, 4 clerks and 2". */
function joins(between: readonly string[]): boolean {
  const words = between.filter((word) => !isMark(word) && !/^(?:and|plus|or|then|also|another|in)$/.test(word));
  return (
    words.length <= 3 &&
    (words.length < between.length || words.length <= 1) &&
    between.length <= 5 &&
    words.every((word) => !/^(?:for|with|is|are|at|per|month|months|year|years|hour|hours|day|days)$/.test(word))
  );
}

/** How many places a message names, where a number is said to hold for each. */
export function placesOf(row: readonly string[]): number | undefined {
  for (let at = 0; at < row.length - 1; at++) {
    const count = row[at] === 'both' ? 2 : Number(row[at]);
    if (
      count > 1 &&
      count < 100 &&
      [1, 2].some((ahead) => places.test(row[at + ahead] ?? '') && (ahead === 1 || /^[a-z]+$/.test(row[at + 1] ?? '')))
    )
      return count;
  }
  return undefined;
}
