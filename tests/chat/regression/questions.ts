import type { Examined } from './examined.ts';

export const questions: readonly Examined[] = [
  { messages: ['guided tour'], intent: /^find-page$/, never: /could not find/ },
  { messages: ["Does quebec's law 25 apply to us, we've three customers in Gatineau"], never: /km from/ },
  { messages: ['Is HST already in the prices you show or does that go on top'], states: ['before tax'] },
  { messages: ['do you do Linux support'], never: /^Yes/ },
  { messages: ['Bonjour, le forfait Entreprise pour 30 personnes?', 'rappelez-moi'], intent: /^person$/, lang: 'fr' },
  { messages: ['how to cancel, how many days'], intent: /^contract-end$/, never: /Microsoft/ },
  { messages: ['do we get our passwords when we leave'], intent: /^after-leaving$/, states: ['goes with you'] },
  {
    messages: ["Would you kindly send a sample contract for our lawyer's review?"],
    intent: /^send-me$/,
    href: '/contact',
  },
  {
    messages: ['I am the office manager, my employee left and I need her mailbox. How we do it?'],
    intent: /^staff-access$/,
  },
  {
    messages: ["we had a virus last year, it's solved. now we want to avoid again"],
    intent: /^need$/,
    href: '/services/cybersecurity',
  },
  {
    messages: ['Are you hiring? My nephew just finished his diploma', 'ok so where does he send his resume'],
    intent: /^careers$/,
  },
  {
    messages: ['What does this chat store about me?', 'How do I have it deleted?'],
    intent: /^own-data$/,
    states: ['deleted'],
  },
  {
    messages: ['List what Essential does NOT include.'],
    intent: /^plan-lacks$/,
    states: ['(Professional)'],
    never: /Remote help desk for every person/,
  },
  { messages: ['how do i stop getting ur emails 😩'], intent: /^unsubscribe$/, states: ['at once'] },
  { messages: ['write my boss an email saying im sick lol'], never: /@/ },
  {
    messages: [
      'could you book me for tuesday at ten no wednesday at ten with a consultant',
      'so is that confirmed now',
    ],
    intent: /^meeting$/,
  },
];
