import type { Amount } from './clause.ts';

export const people =
  /^(?:users?|people|persons?|staff|staffers?|employees?|seats?|workers?|mailbox(?:es)?|lawyers?|members?|managers?|drivers?|clerks?|partners?|assistants?|receptionists?|dentists?|hygienists?|physicians?|contractors?|freelancers?|students?|teachers?|locums?|reps?|operators?|directors?|owners?|admins?|administrators?|bookkeepers?|paralegals?|associates?|interns?|brokers?|therapists?|physiotherapists?|physios?|pharmacists?|supervisors?|consultants?|designers?|architects?|realtors?|cashiers?|labourers?|mechanics?|secretaries|secretary|accounts?|licen[cs]es?|heads?|headcount|colleagues?|nurses?|doctors?|drs?|technicians?|folks|guys|humans|individuals?|hands|crew|volunteers?|agents?|engineers?|accountants?|desks?|team|logins?|man|men|advis[eo]rs?|coordinators?|reception|receptionist|planners?|analysts?|salespeople|sellers?|buyers?|dispatchers?|organizers?|fundraisers?|trainers?|estimators?|foremen|foreman|apprentices?|temps?|trainees?|juniors?|seniors?|officers?|executives?|principals?|scientists?|researchers?|editors?|writers?|artists?|drafters?|surveyors?|inspectors?|cooks?|servers staff|hires?|starters?|newcomers?|girls?|boys?|women|woman|ladies|strong)$/;
export const devices =
  /^(?:laptops?|computers?|devices?|pcs?|machines?|desktops?|workstations?|macbooks?|notebooks?|tablets?)$/;
export const others =
  /^(?:months?|years?|hours?|hrs?|mins?|minutes?|days?|weeks?|percent|am|pm|floors?|offices?|sites?|locations?|servers?|printers?|phones?|times?|points?|gb|tb|mb|oclock|km|kilometres?|kilometers?|miles|plans?|tiers?|packages?|levels?|buildings?|branches|dollars?|bucks|cad|tickets?|factor|step|stars?|minute|second|seconds|rooms?|articles?|questions?|steps?|it|different|companies|suppliers|old|new|providers?|quotes?|numbers|figures|prices|totals?|bits|ideas?|ways|things?|pages?|lines?|copies|reasons?|options?|extras?|items?|invoices?|payments?|bills?|instal?lments?|checks|topics|meetings?|attempts?|arguments?|occasions?|messages?|columns?|agreements?|contracts?|shifts?|vendor|supplier|weekly|conditions?|morning|afternoon|evening|noon|people s)$/;
const before =
  /^(?:for|of|are|make|team|about|with|to|be|have|has|at|say|around|roughly|approximately|employ|employing|now|only|just|us|count|number|users|staff|people|employees|headcount|seats|than|if|and|reach|hit|got|need|on|x|between|not|from|or|vs|versus|plus|then|grow|hire|into|wait|sorry|meant|mean|actually|rather|correction)$/;

const day =
  /^(?:mon|tues?|wed|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|tomorrow|today|tonight|noon|night)$/;
const spending = /^(?:get|budget|budgeted|spend|spending|afford|buy|do)$/;
/** More than that "a month" are no users, where nothing says so. */
const mostBesideMonth = 400;

/** The figures of a text that are money by the sign or word beside them. */
export function moneyIn(raw: string): ReadonlySet<string> {
  // A figure begins where no other ends: tried from each of its commas, a long one takes the square of its length.
  return new Set(
    [...raw.matchAll(/\$\s?([\d,]+)|(?<![\d,])([\d,]+)\s?(?:dollars|bucks|cad)\b/gi)].map((match) =>
      (match[1] ?? match[2] ?? '').replaceAll(',', ''),
    ),
  );
}

/** Every figure in a row of words, and what it counts as far as the words around it tell; "," in the row is a pause. `money`: the figures known to be money. */
export function amountsOf(row: readonly string[], money: ReadonlySet<string>): Amount[] {
  const found = row.flatMap((word, at): Amount[] => {
    if (!/^\d{1,7}$/.test(word)) return [];
    const value = Number(word);
    if (money.has(word) || /^(?:bucks|dollars?|cad)$/.test(row[at + 1] ?? '')) return [{ value, of: 'money', at }];
    return [{ value, at, ...kindOf(row, at) }];
  });
  // "10 to 15 users", "49 or 50 seats": what counts the second counts the first.
  for (let index = found.length - 2; index >= 0; index--) {
    const amount = found[index] as Amount;
    const next = found[index + 1] as Amount;
    // "Prices from 2 or 3 providers"
    if (
      next.at === amount.at + 2 &&
      /^(?:to|or)$/.test(row[amount.at + 1] ?? '') &&
      others.test(row[next.at + 1] ?? '')
    ) {
      amount.of = 'nothing';
      amount.noun = '';
    }
    if (
      amount.of === 'nothing' &&
      amount.noun === undefined &&
      next.of === 'users' &&
      (next.at === amount.at + 1 ||
        (next.at === amount.at + 2 && /^(?:to|or|and|vs|versus|until|till)$/.test(row[amount.at + 1] ?? '')))
    )
      amount.of = 'users';
  }
  return found;
}

function kindOf(row: readonly string[], at: number): Pick<Amount, 'of' | 'noun'> {
  const value = Number(row[at]);
  const previous = row[at - 1]?.replace(',', '') ?? '';
  // Around the clock, "Microsoft 365", "ISO 27001", "2FA", "Windows 11".
  if ((value === 24 && row[at + 1] === '7') || (value === 7 && previous === '24')) return { of: 'nothing', noun: '' };
  if (
    value === 365 &&
    (!people.test(row[at + 1] ?? '') ||
      (/^(?:mailbox|mailboxes|accounts?|licen[cs]es?|seats?|users?)$/.test(row[at + 1] ?? '') &&
        /^(?:our|the|my|your|office|microsoft|ms|m)$/.test(previous)))
  )
    return { of: 'nothing', noun: '' };
  if (/^(?:microsoft|office|m|o|server)$/.test(previous) && (value === 365 || value >= 2000))
    return { of: 'nothing', noun: '' };
  // "Desk sets from 2004", "200 a head".
  if (
    value >= 1900 &&
    value < 2100 &&
    /^(?:from|since|in|of|by|until|till|before|after|around|about|circa|the|year|summer|fall|spring|winter)$/.test(
      previous,
    ) &&
    !people.test(row[at + 1] ?? '')
  )
    return { of: 'nothing', noun: '' };
  // "Somebody who answers at 3 in the morning"
  if (
    value <= 24 &&
    /^(?:in the (?:morning|afternoon|evening)|at night|tonight|o clock|oclock|am|pm)\b/.test(
      row.slice(at + 1, at + 4).join(' '),
    )
  )
    return { of: 'nothing', noun: '' };
  // "9 to 5"
  if (
    value <= 12 &&
    ((/^(?:to|till|until)$/.test(row[at + 1] ?? '') &&
      Number(row[at + 2]) < value &&
      !people.test(row[at + 3] ?? '')) ||
      (/^(?:to|till|until)$/.test(previous) &&
        Number(row[at - 2]) > value &&
        Number(row[at - 2]) <= 12 &&
        !people.test(row[at + 1] ?? '')))
  )
    return { of: 'nothing', noun: '' };
  // "Our store is open till 9."
  if (
    value <= 24 &&
    /^(?:till|until|til|past)$/.test(previous) &&
    !/^\d+$/.test(row[at - 2] ?? '') &&
    !people.test(row[at + 1] ?? '')
  )
    return { of: 'nothing', noun: '' };
  // "New computers, say 10"
  if (
    /^(?:say|about|maybe|around|roughly|probably|perhaps)$/.test(previous) &&
    !people.test(row[at + 1] ?? '') &&
    [2, 3].some((back) => devices.test(row[at - back] ?? ''))
  )
    return { of: 'devices' };
  // "The difference between the first 2"
  if (
    value <= 3 &&
    /^(?:first|last|other|upper|lower|cheaper|top)$/.test(previous) &&
    !people.test(row[at + 1] ?? '') &&
    row.some((word) => /^(?:difference|differ|compare|comparison)$/.test(word))
  )
    return { of: 'nothing', noun: '' };
  // "What would 10 refurbished ones cost?"
  if (row[at + 1] === 'ones' || row[at + 2] === 'ones') return { of: 'nothing', noun: '' };
  // "12 monthly payments"
  if (
    row[at + 1] === 'monthly' &&
    /^(?:payments?|bills?|instal?lments?|fees?|invoices?|totals?|figures?|prices?|amounts?|numbers?|costs?|sums?)$/.test(
      row[at + 2] ?? '',
    )
  )
    return { of: 'nothing', noun: '' };
  // "Tuesday at 10", "Saturdays 10 to 4"
  if (
    value <= 24 &&
    ((previous === 'at' && day.test(row[at - 2] ?? '')) ||
      (value <= 12 &&
        ((/^(?:to|till|until)$/.test(row[at + 1] ?? '') && Number(row[at + 2]) <= 12) ||
          (/^(?:to|till|until)$/.test(previous) && Number(row[at - 2]) <= 12)) &&
        row.some((word) => day.test(word))))
  )
    return { of: 'nothing', noun: '' };
  // "Get us to 3 honest yeses"
  if (
    value <= 5 &&
    row.length > 6 &&
    /^(?:to|of|into|on|from|about|in)$/.test(previous) &&
    /^[a-z]{4,}$/.test(row[at + 1] ?? '') &&
    !people.test(row[at + 1] ?? '') &&
    !people.test(row[at + 2] ?? '') &&
    !/^(?:then|please|more|again|what|with|from|next|this|that|also|when|months?|instead)$/.test(row[at + 1] ?? '')
  )
    return { of: 'nothing', noun: '' };
  // "Got an offer of 4800 elsewhere", "we pay 2200 now"
  if (
    value >= 100 &&
    !people.test(row[at + 1] ?? '') &&
    (/^(?:offer|quote|bill|price|fee|invoice|rent) (?:of|is|at|for)$/.test(row.slice(at - 2, at).join(' ')) ||
      (/^(?:pay|paying|paid|charged|charges|charge)$/.test(previous) && !/^(?:for|users)$/.test(row[at + 1] ?? '')))
  )
    return { of: 'money' };
  // "Budget is 4500"
  if (/^(?:budget|budgets|spend|spending)$/.test(row[at - 2] ?? '') && /^(?:is|of|about|max)$/.test(previous))
    return { of: 'money' };
  if (/^(?:a|per|each)$/.test(row[at + 1] ?? '') && /^(?:head|person|user|seat|employee)$/.test(row[at + 2] ?? ''))
    return { of: 'money' };
  // "We pay 900 a month", "what do I get for 500 a month", and not "Professional for 20 a month".
  if (
    /^(?:a|per|each)$/.test(row[at + 1] ?? '') &&
    /^(?:month|year|hour)$/.test(row[at + 2] ?? '') &&
    !(/^(?:for|with)$/.test(previous) && value <= mostBesideMonth && !row.some((word) => spending.test(word)))
  )
    return { of: 'money' };
  const numbered =
    /^(?:iso|soc|windows|win|version|phase|level|tier|grade|class|type|pci|dynamics|by|law|rule|since|in|year|suite|unit|section|top|article|chapter|case|test|scenario|question|item|example|q|times|appendix|annex|page|line|row|table|figure)$/.test(
      previous,
    ) && !(previous === 'in' && value < 1900);
  for (let ahead = 1; ahead <= 4; ahead++) {
    const word = row[at + ahead];
    if (word === undefined || word === ',' || /^\d+$/.test(word)) break;
    // "20 of us", "3 of our servers".
    if (word === 'us' && row[at + ahead - 1] === 'of') return { of: 'users', noun: 'us' };
    if (numbered && (ahead > 1 || /^(?:level|tier|grade|class|phase|version)$/.test(previous))) break;
    // "90 computer users" are people.
    if (
      devices.test(word) &&
      !(/^(?:a|the|our|their|one)$/.test(row[at + ahead - 1] ?? '') && row[at + 1] !== 'of') &&
      !people.test(row[at + ahead + 1] ?? '')
    )
      return { of: 'devices' };
    // "New PCs for 3 desks"
    if (/^(?:desks?|workplaces?)$/.test(word) && previous === 'for' && devices.test(row[at - 2] ?? ''))
      return { of: 'devices' };
    if (people.test(word))
      return {
        of: 'users',
        noun:
          /^(?:desks?|office)$/.test(word) && row[at + ahead - 1] === 'front' ? 'front desk' : word.replace(/s$/, ''),
      };
    // "12 office staff" are people.
    // "22 office and shop accounts"
    if (
      ahead === 1 &&
      /^(?:plus|and)$/.test(row[at + 2] ?? '') &&
      /^[a-z]+$/.test(row[at + 3] ?? '') &&
      people.test(row[at + 4] ?? '') &&
      !people.test(row[at + 3] ?? '')
    )
      return { of: 'users', noun: (row[at + 4] as string).replace(/s$/, '') };
    if (
      ahead === 1 &&
      others.test(word) &&
      !(/^(?:office|site|plant|it)$/.test(word) && people.test(row[at + 2] ?? '')) &&
      !(word === 'new' || word === 'old')
    )
      return { of: 'nothing', noun: '' };
    if (
      /^(?:use|uses|using|share|have|has|work|need|and|with|plus|on|for|in|at|per|or|but|what|how|is|the|we|minus|without)$/.test(
        word,
      )
    )
      break;
  }
  if (numbered) return { of: 'nothing', noun: '' };
  // "We start at 7 in the morning."
  if (
    previous === 'at' &&
    value <= 12 &&
    /^(?:start|starts|open|opens|begin|begins|close|closes|end|ends|arrive|arrives|here|come|comes|home|leave|leaves)$/.test(
      row[at - 2] ?? '',
    )
  )
    return { of: 'nothing', noun: '' };
  if (value < 1 || value > 100_000) return { of: 'nothing' };
  const next = row[at + 1] === ',' ? undefined : row[at + 1];
  if (next !== undefined && others.test(next) && next !== 'new' && next !== 'old') return { of: 'nothing' };
  // "On each plan, all 3."
  if (previous === 'all' && value <= 5) return { of: 'nothing' };
  if (before.test(previous) || row.length <= 3 || next === undefined) return { of: 'users' };
  if (previous === 'the' && row[at - 2] === 'for') return { of: 'users' };
  return /^(?:professional|plan|law|firm)$/.test(previous) || at === 0 || row[at - 1] === 'x'
    ? { of: 'users' }
    : { of: 'nothing' };
}
