import type { Examined } from './examined.ts';

export const questions: readonly Examined[] = [
  { messages: ['terms and conditions?'], href: '/terms-of-service' },
  { messages: ['guided tour'], intent: /^find-page$/, never: /could not find/ },
  { messages: ["Does quebec's law 25 apply to us, we've three customers in Gatineau"], never: /km from/ },
  { messages: ['Is HST already in the prices you show or does that go on top'], states: ['before tax'] },
  { messages: ['do you do Linux support'], never: /^Yes/ },
  { messages: ['how do I get off your mailing list'], intent: /^find-page$/ },
  { messages: ['Bonjour, le forfait Entreprise pour 30 personnes?', 'rappelez-moi'], intent: /^person$/, lang: 'fr' },
  { messages: ['Desservez-vous Toronto', 'pis Oakville'], states: ['Oakville'], lang: 'fr' },
];
