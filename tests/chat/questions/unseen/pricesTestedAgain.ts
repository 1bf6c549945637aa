import { ask, type Question } from '../question.ts';

/** Prices, asked by somebody else who tests; written by others, and measured before it was read. */
export const pricesTestedAgain: Question[] = [
  ask('quote', 'What would the Essential plan cost for our 14 people each month?', {
    quotes: [{ planId: 'essential', users: 14 }],
  }),
  ask('quote', 'price for 8 on professional', { quotes: [{ planId: 'professional', users: 8 }] }),
  ask(
    'quote',
    'Hi there! We are an accounting firm with 27 staff and I was looking at Professional. What would the monthly bill be?',
    { quotes: [{ planId: 'professional', users: 27 }] },
  ),
  ask('quote', 'How much is your top plan for a dental office with eleven of us?', {
    quotes: [{ planId: 'enterprise', users: 11, profileId: 'healthcare' }],
  }),
  ask('quote', 'were a small law firm, 6 lawyers and 4 assistants. cheapest plan per month?', {
    quotes: [{ planId: 'essential', users: 10, profileId: 'legal' }],
  }),
  ask(
    'quote',
    'We have 12 people at their desks and 9 out in vans. Professional for everybody, what would that be a month?',
    { quotes: [{ planId: 'professional', users: 21 }] },
  ),
  ask('quote', 'Enterprise, thirty-five seats, please.', { quotes: [{ planId: 'enterprise', users: 35 }] }),
  ask('quote', 'Could you give me a figure for a registered charity with 16 employees on Essential?', {
    quotes: [{ planId: 'essential', users: 16, profileId: 'nonprofit' }],
  }),
  ask('quote', 'proffesional plan for 19 poeple, how much a month', {
    quotes: [{ planId: 'professional', users: 19 }],
  }),
  ask(
    'quote',
    'Our machine shop employs 62 people but only 30 of them use a computer. What is the monthly cost of Professional for those 30?',
    { quotes: [{ planId: 'professional', users: 30, profileId: 'manufacturing' }] },
  ),
  ask('quote', 'What would 22 users pay on Essential, and what on Professional?', {
    quotes: [
      { planId: 'essential', users: 22 },
      { planId: 'professional', users: 22 },
    ],
  }),
  ask('quote', 'Show me all three plans for 40 users side by side.', {
    quotes: [
      { planId: 'essential', users: 40 },
      { planId: 'professional', users: 40 },
      { planId: 'enterprise', users: 40 },
    ],
  }),
  ask('quote', 'Professional with the phone system for 13 people: what do we pay monthly?', {
    quotes: [{ planId: 'professional', users: 13, addOnIds: ['voip'] }],
  }),
  ask('quote', 'I need Essential for a dozen people plus your cloud backup. Total?', {
    quotes: [{ planId: 'essential', users: 12, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', '24 users, Professional, plus Advanced Cybersecurity and the email archiving. Monthly total?', {
    quotes: [{ planId: 'professional', users: 24, addOnIds: ['advanced-cybersecurity', 'email-security'] }],
  }),
  ask('quote', "We're a wealth management firm, 18 of us in total. What's the price on Enterprise?", {
    quotes: [{ planId: 'enterprise', users: 18, profileId: 'financial' }],
  }),
  ask('quote', 'What does it cost to get started on Professional? I mean just the one-time set-up, for 15 users.', {
    once: { planId: 'professional', users: 15, includeSetup: true },
  }),
  ask(
    'quote',
    'If we take Enterprise for 20 users and need 14 new computers as well as the set-up, what do we pay once?',
    { once: { planId: 'enterprise', users: 20, includeSetup: true, includeHardware: true, devices: 14 } },
  ),
  ask('quote', 'how much is essential for a whole year, 9 users', { yearly: [{ planId: 'essential', users: 9 }] }),
  ask('quote', 'What would twelve months of Professional come to for a physiotherapy clinic of 17?', {
    yearly: [{ planId: 'professional', users: 17, profileId: 'healthcare' }],
  }),
  ask('quote', 'There are only three of us. What would Essential run us a month?', {
    quotes: [{ planId: 'essential', users: 5 }],
  }),
  ask('quote', 'four person startup, enterprise plan, cost??', { quotes: [{ planId: 'enterprise', users: 10 }] }),
  ask(
    'quote',
    'My boss wants a number by noon: the middle plan, 45 people, and the software that cuts a hacked computer off the network included.',
    { quotes: [{ planId: 'professional', users: 45, addOnIds: ['endpoint-protection'] }] },
  ),
  ask('quote', "There are exactly 100 of us. What's Professional a month once the volume discount is taken off?", {
    quotes: [{ planId: 'professional', users: 100 }],
  }),
  ask('quote', 'Monthly price at 24 and at 25 people on Essential? I heard there is a discount that kicks in.', {
    quotes: [
      { planId: 'essential', users: 24 },
      { planId: 'essential', users: 25 },
    ],
  }),
  ask('quote', 'nonprofit, 52 staff, middle plan + email security. monthly?', {
    quotes: [{ planId: 'professional', users: 52, profileId: 'nonprofit', addOnIds: ['email-security'] }],
  }),
  ask('quote', 'Essential for 10 users including a security assessment: what is monthly and what do we pay one time?', {
    quotes: [{ planId: 'essential', users: 10 }],
    once: { planId: 'essential', users: 10, addOnIds: ['security-assessment'] },
  }),
  ask(
    'quote',
    'We run an insurance brokerage with 23 people. Could you tell me what Professional would be per month?',
    { quotes: [{ planId: 'professional', users: 23, profileId: 'financial' }] },
  ),
  ask(
    'quote',
    'Architecture practice here. There are 28 of us, some part time, but all 28 need an account. How much would Enterprise be?',
    { quotes: [{ planId: 'enterprise', users: 28 }] },
  ),
  ask(
    'quote',
    "We've got 7 at reception and in billing, 5 nurses and 3 doctors at our family practice. What's the price on Professional?",
    { quotes: [{ planId: 'professional', users: 15, profileId: 'healthcare' }] },
  ),
  ask('quote', 'how mcuh for entrprise 60 usrs w/ voip', {
    quotes: [{ planId: 'enterprise', users: 60, addOnIds: ['voip'] }],
  }),
  ask('quote', 'We would like to stay under $3,000 a month. With 20 people on Professional, what would it come to?', {
    quotes: [{ planId: 'professional', users: 20 }],
  }),
  ask(
    'quote',
    "We're moving offices in March and the man who has looked after our computers is retiring. I'm the office manager and was told to collect a few quotes. We'd be 33 users on the Professional plan, with daily copies of our computers and our mail that you can restore from. Can you tell me the monthly figure?",
    { quotes: [{ planId: 'professional', users: 33, addOnIds: ['cloud-backup'] }] },
  ),
  ask('quote', 'Essential for 30 users: what would it be with the phones, and what without?', {
    quotes: [
      { planId: 'essential', users: 30 },
      { planId: 'essential', users: 30, addOnIds: ['voip'] },
    ],
  }),
  ask(
    'quote',
    'Plastics manufacturer, 48 office users. Enterprise with Advanced Endpoint Protection and the cloud backup, per month please.',
    {
      quotes: [
        {
          planId: 'enterprise',
          users: 48,
          profileId: 'manufacturing',
          addOnIds: ['endpoint-protection', 'cloud-backup'],
        },
      ],
    },
  ),
  ask('quote over several turns', ['How much is Professional for 16 people?', 'And if we hire 3 more?'], {
    quotes: [{ planId: 'professional', users: 19 }],
  }),
  ask(
    'quote over several turns',
    ['There are 28 of us. What would Essential cost?', 'Two are leaving in the spring. What would we pay then?'],
    { quotes: [{ planId: 'essential', users: 26 }] },
  ),
  ask('quote over several turns', ['price for essential 12 users pls', 'sorry, 21'], {
    quotes: [{ planId: 'essential', users: 21 }],
  }),
  ask(
    'quote over several turns',
    ['Compare the price of Essential and Professional for 18 people.', 'The cheaper one then, but with phones.'],
    { quotes: [{ planId: 'essential', users: 18, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    ['What would Professional be for 31 users?', "I should have said that we're a law firm."],
    { quotes: [{ planId: 'professional', users: 31, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      "What's the monthly cost for 20 on Professional?",
      'Do your technicians also come to the office?',
      'Good. And the same on Enterprise?',
    ],
    { quotes: [{ planId: 'enterprise', users: 20 }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much for 15 users on Essential with cloud backup?',
      'Take the backup off again, please. We already have something.',
    ],
    { quotes: [{ planId: 'essential', users: 15 }] },
  ),
  ask(
    'quote over several turns',
    ['Professional for 12 with VoIP, please', 'Could you swap the phones for the email filter?'],
    { quotes: [{ planId: 'professional', users: 12, addOnIds: ['email-security'] }] },
  ),
  ask('quote over several turns', ["I'd like a price for 44 people on Professional.", 'And over a whole year?'], {
    yearly: [{ planId: 'professional', users: 44 }],
  }),
  ask(
    'quote over several turns',
    [
      'Essential for 11 users?',
      "What's the set-up fee on that?",
      'And if you also supply 6 new laptops, what is the one-time total?',
    ],
    { once: { planId: 'essential', users: 11, includeSetup: true, includeHardware: true, devices: 6 } },
  ),
  ask(
    'quote over several turns',
    ['What would Enterprise cost for our medical clinic? We have 22 staff.', 'And on Professional?'],
    { quotes: [{ planId: 'professional', users: 22, profileId: 'healthcare' }] },
  ),
  ask('quote over several turns', ['hi', 'were a charity, 14 staf', 'cheapest plan pls, how much'], {
    quotes: [{ planId: 'essential', users: 14, profileId: 'nonprofit' }],
  }),
  ask(
    'quote over several turns',
    ['How much would it be for 50 users on Professional?', 'What if only half of them need it?'],
    { quotes: [{ planId: 'professional', users: 25 }] },
  ),
  ask(
    'quote over several turns',
    ['Enterprise for 18, please.', "That's too much for us. What about the next one down?"],
    { quotes: [{ planId: 'professional', users: 18 }] },
  ),
  ask('quote over several turns', ['all three plans for 35 users', 'the middle one, with adv cybersecurity'], {
    quotes: [{ planId: 'professional', users: 35, addOnIds: ['advanced-cybersecurity'] }],
  }),
  ask(
    'quote over several turns',
    [
      'There are 9 of us in the office.',
      'Plus 7 technicians who work from the road. What would Professional be for everyone?',
    ],
    { quotes: [{ planId: 'professional', users: 16 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is Essential for 20 people?',
      'Do you look after Macs too?',
      'Great. Back to the price: please add the protection against phishing mail with the archive of our messages.',
    ],
    { quotes: [{ planId: 'essential', users: 20, addOnIds: ['email-security'] }] },
  ),
  ask('quote over several turns', ['how much is professional for 30', 'and 36?', 'with phones for the 36?'], {
    quotes: [{ planId: 'professional', users: 36, addOnIds: ['voip'] }],
  }),
  ask('quote over several turns', ["I'd like a quote for 24 people.", 'Professional, I think.'], {
    quotes: [{ planId: 'professional', users: 24 }],
  }),
  ask(
    'quote over several turns',
    [
      'Professional, 17 users, with phones and backup. How much?',
      'Leave out the phones.',
      'And what is that in a year?',
    ],
    { yearly: [{ planId: 'professional', users: 17, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would a financial advisory firm of 10 people pay for Professional?',
      'Three of us are about to retire and nobody takes their place. What is the new price?',
    ],
    { quotes: [{ planId: 'professional', users: 7, profileId: 'financial' }] },
  ),
  ask('quote over several turns', ['Essential for 13?', 'What is MFA?', 'ok thx, and the same 13 on profesional'], {
    quotes: [{ planId: 'professional', users: 13 }],
  }),
  ask(
    'quote over several turns',
    ['How much is Enterprise for 12?', 'Actually there are only 6 of us. What would we pay?'],
    { quotes: [{ planId: 'enterprise', users: 10 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 42 users, what is that a month?',
      'Our budget is $5,000 a month. What would Essential be instead?',
    ],
    { quotes: [{ planId: 'essential', users: 42 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What do 26 users cost on Professional and on Enterprise?',
      "I'd go with the more expensive one. What does it come to if I tell you we're a dental group?",
    ],
    { quotes: [{ planId: 'enterprise', users: 26, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      "What's the price of Professional for 20 users with a Security Assessment?",
      'And what do we pay once, with the set-up included?',
    ],
    { once: { planId: 'professional', users: 20, includeSetup: true, addOnIds: ['security-assessment'] } },
  ),
  ask('quote over several turns', ['essential 5 users', 'make it 8', 'add backups'], {
    quotes: [{ planId: 'essential', users: 8, addOnIds: ['cloud-backup'] }],
  }),
  ask(
    'quote over several turns',
    [
      'We have 60 people. What would Professional be?',
      "15 of those are seasonal and don't need a login. How much without them?",
    ],
    { quotes: [{ planId: 'professional', users: 45 }] },
  ),
  ask('quote over several turns', ['entreprise for 55 users, we are a manufacturer', 'and the middle plan?'], {
    quotes: [{ planId: 'professional', users: 55, profileId: 'manufacturing' }],
  }),
  ask(
    'quote over several turns',
    [
      'What would 32 users cost on Essential and on Professional?',
      "Let's take the second one. We are a nonprofit, by the way.",
    ],
    { quotes: [{ planId: 'professional', users: 32, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    ['Professional for 14 with email security and endpoint protection on top, please.', 'Hmm. And if we remove both?'],
    { quotes: [{ planId: 'professional', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hi, I'm collecting prices for our law office: 8 lawyers, 5 clerks and 2 at the front desk. What would Enterprise be?",
      'One clerk is leaving us, and two students join for the summer. How much then?',
    ],
    { quotes: [{ planId: 'enterprise', users: 16, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 38, monthly?',
      'How fast do you answer when something breaks?',
      'Fine. What would the monthly fees add up to in a year?',
    ],
    { yearly: [{ planId: 'professional', users: 38 }] },
  ),
  ask('quote over several turns', ['essential for 19', 'top plan?'], { quotes: [{ planId: 'enterprise', users: 19 }] }),
  ask(
    'quote over several turns',
    [
      'We need 10 new computers. What do those cost?',
      'And together with the set-up for Professional, 20 users, what is the one-time total?',
    ],
    { once: { planId: 'professional', users: 20, includeSetup: true, includeHardware: true, devices: 10 } },
  ),
];
