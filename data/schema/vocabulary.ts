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
  /** What begins an objection to a refusal: "why not". */
  objections: phrases,
  /** What asks for leave to do something: "can I just". */
  toAct: phrases,
  /** Words of those who leave a place or call somebody. */
  toSafety: wordSet,
  /** What a question asks for, by the kind of its answer. */
  asks: z.strictObject({
    price: phrases,
    when: phrases,
    /** How to get or book something. */
    how: phrases,
    /** Who does, gets or pays something. */
    who: phrases,
    /** Whether something is a part of something else. */
    included: phrases,
  }),
  /** Words of messages that continue the question before. */
  ellipses: z.strictObject({
    /** At the beginning: "and for". */
    lead: phrases,
    /** Before a place that only describes where another one is: "next to". */
    near: phrases,
    /** Takes a question back, and says that its matter is settled. */
    withdraw: phrases,
    solved: phrases,
  }),
  /** Words that decide whether a first step in an emergency answers a question with yes or no. */
  steps: z.strictObject({
    /** They make a step something not to do: "run no water". */
    prohibits: wordSet,
    /** With one of them a step holds only in part: "if", "only". */
    restricts: wordSet,
    /** They make a question none of yes or no: "or", "where". */
    open: wordSet,
    /** Words that say nothing of what is done. */
    general: wordSet,
    /** How people say how a step went: "fine", "done", "stuck". */
    reports: wordSet.prefault(''),
    /** How people ask for a step without a question mark. */
    asks: phrases,
  }),
  /** Between parts of a sentence, where a second question can begin. */
  joints: wordSet,
  /** Words that say no. */
  negations: wordSet,
  /** Words for what was said before. */
  pronouns: z.strictObject({
    /** Any of them: "do you do that?" */
    any: wordSet,
    /** For the last thing, and for all things, that a quote had: "drop it", "drop both". */
    last: wordSet,
    all: wordSet,
  }),
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
  /** Words for numbers up to nineteen and for tens, and their values. */
  numbers: z.record(z.string(), z.int().min(0).max(99)),
  /** Words around a number that tell what it counts. */
  counting: z.strictObject({
    /** After an amount of money. */
    currencies: wordSet,
    /** A noun after one of these does not belong to the number before. */
    nounEnds: wordSet,
    /** Words such as "per", between an amount of money and the person or the period that it is for. */
    rates: wordSet,
    /** The people that an amount of money is for, and the periods. */
    ratePeople: wordSet,
    ratePeriods: wordSet,
    /** Before a small number that ranks or repeats rather than counts: "the 3". */
    ranks: wordSet,
    /** After a number that stands for people without a noun: "for 20 please". */
    afterPeople: wordSet,
    /** After a number and "of": "5 of them". */
    ofWhom: wordSet,
    /** Nouns before a colon and the number of people: "staff: 26". */
    beforeColon: wordSet,
    /** Before a sum, and after it: "so 26", "26 together". */
    beforeSum: wordSet,
    afterSum: wordSet,
    /** After a number that another one adds something to: "18 if you count me". */
    including: wordSet,
    /** Between alternatives: "10 or 12". */
    alternatives: wordSet,
    /** Between a phrase of change and its number: "we lose about 5". */
    beforeChanged: wordSet,
    /** Between a counted noun and a phrase of change: "5 people who are leaving". */
    beforeChange: wordSet,
  }),
  /** Clauses about parts of a firm. */
  clauses: z.strictObject({
    /** Between two clauses. */
    breaks: wordSet,
    /** Beside a number of people who are some of those spoken of: "only 3". */
    some: wordSet,
    /** Before a number of people that was spoken of: "the 20". */
    definite: wordSet,
  }),
  /** At the end of a street's name: "20 Bloor Street". */
  streets: wordSet,
  /** What makes something the provider's own: "your". */
  ofProvider: wordSet,
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
    /** Every add-on of the calculator: "with everything". */
    everything: phrases,
    /** All add-ons together: "all the extras". */
    extras: phrases,
    /** Before them: "every". */
    everyExtra: wordSet,
    /** All together. */
    total: phrases,
  }),
  /** What a price is asked for. */
  terms: z.strictObject({
    year: phrases,
    firstYear: phrases,
    /** Asks for an amount. */
    amount: phrases,
    month: phrases,
    setup: phrases,
    withoutSetup: phrases,
    hardware: phrases,
    /** The price for one person: "per head". */
    eachPerson: phrases,
    /** An add-on or a service by itself. */
    withoutPlan: phrases,
    byItself: phrases,
    buying: phrases,
    withoutHardware: phrases,
    budget: phrases,
    /** Compares a price with that of another time or place. */
    dearer: phrases,
    /** Asks for a distance. */
    distance: phrases,
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
    /** Parts of a day after an hour and "in the". */
    partsOfDay: wordSet,
    /** What time is counted in, and those of them that a price is paid for, apart by months and years. */
    units: wordSet,
    hours: wordSet,
    months: wordSet,
    years: wordSet,
    /** "A half" of an hour. */
    half: wordSet,
    /** Seasons and months. */
    seasons: wordSet,
    /** What belongs to a time that has passed, or to one that comes back now and then: nothing of it happens now. */
    past: phrases,
    /** What happens now although the past is spoken of: "again". */
    present: phrases,
    /** Before a number of months or years: "over three years". */
    beforePeriods: wordSet,
    /** Before an hour of the day without minutes, and before a year of the calendar. */
    beforeHours: wordSet,
    beforeYears: wordSet,
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
