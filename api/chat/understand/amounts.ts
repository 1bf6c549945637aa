import type { Amount } from './clause.ts';

const people =
  /^(?:users?|people|persons?|staff|staffers?|employees?|seats?|workers?|mailbox(?:es)?|lawyers?|members?|accounts?|licen[cs]es?|heads?|headcount|colleagues?|nurses?|doctors?|technicians?|folks|guys|humans|individuals?|hands|crew|volunteers?|agents?|engineers?|accountants?|desks?|team|logins?|man|men)$/;
const devices = /^(?:laptops?|computers?|devices?|pcs?|machines?|desktops?|workstations?|macbooks?|notebooks?|tablets?)$/;
const others =
  /^(?:months?|years?|hours?|hrs?|mins?|minutes?|days?|weeks?|percent|am|pm|floors?|offices?|sites?|locations?|servers?|printers?|phones?|times?|points?|gb|tb|mb|oclock|km|kilometres?|kilometers?|miles|plans?|buildings?|branches|dollars?|bucks|cad|tickets?|factor|step|stars?|minute|second|seconds|rooms?|articles?|questions?|steps?|it|different|companies|suppliers|old|new|providers?)$/;
const before = /^(?:for|of|are|make|team|about|with|to|be|have|has|at|say|around|roughly|approximately|employ|employing|now|only|just|us|count|number|users|staff|people|employees|headcount|seats|than|if|and|reach|hit|got|need|on)$/;

/** Every figure in a row of words, and what it counts as far as the words around it tell. */
export function amountsOf(row: readonly string[], raw: string): Amount[] {
  const money = new Set([...raw.matchAll(/\$\s?([\d,]+)|\b([\d,]+)\s?(?:dollars|bucks|cad)\b/gi)].map((match) => (match[1] ?? match[2] ?? '').replaceAll(',', '')));
  return row.flatMap((word, at): Amount[] => {
    if (!/^\d{1,7}$/.test(word)) return [];
    const value = Number(word);
    if (money.has(word)) return [{ value, of: 'money' }];
    return [{ value, of: kindOf(row, at) }];
  });
}

function kindOf(row: readonly string[], at: number): Amount['of'] {
  const value = Number(row[at]);
  const previous = row[at - 1] ?? '';
  // Around the clock, "Microsoft 365", "ISO 27001", "2FA", "Windows 11".
  if ((value === 24 && row[at + 1] === '7') || (value === 7 && previous === '24')) return 'nothing';
  if (/^(?:microsoft|office|m|o|server)$/.test(previous) && (value === 365 || value >= 2000)) return 'nothing';
  if (/^(?:iso|soc|windows|win|version|phase|level|type|pci|dynamics|by|law|rule|since|in|year|suite|unit|section)$/.test(previous) && !(previous === 'in' && value < 1900)) return 'nothing';
  for (let ahead = 1; ahead <= 4; ahead++) {
    const word = row[at + ahead];
    if (word === undefined || /^\d+$/.test(word)) break;
    // "20 of us", "3 of our servers".
    if (word === 'us' && row[at + ahead - 1] === 'of') return 'users';
    if (devices.test(word)) return 'devices';
    if (people.test(word)) return 'users';
    if (ahead === 1 && others.test(word) && !(word === 'new' || word === 'old')) return 'nothing';
    if (/^(?:and|with|plus|on|for|in|at|per|or|but|what|how|is|the|we|minus|without)$/.test(word)) break;
  }
  if (value < 1 || value > 100_000) return 'nothing';
  const next = row[at + 1];
  if (next !== undefined && others.test(next) && next !== 'new' && next !== 'old') return 'nothing';
  if (before.test(previous) || row.length <= 3 || next === undefined) return 'users';
  return /^(?:professional|plan|law|firm)$/.test(previous) || at === 0 ? 'users' : 'nothing';
}
