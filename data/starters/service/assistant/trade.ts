import type { TradeWords } from '#data/assistant/tradeExamples.ts';
import type { RecordsInput } from '#data/schema/site.ts';

type Assistant = RecordsInput['assistant'];

/** Other names that visitors use for services, by the id of the service. */
export const aliases: Assistant['aliases']['services'] = {};

/** Words for one thing, in rows; the first of a row is the one it is looked up by. */
export const synonyms: Assistant['synonyms'] = [
  ['visit', 'appointment', 'call-out'],
  ['quote', 'estimate'],
];

/**
 * First steps in an emergency, by its kind: short imperative sentences in order. A kind needs an intent
 * `danger-<kind>` below, with messages that people write in such an emergency. A deadline is urgent in every trade.
 */
export const emergencies: Assistant['emergencies'] = {
  deadline: [
    'Say what it is about, and by when it has to be done.',
    'Have the letter or the papers at hand, if there are any, and keep the originals.',
  ],
};

/** Kinds in which people bring themselves to safety before they call. */
export const safetyFirst: Assistant['safetyFirst'] = [];

/** Those of them in which nothing may be done at the place: whoever asks to is told no. */
export const handsOff: Assistant['handsOff'] = [];

/** The service that an emergency of a kind needs, by its id. */
export const emergencyServices: Assistant['emergencyServices'] = {};

/** Kinds that ask for help with dangerous work; the reply is no. */
export const refusedWork: Assistant['refusedWork'] = [];

/** The same in French. */
export const emergenciesInFrench: Assistant['emergenciesInFrench'] = {
  deadline: [
    'Dites de quoi il s’agit et pour quand ce doit être fait.',
    'Ayez la lettre ou les papiers sous la main, et gardez les originaux.',
  ],
};

/** Words that visitors use for a fact, by its subject and title, beside those of the fact. */
export const askedAs: Assistant['askedAs'] = {};

/** What the trade is about, in visitors' words; examples of the common intents are made of them. The services are named by themselves. */
export const words: TradeWords = {
  people: [],
  jobs: [],
  things: [],
  problems: [],
  others: [],
};

/** Intents of this trade; one with the id of a common intent replaces it. */
export const intents: Assistant['intents'] = [
  {
    id: 'danger-deadline',
    examples: `
      it has to be done today | it must be done by tonight | I need it by tomorrow | I need this done today | can somebody do it today, it is due
      there is a deadline tomorrow | the deadline is tonight | the deadline is in two days | it is due tomorrow morning | we have until Friday
      I got a letter and they want an answer by tomorrow | I received a notice and have one day left to respond | final notice, one day left
      a letter came with a deadline, what do I do | they gave us until the end of the week | they want it by noon | the inspector comes tomorrow
      it has to be sent by five o'clock and nobody here knows how | it has to go out this afternoon, the person who did it is gone
      our person for this has left and it is due tonight | we are stuck and it has to be ready in the morning | the office closes at noon, help
      it must go out today and the person who does it quit | it should have been done yesterday | we are late and there will be a penalty
      this cannot wait until Monday | it is urgent, we only have a few hours | urgent, due today | we forgot and it is due now | last day to file it
      the government sent me a letter, I must answer by tomorrow | we got an order to fix it within two days | I missed the deadline, help
      it has to go out today and she is sick | the one who does it is ill, and it is due today | they have to be paid today, help
      my people must be paid by tonight | it must be filed by midnight
      c'est pour demain | l'échéance est demain | il faut que ce soit fait aujourd'hui | j'ai reçu un avis, il me reste un jour | urgent, pour ce soir
    `,
  },
];

/** What is said, by intent, where no page says it and nothing can be computed. */
export const policies: Assistant['policies'] = {
  tax: { text: 'All prices on this site are before tax.', page: { title: 'Services', href: '/services' } },
  'price-objection': {
    text: 'You get a price in writing before anything begins, and it commits you to nothing. Call {provider.phone} to talk about it.',
  },
  'response-time': { text: 'Call {provider.phone} ({hours.label}), and we say how soon we can begin.' },
  guarantee: { text: 'This site names no warranty. Ask for it with your price, before you agree: {provider.phone}.' },
  discounts: {
    text: 'This site names no discounts. The price that you are given is the one to compare: {provider.phone}.',
  },
  'reply-time': {
    text: 'A call to {provider.phone} is the quickest way ({hours.label}). Messages are read in business hours.',
  },
  'one-time-help': { text: 'Yes, once is fine. These are our services:' },
  'home-user': { text: 'Call {provider.phone} or send the form, and we say whether that is work for us.' },
  need: { text: 'Tell us what it is about, and we say which service fits.' },
};
