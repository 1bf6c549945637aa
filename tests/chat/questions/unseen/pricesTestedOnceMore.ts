import { ask, type Question } from '../question.ts';

/** Prices, asked by a third who tests; written by others, and measured before it was read. */
export const pricesTestedOnceMore: Question[] = [
  ask('quote', 'Hi! Could you tell me what Professional would come to each month for 18 people?', {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask('quote', 'essential, 7 users, monthly?', { quotes: [{ planId: 'essential', users: 7 }] }),
  ask('quote', 'What would your top plan run us per month? We are thirty-five staff.', {
    quotes: [{ planId: 'enterprise', users: 35 }],
  }),
  ask(
    'quote',
    'We have 12 people in the office and 9 on the road, all of them need support. What is the Essential plan for the lot of us?',
    { quotes: [{ planId: 'essential', users: 21 }] },
  ),
  ask('quote', 'I run a dental practice with 14 staff. How much per month on Professional?', {
    quotes: [{ planId: 'professional', users: 14, profileId: 'healthcare' }],
  }),
  ask('quote', 'Law firm here. 8 lawyers, 5 clerks, 3 in admin. Enterprise price please', {
    quotes: [{ planId: 'enterprise', users: 16, profileId: 'legal' }],
  }),
  ask('quote', 'how mcuh is the proffesional plan for 22 ppl a month', {
    quotes: [{ planId: 'professional', users: 22 }],
  }),
  ask('quote', "We're a registered charity with 26 employees. What's the monthly cost of your cheapest plan?", {
    quotes: [{ planId: 'essential', users: 26, profileId: 'nonprofit' }],
  }),
  ask('quote', 'Please price Professional for 40 users with the VoIP phone system added.', {
    quotes: [{ planId: 'professional', users: 40, addOnIds: ['voip'] }],
  }),
  ask('quote', 'What does Essential cost for 15 if you also do the daily cloud backups and the email archiving?', {
    quotes: [{ planId: 'essential', users: 15, addOnIds: ['cloud-backup', 'email-security'] }],
  }),
  ask('quote', 'Mortgage brokerage, 19 of us, looking at the middle plan. Ballpark per month?', {
    quotes: [{ planId: 'professional', users: 19, profileId: 'financial' }],
  }),
  ask('quote', 'Our machine shop has 52 people with a login. Enterprise, monthly, what are we looking at?', {
    quotes: [{ planId: 'enterprise', users: 52, profileId: 'manufacturing' }],
  }),
  ask('quote', 'What would we pay over twelve months on Essential with 30 people?', {
    yearly: [{ planId: 'essential', users: 30 }],
  }),
  ask(
    'quote',
    'Quick one for my budget spreadsheet: Professional, 24 users, total for a whole year of monthly payments?',
    { yearly: [{ planId: 'professional', users: 24 }] },
  ),
  ask('quote', 'Can I see Essential and Professional side by side for 17 people?', {
    quotes: [
      { planId: 'essential', users: 17 },
      { planId: 'professional', users: 17 },
    ],
  }),
  ask('quote', "I can't decide on a plan. What would each of the three cost a month for a team of twenty?", {
    quotes: [
      { planId: 'essential', users: 20 },
      { planId: 'professional', users: 20 },
      { planId: 'enterprise', users: 20 },
    ],
  }),
  ask('quote', 'Professional for 11 people, and what is the set-up fee on top of that?', {
    quotes: [{ planId: 'professional', users: 11 }],
    once: { planId: 'professional', users: 11, includeSetup: true },
  }),
  ask(
    'quote',
    'We need 6 new computers and the set-up. Enterprise for 13 people. How much monthly and how much up front?',
    {
      quotes: [{ planId: 'enterprise', users: 13 }],
      once: { planId: 'enterprise', users: 13, includeSetup: true, includeHardware: true, devices: 6 },
    },
  ),
  ask('quote', "There's only three of us. What's the monthly bill on Essential?", {
    quotes: [{ planId: 'essential', users: 5 }],
  }),
  ask('quote', 'Is Enterprise possible for a team of 7, and if so for how much a month?', {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask('quote', 'Professional at 20, 30 and 50 users please, just the monthly totals.', {
    quotes: [
      { planId: 'professional', users: 20 },
      { planId: 'professional', users: 30 },
      { planId: 'professional', users: 50 },
    ],
  }),
  ask(
    'quote',
    "Hello, I'm the office manager of an architecture studio in Liberty Village. Our current IT guy is retiring in March, lovely man but he never wrote anything down. We're 29 people, mostly on Macs, with a server in a closet that nobody dares touch. My boss wants a number by Thursday. What would the Professional plan cost us a month?",
    { quotes: [{ planId: 'professional', users: 29 }] },
  ),
  ask('quote', 'enterprize w/ phones, 31 users, wats the monthly', {
    quotes: [{ planId: 'enterprise', users: 31, addOnIds: ['voip'] }],
  }),
  ask('quote', 'How much is Enterprise if we are exactly 100 people?', {
    quotes: [{ planId: 'enterprise', users: 100 }],
  }),
  ask('quote', "Medical clinic, 33 users, Professional with Advanced Endpoint Protection. What's that per month?", {
    quotes: [{ planId: 'professional', users: 33, profileId: 'healthcare', addOnIds: ['endpoint-protection'] }],
  }),
  ask('quote', "We're sixteen people, no wait, seventeen with the new receptionist. Essential, price per month?", {
    quotes: [{ planId: 'essential', users: 17 }],
  }),
  ask(
    'quote',
    'What is the one-time cost if we go with Essential for 9 people, set-up included, and buy four new PCs from you?',
    { once: { planId: 'essential', users: 9, includeSetup: true, includeHardware: true, devices: 4 } },
  ),
  ask('quote', 'acounting firm 23 staff, basic plan, how much permonth', {
    quotes: [{ planId: 'essential', users: 23 }],
  }),
  ask('quote', "My boss says we can't spend more than $3,000 a month. We're 20 people. What does Professional cost?", {
    quotes: [{ planId: 'professional', users: 20 }],
  }),
  ask(
    'quote',
    'Give me Professional for two dozen employees, with everything you have for email protection: I mean the Email Security add-on.',
    { quotes: [{ planId: 'professional', users: 24, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    'We are a wealth management office, 4 partners and twice as many assistants. Cost of Enterprise per month?',
    { quotes: [{ planId: 'enterprise', users: 12, profileId: 'financial' }] },
  ),
  ask('quote', '60 users. professional. non profit. monthly', {
    quotes: [{ planId: 'professional', users: 60, profileId: 'nonprofit' }],
  }),
  ask('quote', 'What would Professional cost a 45-person law firm, per month and for the full year?', {
    quotes: [{ planId: 'professional', users: 45, profileId: 'legal' }],
    yearly: [{ planId: 'professional', users: 45, profileId: 'legal' }],
  }),
  ask(
    'quote',
    "I'd like Essential for 10 people plus the security assessment. What is monthly and what is the one-off?",
    {
      quotes: [{ planId: 'essential', users: 10, addOnIds: ['security-assessment'] }],
      once: { planId: 'essential', users: 10, addOnIds: ['security-assessment'] },
    },
  ),
  ask('quote', 'Twenty-eight of us, Professional, no add-ons, no new computers. Just tell me the number!', {
    quotes: [{ planId: 'professional', users: 28 }],
  }),
  ask('quote over several turns', ['How much is Professional for 15 people?', 'And if we hire 3 more?'], {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask('quote over several turns', ['What would Essential be for 27 users?', 'sorry, 31'], {
    quotes: [{ planId: 'essential', users: 31 }],
  }),
  ask(
    'quote over several turns',
    ['Price for Enterprise, 24 staff?', 'Hmm, steep. Two people are leaving in June, what would it be then?'],
    { quotes: [{ planId: 'enterprise', users: 22 }] },
  ),
  ask(
    'quote over several turns',
    ['Essential for 40 people please', 'What about half of that? We may only put one of our two floors on it.'],
    { quotes: [{ planId: 'essential', users: 20 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is Professional for 21 people?',
      'I forgot to mention that we are a dental clinic, does that change the price?',
    ],
    { quotes: [{ planId: 'professional', users: 21, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    ["Hi, we're a law firm looking for a new IT provider", 'There are 18 of us', 'How much would Essential be?'],
    { quotes: [{ planId: 'essential', users: 18, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    ['Compare Essential and Professional for 13 people', 'the cheaper one then, but with internet phones'],
    { quotes: [{ planId: 'essential', users: 13, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'what do all three plans cost for 32 people?',
      'Let us take the most expensive one. What would that be with the set-up fee?',
    ],
    { quotes: [{ planId: 'enterprise', users: 32 }], once: { planId: 'enterprise', users: 32, includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    ['Essential for 14 users, how much?', 'Do you also come to Oakville?', 'ok and the same on professional'],
    { quotes: [{ planId: 'professional', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Price of Professional with 25 users?',
      'Are you open on Saturdays?',
      'Alright. Back to the price: what would it be with cloud backup?',
    ],
    { quotes: [{ planId: 'professional', users: 25, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['Professional for 16, with VoIP and cloud backup', 'Drop the phones, we have a contract with Bell until 2027'],
    { quotes: [{ planId: 'professional', users: 16, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much would Essential with email security be for 37 people?',
      'Can you swap the email security for the advanced cybersecurity one?',
    ],
    { quotes: [{ planId: 'essential', users: 37, addOnIds: ['advanced-cybersecurity'] }] },
  ),
  ask('quote over several turns', ['profesional for 19 users pls', 'wat abt entreprise'], {
    quotes: [{ planId: 'enterprise', users: 19 }],
  }),
  ask(
    'quote over several turns',
    [
      'Our food bank is a registered charity with 12 employees',
      "What's the monthly price of your recommended plan, the Professional?",
      'And over a full year?',
    ],
    { yearly: [{ planId: 'professional', users: 12, profileId: 'nonprofit' }] },
  ),
  ask('quote over several turns', ['I need a price for Enterprise', '44'], {
    quotes: [{ planId: 'enterprise', users: 44 }],
  }),
  ask('quote over several turns', ['How much for 23 people?', 'Essential should do for us'], {
    quotes: [{ planId: 'essential', users: 23 }],
  }),
  ask('quote over several turns', ['Can you give me a quote?', "Sure, we're 36 people", 'The middle one'], {
    quotes: [{ planId: 'professional', users: 36 }],
  }),
  ask('quote over several turns', ['essential 8 users', 'plus 5 new computers'], {
    quotes: [{ planId: 'essential', users: 8 }],
    once: { planId: 'essential', users: 8, includeHardware: true, devices: 5 },
  }),
  ask(
    'quote over several turns',
    [
      'Enterprise for 15 including set-up, please.',
      'And if we leave the brand-new laptops to you too? We would want 10 of them.',
    ],
    { once: { planId: 'enterprise', users: 15, includeSetup: true, includeHardware: true, devices: 10 } },
  ),
  ask(
    'quote over several turns',
    [
      'What does Professional cost for 42 people?',
      "That's over our budget, we have about 4,500 a month. What would Essential be?",
    ],
    { quotes: [{ planId: 'essential', users: 42 }] },
  ),
  ask('quote over several turns', ['Professional for a team of 48?', 'What if we were 50, would it get cheaper?'], {
    quotes: [{ planId: 'professional', users: 50 }],
  }),
  ask(
    'quote over several turns',
    ['We have 10 users in Mississauga and 15 in Oakville', 'What would Professional be for everybody together?'],
    { quotes: [{ planId: 'professional', users: 25 }] },
  ),
  ask('quote over several turns', ['price for enterprise, 20 peple, insurance brokerage', 'add endpiont protection'], {
    quotes: [{ planId: 'enterprise', users: 20, profileId: 'financial', addOnIds: ['endpoint-protection'] }],
  }),
  ask(
    'quote over several turns',
    [
      'What would Professional cost for 30 of us?',
      'what does MFA mean?',
      'Thanks! And what would the 30 of us pay on Enterprise?',
    ],
    { quotes: [{ planId: 'enterprise', users: 30 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential or Professional for eleven people, what do they cost?',
      "I'd go for the second one. Make it 13 people though.",
    ],
    { quotes: [{ planId: 'professional', users: 13 }] },
  ),
  ask('quote over several turns', ['How much is Essential for 50 users with VoIP?', 'and without?'], {
    quotes: [{ planId: 'essential', users: 50 }],
  }),
  ask(
    'quote over several turns',
    [
      'Hello, I have a metal fabrication plant in Vaughan',
      'About 38 people use a computer',
      'Essential and Enterprise, what would they be per month?',
    ],
    {
      quotes: [
        { planId: 'essential', users: 38, profileId: 'manufacturing' },
        { planId: 'enterprise', users: 38, profileId: 'manufacturing' },
      ],
    },
  ),
  ask(
    'quote over several turns',
    ['Professional with cloud backup for 26?', 'add the phones too', 'and the email archive thing'],
    { quotes: [{ planId: 'professional', users: 26, addOnIds: ['cloud-backup', 'voip', 'email-security'] }] },
  ),
  ask('quote over several turns', ['how much essental 6 ppl', 'n if we r 12'], {
    quotes: [{ planId: 'essential', users: 12 }],
  }),
  ask(
    'quote over several turns',
    [
      'What is the monthly price of Enterprise for 55 people with advanced cybersecurity?',
      'And on Professional, keeping the add-on?',
    ],
    { quotes: [{ planId: 'professional', users: 55, addOnIds: ['advanced-cybersecurity'] }] },
  ),
  ask(
    'quote over several turns',
    ["We're a family health clinic, 17 staff. Essential?", 'What is the set-up fee in that case?'],
    { once: { planId: 'essential', users: 17, profileId: 'healthcare', includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    [
      'Professional, 34 users please',
      'No sorry, I got that wrong. My partner says six of those are seasonal and have no login, so take them off.',
    ],
    { quotes: [{ planId: 'professional', users: 28 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Good morning, what would Professional be for 20 staff?',
      'And double that? We are merging with a firm of our own size in the fall, and both offices will want the same support.',
    ],
    { quotes: [{ planId: 'professional', users: 40 }] },
  ),
  ask('quote over several turns', ['whats enterprise for 28', 'too much, next one down?', 'ok yearly total on that?'], {
    yearly: [{ planId: 'professional', users: 28 }],
  }),
  ask(
    'quote over several turns',
    ['Essential for 22 with cloud backup and a security assessment', 'How much of that would be paid once?'],
    { once: { planId: 'essential', users: 22, addOnIds: ['cloud-backup', 'security-assessment'] } },
  ),
];
