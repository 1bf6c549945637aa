import type { Examined } from './examined.ts';

export const questions: readonly Examined[] = [
  { messages: ['terms and conditions?'], href: '/terms-of-service' },
  { messages: ['guided tour'], intent: /^find-page$/, never: /could not find/ },
  { messages: ["Does quebec's law 25 apply to us, we've three customers in Gatineau"], never: /km from/ },
  { messages: ['Is HST already in the prices you show or does that go on top'], states: ['before tax'] },
  { messages: ['do you do Linux support'], never: /^Yes/ },
  { messages: ['how do I get off your mailing list'], intent: /^unsubscribe$/ },
  { messages: ['Bonjour, le forfait Entreprise pour 30 personnes?', 'rappelez-moi'], intent: /^person$/, lang: 'fr' },
  { messages: ['Desservez-vous Toronto', 'pis Oakville'], states: ['Oakville'], lang: 'fr' },
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
  { messages: ['Tell me your hours.'], intent: /^hours$/, states: ['Monday-Friday'] },
  { messages: ['who are you'], intent: /^chatbot$/, states: ['automated assistant'] },
  { messages: ['professional and enterprise, what is different'], intent: /^compare-plans$/, states: ['$50 more'] },
  {
    messages: ["we had a virus last year, it's solved. now we want to avoid again"],
    intent: /^need$/,
    href: '/services/cybersecurity',
  },
  {
    messages: ['our wifi is terrible in the warehouse and we open a second site in spring'],
    intent: /^need$/,
    href: '/services/network-management',
  },
  {
    messages: ['Are you hiring? My nephew just finished his diploma', 'ok so where does he send his resume'],
    intent: /^careers$/,
  },
  { messages: ['What is EDR?'], states: ['Advanced Endpoint Protection'] },
  { messages: ['Please explain what a security assessment involves.', 'How long does it take?'], never: /1 hour/ },
  { messages: ['phone number and opening hours'], states: ['+1 416-555-0142', 'Monday-Friday'] },
  { messages: ['Which of your clauses covers Quebec Law 25? We have a client in Gatineau.'], never: /Azure/ },
  { messages: ['What does this chat store about me?'], intent: /^own-data$/, href: '/privacy-policy' },
  {
    messages: ['What does this chat store about me?', 'How do I have it deleted?'],
    intent: /^own-data$/,
    states: ['deleted'],
  },
  {
    messages: [
      "Current provider's contract ends in four months. When should we begin with you?",
      'How long does the switch take?',
    ],
    never: /1 hour/,
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
