import { ask, type Question } from '../question.ts';

/** Prices, asked by somebody who tests; written by others, and measured before it was read. */
export const pricesTested: Question[] = [
  ask('quote', 'ballpark for 22 people on Professional?', { quotes: [{ planId: 'professional', users: 22 }] }),
  ask(
    'quote',
    'Hi there! We run a law practice, 34 staff. What do you charge a firm like ours for the Enterprise plan?',
    { quotes: [{ planId: 'enterprise', users: 34, profileId: 'legal' }] },
  ),
  ask('quote', 'run me the numbers for essential, sixteen users', { quotes: [{ planId: 'essential', users: 16 }] }),
  ask('quote', 'What are we looking at for a dental clinic with 13 ppl, proffesional plan', {
    quotes: [{ planId: 'professional', users: 13, profileId: 'healthcare' }],
  }),
  ask('quote', 'Essential - 41 seats - monthly cost pls', { quotes: [{ planId: 'essential', users: 41 }] }),
  ask('quote', "There's 12 of us in the office and 9 on the road. How much would Professional come to each month?", {
    quotes: [{ planId: 'professional', users: 21 }],
  }),
  ask('quote', 'we are a registered charity, 27 employees, how much is Essential per month for the lot of us', {
    quotes: [{ planId: 'essential', users: 27, profileId: 'nonprofit' }],
  }),
  ask('quote', 'Could you price Enterprise for a mortgage brokerage with two dozen people?', {
    quotes: [{ planId: 'enterprise', users: 24, profileId: 'financial' }],
  }),
  ask('quote', 'enterprize for fifty five users how much', { quotes: [{ planId: 'enterprise', users: 55 }] }),
  ask(
    'quote',
    "I'm the office manager at a machine shop. 18 people work in the office, 30 on the floor and every one of them has a login. What would the Professional plan run us a month?",
    { quotes: [{ planId: 'professional', users: 48, profileId: 'manufacturing' }] },
  ),
  ask('quote', "what's the damage for your cheapest plan with 14 users?", {
    quotes: [{ planId: 'essential', users: 14 }],
  }),
  ask('quote', 'Give me a price on the top tier please. Staff of 63.', {
    quotes: [{ planId: 'enterprise', users: 63 }],
  }),
  ask('quote', 'the middle plan, 29 people, what would our monthly bill be', {
    quotes: [{ planId: 'professional', users: 29 }],
  }),
  ask('quote', 'How much would a physio clinic of 11 pay on your most expensive plan?', {
    quotes: [{ planId: 'enterprise', users: 11, profileId: 'healthcare' }],
  }),
  ask(
    'quote',
    "We're an architecture office, 19 of us, and money is tight this year. What would the lowest priced option set us back every month?",
    { quotes: [{ planId: 'essential', users: 19 }] },
  ),
  ask('quote', 'Price for 36 users on each of your three plans?', {
    quotes: [
      { planId: 'essential', users: 36 },
      { planId: 'professional', users: 36 },
      { planId: 'enterprise', users: 36 },
    ],
  }),
  ask('quote', 'essential vs professional for a law firm of 17, monthly', {
    quotes: [
      { planId: 'essential', users: 17, profileId: 'legal' },
      { planId: 'professional', users: 17, profileId: 'legal' },
    ],
  }),
  ask('quote', 'Can you tell me what Professional costs at 20 people and what it costs at 30? We expect to grow.', {
    quotes: [
      { planId: 'professional', users: 20 },
      { planId: 'professional', users: 30 },
    ],
  }),
  ask(
    'quote',
    'We have 72 people today. My boss wants to see Professional and Enterprise next to each other, per month.',
    {
      quotes: [
        { planId: 'professional', users: 72 },
        { planId: 'enterprise', users: 72 },
      ],
    },
  ),
  ask('quote', 'Professional for 15 with the phone system added, what do we pay a month?', {
    quotes: [{ planId: 'professional', users: 15, addOnIds: ['voip'] }],
  }),
  ask('quote', 'need a quote: 26 users, essential, plus cloud backup and the email security thing', {
    quotes: [{ planId: 'essential', users: 26, addOnIds: ['cloud-backup', 'email-security'] }],
  }),
  ask('quote', 'How much for Enterprise with advanced endpoint protection for a 40-person insurance brokerage?', {
    quotes: [{ planId: 'enterprise', users: 40, profileId: 'financial', addOnIds: ['endpoint-protection'] }],
  }),
  ask(
    'quote',
    'medical clinic, 23 staff, Professional with email archiving and VoIP. Monthly total please and thank you',
    { quotes: [{ planId: 'professional', users: 23, profileId: 'healthcare', addOnIds: ['email-security', 'voip'] }] },
  ),
  ask('quote', 'If I put 32 people on Essential and throw in cloud backup, whats the all-in monthly?', {
    quotes: [{ planId: 'essential', users: 32, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', 'What does Professional cost over twelve months for 38 users, paid monthly?', {
    yearly: [{ planId: 'professional', users: 38 }],
  }),
  ask(
    'quote',
    "I'm doing next year's budget for a food bank (registered charity), 21 staff. Yearly total on Professional, billed month by month?",
    { yearly: [{ planId: 'professional', users: 21, profileId: 'nonprofit' }] },
  ),
  ask('quote', 'enterprise 45 users, per month and per year if we pay month to month', {
    quotes: [{ planId: 'enterprise', users: 45 }],
    yearly: [{ planId: 'enterprise', users: 45 }],
  }),
  ask('quote', 'Monthly price and set-up fee for 28 users on Enterprise?', {
    quotes: [{ planId: 'enterprise', users: 28 }],
    once: { planId: 'enterprise', users: 28, includeSetup: true },
  }),
  ask(
    'quote',
    'we need 8 new computers as well. Professional, 25 people, set up fee included: what do we pay up front and what every month?',
    {
      quotes: [{ planId: 'professional', users: 25 }],
      once: { planId: 'professional', users: 25, includeSetup: true, includeHardware: true, devices: 8 },
    },
  ),
  ask(
    'quote',
    'Essential for 31 users with a one-off security assessment and the setup. How much is the one time part in total?',
    { once: { planId: 'essential', users: 31, includeSetup: true, addOnIds: ['security-assessment'] } },
  ),
  ask('quote', 'tiny office, just 3 of us... what would Essential cost us a month', {
    quotes: [{ planId: 'essential', users: 5 }],
  }),
  ask('quote', 'Would you take on a team of 7 on Enterprise, and what would the month cost?', {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask(
    'quote',
    "Good morning. Our IT guy is retiring in June after 19 years and nobody here knows so much as the wifi password. We're a litigation firm, 9 lawyers and 14 support staff, Windows laptops, Office 365, one old server in the kitchen. A friend said to look at your Professional plan. What would that cost us per month?",
    { quotes: [{ planId: 'professional', users: 23, profileId: 'legal' }] },
  ),
  ask(
    'quote',
    "ok so long story short our current provider takes two days to call back and I'm fed up. 52 employees, we make plastic packaging. Somebody on your side mentioned Essential would do. Before I sit through a meeting I want one thing: the monthly figure",
    { quotes: [{ planId: 'essential', users: 52, profileId: 'manufacturing' }] },
  ),
  ask('quote', 'What do you charge a firm like ours, 33 staff? Show me all the plans please, no sales call', {
    quotes: [
      { planId: 'essential', users: 33 },
      { planId: 'professional', users: 33 },
      { planId: 'enterprise', users: 33 },
    ],
  }),
  ask('quote over several turns', ['How much is Professional for 18 users?', 'and with 3 more?'], {
    quotes: [{ planId: 'professional', users: 21 }],
  }),
  ask('quote over several turns', ['essential for 30 please', 'sorry, 31'], {
    quotes: [{ planId: 'essential', users: 31 }],
  }),
  ask('quote over several turns', ['What would Enterprise cost us, we have 26 people', 'What if two leave?'], {
    quotes: [{ planId: 'enterprise', users: 24 }],
  }),
  ask(
    'quote over several turns',
    ['quote for 80 users on professional', 'hmm thats a lot. only half of them need it. what would it be then'],
    { quotes: [{ planId: 'professional', users: 40 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hello, I would like a price for the Essential plan.',
      '15 in the front office, 6 in the warehouse',
      'Oh and I forgot the four at our second site, add those',
    ],
    { quotes: [{ planId: 'essential', users: 25 }] },
  ),
  ask('quote over several turns', ['professional, 47 users, how much', 'we might hire. what about 50 exactly?'], {
    quotes: [{ planId: 'professional', users: 50 }],
  }),
  ask(
    'quote over several turns',
    ['We are 20 people. What is Enterprise a month?', 'And if we double in size by next year?'],
    { quotes: [{ planId: 'enterprise', users: 40 }] },
  ),
  ask(
    'quote over several turns',
    ['run me the numbers for 37 people on Essential', 'ok and the same on professional'],
    { quotes: [{ planId: 'professional', users: 37 }] },
  ),
  ask(
    'quote over several turns',
    ['Price of the middle plan for a law office of 12?', 'bit steep. and the cheapest one?'],
    { quotes: [{ planId: 'essential', users: 12, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'What are we looking at for 44 users on Essential vs Professional?',
      "Let's go with the cheaper one then, but make it 46 users. What's the monthly?",
    ],
    { quotes: [{ planId: 'essential', users: 46 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Compare all three plans for 28 staff',
      'the most expensive one of those, what is it over a whole year paying monthly?',
    ],
    { yearly: [{ planId: 'enterprise', users: 28 }] },
  ),
  ask(
    'quote over several turns',
    ['Professional or Enterprise for 60 people, what are the prices', 'ok the second one, with cloud backup on top'],
    { quotes: [{ planId: 'enterprise', users: 60, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much for 35 ppl, each plan?',
      "we'll never get the top one past our owner. Give me the one in the middle with the VoIP phones",
    ],
    { quotes: [{ planId: 'professional', users: 35, addOnIds: ['voip'] }] },
  ),
  ask('quote over several turns', ['enterprise for 16', 'one step down from that?'], {
    quotes: [{ planId: 'professional', users: 16 }],
  }),
  ask('quote over several turns', ['We are a family health clinic.', 'What would Essential cost for 24 of us?'], {
    quotes: [{ planId: 'essential', users: 24, profileId: 'healthcare' }],
  }),
  ask(
    'quote over several turns',
    ['Professional for 42 users, monthly?', "Does it change anything that we're a law firm? what would our price be"],
    { quotes: [{ planId: 'professional', users: 42, profileId: 'legal' }] },
  ),
  ask('quote over several turns', ['whats enterprise for 30 people', 'we are a non profit btw'], {
    quotes: [{ planId: 'enterprise', users: 30, profileId: 'nonprofit' }],
  }),
  ask(
    'quote over several turns',
    [
      'Do you work with insurance brokers?',
      "Great. We're one, with 17 desks. Price for Professional?",
      'and Enterprise?',
    ],
    { quotes: [{ planId: 'enterprise', users: 17, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Price for a dental office, 19 people, on the Essential plan',
      'And my sister has an engineering firm, same number of people, same plan. What would she pay?',
    ],
    { quotes: [{ planId: 'essential', users: 19, profileId: 'professional-services' }] },
  ),
  ask(
    'quote over several turns',
    ['Essential, 22 users', 'add backup in the cloud please', 'and email security too. new total?'],
    { quotes: [{ planId: 'essential', users: 22, addOnIds: ['cloud-backup', 'email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Professional with VoIP and cloud backup for 27 users?',
      'Actually we just renewed our phones, take the VoIP out.',
    ],
    { quotes: [{ planId: 'professional', users: 27, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['quote me enterprise w/ email security, 33 people', 'swap the email security for endpoint protection'],
    { quotes: [{ planId: 'enterprise', users: 33, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    ['Professional for 14 with phones and email archiving please', 'what would it be without any extras?'],
    { quotes: [{ planId: 'professional', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    ['Monthly cost of Essential with the phone system, 20 users, law firm', 'same thing but 26 users'],
    { quotes: [{ planId: 'essential', users: 26, profileId: 'legal', addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    ['Professional for 39 users, what per month?', 'and for the year, if we pay monthly?'],
    { yearly: [{ planId: 'professional', users: 39 }] },
  ),
  ask(
    'quote over several turns',
    [
      'what does Enterprise cost for 21 users',
      'we also need 6 new computers and the set-up. What would all the one-time costs come to?',
    ],
    { once: { planId: 'enterprise', users: 21, includeSetup: true, includeHardware: true, devices: 6 } },
  ),
  ask(
    'quote over several turns',
    ['Essential for 17 incl. setup fee and five new pcs', 'make that 9 pcs. What do we pay once?'],
    { once: { planId: 'essential', users: 17, includeSetup: true, includeHardware: true, devices: 9 } },
  ),
  ask(
    'quote over several turns',
    [
      'I need a price for Professional, 29 users',
      'with cloud backup',
      'now what is that a year, twelve monthly payments',
    ],
    { yearly: [{ planId: 'professional', users: 29, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Essential for 43 people?',
      'How quickly do you answer on that plan?',
      'Hmm too slow for us. And the price on Professional?',
    ],
    { quotes: [{ planId: 'professional', users: 43 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Enterprise for a clinic, 25 staff. Monthly?',
      'Do we have to sign for several years?',
      'good to know. ok back to the price, what if we were 31?',
    ],
    { quotes: [{ planId: 'enterprise', users: 31, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'what do you charge for 16 users on professional',
      'what is phishing training exactly',
      'ok thanks. so what was my price again?',
    ],
    { quotes: [{ planId: 'professional', users: 16 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hi, are you open on Saturdays?',
      'Alright. We are 13 people at a small charity and would like Professional, how much?',
      'is the help desk included in that?',
      'Perfect. Then add email security and tell me the new monthly.',
    ],
    { quotes: [{ planId: 'professional', users: 13, profileId: 'nonprofit', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Price for 34 users on Enterprise please',
      "That's well over what we budgeted. What does the same team cost on Essential?",
    ],
    { quotes: [{ planId: 'essential', users: 34 }] },
  ),
  ask(
    'quote over several turns',
    [
      'professional, 28 ppl, with phones',
      'our budget is about 4000 a month so that wont fly. drop the phones and go down to essential, how much now?',
    ],
    { quotes: [{ planId: 'essential', users: 28 }] },
  ),
  ask(
    'quote over several turns',
    ['Can you price Essential for 12 and for 24 people?', 'Thanks. The bigger of those two, on Professional instead?'],
    { quotes: [{ planId: 'professional', users: 24 }] },
  ),
];
