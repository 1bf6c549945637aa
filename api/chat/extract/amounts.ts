import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { isMark, type Token } from '../read/tokens.ts';
import { hasPhrase, phraseBefore } from '../read/phrases.ts';

type AmountKind = 'people' | 'devices' | 'money' | 'sites' | 'time' | 'other' | 'bare';

/** A number in a message and what it counts. */
export interface Amount {
  kind: AmountKind;
  value: number;
  /** Index of the number among the tokens. */
  at: number;
  /** The counted noun, and whether it stands for everybody (users, staff) rather than for those of one job. */
  noun?: string;
  everybody?: boolean;
}

type CountingVocabulary = Pick<
  Vocabulary,
  'units' | 'numberedNames' | 'beforePeople' | 'wholes' | 'terms' | 'changes' | 'counting' | 'times'
>;

const maxPeople = 100_000;
/** Maximum number of amounts to read in a message: each is compared with all others, and more than these do not count people. */
const maxAmounts = 40;
/** Maximum distance in words from a number to its noun, which adjectives can separate. */
const maxDistance = 4;
/** After a word for a budget, smaller numbers count people, not money. */
const minBudget = 500;
const percent = /%$/;

/** The numbers among the tokens that no name covers. */
export function amountsOf(
  tokens: readonly Token[],
  vocabulary: CountingVocabulary,
  isNamed: (at: number) => boolean,
): Amount[] {
  const amounts: Amount[] = [];
  for (const [at, token] of tokens.entries()) {
    if (amounts.length === maxAmounts) break;
    const isOne = token === 'one' && vocabulary.units.people.has(tokens[at + 1] ?? '');
    if (!isOne && (!/^\$?\d+(?:\.\d+)?%?$/.test(token) || percent.test(token))) continue;
    if (isNamed(at)) continue;
    const value = isOne ? 1 : Number(token.replace('$', ''));
    amounts.push({ value, at, ...kindOf(tokens, at, value, vocabulary) });
  }
  return withCorrections(tokens, withoutLoneOne(tokens, amounts), vocabulary);
}

/** Whether "one" is a number in an enumeration, for example "9 lawyers and one clerk", and not an article. */
function withoutLoneOne(tokens: readonly Token[], amounts: readonly Amount[]): Amount[] {
  const counts = ({ at, kind }: Amount) => kind === 'people' && tokens[at] !== 'one';
  return amounts.filter(({ at }) => tokens[at] !== 'one' || amounts.some(counts));
}

/** A number that corrects an amount of money is also money. */
function withCorrections(
  tokens: readonly Token[],
  amounts: readonly Amount[],
  { changes }: Pick<CountingVocabulary, 'changes'>,
): Amount[] {
  return amounts.map((amount, index) => {
    const before = amounts[index - 1];
    const corrects =
      before?.kind === 'money' &&
      amount.kind === 'bare' &&
      amount.value >= minBudget &&
      hasPhrase(tokens.slice(before.at + 1, amount.at), changes.correct);
    return corrects ? { ...amount, kind: 'money' } : amount;
  });
}

function kindOf(
  tokens: readonly Token[],
  at: number,
  value: number,
  { units, numberedNames, beforePeople, wholes, terms, counting, times }: CountingVocabulary,
): Pick<Amount, 'kind' | 'noun' | 'everybody'> {
  const previous = tokens[at - 1] ?? '';
  const next = tokens[at + 1] ?? '';
  const afterNext = tokens[at + 2] ?? '';
  if ((tokens[at] as string).startsWith('$') || counting.currencies.has(next)) return { kind: 'money' };
  if (!Number.isInteger(value) || value < 1 || value > maxPeople) return { kind: 'other' };
  if (next === 'in' && afterNext === 'the' && times.partsOfDay.has(tokens[at + 3] ?? '')) return { kind: 'time' };
  if (times.beforeHours.has(previous) && value <= 12 && (next === '' || isMark(next))) return { kind: 'time' };
  if (isClockRange(tokens, at) || isClockRange(tokens, at - 2)) return { kind: 'time' };
  for (let ahead = 1; ahead <= maxDistance; ahead++) {
    const word = tokens[at + ahead];
    if (word === 'of' && ahead === 1 && (afterNext === 'us' || afterNext === 'them')) continue;
    if (word === undefined || isMark(word) || (counting.nounEnds.has(word) && word !== 'of') || /^\d/.test(word)) break;
    if (
      units.devices.has(word) &&
      !units.everybody.has(tokens[at + ahead + 1] ?? '') &&
      !units.people.has(tokens[at + ahead + 1] ?? '')
    )
      return { kind: 'devices', noun: word };
    if (units.everybody.has(word)) return { kind: 'people', noun: word, everybody: true };
    if (units.people.has(word)) return { kind: 'people', noun: word, everybody: false };
    // A singular noun after a number belongs to the next noun; a plural noun is what is counted.
    if (
      ahead === 1 &&
      units.sites.has(word) &&
      (value === 1 || /[sx]$/.test(word)) &&
      !units.everybody.has(afterNext) &&
      !units.people.has(afterNext)
    )
      return { kind: 'sites', noun: word };
    if (ahead === 1 && units.others.has(word)) {
      return { kind: times.units.has(word) ? 'time' : 'other', noun: word };
    }
  }
  const isWhole = previous === 'of' && wholes.has(tokens[at - 2] ?? '');
  if (
    !isWhole &&
    counting.rates.has(next) &&
    (counting.ratePeople.has(afterNext) || counting.ratePeriods.has(afterNext))
  )
    return value >= 200 || !beforePeople.has(previous) || counting.ratePeople.has(afterNext)
      ? { kind: 'money' }
      : { kind: 'bare' };
  if (value >= 1900 && value < 2100 && times.beforeYears.has(previous)) return { kind: 'other' };
  if (numberedNames.has(previous)) return { kind: 'other' };
  // A number after a word for a budget.
  if (value >= minBudget && phraseBefore(tokens, at, terms.budget) > 0) return { kind: 'money' };
  return { kind: 'bare' };
}

/** Whether two numbers are opening hours: from a morning hour to an afternoon hour. */
function isClockRange(tokens: readonly Token[], at: number): boolean {
  const [from, to] = [Number(tokens[at]), Number(tokens[at + 2])];
  return tokens[at + 1] === 'to' && tokens[at - 1] !== 'from' && from >= 6 && from <= 12 && to >= 1 && to < from - 2;
}
