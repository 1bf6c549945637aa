import { ask, type Question } from '../question.ts';

/** Prices, asked by those who weigh one against the other; written by others, and measured before it was read. */
export const pricesWeighed: Question[] = [
  ask('quote', 'Assuming 45 seats on Professional, billed monthly, no extras: what is the monthly figure before tax?', {
    quotes: [{ planId: 'professional', users: 45 }],
  }),
  ask('quote', 'need monthly cost, enterprise, 62 users, law firm', {
    quotes: [{ planId: 'enterprise', users: 62, profileId: 'legal' }],
  }),
  ask('quote', 'Essential and Professional side by side for 28 staff - just the two monthly totals please', {
    quotes: [
      { planId: 'essential', users: 28 },
      { planId: 'professional', users: 28 },
    ],
  }),
  ask(
    'quote',
    'We have 24 people and a 25th starts in May. What does Professional come to per month at 24 and then at 25? I suspect there is a threshold in there.',
    {
      quotes: [
        { planId: 'professional', users: 24 },
        { planId: 'professional', users: 25 },
      ],
    },
  ),
  ask('quote', 'cheapest plan you have, thirty-three users. total per month?', {
    quotes: [{ planId: 'essential', users: 33 }],
  }),
  ask(
    'quote',
    '14 people at head office, 11 in Burlington and 6 who work from home, every one of them needs a seat. Monthly total on Professional?',
    { quotes: [{ planId: 'professional', users: 31 }] },
  ),
  ask('quote', 'For the budget line: Professional, 38 seats, paid month by month. What do twelve months come to?', {
    yearly: [{ planId: 'professional', users: 38 }],
  }),
  ask(
    'quote',
    'If we took Enterprise for 40 users, what is the set-up fee we pay once, and what is the monthly amount after that?',
    { quotes: [{ planId: 'enterprise', users: 40 }], once: { planId: 'enterprise', users: 40, includeSetup: true } },
  ),
  ask('quote', 'Dental group, three clinics, 54 people in total. Professional plus cloud backup. Monthly please.', {
    quotes: [{ planId: 'professional', users: 54, profileId: 'healthcare', addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', 'How much would Essential be for 16 if you also ran our phones over the internet for all 16?', {
    quotes: [{ planId: 'essential', users: 16, addOnIds: ['voip'] }],
  }),
  ask(
    'quote',
    "I'm the finance manager of a registered charity with 22 employees. My board wants two numbers: Essential per month, Professional per month.",
    {
      quotes: [
        { planId: 'essential', users: 22, profileId: 'nonprofit' },
        { planId: 'professional', users: 22, profileId: 'nonprofit' },
      ],
    },
  ),
  ask('quote', 'Monthly total for each of your three plans at 52 users?', {
    quotes: [
      { planId: 'essential', users: 52 },
      { planId: 'professional', users: 52 },
      { planId: 'enterprise', users: 52 },
    ],
  }),
  ask(
    'quote',
    'Professional for 20, and suppose we buy 14 new computers through you. What is due once (set-up fee + the computers) and what is it monthly?',
    {
      quotes: [{ planId: 'professional', users: 20 }],
      once: { planId: 'professional', users: 20, includeSetup: true, includeHardware: true, devices: 14 },
    },
  ),
  ask('quote', 'we are only 7 but insist on Enterprise. what would we actually be billed each month?', {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask(
    'quote',
    'Essential + advanced endpoint protection, manufacturing plant, 35 computer users. What is that a month?',
    { quotes: [{ planId: 'essential', users: 35, profileId: 'manufacturing', addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote',
    'My ceiling is $6,000 a month before HST. Does Professional for 42 people stay under it? Give me the exact figure, not "about".',
    { quotes: [{ planId: 'professional', users: 42 }] },
  ),
  ask(
    'quote',
    'Credit union with 75 staff. Price of the top plan, per month, whatever your surcharge for regulated firms is included.',
    { quotes: [{ planId: 'enterprise', users: 75, profileId: 'financial' }] },
  ),
  ask('quote', 'essential x 18, with email security & archiving AND endpoint protection, monthly total?', {
    quotes: [{ planId: 'essential', users: 18, addOnIds: ['email-security', 'endpoint-protection'] }],
  }),
  ask(
    'quote',
    "Good morning. I took over as controller here in September and I'm going through every contract that renews before year end. Our present IT company bills us by the hour, last year it ran to a little over $70,000 and nobody can tell me what for. I would rather have a fixed amount. There are 37 of us, everyone has a laptop, all of us work in Microsoft 365. What would your Professional plan cost per month, with cloud backup included and nothing else?",
    { quotes: [{ planId: 'professional', users: 37, addOnIds: ['cloud-backup'] }] },
  ),
  ask('quote', 'Enterprise for 48: total per month with Cloud Backup & Recovery, and total without it?', {
    quotes: [
      { planId: 'enterprise', users: 48, addOnIds: ['cloud-backup'] },
      { planId: 'enterprise', users: 48 },
    ],
  }),
  ask(
    'quote',
    'What would 26 users on Enterprise be for a law office, and what would the same 26 be for an ordinary professional services firm? Trying to see what the legal surcharge does.',
    {
      quotes: [
        { planId: 'enterprise', users: 26, profileId: 'legal' },
        { planId: 'enterprise', users: 26, profileId: 'professional-services' },
      ],
    },
  ),
  ask('quote', 'There are 84 of us but only half use a computer, so quote me half that number on Essential.', {
    quotes: [{ planId: 'essential', users: 42 }],
  }),
  ask(
    'quote',
    'Professional, 30 users, plus one Security Assessment. No set-up fee in the figures please. What is monthly and what is one-time?',
    {
      quotes: [{ planId: 'professional', users: 30, addOnIds: ['security-assessment'] }],
      once: { planId: 'professional', users: 30, addOnIds: ['security-assessment'] },
    },
  ),
  ask('quote', 'Enterprise at 100 users, total over 12 months when billed monthly?', {
    yearly: [{ planId: 'enterprise', users: 100 }],
  }),
  ask('quote', 'proffesional 19 seats + voip, pls give monthy total', {
    quotes: [{ planId: 'professional', users: 19, addOnIds: ['voip'] }],
  }),
  ask(
    'quote',
    'Headcount plan: 40 today, 55 by December, 66 next summer. What would Professional cost per month at each step?',
    {
      quotes: [
        { planId: 'professional', users: 40 },
        { planId: 'professional', users: 55 },
        { planId: 'professional', users: 66 },
      ],
    },
  ),
  ask(
    'quote',
    'Two scenarios for 58 users, monthly totals please. A: Essential with email security and endpoint protection. B: Professional with no add-ons.',
    {
      quotes: [
        { planId: 'essential', users: 58, addOnIds: ['email-security', 'endpoint-protection'] },
        { planId: 'professional', users: 58 },
      ],
    },
  ),
  ask('quote', 'Hypothetically: two dozen people, Enterprise. Per month?', {
    quotes: [{ planId: 'enterprise', users: 24 }],
  }),
  ask(
    'quote',
    'IT lead at a non-profit, 70 users. Middle plan with cloud backup and email archiving. Need the monthly AND the total for a year of monthly invoices.',
    {
      quotes: [
        { planId: 'professional', users: 70, profileId: 'nonprofit', addOnIds: ['cloud-backup', 'email-security'] },
      ],
      yearly: [
        { planId: 'professional', users: 70, profileId: 'nonprofit', addOnIds: ['cloud-backup', 'email-security'] },
      ],
    },
  ),
  ask('quote', 'We would sign up 92 users less 6 contractors who have their own IT. Essential. Monthly?', {
    quotes: [{ planId: 'essential', users: 86 }],
  }),
  ask(
    'quote',
    'With your phone system, Professional for 36 is how much a month? And what would it be if we kept our own phones?',
    {
      quotes: [
        { planId: 'professional', users: 36, addOnIds: ['voip'] },
        { planId: 'professional', users: 36 },
      ],
    },
  ),
  ask(
    'quote',
    'Your cheapest and your most expensive plan, 15 users each, monthly. Not interested in the one in between.',
    {
      quotes: [
        { planId: 'essential', users: 15 },
        { planId: 'enterprise', users: 15 },
      ],
    },
  ),
  ask(
    'quote',
    'First-year cash on Professional, 29 users: (1) the set-up fee, (2) twelve monthly payments added up. Both numbers please.',
    {
      yearly: [{ planId: 'professional', users: 29, includeSetup: true }],
      once: { planId: 'professional', users: 29, includeSetup: true },
    },
  ),
  ask('quote', 'physiotherapy clinic, twenty-one staff incl. reception, Essential, what would we pay monthly', {
    quotes: [{ planId: 'essential', users: 21, profileId: 'healthcare' }],
  }),
  ask(
    'quote',
    'We are 46 and about to acquire a firm of 17. Assuming the deal closes and all of them move over, what is Enterprise for the combined headcount per month?',
    { quotes: [{ planId: 'enterprise', users: 63 }] },
  ),
  ask('quote over several turns', ['Professional for 44 users, monthly?', 'same but for 60'], {
    quotes: [{ planId: 'professional', users: 60 }],
  }),
  ask(
    'quote over several turns',
    [
      'Compare Essential and Enterprise for 30 people.',
      "Let's go with the second one. But add cloud backup - what is the total now?",
    ],
    { quotes: [{ planId: 'enterprise', users: 30, addOnIds: ['cloud-backup'] }] },
  ),
  ask('quote over several turns', ['What is Essential for 27?', 'Sorry, 31. I had forgotten the summer hires.'], {
    quotes: [{ planId: 'essential', users: 31 }],
  }),
  ask(
    'quote over several turns',
    ['Enterprise, 34 seats, per month?', 'The monthly figure you just gave: what is it over twelve months?'],
    { yearly: [{ planId: 'enterprise', users: 34 }] },
  ),
  ask(
    'quote over several turns',
    ['Price of Professional for 56 please', 'I ought to have said that we are a law firm. Does the number change?'],
    { quotes: [{ planId: 'professional', users: 56, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a medical clinic with 23 staff.',
      'Which of your plans has someone answering at night?',
      'OK. Then Enterprise, for all of us: monthly?',
    ],
    { quotes: [{ planId: 'enterprise', users: 23, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 41, monthly total',
      'What are your help desk hours on that?',
      'ok and the same headcount on professional',
    ],
    { quotes: [{ planId: 'professional', users: 41 }] },
  ),
  ask(
    'quote over several turns',
    ['professional, 17 users, with voip', 'my CEO says no to the phones. take them out, put email security in instead'],
    { quotes: [{ planId: 'professional', users: 17, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Professional or Enterprise for 65 users?',
      'The cheaper one then. What would it be if five of them leave?',
    ],
    { quotes: [{ planId: 'professional', users: 60 }] },
  ),
  ask(
    'quote over several turns',
    ['Assume 80 users on Essential. Monthly?', 'Now assume the spin-off happens and we keep half of that.'],
    { quotes: [{ planId: 'essential', users: 40 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would you charge per month for Professional, 32 people?',
      'And if we hire 3 more?',
      'And 10 more on top of those?',
    ],
    { quotes: [{ planId: 'professional', users: 45 }] },
  ),
  ask('quote over several turns', ['Monthly for 50 on Enterprise?', "That's over budget. What is it one plan down?"], {
    quotes: [{ planId: 'professional', users: 50 }],
  }),
  ask(
    'quote over several turns',
    [
      'Professional for 26 with cloud backup and endpoint protection?',
      'Drop the endpoint protection, we already pay for something like it. New total?',
    ],
    { quotes: [{ planId: 'professional', users: 26, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['hi, controller here, comparing three bids. 39 seats.', 'Your middle plan, no add-ons, per month.'],
    { quotes: [{ planId: 'professional', users: 39 }] },
  ),
  ask(
    'quote over several turns',
    ['All three plans for 20 users, please.', 'I can rule out the dearest. Give me the other two again, but for 35.'],
    {
      quotes: [
        { planId: 'essential', users: 35 },
        { planId: 'professional', users: 35 },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'Enterprise for 25 users per month?',
      'And what comes on top once, if we include your set-up fee and 8 new computers?',
    ],
    { once: { planId: 'enterprise', users: 25, includeSetup: true, includeHardware: true, devices: 8 } },
  ),
  ask(
    'quote over several turns',
    [
      'Registered charity, 46 people, Professional. What is the monthly?',
      'Suppose, purely hypothetically, we lost our charitable status and were charged as an ordinary professional services firm. What would it be then?',
    ],
    { quotes: [{ planId: 'professional', users: 46, profileId: 'professional-services' }] },
  ),
  ask(
    'quote over several turns',
    ['Essential, 49 users?', 'and with one more user? I want to see whether your next volume step is worth it'],
    { quotes: [{ planId: 'essential', users: 50 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Could you price Enterprise for a wealth management firm, 18 advisors and 7 assistants?',
      'Keep everything, but Professional.',
    ],
    { quotes: [{ planId: 'professional', users: 25, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    ['Prices for 12, 24 and 36 users on Professional?', 'The last of those with cloud backup?'],
    { quotes: [{ planId: 'professional', users: 36, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 53',
      'no wait, Essential',
      'actually no. Professional after all, but with email archiving. Final answer, promise. Monthly?',
    ],
    { quotes: [{ planId: 'professional', users: 53, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    ['What is included in Enterprise that is not in Professional?', 'Fine. Then price both for 68 users per month.'],
    {
      quotes: [
        { planId: 'professional', users: 68 },
        { planId: 'enterprise', users: 68 },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'manufacturer in Vaughan, 90 users. Professional monthly?',
      'Only 72 of them actually log in to anything. Redo it with 72 and add endpoint protection.',
    ],
    { quotes: [{ planId: 'professional', users: 72, profileId: 'manufacturing', addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 14?',
      'How fast do you respond on Essential?',
      "That's too slow for us. What would the same 14 cost on the plan with the 1 hour response?",
    ],
    { quotes: [{ planId: 'professional', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    [
      'I need a number for Professional, 61 users, with the phone system.',
      'What is that without the phone system? Just the plan.',
    ],
    { quotes: [{ planId: 'professional', users: 61 }] },
  ),
  ask(
    'quote over several turns',
    [
      'quote for dental practice, 13 staff, essential',
      '+ cloud backup',
      '+ email security as well. where are we now, monthly?',
    ],
    {
      quotes: [
        { planId: 'essential', users: 13, profileId: 'healthcare', addOnIds: ['cloud-backup', 'email-security'] },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'Enterprise for 95 users, per month and over twelve months?',
      "Same two figures for 85, assuming we don't fill the open positions.",
    ],
    { quotes: [{ planId: 'enterprise', users: 85 }], yearly: [{ planId: 'enterprise', users: 85 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We have 29 users and I want to see Essential first. Monthly?',
      'OK, now Enterprise.',
      'Back to the first one. What is its total over 12 monthly invoices?',
    ],
    { yearly: [{ planId: 'essential', users: 29 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional, 47 users, monthly please',
      'Do we have to sign for three years?',
      'Understood. What would the price be if two leave before we start?',
    ],
    { quotes: [{ planId: 'professional', users: 45 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Assuming 15 users at our law office: Essential, monthly?',
      'And assuming 15 on Enterprise with cloud backup? We would still be a law office, obviously.',
    ],
    { quotes: [{ planId: 'enterprise', users: 15, profileId: 'legal', addOnIds: ['cloud-backup'] }] },
  ),
  ask('quote over several turns', ['whats essential for 8 of us', 'and enterprise? we would still be 8'], {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask(
    'quote over several turns',
    [
      'Professional for 33, and the set-up fee?',
      'If we switched to Essential for the same 33, what would the set-up fee and the monthly be?',
    ],
    { quotes: [{ planId: 'essential', users: 33 }], once: { planId: 'essential', users: 33, includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    [
      'We expect 64 users, maybe 76 if the Oakville office opens. What would Professional be for each?',
      'The opening is confirmed, so take the higher number. Total with VoIP for everybody?',
    ],
    { quotes: [{ planId: 'professional', users: 76, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 22 people?',
      'And a one-off Security Assessment with it: what is the one-time amount, leaving the set-up fee aside, and does the monthly stay what it was?',
    ],
    {
      quotes: [{ planId: 'professional', users: 22, addOnIds: ['security-assessment'] }],
      once: { planId: 'professional', users: 22, addOnIds: ['security-assessment'] },
    },
  ),
  ask(
    'quote over several turns',
    [
      "Hello, I'm filling in a comparison sheet for our partners and yours is the last column. 57 people. The others gave us an all-in price per month.",
      'Start with the Essential plan.',
      'And the same with cloud backup, endpoint protection and email security, since the other bids include those?',
    ],
    {
      quotes: [{ planId: 'essential', users: 57, addOnIds: ['cloud-backup', 'endpoint-protection', 'email-security'] }],
    },
  ),
];
