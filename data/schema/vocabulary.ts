import { z } from 'zod';

/** Words separated by spaces or line breaks, as a set. */
const wordSet = z.string().transform((text): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean)));
/** Phrases separated by "|", as rows of words; longer phrases first. */
const phrases = z.string().transform((text): readonly (readonly string[])[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/))
    .toSorted((a, b) => b.length - a.length),
);

/**
 * Words of everyday language that the assistant reads numbers, quotes and languages with, in every language that it
 * answers in: lower case, without accents.
 */
export const vocabularySchema = z.strictObject({
  /** How questions begin; a second one in a sentence is an ask of its own. */
  questionStarts: phrases,
  /** What people write for short, and what it stands for. */
  shorthand: z.record(z.string(), z.string()),
  /** The most frequent function words of each language, by its code. */
  functionWords: z.record(z.string(), wordSet),
  /** Units after a number. */
  units: z.strictObject({
    /** People whoever they are: users, seats, staff. */
    everybody: wordSet,
    /** People by what they do: lawyers, drivers. */
    people: wordSet,
    devices: wordSet,
    /** Sites of one firm. */
    sites: wordSet,
    /** Anything else that is counted: hours, pages, servers. */
    others: wordSet,
  }),
  /** Names that end with a number: "windows 11". */
  numberedNames: wordSet,
  /** Words before a number of people. */
  beforePeople: wordSet,
  /** Nouns for all people of a firm, before "of 20" or ": 20". */
  wholes: wordSet,
  /** Phrases that change a quote. */
  changes: z.strictObject({
    add: phrases,
    /** Those of them that always change a quote, which "with" and "and" need not. */
    addOnly: phrases,
    remove: phrases,
    /** After what is removed: "take the backup out". */
    removeAfter: phrases,
    /** Before and after a number of people that come on top, or that go. */
    more: phrases,
    moreAfter: phrases,
    fewer: phrases,
    fewerAfter: phrases,
    /** A correction: what stands before it no longer counts. */
    correct: phrases,
    /** The previous number, doubled or halved. */
    double: phrases,
    half: phrases,
    /** The rest of the people. */
    rest: phrases,
    /** Some of the people go to another plan, or stay on theirs. */
    move: phrases,
    /** "each" of several sites. */
    each: phrases,
    /** Several numbers as alternatives, not as a sum. */
    alternative: phrases,
    difference: phrases,
    /** All add-ons together: "all the extras". */
    extras: phrases,
    /** All together. */
    total: phrases,
  }),
  /** What a price is asked for. */
  terms: z.strictObject({
    year: phrases,
    firstYear: phrases,
    month: phrases,
    setup: phrases,
    withoutSetup: phrases,
    hardware: phrases,
    byItself: phrases,
    buying: phrases,
    withoutHardware: phrases,
    budget: phrases,
  }),
  /** Times: the ISO weekday of a phrase, and phrases of the night, the weekend and holidays. */
  times: z.strictObject({
    weekdays: z.record(z.string(), z.int().min(1).max(7)),
    now: phrases,
    night: phrases,
    weekend: phrases,
    holiday: phrases,
    evening: phrases,
    morning: phrases,
  }),
  /** Phrases that pick from a list, and the position from 0; -1 is the last. */
  positions: z.record(z.string(), z.int().min(-1).max(9)),
  all: phrases,
  both: phrases,
  /** Words that by themselves name no record, although one has such a name: "it". */
  notNames: wordSet,
  /** Words that are never a place: "in the office". */
  notPlaces: wordSet,
  beforePlaces: wordSet,
});
export type Vocabulary = z.output<typeof vocabularySchema>;
export type Phrases = Vocabulary['all'];
