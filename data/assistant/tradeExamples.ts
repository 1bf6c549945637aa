import type { RecordsInput } from '../schema/site.ts';

type Intents = RecordsInput['assistant']['intents'];

/** What a trade is about, in the words that visitors use for it. */
export interface TradeWords {
  /** Who does the work, as in "I need a …": "plumber". */
  people: readonly string[];
  /** Work that is offered, as in "do you do …": "drain cleaning". */
  jobs: readonly string[];
  /** What is looked after, as in "my …": "boiler". */
  things: readonly string[];
  /** What is wrong, as visitors tell it, without danger: "my tap drips". */
  problems: readonly string[];
  /** What visitors ask for and the provider does not do: "duct cleaning". */
  others: readonly string[];
}

/** Messages about the words of a trade, by the intent that they have in every trade. */
const templates: Readonly<Record<string, readonly string[]>> = {
  'do-you-do': [
    'do you do {job}?',
    'do u guys do {job}',
    'can you do {job}',
    '{job}, is that something you do?',
    'is {job} something you do start to finish',
    'do you handle {job}',
    'do you offer {job}',
    'do you work on {thing}s?',
    'do you fix {thing}s',
    'can you repair a {thing}?',
    'can you replace my {thing}',
    'do you look after {thing}s too, or only other things',
    'would you do {job} for a restaurant',
    'faites-vous ceci: {job}?',
    '{other}?',
    'do you do {other}',
    'can you do {other} too',
    'do you also do {other}?',
    '{other}, is that something you do',
    '{other}',
  ],
  need: [
    'I need a {person}',
    'looking for a {person}',
    'need a {person} for my {thing}',
    'I need {job}',
    'we need {job} at our place',
    'I am looking for {job}',
    'thinking of {job}',
    'I need my {thing} done',
    'need somebody to look at my {thing}',
    'my {thing} is old and I want a new one',
    'I would like to replace my {thing}',
    'thinking about a new {thing}',
    'which service do I pick for my {thing}',
    'who do I need for {job}',
    'do I need you or somebody else for my {thing}',
    '{problem}, is that your work or another trade',
    'I want the cheapest option for my {thing}',
  ],
  price: [
    'how much is {job}?',
    'what does {job} cost',
    'price for {job}',
    'what do you charge for {job}?',
    'rough price for {job}',
    'how much for a {thing}',
    'how much to fix my {thing}',
    '{thing} price?',
    'no wait, the {thing} is what leaks. how much',
    'forget that. just the {thing}, what is it',
    'how much to replace a {thing}, all in',
    'what would a new {thing} cost',
    '{problem}, how much will that be',
    '{problem}, what is the damage',
    'a {thing} and a second one, how much for both in one visit',
    'what do I pay for {job} in total',
    'does one call-out cover {job} and my {thing}',
  ],
  'everyday-problem': [
    '{problem}',
    'hi, {problem}',
    '{problem}, can you help',
    '{problem} since last week',
    '{problem} and it is annoying',
    '{problem}, what should I do',
    '{problem}, nothing urgent',
    '{problem}, is that an emergency?',
    '{problem}. is it urgent or can it wait',
    'my wife says {problem}',
  ],
  service: [
    'tell me about {job}',
    'what is included in {job}?',
    'what does {job} include',
    'what do I get with {job}',
    'info on {job}',
    'and {job}?',
    '{thing}',
    '{thing}?',
    'no, the {thing}',
    '{job}?',
    'what is checked with {job}',
    'and what is included?',
    'what is part of it',
    'what do I get for that price',
  ],
  'not-included': [
    'what is not included in {job}?',
    'does {job} include the parts',
    'which parts of {job} do you not do',
    'is anything extra with {job}',
    'does {job} include cleaning up afterwards',
    'would you take away the old {thing}',
    'do I have to buy the {thing} myself',
    'can you fix the wall after {job}',
    'and what is not part of it?',
    'what does {job} leave out',
    'which work is left out',
    'what do I not get for that',
    'what are the exclusions',
    'what would cost extra with {job}',
    'who supplies the {thing}',
  ],
  'several-jobs': [
    '{problem} and the {thing} too, do I pay for the way twice',
    'a {thing} and {job}, is that two call-outs',
    '{job}, {thing} and more, do you charge each time',
    'would it be one fee if you do my {thing} and {job} on the same day',
    '{problem}, {problem} and a {thing}, how many visits do I pay',
  ],
  'own-parts': [
    'I bought the {thing} myself, can you install it',
    'I have a new {thing} here, will you put it in',
    'can you connect a {thing} that I got at a store',
    'what if my own {thing} does not fit',
  ],
  prevention: [
    'how do I keep this from happening: {problem}',
    'how can I prevent that my {thing} breaks',
    'what can I do so that the {thing} lasts',
  ],
  'change-visit': [
    'the {person} was to come at nine and nobody is here',
    'your {person} is late',
    'I am still waiting for the {person}',
    'the {person} did not show up',
    'I want to cancel {job}',
  ],
  surprises: [
    'and if the {thing} turns out to be worse than it looks?',
    'the {person} opens it up and something else is bad, what then',
    'what if you start on my {thing} and find more',
  ],
  duration: ['how long does {job} take?', 'how many hours for {job}', 'how long will you need for my {thing}'],
  guarantee: [
    'what warranty do I get on {job}?',
    'is {job} guaranteed',
    'warranty on a new {thing}',
    'what if my {thing} breaks again',
  ],
  meeting: [
    'I want to book {job}',
    'can somebody come and look at my {thing} on Thursday',
    'book a visit for my {thing}',
    'I would like an appointment for {job}',
  ],
  'response-time': [
    'how soon can somebody be here for my {thing}',
    'can you come today for {job}',
    '{problem}, can you come today or not',
  ],
  'price-why': ['why is {job} so much', 'why does {job} cost more than the other'],
  'price-objection': [
    'that is a lot of money for {job}',
    '{job} costs that much? really?',
    'your prices for {job} are steep',
    'so much for one hour, are you serious',
    'my neighbour paid half for {job}',
    'your competitor does {job} for less',
    'why should I pay you more for {job}',
  ],
  // The work itself is wanted at once: without its names a request for it sounds like any other.
  'danger-deadline': [
    'our {job} has to be done today',
    'I need {job} done today',
    '{job} must go out today',
    '{job} is due today and the person who does it is sick, help',
    'nobody here can do {job} and it is due tonight',
    'help, {job} has to be in by tomorrow morning',
  ],
  'how-it-works': ['how does {job} work?', 'what happens when you come for {job}', 'what do I prepare for {job}'],
};

/** What people in an emergency say around it. */
const aroundDanger = [
  '{x}, what do I do',
  '{x}!! please help',
  '{x} and we have a newborn',
  '{x}, it is -20 outside',
  'hi. {x} and nobody is home but my kids',
  'I just noticed: {x}',
  'I think {x}',
  '{x} since this morning',
  'my mother is alone and {x}',
  '{x}. can somebody come on Thursday',
  '{x}, should I worry?',
  'au secours, {x}',
  '{x} chez moi, que faire',
  'can I do it myself although {x}',
  'is it ok to wait if {x}',
] as const;
/** Every example of an emergency is written so many times with something around it. */
const perDanger = 2;

/** The same around everyday messages, so that none of it sounds like an emergency by itself. */
const aroundOthers = [
  'hi, my kids are home today. {x}',
  '{x} I am deaf and cannot phone.',
  'my mother lives alone, {x}',
  '{x} it is cold outside, so no rush',
  'I just moved here. {x}',
  'we have a newborn, so: {x}',
  '{x} can somebody come on Thursday',
  'since this morning I wonder, {x}',
] as const;
/** One of so many examples of other intents, and all of an intent with few. */
const everyOther = 6;
const fewExamples = 60;

const words = { person: 'people', job: 'jobs', thing: 'things', problem: 'problems', other: 'others' } as const;
const blank = /\{(person|job|thing|problem|other)\}/;
/** Intents of what no provider of services does: examples that name this trade belong to none of them. */
const foreign = new Set(['out-of-scope', 'sales-pitch', 'unlisted', 'other-help', 'other-person']);

/**
 * The intents with examples about the words of a trade, beside their own. Every template is filled with every fifth word
 * at least, so that the model learns the template and the words.
 */
export function withTradeExamples(intents: Intents, written: TradeWords): Intents {
  // The schema reports a service without a name, whose job is then no text.
  const trade = { ...written, jobs: written.jobs.filter((job) => typeof job === 'string') };
  const names = namesOf(trade);
  return intents.map((intent) => {
    const all = linesOf(intent.examples);
    const own = foreign.has(intent.id) ? all.filter((line) => !names.test(line)) : all;
    const filled = (templates[intent.id] ?? []).flatMap((template, at) => fillTemplate(template, trade, at));
    const added = intent.id.startsWith('danger-')
      ? [...filled, ...[...own, ...filled].flatMap((text, at) => variantsOf(text, at))]
      : [
          ...filled,
          ...own
            .filter((_, at) => own.length < fewExamples || at % everyOther === 0)
            .map((text, at) => around(aroundOthers, text, at)),
        ];
    return { ...intent, examples: [...own, ...added].join('\n') };
  });
}

/** Matches a line that names who does the trade's work, or what the work is done on. */
function namesOf({ people, things, jobs, others }: TradeWords): RegExp {
  const named = [...people, ...things, ...jobs, ...others].flatMap(
    (name) => name.toLowerCase().match(/[a-z-]{5,}/g) ?? [],
  );
  return named.length > 0 ? new RegExp(`\\b(?:${[...new Set(named)].join('|')})`, 'i') : /(?!)/;
}

function fillTemplate(template: string, trade: TradeWords, at: number): string[] {
  const name = blank.exec(template)?.[1] as keyof typeof words | undefined;
  if (!name) return [template];
  const list = trade[words[name]];
  const named = [...template.matchAll(new RegExp(blank, 'g'))].map(([, one]) => one as keyof typeof words);
  if (named.some((one) => trade[words[one]].length === 0)) return [];
  return (
    list
      // What is not done is told apart by its name alone: each of them is an example.
      .filter((_, index) => list.length <= 5 || template === '{other}' || (index + at) % 5 < 2)
      .map((word, index) =>
        template.replaceAll(`{${name}}`, word).replaceAll(new RegExp(blank, 'g'), (_, other: keyof typeof words) => {
          const others = trade[words[other]];
          return others[(index + at) % others.length] ?? '';
        }),
      )
  );
}

const variantsOf = (text: string, at: number): string[] =>
  Array.from({ length: perDanger }, (_, step) => around(aroundDanger, text, at + step * 4));

const around = (phrases: readonly string[], text: string, at: number): string =>
  (phrases[at % phrases.length] ?? '{x}').replace('{x}', () => text);

export const linesOf = (examples: string): string[] =>
  examples
    .split(/\n| \| /)
    .map((line) => line.trim())
    .filter(Boolean);
