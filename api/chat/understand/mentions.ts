import { amountsOf, others } from './amounts.ts';

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
const places = /^(?:locations|offices|clinics|shops|sites|branches|stores|practices|restaurants|schools|firms|companies|entities)$/;
const where = /^(?:in|at|on|from|who|working|work|works|full|part|remote|remotely|upstairs|downstairs|abroad|over|back|down)$/;
const time = /^(?:today|now|currently|already|later|soon|next|by|until|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|year|tomorrow)$/;
const joining = /^(?:and|plus|or|then|so|is|are|at|to|for|of|with|but|the|a|an|per|each|every|please|not|on|in|what|how|again|instead)$/;
/** After these a figure counts people, whatever follows. */
const said = / (?:forgot(?: the| about)?|another|(?:headcount|staff|team|number|count) (?:is|was|of)|what (?:do|does|would|will)|how much for|make (?:it|that)|makes it|it is|was|were|those|the same|same|say|redo (?:it|that|this) (?:with|for|at)|only|just|we are|us) (?:about |now |then )?$/;
const supposing = / (?:if|when|once|suppose|supposing|assuming|imagine|might|maybe|perhaps|possibly) /;
const isMark = (word: string | undefined) => word === undefined || word === ',' || word === '.';

const moreBefore = / (?:plus|add|also have|also got|as well as|adding|hire|hires|hiring|hired|another|extra|additional|gain|gaining|on top of that|and also|grow by|up by) (?:the |about |maybe |another |in )?$/;
const moreAfter = /^ (?:more(?! or less)|extra|additional|further|new) |^ (?:[a-z]+ ){0,3}(?:more|extra|join|joins|joining|start|starts|starting|come in|comes in|come(?= [,.]| $)|coming|come aboard|arrive|arrives|on top) /;
const fewerBefore = / (?:minus|less|without|except|except for|excluding|not counting|leaving out|leave out|exclude|lose|losing|lost|drop|dropping|remove|removing|fire|fired|firing|cut|cutting|subtract|take off|take away|take out|let go|let go of|laid off|down by|shrink by) (?:the |those |these |about |our |another )?$/;
const fewerAfter = /^ (?:[a-z]+ ){0,8}?(?:(?:no longer|do not|does not|never) (?:even )?(?:need|have|use|work|log)|leave|leaves|left|leaving|quit|quits|gone|retire|retires|retired|retiring|resign|resigned|resigns|fewer|fired|laid off|drop out|are out|departed|who have their own|go away) |^ (?:[a-z]+ ){0,2}less(?! than| #) /;
/** Who is told of beside others and goes elsewhere. */
const goesAfter = /^ (?:[a-z]+ ){0,3}(?:moves|move|transfers|transfer|switches|goes) (?:to|away|over|out|elsewhere) /;
const resultBefore = / (?:total|total of|in total|totals|totalling|make|makes|make it|make that|makes it|makes us|making us|making it|equals|altogether|add up to|adds up to|in all|leaves us at|leaves us with|leaving us with|leaving us at|down to|which is|only|just) (?:about )?$/;
const resultAfter = /^ (?:[a-z]+ ){0,2}(?:in total|altogether|all together|combined|all told|in all|overall|all in|remain|remaining|remains) |^ (?:total|left) (?:$|[,.])|^ (?:[a-z]+ )?in (?:total|all) /;
const ofAll = /^ (?:[a-z]+ )?of (?:us|them|these|those|whom|our|ours|my|which) /;
const partBefore = / (?:including|incl|included|counting|with|whom|of which|of them|among them) (?:about |the |our |my )?$/;

/** A figure that may speak of people. */
interface Candidate { mention: Mention; sure: boolean; }

/** Every number of people in a row of marked words, in its order. `raw`: the text it was made of; `plans`: where plans are named. */
export function mentionsOf(row: readonly string[], raw: string, plans: readonly { at: number }[] = []): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < row.length; ) {
    const end = row.indexOf('.', from);
    const to = end < 0 ? row.length : end;
    const candidates = candidatesOf(row, from, to, raw, plans, found);
    for (const { mention } of listed(row, candidates)) {
      const before = ` ${row.slice(Math.max(from, mention.at - 4), mention.at).join(' ')} `;
      const after = ` ${row.slice(mention.at + 1, Math.min(to, mention.at + 12)).join(' ').replace(/^of (?:the|those|these|our) \d+/, 'of them').replace(/ \d.*$/, ' #')} `;
      mention.as = roleOf(mention, before, after, found);
      found.push(mention);
    }
    from = to + 1;
  }
  return found;
}

/** Those that are sure, and those that are listed beside them: "18 advisors and 7 assistants". */
function listed(row: readonly string[], candidates: readonly Candidate[]): Candidate[] {
  const near = (a: Candidate, b: Candidate | undefined) => b !== undefined && joins(row.slice(Math.min(a.mention.at, b.mention.at) + 1, Math.max(a.mention.at, b.mention.at)));
  const kept = new Set(candidates.filter(({ sure }) => sure));
  for (let index = 1; index < candidates.length; index++) if (kept.has(candidates[index - 1] as Candidate) && near(candidates[index] as Candidate, candidates[index - 1])) kept.add(candidates[index] as Candidate);
  for (let index = candidates.length - 2; index >= 0; index--) if (kept.has(candidates[index + 1] as Candidate) && near(candidates[index] as Candidate, candidates[index + 1])) kept.add(candidates[index] as Candidate);
  return candidates.filter((candidate) => kept.has(candidate));
}

function candidatesOf(row: readonly string[], from: number, to: number, raw: string, plans: readonly { at: number }[], earlier: readonly Mention[]): Candidate[] {
  const sentence = row.slice(from, to);
  const amounts = amountsOf(sentence, raw);
  const counted = amounts.some(({ of }) => of === 'users') || earlier.length > 0 || sentence.some((word, index) => /^(?:have|has|are|got)$/.test(word) && /^\d+$/.test(sentence[index + 1] ?? ''));
  return amounts.flatMap(({ value, of, noun, at: index }): Candidate[] => {
    const at = from + index;
    if (value < 1 || value > mostPeople || of === 'money' || of === 'devices') return [];
    const next = row[at + 1] ?? '';
    const bare = of === 'nothing' && noun === undefined && !others.test(next);
    if (of !== 'users' && !bare) return [];
    // "The dearer of the two"
    if (/ of (?:the|those|these|them|your) $/.test(` ${row[at - 2] ?? ''} ${row[at - 1] ?? ''} `) && !/^[a-z]/.test(next)) return [];
    // "For the two together", "with us two"
    if (value <= 3 && /^(?:the|all|those|these|us)$/.test(row[at - 1] ?? '') && of === 'users' && noun === undefined) return [];
    // "Two new locations"
    if (/^(?:new|more|other|old|extra)$/.test(next) && (others.test(row[at + 2] ?? '') || places.test(row[at + 2] ?? ''))) return [];
    const before = ` ${row.slice(Math.max(from, at - 4), at).join(' ')} `;
    const alone = isMark(row[at - 1]) && isMark(row[at + 1]);
    const told = counted && where.test(next) && !time.test(row[at + 2] ?? '');
    const sure = of === 'users' || alone || (isMark(row[at - 1]) && time.test(next)) || told || said.test(before) || /^(?:more|extra|additional|fewer)$/.test(next) || /^(?:(?:was|is) (?:right|correct)|(?:then|please|now|again|instead) [,.])/.test(`${row.slice(at + 1, at + 3).join(' ')}${row[at + 2] === undefined ? ' .' : ''}`) || plans.some((plan) => plan.at === at - 1 || (plan.at === at - 2 && /^(?:plan|,)$/.test(row[at - 1] ?? '')) || (plan.at === at + 2 && /^(?:on|for|with|in)$/.test(next)) || plan.at === at + 1);
    const called = noun ?? (bare && /^[a-z]{3,}$/.test(next) && !where.test(next) && !joining.test(next) ? next : undefined);
    const nounAt = called === undefined ? at : Math.max(at, row.findIndex((word, place) => place > at && word.startsWith(called)));
    return [{
      sure,
      mention: {
        value, at, as: 'itself', ...(called === undefined ? {} : { noun: called }),
        whole: (called !== undefined && whole.test(called)) || / (?:we are|we were|we was|there are|team of|staff of|we have|all) $/.test(before),
        apart: where.test(row[nounAt + 1] ?? '') || (where.test(row[nounAt + 2] ?? '') && !isMark(row[nounAt + 1])),
        timed: [1, 2, 3].some((ahead) => time.test(row[at + ahead] ?? '') && row.slice(at + 1, at + ahead).every((word) => !isMark(word))) || / (?:will be|(?:today|now|currently) (?:it is|we are|there are)) (?:about )?$/.test(before),
        supposed: supposing.test(` ${row.slice(from, at).join(' ')} `),
      },
    }];
  });
}

/** Whether what stands between two numbers makes them a list: "6 lawyers, 4 clerks and 2". */
function joins(between: readonly string[]): boolean {
  const words = between.filter((word) => !isMark(word) && !/^(?:and|plus|or|then|also|another|in)$/.test(word));
  return words.length <= 3 && (words.length < between.length || words.length <= 1) && between.length <= 5 && words.every((word) => !/^(?:for|with|is|are|at|per|month|months|year|years|hour|hours|day|days)$/.test(word));
}

function roleOf({ value, supposed }: Mention, before: string, after: string, earlier: readonly Mention[]): Mention['as'] {
  const among = earlier.some((mention) => mention.value > value);
  // "But only 25 of them use a computer"
  // "5 physios, 3 at the desk and the two of us"
  if (/ and (?:the )?$/.test(before) && /^ of us /.test(after)) return 'itself';
  if (ofAll.test(after) && (earlier.length > 0 || / of (?:them|these|those|whom|which|ours) /.test(after))) return fewerAfter.test(after) ? 'fewer' : / (?:only|just|but) (?:the |about )?$/.test(before) ? 'result' : 'part';
  if (among && partBefore.test(before) && !/ (?:what|how|it|that|this|and|or) with $/.test(before)) return 'part';
  // "Six of those 26 left"
  if (/ of (?:the|those|these|our) $/.test(before)) return 'itself';
  if (resultAfter.test(after)) return 'result';
  if (earlier.length > 0 && goesAfter.test(after)) return 'fewer';
  if (fewerBefore.test(before) || (fewerAfter.test(after) && !(/ (?:with|have|are|only|just) $/.test(before) && / left /.test(after)))) return 'fewer';
  if (/ forgot (?:the |about |our )?$/.test(before)) return earlier.length > 0 ? 'part' : 'more';
  if ((moreBefore.test(before) && !/ (?:me|myself) plus $/.test(before)) || moreAfter.test(after)) return 'more';
  // "What if we make it 25?"
  if (supposed && / (?:make|makes) (?:it|that) $/.test(before) && earlier.length > 0) return 'itself';
  if (resultBefore.test(before) && (earlier.length > 0 || / (?:make|makes) (?:it|that) $/.test(before))) return 'result';
  // "So fifteen", "now 38"
  if (earlier.length > 0 && !supposed && / (?:so|now|that is) (?:we are |there are |it is |let us say |say )?(?:about )?$/.test(before)) return 'result';
  return 'itself';
}

/** How many places a message names, where a number is said to hold for each. */
export function placesOf(row: readonly string[]): number | undefined {
  for (let at = 0; at < row.length - 1; at++) {
    const count = row[at] === 'both' ? 2 : Number(row[at]);
    if (count > 1 && count < 100 && [1, 2].some((ahead) => places.test(row[at + ahead] ?? '') && (ahead === 1 || /^[a-z]+$/.test(row[at + 1] ?? '')))) return count;
  }
  return undefined;
}
