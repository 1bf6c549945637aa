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
    messages: [
      'I need a figure for 50 staff: 20 on Enterprise and 30 on Essential',
      'What if the 20 went to Professional instead?',
    ],
    states: ['$5,550'],
  },
  {
    messages: ['half of us on Essential and half on Professional, 40 total', 'put 5 more on the Professional half'],
    states: ['$5,275'],
  },
  {
    messages: ['Start with 60 on Professional.', 'Remove 12.', 'Move 8 of the remaining to Enterprise.'],
    states: ['Professional for 40 people', 'Enterprise for 8 people', '$7,300'],
  },
  {
    messages: ['We are 26 in Markham and 11 in Ajax.', 'Give me Professional for Markham and Essential for Ajax'],
    states: ['$4,555'],
  },
  {
    messages: ['Professional for 45', 'and if everyone was on Essential?', 'keep 5 bosses on Professional'],
    states: ['Essential for 40 people', 'Professional for 5 people'],
  },
  {
    messages: [
      '18 in the office on Professional, 7 drivers on Essential',
      'backup only for the office',
      'two more drivers',
    ],
    states: ['$3,645', 'Essential for 9 people'],
  },
  {
    messages: ['Enterprise for 55, yearly', '70 people for the last six months'],
    states: ['Over 6 months that is $71,400'],
  },
  { messages: ['my boss say max 120 dollar each person, we are 19'], states: ['$1,805'] },
  {
    messages: [
      'Kindly prepare an estimate for 64 employees on the Professional plan.',
      'Please also include the advanced cybersecurity package.',
      'What is the difference in cost compared with Enterprise without any extras?',
    ],
    states: ['$1,904'],
  },
  { messages: ['how much for 8 peoples and 2 part time', 'ok so total on Essential'], states: ['$950'] },
  { messages: ['we got about 3500 a month to spend', '22 users'], states: ['Professional', 'leaves $365'] },
  {
    messages: [
      'Bonjour, je voudrais un prix pour 40 utilisateurs avec la sauvegarde infonuagique, forfait Entreprise.',
    ],
    states: ['7\u00a0600\u00a0$'],
    lang: 'fr',
  },
  {
    messages: ['Three offices: Toronto 12, Oakville 7, Ajax 4. Essential. One total.'],
    states: ['23 people', '$2,185'],
  },
  {
    messages: ['5 ppl enterprise n 10 on essential how much', 'make it 6 n 9'],
    states: ['Enterprise for 6 people', 'Essential for 9 people'],
  },
  {
    messages: ["what does backup cost if we have let's say three hundred gigs and uh fifteen people"],
    states: ['15 people', '$750'],
    never: /315/,
  },
  {
    messages: [
      "so the price for forty people on essential plus email security for everybody and uh endpoint for just the laptops that's about twenty five",
    ],
    states: ['$4,220'],
  },
  {
    messages: [
      'what would I pay for a dozen users on the essential plan with advanced cyber security no scratch that with email security',
    ],
    states: ['$1,236'],
  },
  {
    messages: ["We're 24 people now but we'll be 30 in September. What would Professional be today and then?"],
    states: ['$3,420', '$4,050', '$630'],
  },
  { messages: ['17 people, Professional with backup', 'what would that be for half a year?'], states: ['$15,555'] },
  {
    messages: [
      'Could I get a price for 10 people on Professional?',
      'Does that already include the backup of the servers?',
      'If not, please add it and tell me the new total.',
    ],
    states: ['$1,525'],
  },
  {
    messages: ['18 on Professional, VoIP for 10 of them, endpoint protection for all'],
    states: ['$3,031'],
  },
  { messages: ['we got 3 sites, 10 12 and 7 ppl. pro plan total?'], states: ['29 people'] },
  {
    messages: [
      'How much it costs for 12 people with the plan Enterprise?',
      'Excuse me, I wanted to say Essential, not Enterprise.',
      'Thank you. And if we become 20?',
    ],
    states: ['$1,900'],
  },
  { messages: ['26 on Professional', 'and if half of them go on Essential?'], states: ['$3,087.50'] },
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
      'The bookkeeper left.',
      'Add email security.',
    ],
    states: ['16 people', '15% (Legal)', '$128'],
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
  { messages: ['Which add-ons do you sell?', 'The third one. Price?', 'For 13 users.'], states: ['$104'] },
  {
    messages: ['Which add-ons do you sell?', 'The third one. Price?', 'For 13 users.', 'What do we get for that?'],
    states: ['archive'],
  },
  { messages: ['is it 10 users minimum or can we be 6 of us 😅'], intent: /^minimum$/, states: ['6 people'] },
  {
    messages: ['can u do pro 4 17 users w endpoint + voip', 'n w/o the phones?', 'which was cheaper per person tho'],
    intent: /^quote-before$/,
    states: ['Before:', 'Now:', 'per person'],
  },
  {
    messages: [
      "alright budget is about twenty five hundred a month no wait make that twenty eight hundred and there's eighteen of us what can we get",
    ],
    states: ['$2,800 a month, 18 people'],
  },
  {
    messages: [
      "we're seven lawyers and then each lawyer has one assistant except two of them share so thirteen I guess professional what's that monthly",
    ],
    states: ['13 people'],
  },
  {
    messages: ['do u come to mississauga? were near square one', 'n how much is it there'],
    states: ['Essential'],
  },
  {
    messages: ['do u come to mississauga? were near square one', 'same price as toronto?'],
    states: ['same in every place'],
  },
];
