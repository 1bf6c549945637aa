import type { Examined } from './examined.ts';

export const quotes: readonly Examined[] = [
  {
    messages: [
      'uh forty users no wait thirty eight because two are contractors so thirty eight on essential and uh the email thing and the backup',
    ],
    states: ['38 people', '$4,104'],
  },
  {
    messages: ['Could I have the price for 16 persons on Professional with 24 computers and 1 server'],
    states: ['$2,280'],
    never: /\$24,000/,
  },
  { messages: ['Half of our 64 people on Essential, half on Enterprise. Monthly?'], states: ['$8,640'] },
  {
    messages: [
      'so I have uh twenty people no wait twenty three people',
      'on the enterprise one',
      'no scratch that the professional one',
      'ok and how much is that a year',
    ],
    states: ['$39,330'],
  },
  {
    messages: ['budget is 5000 dollars a month', 'how many people could I put on the middle plan for that'],
    states: ['37 people on Professional'],
  },
  { messages: ['25 on professional', 'and thirty?', 'the difference between two?'], states: ['$675'] },
  {
    messages: ['30 people half essential half enterprise', 'what if all on pro instead', 'which is cheaper'],
    states: ['$225', '$4,050'],
  },
  {
    messages: [
      'Price for 10 managers on Enterprise, 25 office people on Professional and 15 warehouse on Essential',
      'drop the warehouse people',
      'now yearly please',
    ],
    states: ['$63,300'],
    never: /Essential/,
  },
  {
    messages: ['Start with 60 on Professional.', 'Remove 12.', 'Move 8 of the remaining to Enterprise.'],
    states: ['Professional for 40 people', 'Enterprise for 8 people', '$7,300'],
  },
  {
    messages: ['Professional for 45', 'and if everyone was on Essential?', 'keep 5 bosses on Professional'],
    states: ['Essential for 40 people', 'Professional for 5 people'],
  },
  {
    messages: ['Enterprise for 55, yearly', '70 people for the last six months'],
    states: ['Over 6 months that is $71,400'],
  },
  {
    messages: [
      'Kindly prepare an estimate for 64 employees on the Professional plan.',
      'Please also include the advanced cybersecurity package.',
      'What is the difference in cost compared with Enterprise without any extras?',
    ],
    states: ['$1,904'],
  },
  {
    messages: [
      'Bonjour, je voudrais un prix pour 40 utilisateurs avec la sauvegarde infonuagique, forfait Entreprise.',
    ],
    states: ['7\u00a0600\u00a0$'],
    lang: 'fr',
  },
  {
    messages: [
      "so the price for forty people on essential plus email security for everybody and uh endpoint for just the laptops that's about twenty five",
    ],
    states: ['$4,220'],
  },
  {
    messages: ["We're 24 people now but we'll be 30 in September. What would Professional be today and then?"],
    states: ['$3,420', '$4,050', '$630'],
  },
  {
    messages: [
      'How much it costs for 12 people with the plan Enterprise?',
      'Excuse me, I wanted to say Essential, not Enterprise.',
      'Thank you. And if we become 20?',
    ],
    states: ['$1,900'],
  },
  { messages: ['What does data backup cost on its own for 30 people?'], states: ['$1,500'] },
  { messages: ['Security assessment: fee, and is it flat?'], states: ['$1,500'] },
  {
    messages: [
      'Quote: 16 users, Professional, cloud backup and email security.',
      'Drop the backup.',
      'Annual figure?',
      'And per head per month?',
    ],
    states: ['$150.50 per person'],
  },
  {
    messages: ['Law firm, 9 lawyers, 5 clerks, 2 receptionists, one bookkeeper. Professional.'],
    states: ['17 people', '15% (Legal)'],
  },
  {
    messages: [
      'Law firm, 9 lawyers, 5 clerks, 2 receptionists, one bookkeeper. Professional.',
      'Add email security.',
      'What was the figure before that?',
    ],
    intent: /^quote-before$/,
    states: ['Before: Professional for 17 people'],
  },
  {
    messages: ['Give me a ballpark for 60 seats with everything.', 'Everything except VoIP, then.'],
    states: ['Essential for 60 people: $7,665'],
  },
  {
    messages: ['Only endpoint protection, no plan. 20 machines. Possible? Price?'],
    never: /\$20,000/,
    states: ['add-on to a plan'],
  },
  {
    messages: ['Which add-ons do you sell?', 'The third one. Price?', 'For 13 users.', 'What do we get for that?'],
    states: ['archive'],
  },
  { messages: ['is it 10 users minimum or can we be 6 of us 😅'], intent: /^minimum$/, states: ['6 people'] },
  {
    messages: [
      "alright budget is about twenty five hundred a month no wait make that twenty eight hundred and there's eighteen of us what can we get",
    ],
    states: ['$2,800 a month, 18 people'],
  },
  {
    messages: ['do u come to mississauga? were near square one', 'same price as toronto?'],
    states: ['same in every place'],
  },
];
