import { ask, type Question } from '../question.ts';

/** Prices, asked by a colleague who checks all of the list; written by others, and measured before it was read. */
export const pricesChecked: Question[] = [
  ask('quote', 'What is the monthly price of the Essential plan for 10 people?', {
    quotes: [{ planId: 'essential', users: 10 }],
  }),
  ask(
    'quote',
    'Hello, could you tell me what Professional costs per month for 9 users, and what it costs for 10 users?',
    {
      quotes: [
        { planId: 'professional', users: 9 },
        { planId: 'professional', users: 10 },
      ],
    },
  ),
  ask('quote', 'We have 24 employees and may hire one more. Please give me the Essential price for 24 and for 25.', {
    quotes: [
      { planId: 'essential', users: 24 },
      { planId: 'essential', users: 25 },
    ],
  }),
  ask('quote', 'Enterprise at 49 users versus Enterprise at 50 users, monthly?', {
    quotes: [
      { planId: 'enterprise', users: 49 },
      { planId: 'enterprise', users: 50 },
    ],
  }),
  ask(
    'quote',
    'Does the Professional plan get cheaper overall if we go from 99 to 100 users? I would like to see both monthly totals.',
    {
      quotes: [
        { planId: 'professional', users: 99 },
        { planId: 'professional', users: 100 },
      ],
    },
  ),
  ask('quote', 'How much would eleven of us pay each month on Essential?', {
    quotes: [{ planId: 'essential', users: 11 }],
  }),
  ask('quote', 'There are only six of us, but we want the Enterprise plan. What would we pay per month?', {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask('quote', 'Price of Essential for an office of 3, please.', { quotes: [{ planId: 'essential', users: 5 }] }),
  ask('quote', 'Can four people sign up for Professional, and what would the monthly bill be?', {
    quotes: [{ planId: 'professional', users: 5 }],
  }),
  ask('quote', 'Please compare the monthly price of all three plans for 30 users.', {
    quotes: [
      { planId: 'essential', users: 30 },
      { planId: 'professional', users: 30 },
      { planId: 'enterprise', users: 30 },
    ],
  }),
  ask('quote', 'Essential or Professional for 18 staff: what does each one cost a month?', {
    quotes: [
      { planId: 'essential', users: 18 },
      { planId: 'professional', users: 18 },
    ],
  }),
  ask('quote', 'We are a dental clinic with 14 staff. What is the monthly price of Professional for us?', {
    quotes: [{ planId: 'professional', users: 14, profileId: 'healthcare' }],
  }),
  ask('quote', 'Our law firm has 22 people, lawyers and assistants together. How much is Enterprise per month?', {
    quotes: [{ planId: 'enterprise', users: 22, profileId: 'legal' }],
  }),
  ask('quote', 'I run a registered charity with 16 employees. How much would we pay monthly for Essential?', {
    quotes: [{ planId: 'essential', users: 16, profileId: 'nonprofit' }],
  }),
  ask('quote', 'Mortgage brokerage, 28 users, Enterprise plan. Monthly total?', {
    quotes: [{ planId: 'enterprise', users: 28, profileId: 'financial' }],
  }),
  ask(
    'quote',
    'We make metal parts in our own factory and 45 of our people use a computer. What would the Professional plan cost us every month?',
    { quotes: [{ planId: 'professional', users: 45, profileId: 'manufacturing' }] },
  ),
  ask('quote', 'Your top plan for a consulting firm of 13: what is the monthly amount?', {
    quotes: [{ planId: 'enterprise', users: 13, profileId: 'professional-services' }],
  }),
  ask(
    'quote',
    'Professional with the Advanced Cybersecurity add-on from your calculator. What is the monthly total with 19 users, and with 20?',
    {
      quotes: [
        { planId: 'professional', users: 19, addOnIds: ['advanced-cybersecurity'] },
        { planId: 'professional', users: 20, addOnIds: ['advanced-cybersecurity'] },
      ],
    },
  ),
  ask(
    'quote',
    'I need two monthly totals for Essential plus Advanced Cybersecurity (the calculator add-on): one for 49 people and one for 50 people. Thanks!',
    {
      quotes: [
        { planId: 'essential', users: 49, addOnIds: ['advanced-cybersecurity'] },
        { planId: 'essential', users: 50, addOnIds: ['advanced-cybersecurity'] },
      ],
    },
  ),
  ask('quote', 'Essential for 15 users including Cloud Backup & Recovery, how much per month?', {
    quotes: [{ planId: 'essential', users: 15, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', 'What would 35 users on Professional cost a month if we also want Email Security & Archiving?', {
    quotes: [{ planId: 'professional', users: 35, addOnIds: ['email-security'] }],
  }),
  ask('quote', 'For eight people, what is the Essential plan together with Advanced Endpoint Protection per month?', {
    quotes: [{ planId: 'essential', users: 8, addOnIds: ['endpoint-protection'] }],
  }),
  ask(
    'quote',
    'We would like Enterprise for 20 users and your Security Assessment. Leaving the set-up fee aside, what do we pay monthly and what do we pay once?',
    {
      quotes: [{ planId: 'enterprise', users: 20, addOnIds: ['security-assessment'] }],
      once: { planId: 'enterprise', users: 20, addOnIds: ['security-assessment'] },
    },
  ),
  ask(
    'quote',
    'Our phones need replacing too. How much is Professional with the VoIP phone system for 26 users, per month?',
    { quotes: [{ planId: 'professional', users: 26, addOnIds: ['voip'] }] },
  ),
  ask('quote', 'Please quote Enterprise for 32 users with the VoIP Phone System and Advanced Endpoint Protection.', {
    quotes: [{ planId: 'enterprise', users: 32, addOnIds: ['voip', 'endpoint-protection'] }],
  }),
  ask(
    'quote',
    'If we took every add-on in your calculator with Professional for 40 users, what would the monthly total be?',
    {
      quotes: [
        {
          planId: 'professional',
          users: 40,
          addOnIds: [
            'advanced-cybersecurity',
            'cloud-backup',
            'email-security',
            'endpoint-protection',
            'security-assessment',
            'voip',
          ],
        },
      ],
    },
  ),
  ask('quote', 'What is the monthly price of Essential for 12 users, and what is the one-time set-up fee?', {
    quotes: [{ planId: 'essential', users: 12 }],
    once: { planId: 'essential', users: 12, includeSetup: true },
  }),
  ask(
    'quote',
    'Professional, 25 users, set-up fee included, plus 10 new computers. What is the monthly total and what is the one-time total?',
    {
      quotes: [{ planId: 'professional', users: 25 }],
      once: { planId: 'professional', users: 25, includeSetup: true, includeHardware: true, devices: 10 },
    },
  ),
  ask(
    'quote',
    'We need 4 new computers and the Enterprise plan for 15 people. Including the set-up fee, how much is due once, and how much every month?',
    {
      quotes: [{ planId: 'enterprise', users: 15 }],
      once: { planId: 'enterprise', users: 15, includeSetup: true, includeHardware: true, devices: 4 },
    },
  ),
  ask('quote', 'What do twelve months of Professional cost for 21 users if we pay month by month?', {
    yearly: [{ planId: 'professional', users: 21 }],
  }),
  ask(
    'quote',
    'We are a nonprofit with 60 staff. Please give me the monthly price of Enterprise and the total for twelve months at that price.',
    {
      quotes: [{ planId: 'enterprise', users: 60, profileId: 'nonprofit' }],
      yearly: [{ planId: 'enterprise', users: 60, profileId: 'nonprofit' }],
    },
  ),
  ask(
    'quote',
    'We have 12 people in the office and 9 on the road, and all of them need support. How much is your cheapest plan per month?',
    { quotes: [{ planId: 'essential', users: 21 }] },
  ),
  ask(
    'quote',
    'Good morning. I manage a law office of thirty-three people. What would the Professional plan with Email Security & Archiving cost us per month?',
    { quotes: [{ planId: 'professional', users: 33, profileId: 'legal', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    'Hi, I am the office manager of a group of medical clinics. Our current IT company is closing at the end of the year and my directors want figures before their next meeting. We have 50 people with a computer login. They are interested in the Enterprise plan with Cloud Backup & Recovery. Could you tell me the monthly total, and the set-up fee that we would pay once?',
    {
      quotes: [{ planId: 'enterprise', users: 50, profileId: 'healthcare', addOnIds: ['cloud-backup'] }],
      once: {
        planId: 'enterprise',
        users: 50,
        profileId: 'healthcare',
        addOnIds: ['cloud-backup'],
        includeSetup: true,
      },
    },
  ),
  ask('quote', 'Our budget is about $12,000 a month for 75 users. What does the middle plan cost us?', {
    quotes: [{ planId: 'professional', users: 75 }],
  }),
  ask('quote over several turns', ['How much is Professional for 20 users?', 'And for 25?'], {
    quotes: [{ planId: 'professional', users: 25 }],
  }),
  ask(
    'quote over several turns',
    ['Please price Essential for 10 people.', 'What would the same team pay on Enterprise?'],
    { quotes: [{ planId: 'enterprise', users: 10 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What does the Professional plan cost for 30 users?',
      'I should have mentioned that we are a law firm. Does that change the price?',
    ],
    { quotes: [{ planId: 'professional', users: 30, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    ['We are a physiotherapy clinic.', 'There are 17 of us.', 'What is Essential per month?'],
    { quotes: [{ planId: 'essential', users: 17, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    ['Enterprise for 38 users with VoIP phones, please.', 'Thank you. Now take the phones out again.'],
    { quotes: [{ planId: 'enterprise', users: 38 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is Essential with cloud backup for 27 users?',
      'Replace the cloud backup with Advanced Endpoint Protection, please.',
    ],
    { quotes: [{ planId: 'essential', users: 27, addOnIds: ['endpoint-protection'] }] },
  ),
  ask('quote over several turns', ['Professional plan, 13 users. Monthly price?', 'Sorry, I meant 31 users.'], {
    quotes: [{ planId: 'professional', users: 31 }],
  }),
  ask(
    'quote over several turns',
    ['How much is Essential for 22 employees?', 'We are hiring 3 more people in spring. What will it cost then?'],
    { quotes: [{ planId: 'essential', users: 25 }] },
  ),
  ask('quote over several turns', ['Can I get a price for 51 users on Enterprise?', 'What if two of them leave?'], {
    quotes: [{ planId: 'enterprise', users: 49 }],
  }),
  ask(
    'quote over several turns',
    ['I need the monthly cost of Professional for 48 users.', 'What would it be with half as many users?'],
    { quotes: [{ planId: 'professional', users: 24 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Compare Essential and Professional for 29 users, please.',
      'The cheaper one then, with email security added. What is the monthly total?',
    ],
    { quotes: [{ planId: 'essential', users: 29, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What do your three plans cost for 36 people?',
      'We will take the middle one. What is the monthly price together with the set-up fee?',
    ],
    {
      quotes: [{ planId: 'professional', users: 36 }],
      once: { planId: 'professional', users: 36, includeSetup: true },
    },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Essential for 44 users?',
      'When is your help desk open on that plan?',
      'OK, and what is the price on Professional?',
    ],
    { quotes: [{ planId: 'professional', users: 44 }] },
  ),
  ask('quote over several turns', ['Enterprise for 23 users, monthly.', 'And over twelve months, if we pay monthly?'], {
    yearly: [{ planId: 'enterprise', users: 23 }],
  }),
  ask(
    'quote over several turns',
    [
      'What is the monthly price of Essential for 7 users?',
      'Please add the set-up fee.',
      'And 5 new computers as well. What is the one-time total now?',
    ],
    { once: { planId: 'essential', users: 7, includeSetup: true, includeHardware: true, devices: 5 } },
  ),
  ask(
    'quote over several turns',
    [
      'Please quote Professional for 16 users with the set-up fee and 6 new computers.',
      'Make that 8 new computers. What do we pay once?',
    ],
    { once: { planId: 'professional', users: 16, includeSetup: true, includeHardware: true, devices: 8 } },
  ),
  ask(
    'quote over several turns',
    ['How much would Professional be for 34 people?', 'We are a registered charity. Is there a lower price for us?'],
    { quotes: [{ planId: 'professional', users: 34, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'I work for an insurance brokerage with 42 employees.',
      'What would we pay per month for Professional?',
      'And for Essential?',
    ],
    { quotes: [{ planId: 'essential', users: 42, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    ['We are a manufacturer. What does Enterprise cost for 55 users?', 'Please add cloud backup to that.'],
    { quotes: [{ planId: 'enterprise', users: 55, profileId: 'manufacturing', addOnIds: ['cloud-backup'] }] },
  ),
  ask('quote over several turns', ['Enterprise for 12 users, please.', 'And if there were only 8 of us?'], {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask(
    'quote over several turns',
    ['What is the monthly total for 6 people on Professional?', 'What would 2 people pay on the same plan?'],
    { quotes: [{ planId: 'professional', users: 5 }] },
  ),
  ask(
    'quote over several turns',
    ['Our medical centre has 99 users. How much is Essential?', 'And with one more user?'],
    { quotes: [{ planId: 'essential', users: 100, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 49 users with the Advanced Cybersecurity add-on from your calculator, please.',
      'What happens to the monthly total at 50?',
      'And at 51?',
    ],
    { quotes: [{ planId: 'professional', users: 51, addOnIds: ['advanced-cybersecurity'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 14 users, what is the monthly price?',
      'Add cloud backup.',
      'Add email security as well.',
      'Now add the VoIP phone system too. What is the total?',
    ],
    { quotes: [{ planId: 'essential', users: 14, addOnIds: ['cloud-backup', 'email-security', 'voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Give me a quote for 37 users on Professional.',
      'Include a Security Assessment and the set-up fee. What is the total of the one-time costs?',
    ],
    { once: { planId: 'professional', users: 37, addOnIds: ['security-assessment'], includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    [
      'What does Enterprise cost for 26 users with the set-up fee?',
      'Leave the set-up fee out. What are the monthly price and the total for 12 monthly payments?',
    ],
    { quotes: [{ planId: 'enterprise', users: 26 }], yearly: [{ planId: 'enterprise', users: 26 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Please price Enterprise for 19 users with the Advanced Cybersecurity add-on from the calculator.',
      'Now for 20 users, with everything else unchanged.',
    ],
    { quotes: [{ planId: 'enterprise', users: 20, addOnIds: ['advanced-cybersecurity'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Monthly price of Professional for 15 users?',
      "Next year we expect twice as many users. What will we pay then at today's prices?",
    ],
    { quotes: [{ planId: 'professional', users: 30 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are lawyers, 46 of us. Could you list the monthly price of each plan?',
      'The most expensive one, please, with Advanced Endpoint Protection.',
    ],
    { quotes: [{ planId: 'enterprise', users: 46, profileId: 'legal', addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Enterprise for 70 users comes to how much a month?',
      'That is above our budget. What does the next plan down cost?',
    ],
    { quotes: [{ planId: 'professional', users: 70 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Please quote Essential for 39 users.',
      'What does multi-factor authentication mean?',
      'Thanks. Back to the price: what would it be for 41 users?',
    ],
    { quotes: [{ planId: 'essential', users: 41 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a wealth management company with 24 people. What does Enterprise cost?',
      'We would also like to see 25 people.',
    ],
    { quotes: [{ planId: 'enterprise', users: 25, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Professional for a medical clinic with 32 staff?',
      'I was asking for a customer. My own company is a management consulting firm of the same size. What would we pay?',
    ],
    { quotes: [{ planId: 'professional', users: 32, profileId: 'professional-services' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential, 28 users, with every add-on from the calculator. What is the monthly total?',
      'That is more than we need. Keep only the cloud backup, please.',
    ],
    { quotes: [{ planId: 'essential', users: 28, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hello. I have to present a budget to our board next week. We are a food bank, a registered charity, with 11 employees.',
      'Please compare Essential and Professional for us.',
      'The board will want the more expensive of the two. What is the total for twelve months if we pay monthly?',
    ],
    { yearly: [{ planId: 'professional', users: 11, profileId: 'nonprofit' }] },
  ),
];
