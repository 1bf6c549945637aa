import type { Examined } from './examined.ts';

export const quotes: readonly Examined[] = [
  {
    messages: [
      'uh forty users no wait thirty eight because two are contractors so thirty eight on essential and uh the email thing and the backup',
    ],
    states: ['38 people', '$4,104'],
  },
  {
    messages: ["How much extra is the cloud back up if we've already got Essential for 22 people please"],
    states: ['$220'],
  },
  {
    messages: ['Could I have the price for 16 persons on Professional with 24 computers and 1 server'],
    states: ['$2,280'],
    never: /\$24,000/,
  },
  { messages: ['a quote for eleven people essential plan plus back up'], states: ['$1,155'] },
  { messages: ['Half of our 64 people on Essential, half on Enterprise. Monthly?'], states: ['$8,640'] },
  { messages: ['45 users in total, 30 office on pro and 15 warehouse on essential'], states: ['$5,475'] },
  { messages: ['3 clinics: 12 in one town, 8 in another, 20 in a third. All Professional.'], states: ['40 people'] },
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
    messages: ['price for 50 on pro w email security', 'thats total? per month?'],
    states: ['$6,775'],
    never: /in French/,
  },
];
