import { z } from 'zod';

/** Words separated by spaces or line breaks, as a set. */
const wordSet = z.string().transform((text): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean)));

/** Words of everyday language that the assistant reads messages with, in every language that it answers in: lower case, without accents. */
export const vocabularySchema = z.strictObject({
  /** The most frequent function words of each language, by its code. */
  functionWords: z.record(z.string(), wordSet),
  /** First words of questions, and of requests to be told something. */
  questionStarts: wordSet,
  /** Between two questions in a sentence. */
  joints: wordSet,
  /** Words for numbers up to nineteen and for tens, and their values. */
  numbers: z.record(z.string(), z.int().min(0).max(99)),
  /** Nouns after a number. */
  units: z.strictObject({ people: wordSet, devices: wordSet, others: wordSet }),
  /** Before a number of people that no noun follows. */
  beforePeople: wordSet,
  /** "The other two" are no people. */
  beforeOthers: wordSet,
  /** Before an hour of the day, where a sentence speaks of opening and closing. */
  beforeHours: wordSet,
  /** Between numbers of which only one holds. */
  betweenNumbers: wordSet,
  /** They may follow a number of people without a noun. */
  afterNumber: wordSet,
  /** They set a number of today against one of another day. */
  otherTimes: wordSet,
  /** Names that end with a number: "windows 11". */
  numberedNames: wordSet,
  /** After or before a number of people that come on top, or that go. */
  more: wordSet,
  fewer: wordSet,
  /** Before something that is taken out of a quote. */
  without: wordSet,
  /** Changes a quote, whatever form the sentence has. */
  change: wordSet,
  /** First words of questions about what there is, which change no quote. */
  asksWhether: wordSet,
  /** Every add-on: "with everything". */
  everything: wordSet,
  add: wordSet,
  /** Asks for a price. */
  price: wordSet,
  /** Before devices that are to be bought. */
  buying: wordSet,
  /** Words of paying, without which a year is only counted. */
  pay: wordSet,
  /** Asks for something by itself, without a plan. */
  alone: wordSet,
  year: wordSet,
  month: wordSet,
  /** Words of somebody who tells of themselves. */
  first: wordSet,
  /** What makes something told happen now, what makes it supposed, and what puts it in the past or with others. */
  now: wordSet,
  supposed: wordSet,
  elsewhere: wordSet,
  /** Nouns that make the word before them a subject: "ransomware insurance". */
  topics: wordSet,
  /** Asks whether something has to be told to others. */
  duty: wordSet,
  /** What puts something into the past, or into an exercise. */
  notNow: z.array(z.string()).min(1),
  /** What says that something is not meant as it is said. */
  notMeant: z.array(z.string()).min(1),
  /** Says that a trouble has passed. */
  over: z.array(z.string()).min(1),
  /** Asks what to do. */
  help: z.array(z.string()).min(1),
  /** Messages of these words alone are greetings, thanks and the like. */
  smallTalk: z.strictObject({
    greeting: wordSet,
    howAreYou: wordSet,
    thanks: wordSet,
    /** The words of thanks that are never said for anything else. */
    gratitude: wordSet,
    goodbye: wordSet,
    yes: wordSet,
    no: wordSet,
  }),
  /** Words that go with the name of a record and ask nothing else of it. */
  ofRecords: wordSet,
  /** Words of quotes that ask for nothing else. */
  ofQuotes: wordSet,
  /** They stand before a sentence begins. */
  openings: wordSet,
  /** "it" after these is no name of computers: "does it", "is it". */
  beforeIt: wordSet,
  /** They stand for what was said before. */
  pronouns: wordSet,
  /** Asks which plan has something. */
  plan: wordSet,
  /** Asks how to reach a person. */
  contact: wordSet,
  /** The ISO weekday by its name. */
  weekdays: z.record(z.string(), z.int().min(1).max(7)),
  weekend: wordSet,
  holiday: wordSet,
  tomorrow: wordSet,
  today: wordSet,
  /** What a question about opening hours names. */
  open: wordSet,
  /** What a question about a place names, before the place. */
  serve: wordSet,
  beforePlaces: wordSet,
});
export type Vocabulary = z.output<typeof vocabularySchema>;
