import { ask, type Question } from '../question.ts';

/** Prices, asked plainly; written by others, and measured before it was read. */
export const pricesPlain: Question[] = [
  // One message.
  ask('quote', "what's Essential for 33?", { quotes: [{ planId: 'essential', users: 33 }] }),
  ask('quote', 'Hi, we are an office of 17 people. How much would the Professional plan be per month?', {
    quotes: [{ planId: 'professional', users: 17 }],
  }),
  ask('quote', 'Enterprise for 120 staff, law firm', {
    quotes: [{ planId: 'enterprise', users: 120, profileId: 'legal' }],
  }),
  ask('quote', '9 lawyers and 5 clerks, what would Professional be a month', {
    quotes: [{ planId: 'professional', users: 14, profileId: 'legal' }],
  }),
  ask('quote', 'price for essential, twenty two people pls', { quotes: [{ planId: 'essential', users: 22 }] }),
  ask('quote', 'dental office here, 4 dentists and 11 assistants. Professional?', {
    quotes: [{ planId: 'professional', users: 15, profileId: 'healthcare' }],
  }),
  ask(
    'quote',
    'I manage the office of a registered charity with 28 staff. What would you charge us monthly for Essential?',
    { quotes: [{ planId: 'essential', users: 28, profileId: 'nonprofit' }] },
  ),
  ask('quote', 'how much is proffesional for 41 ppl', { quotes: [{ planId: 'professional', users: 41 }] }),
  ask('quote', 'give me the first two plans for 64 staff', {
    quotes: [
      { planId: 'essential', users: 64 },
      { planId: 'professional', users: 64 },
    ],
  }),
  ask('quote', 'compare Essential and Enterprise for 95', {
    quotes: [
      { planId: 'essential', users: 95 },
      { planId: 'enterprise', users: 95 },
    ],
  }),
  ask('quote', 'Can you give me prices of all three plans for 27 employees? My boss wants it by Friday.', {
    quotes: [
      { planId: 'essential', users: 27 },
      { planId: 'professional', users: 27 },
      { planId: 'enterprise', users: 27 },
    ],
  }),
  ask('quote', "We're 19 at a marketing agency, looking at Professional plus the phones", {
    quotes: [{ planId: 'professional', users: 19, addOnIds: ['voip'] }],
  }),
  ask('quote', 'essential with cloud backup for 12 users', {
    quotes: [{ planId: 'essential', users: 12, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', 'medical clinic, 36 people, Enterprise with email security and the backup', {
    quotes: [
      { planId: 'enterprise', users: 36, profileId: 'healthcare', addOnIds: ['cloud-backup', 'email-security'] },
    ],
  }),
  ask('quote', 'there are only 3 of us. what would Essential cost?', { quotes: [{ planId: 'essential', users: 5 }] }),
  ask('quote', 'could a 7 person office get Enterprise and what would it be a month?', {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask('quote', 'What does Professional come to over a whole year for 24 people?', {
    yearly: [{ planId: 'professional', users: 24 }],
  }),
  ask('quote', 'I need a number for the budget: Essential, 46 staff, total for twelve months', {
    yearly: [{ planId: 'essential', users: 46 }],
  }),
  ask('quote', 'wealth management firm, 31 of us, Enterprise, cost per year?', {
    yearly: [{ planId: 'enterprise', users: 31, profileId: 'financial' }],
  }),
  ask('quote', 'how much is professional for 16 with the set-up', {
    quotes: [{ planId: 'professional', users: 16 }],
    once: { planId: 'professional', users: 16, includeSetup: true },
  }),
  ask('quote', 'What would we pay once for set-up if we took Enterprise for 38 people?', {
    once: { planId: 'enterprise', users: 38, includeSetup: true },
  }),
  ask(
    'quote',
    'Essential for 20 users plus a security assessment please. what is it monthly and what do we pay once?',
    {
      quotes: [{ planId: 'essential', users: 20, addOnIds: ['security-assessment'] }],
      once: { planId: 'essential', users: 20, addOnIds: ['security-assessment'] },
    },
  ),
  ask('quote', 'we need professional for 14 people, set-up included, and 9 new computers. how much upfront?', {
    once: { planId: 'professional', users: 14, includeSetup: true, includeHardware: true, devices: 9 },
  }),
  ask(
    'quote',
    'Good morning! I own a machine shop with 52 people, and the computers are a mess. What would Professional cost us each month?',
    { quotes: [{ planId: 'professional', users: 52, profileId: 'manufacturing' }] },
  ),
  ask('quote', 'mortgage brokerage, 23 agents, essential price?', {
    quotes: [{ planId: 'essential', users: 23, profileId: 'financial' }],
  }),
  ask('quote', 'enterprize for a hundred users', { quotes: [{ planId: 'enterprise', users: 100 }] }),
  ask('quote', 'what is the cheapest plan for 48 people and how much is it', {
    quotes: [{ planId: 'essential', users: 48 }],
  }),
  ask('quote', 'your most expensive plan, 75 users, how much a month?', {
    quotes: [{ planId: 'enterprise', users: 75 }],
  }),
  ask(
    'quote',
    "hi, I do the books and everything else at a physio clinic. We're two dozen people. How much for Essential?",
    { quotes: [{ planId: 'essential', users: 24, profileId: 'healthcare' }] },
  ),
  ask('quote', 'Professional for 25 vs Professional for 50, what is the monthly on each?', {
    quotes: [
      { planId: 'professional', users: 25 },
      { planId: 'professional', users: 50 },
    ],
  }),
  ask('quote', 'whats the monthyl cost of Profesional for 62 employes with endpoint protection', {
    quotes: [{ planId: 'professional', users: 62, addOnIds: ['endpoint-protection'] }],
  }),
  ask(
    'quote',
    'We have 26 office staff and 8 people in the warehouse, everybody uses a computer. What would Essential be for all of them?',
    { quotes: [{ planId: 'essential', users: 34 }] },
  ),
  ask('quote', 'Law office, 6 partners, 11 other staff. Enterprise with internet phones for everybody, per month.', {
    quotes: [{ planId: 'enterprise', users: 17, profileId: 'legal', addOnIds: ['voip'] }],
  }),
  ask('quote', 'not for profit, thirty-five staff, enterprise', {
    quotes: [{ planId: 'enterprise', users: 35, profileId: 'nonprofit' }],
  }),
  ask(
    'quote',
    "Our current IT guy is retiring so I'm shopping around. We are an architecture practice, 21 people, would want Professional plus backup and email security. Ballpark per month?",
    { quotes: [{ planId: 'professional', users: 21, addOnIds: ['cloud-backup', 'email-security'] }] },
  ),
  ask('quote', 'essential or professional for 11 people in a law firm, what are the prices', {
    quotes: [
      { planId: 'essential', users: 11, profileId: 'legal' },
      { planId: 'professional', users: 11, profileId: 'legal' },
    ],
  }),
  ask('quote', 'how much for 8 on Professional', { quotes: [{ planId: 'professional', users: 8 }] }),
  ask('quote', 'Credit union, 85 employees. Please quote Professional and Enterprise.', {
    quotes: [
      { planId: 'professional', users: 85, profileId: 'financial' },
      { planId: 'enterprise', users: 85, profileId: 'financial' },
    ],
  }),
  ask('quote', 'professional, 30 users, phones, backup. monthly and yearly please', {
    quotes: [{ planId: 'professional', users: 30, addOnIds: ['cloud-backup', 'voip'] }],
    yearly: [{ planId: 'professional', users: 30, addOnIds: ['cloud-backup', 'voip'] }],
  }),
  ask('quote', 'we were 40 but two people left so 38 now. price of essential?', {
    quotes: [{ planId: 'essential', users: 38 }],
  }),

  // Several messages.
  ask('quote over several turns', ['what does Essential cost for 36 people', 'sorry I meant 26'], {
    quotes: [{ planId: 'essential', users: 26 }],
  }),
  ask('quote over several turns', ['Professional for 60?', 'and for 80?'], {
    quotes: [{ planId: 'professional', users: 80 }],
  }),
  ask('quote over several turns', ['how much is professional with the phones for 18', 'drop the phones'], {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask('quote over several turns', ['Essential for 44, with email security', 'same but Enterprise'], {
    quotes: [{ planId: 'enterprise', users: 44, addOnIds: ['email-security'] }],
  }),
  ask('quote over several turns', ['price of professional for 29 please', 'we are a clinic by the way'], {
    quotes: [{ planId: 'professional', users: 29, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['how much is Enterprise for 22', 'how much with set-up'], {
    quotes: [{ planId: 'enterprise', users: 22 }],
    once: { planId: 'enterprise', users: 22, includeSetup: true },
  }),
  ask('quote over several turns', ['what would Professional be for 37 staff?', 'make it 45 and add email security'], {
    quotes: [{ planId: 'professional', users: 45, addOnIds: ['email-security'] }],
  }),
  ask('quote over several turns', ['compare all three plans for 32', 'the cheapest one then, with cloud backup'], {
    quotes: [{ planId: 'essential', users: 32, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote over several turns', ['Hello', 'We run a law office, 13 people', 'what would Professional be a month?'], {
    quotes: [{ planId: 'professional', users: 13, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['essential for 15', 'and professional?'], {
    quotes: [{ planId: 'professional', users: 15 }],
  }),
  ask('quote over several turns', ['hi there, looking for a price', 'Essential', '19 people'], {
    quotes: [{ planId: 'essential', users: 19 }],
  }),
  ask(
    'quote over several turns',
    ["We're a registered charity, is there a lower price for us?", 'ok so what would Professional be for 16?'],
    { quotes: [{ planId: 'professional', users: 16, profileId: 'nonprofit' }] },
  ),
  ask('quote over several turns', ['what is Enterprise for 55', "what's that over a year?"], {
    yearly: [{ planId: 'enterprise', users: 55 }],
  }),
  ask(
    'quote over several turns',
    ['Professional for 97 people please', 'what would the monthly bill be if we are 100?'],
    { quotes: [{ planId: 'professional', users: 100 }] },
  ),
  ask(
    'quote over several turns',
    ['dental practice, 12 people, Essential', 'we will be 20 by spring, what then?', 'and with the phones'],
    { quotes: [{ planId: 'essential', users: 20, profileId: 'healthcare', addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    ['how much for Professional, 23 users, backup and phones', 'take the backup out', 'and for the whole year?'],
    { yearly: [{ planId: 'professional', users: 23, addOnIds: ['voip'] }] },
  ),
  ask('quote over several turns', ['give me the first two plans for 60 staff', 'and for 80?'], {
    quotes: [
      { planId: 'essential', users: 80 },
      { planId: 'professional', users: 80 },
    ],
  }),
  ask(
    'quote over several turns',
    [
      'What does Enterprise cost for 40?',
      'too much. how about Essential?',
      'ok, and with endpoint protection on every computer?',
    ],
    { quotes: [{ planId: 'essential', users: 40, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 34, we are an investment firm',
      'do you come to the office?',
      'good. and what would it be for 42 of us?',
    ],
    { quotes: [{ planId: 'professional', users: 42, profileId: 'financial' }] },
  ),
  ask('quote over several turns', ['Essential for 12', 'what about 3?'], {
    quotes: [{ planId: 'essential', users: 5 }],
  }),
  ask('quote over several turns', ['how much is professional for 6 of us', 'and Enterprise?'], {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask(
    'quote over several turns',
    ["We're a law firm, 21 people. Essential?", 'no wait, 31, typo', 'same with cloud backup please'],
    { quotes: [{ planId: 'essential', users: 31, profileId: 'legal', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['professional for 47', 'add phones', 'add the email security too', 'hmm drop the phones again'],
    { quotes: [{ planId: 'professional', users: 47, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    ['Essential for 25 in a medical clinic?', "sorry, we aren't a clinic, we are a law firm"],
    { quotes: [{ planId: 'essential', users: 25, profileId: 'legal' }] },
  ),
  ask('quote over several turns', ['whats enterprise for 70 ppl', 'and what do we pay for the set up?'], {
    once: { planId: 'enterprise', users: 70, includeSetup: true },
  }),
  ask(
    'quote over several turns',
    ['we have fifty people', 'how much is Essential for us', 'and the other two plans?'],
    {
      quotes: [
        { planId: 'professional', users: 50 },
        { planId: 'enterprise', users: 50 },
      ],
    },
  ),
  ask(
    'quote over several turns',
    ['Professional for 28 please', 'Enterprise instead', 'no, back to Professional, but with backup'],
    { quotes: [{ planId: 'professional', users: 28, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['I own a small factory, 65 people. What would Essential be?', 'we are hiring ten more, so 75. price?'],
    { quotes: [{ planId: 'essential', users: 75, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      'can you price Professional for 18 with phones',
      'swap the phones for email security',
      'thanks. and if we were 30?',
    ],
    { quotes: [{ planId: 'professional', users: 30, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    ['what would Essential be for 14', 'we also need 6 new computers, plus the set-up. what is the total we pay once?'],
    { once: { planId: 'essential', users: 14, includeSetup: true, includeHardware: true, devices: 6 } },
  ),
];
