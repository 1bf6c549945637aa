import { type PressingKind, pressingKinds } from '../../../data/schema/assistant.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import { learnClasses } from './learnClasses.ts';
import type { SitePassage } from './retrieval/passages.ts';

/** For each kind the logarithm of the odds that a message is of it; without those of which too few examples are listed to tell. */
export type Pressing = Readonly<Partial<Record<PressingKind, number>>>;

/** Fewer examples of a kind teach nothing. */
const leastExamples = 40;
/** Of the ways to ask for passages every so-manyth is enough. */
const everyWay = 2;
/** Words and pairs of words share this many places, so that a pair needs no name. */
const bits = 20;
const mostWords = 70;
/** Each word and each pair, with the beginning and the end. */
const mostFeatures = 2 * mostWords + 1;
/** Fewer features than all examples hold, to begin with. */
const room = 1 << 18;
const nothing: Pressing = {};
/** In place of the number of a word that nobody listed. */
const unknown = -1;

/**
 * Learns to tell what goes before any question (an alarm, what is refused, the wish for a person, a complaint) from the messages that the records list,
 * by their words and pairs of neighbouring words.
 */
export function makePressing(
  { assistant: { pressing, examples }, locations, pricing }: Pick<Site, 'assistant' | 'locations' | 'pricing'>,
  passages: readonly SitePassage[],
  vocabulary: Vocabulary,
): (words: readonly string[]) => Pressing {
  const known = pressingKinds.filter((kind) => (pressing[kind]?.is.length ?? 0) >= leastExamples);
  if (known.length === 0) return () => nothing;
  const features = makeFeatures(vocabulary);
  let rows = new Int32Array(room);
  const begins = [0];
  let end = 0;
  const kinds: number[] = [];
  /** Learns of every so-manyth message what kind it is. */
  function learn(messages: readonly string[], kind = 0, every = 1, but: ReadonlySet<string> = new Set()) {
    const { numbers, begins: wordBegins } = vocabulary.read(messages);
    for (let index = 0; index < messages.length; index += every) {
      if (but.has(messages[index] as string)) continue;
      const [from, to] = [wordBegins[index] as number, wordBegins[index + 1] as number];
      if (end + mostFeatures > rows.length) {
        const larger = new Int32Array(2 * rows.length);
        larger.set(rows);
        rows = larger;
      }
      end = features(numbers, from, to, rows, end);
      begins.push(end);
      kinds.push(kind);
    }
  }
  pressingKinds.forEach((kind, index) => {
    const { is = [], only = [] } = pressing[kind] ?? {};
    learn(is, index + 1);
    learn(examples[kind] ?? [], index + 1);
    learn(only);
  });
  for (const [intent, ways] of Object.entries(examples))
    if (!pressingKinds.some((kind) => kind === intent)) learn(ways);
  // What alarms is told to ask for something as well.
  const alarming = new Set(pressing.emergency?.is);
  for (const { also = [] } of passages) learn(also, 0, everyWay, alarming);
  // What is said of places and quotes is short, and tells of nothing that happens.
  learn([
    ...locations.flatMap(({ name }) => [name, `we are in ${name}`, `our office is in ${name}`, `and in ${name}`]),
    ...pricing.plans.flatMap(({ name }) => [`and ${name}`, `now the same on ${name}`, `${name} for 20`]),
    ...pricing.calculatorAddOns.flatMap(({ name }) => [
      name,
      `drop the ${name}`,
      `take the ${name} out`,
      `add ${name}`,
      `without ${name}`,
    ]),
  ]);

  const sharesOf = learnClasses(
    { numbers: rows.subarray(0, end), begins: Int32Array.from(begins) },
    kinds,
    pressingKinds.length + 1,
    1 << bits,
  );
  const scratch = new Int32Array(mostFeatures);
  return (words) => {
    const numbers = Int32Array.from(words.slice(0, mostWords), (word) => vocabulary.numberOf(word) ?? unknown);
    // Another language is none that examples are listed in.
    const shares =
      numbers.filter((number) => number === unknown).length > numbers.length / 2
        ? undefined
        : sharesOf(scratch.subarray(0, features(numbers, 0, numbers.length, scratch, 0)));
    if (!shares) return nothing;
    return Object.fromEntries(
      known.map((kind) => {
        const share = shares[pressingKinds.indexOf(kind) + 1] as number;
        return [kind, Math.log(Math.max(share, Number.MIN_VALUE) / Math.max(1 - share, Number.MIN_VALUE))];
      }),
    );
  };
}

/**
 * Writes the features of the words from one place of a row to before another, and gives where they end: the words themselves and pairs of neighbours, each once;
 * all figures but "24" are one.
 */
function makeFeatures({
  words,
}: Vocabulary): (row: Int32Array, from: number, to: number, into: Int32Array, at: number) => number {
  // By what it is and not by its number: one more word leaves the others in their places.
  let codes = new Int32Array();
  function codeAt(number: number): number {
    // More have been read since.
    if (number >= codes.length)
      codes = Int32Array.from(words, (word) => codeOf(/^\d+$/.test(word) && word !== '24' ? '#' : word));
    return codes[number] as number;
  }
  const seen = new Uint32Array(1 << bits);
  let turn = 0;
  return (row, from, to, into, at) => {
    let end = at;
    turn += 1;
    const add = (feature: number) => {
      if (seen[feature] === turn) return;
      seen[feature] = turn;
      into[end++] = feature;
    };
    // 0 stands for the beginning and the end.
    let last: number | undefined = 0;
    for (let index = from; index < to && index < from + mostWords; index++) {
      const number = row[index] as number;
      if (number === unknown) {
        last = undefined;
        continue;
      }
      const code = codeAt(number);
      add(code >>> (32 - bits));
      if (last !== undefined) add(pairOf(last, code));
      last = code;
    }
    if (last !== undefined) add(pairOf(last, 0));
    return end;
  };
}

/** A number for a word that no other is likely to have, and never 0, which stands for the beginning and the end. */
function codeOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) | 2;
}

/** The place of a pair of words among all. */
function pairOf(first: number, second: number): number {
  return (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> (32 - bits);
}
