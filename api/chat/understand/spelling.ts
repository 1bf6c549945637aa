import { stem } from '../answer/retrieval/stem.ts';
import { withinDistance } from './distance.ts';

/** How many more unknown words are looked up. */
export interface Lookups {
  left: number;
}

export interface Speller {
  /** A corrector for one message: gives the word that was meant, or the word itself. Words that are written as names are taken for others only where these are nearly the same. */
  start(lookups: Lookups, names?: ReadonlySet<string>): (word: string) => string;
}

/** Unknown words of a message and the conversation before it that are looked up: more are no misspelling. */
const mostLookups = 50;
export const startLookups = (): Lookups => ({ left: mostLookups });

/** Letters are left out more often than taken for others: "contrct" is no "contact". */
const ofLetterLeftOut = 0.25;
/** Letters change places more often than they are taken for others: "pirce" is "price" and no "piece". */
const ofSwap = 0.2;

/** What a word costs more that is only often asked with. */
const ofLikely = 0.15;

/** How people write in a hurry. */
const shorthand: Record<string, string> = {
  u: 'you',
  yu: 'you',
  yuo: 'you',
  ur: 'your',
  r: 'are',
  ru: 'are you',
  wat: 'what',
  wut: 'what',
  wht: 'what',
  wich: 'which',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  tks: 'thanks',
  tnx: 'thanks',
  w: 'with',
  wo: 'without',
  hw: 'how',
  mch: 'much',
  teh: 'the',
  adn: 'and',
  abt: 'about',
  bc: 'because',
  n: 'and',
  ppl: 'people',
  emp: 'employees',
  hr: 'hour',
  hrs: 'hours',
  mo: 'month',
  yr: 'year',
  tel: 'phone',
  addr: 'address',
  adress: 'address',
  cd: 'could',
  shd: 'should',
  bcuz: 'because',
  cuz: 'because',
  tmrw: 'tomorrow',
  msg: 'message',
  biz: 'business',
  acct: 'account',
  addon: 'add-on',
  addons: 'add-ons',
  wifi: 'wi-fi',
  prise: 'price',
  nite: 'night',
  tonite: 'tonight',
  incl: 'included',
  k: 'ok',
  emial: 'email',
  gonna: 'going to',
  wanna: 'want to',
  gimme: 'give me',
  lemme: 'let me',
  cant: 'cannot',
  wont: 'will not',
  im: 'i am',
  ive: 'i have',
  whats: 'what is',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  ya: 'you',
  yall: 'you',
  yous: 'you',
  youse: 'you',
  helpdesk: 'help desk',
  y: 'why',
  '4': '4',
  usr: 'user',
  frm: 'firm',
  yrly: 'yearly',
  mthly: 'monthly',
  mnth: 'month',
  mths: 'months',
  mth: 'month',
  fones: 'phones',
  fone: 'phone',
  ttl: 'total',
  '2nite': 'tonight',
  usrs: 'users',
  prof: 'professional',
  arent: 'are not',
  isnt: 'is not',
  doesnt: 'does not',
  dont: 'do not',
  didnt: 'did not',
  wasnt: 'was not',
  werent: 'were not',
  havent: 'have not',
  hasnt: 'has not',
  wouldnt: 'would not',
  couldnt: 'could not',
  shouldnt: 'should not',
  fishing: 'phishing',
  bkup: 'backup',
  bkups: 'backups',
  bckup: 'backup',
  bizness: 'business',
  setp: 'setup',
  advise: 'advise',
  protectn: 'protection',
  mgmt: 'management',
  accts: 'accounts',
  nr: 'number',
  nmbr: 'number',
  nbr: 'number',
  num: 'number',
  phonenumber: 'phone number',
  taht: 'that',
  evrything: 'everything',
  evry: 'every',
  gyu: 'guy',
  cna: 'can',
  thats: 'that is',
  youre: 'you are',
  theyre: 'they are',
  weve: 'we have',
  youve: 'you have',
  itll: 'it will',
  id: 'id',
  citys: 'cities',
  bot: 'bot',
  bots: 'bot',
};

const spellings = new Map(Object.entries(shorthand).map(([word, meant]) => [word, meant.split(/[ -]/)]));

export const isShorthand = (word: string): boolean => spellings.has(word);

/** A row of words with each that is short for others spelled out. */
export function spelledOut(row: readonly string[]): readonly string[] {
  return row.some(isShorthand) ? row.flatMap((word) => spellings.get(word) ?? word) : row;
}

/**
 * Makes the spelling of a site: a word that nobody knows becomes the nearest of the words that matter. `known` are all words
 * that are right as they are; `wanted` those that mean something to the assistant, and `likely` those that are often asked with, which a word is taken for less readily.
 */
export function makeSpeller(
  known: ReadonlySet<string>,
  wanted: Iterable<string>,
  likely: Iterable<string> = [],
): Speller {
  const byLength = new Map<number, { word: string; letters: number; extra: number }[]>();
  const first = new Set(wanted);
  for (const word of new Set([...first, ...likely])) {
    if (word.length < 4 || /\d/.test(word)) continue;
    const candidate = { word, letters: lettersOf(word), extra: first.has(word) ? 0 : ofLikely };
    const ofLength = byLength.get(word.length);
    if (ofLength) ofLength.push(candidate);
    else byLength.set(word.length, [candidate]);
  }
  const remembered = new Map<string, string>();
  // Another form of a known word is right as well.
  const stems = new Set([...known].map(stem));

  function nearest(word: string, isName: boolean): string {
    const most = (word.length >= 11 ? 3 : word.length >= 7 ? 2 : 1) - (isName ? 1 : 0);
    if (most === 0) return word;
    const letters = lettersOf(word);
    let best: { word: string; cost: number } | undefined;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const { word: candidate, letters: theirs, extra } of byLength.get(length) ?? []) {
        // Each step changes at most two of the letters that occur.
        if (differing(letters, theirs) > most * 2) continue;
        const distance = withinDistance(word, candidate, most);
        if (distance === undefined) continue;
        // People get the first letter right, and seldom two of few.
        const cost =
          distance +
          extra +
          (candidate[0] === word[0] ? 0 : 0.9) +
          (candidate.at(-1) === word.at(-1) ? 0 : 0.2) +
          0.1 * Math.abs(candidate.length - word.length) -
          (candidate.length === word.length + 1 && lacksOne(word, candidate) ? ofLetterLeftOut : 0) -
          (candidate.length === word.length && letters === theirs ? ofSwap : 0);
        if (cost > most + 0.35 || (word.length <= 4 && cost > 1.2)) continue;
        if (!best || cost < best.cost) best = { word: candidate, cost };
      }
    }
    return best?.word ?? word;
  }

  return {
    start(lookups, names) {
      return (word) => {
        const short = Object.hasOwn(shorthand, word) ? shorthand[word] : undefined;
        if (short) return short;
        if (
          word.length < 4 ||
          word.length > 24 ||
          known.has(word) ||
          /[^a-z]/.test(word) ||
          (word.length > 5 && stems.has(stem(word)))
        )
          return word;
        const isName = names?.has(word) ?? false;
        const key = isName ? `${word} as a name` : word;
        const before = remembered.get(key);
        if (before !== undefined) return before;
        if (lookups.left <= 0) return word;
        lookups.left -= 1;
        const meant = nearest(word, isName);
        // What visitors type has no end; memory has.
        if (remembered.size > 5000) remembered.clear();
        remembered.set(key, meant);
        return meant;
      };
    },
  };
}

/** Whether a word is another with one letter left out. */
function lacksOne(word: string, whole: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === whole[at]) at += 1;
  return word.slice(at) === whole.slice(at + 1);
}

/** Which letters occur, a bit each. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function differing(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
