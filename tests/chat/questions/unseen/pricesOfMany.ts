import { ask, type Question } from '../question.ts';

/** Prices, asked by people of many backgrounds; written by others, and measured before it was read. */
export const pricesOfMany: Question[] = [
  ask(
    'quote',
    'Good afternoon. We are a family law office, six people in Oakville and five in Burlington. What would be the monthly cost of the Professional plan for all of us, please?',
    { quotes: [{ planId: 'professional', users: 11, profileId: 'legal' }] },
  ),
  ask('quote', 'hello sir, my company have 23 worker, all use computer. how much is essential for one month please', {
    quotes: [{ planId: 'essential', users: 23 }],
  }),
  ask(
    'quote',
    'So there were nine of us, then Gord retired, and in January two young fellows are starting, which makes ten. What does your middle plan run a month for the ten?',
    { quotes: [{ planId: 'professional', users: 10 }] },
  ),
  ask(
    'quote',
    'I manage a dental clinic: 3 dentists, 5 hygienists, 4 at reception. Everybody logs in. Price for Enterprise?',
    { quotes: [{ planId: 'enterprise', users: 12, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    'Dear Sir or Madam, I write on behalf of a small registered charity with fourteen staff. Kindly inform me of the monthly fee for your least expensive plan. Yours, M. Okafor (Mrs.)',
    { quotes: [{ planId: 'essential', users: 14, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote',
    'we make metal brackets. 31 in office side, and 8 on shop floor have login too. cost of Professional with cloud backup every month??',
    { quotes: [{ planId: 'professional', users: 39, profileId: 'manufacturing', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote',
    "My boss thinks IT is free because his nephew did it. Nephew got a real job lol. 18 people, Professional plan, what's the damage per month",
    { quotes: [{ planId: 'professional', users: 18 }] },
  ),
  ask(
    'quote',
    'How much is Essential in total for one year, if we pay month by month, for 27 persons? We are engineering consultants.',
    { yearly: [{ planId: 'essential', users: 27 }] },
  ),
  ask('quote', 'Please to calculate: Enterprise, 45 users, mortgage brokerage, with the phones over internet.', {
    quotes: [{ planId: 'enterprise', users: 45, profileId: 'financial', addOnIds: ['voip'] }],
  }),
  ask(
    'quote',
    'we are two partners, 1 paralegal and 1 receptionist. law firm. i want Essential. how much i must pay a month',
    { quotes: [{ planId: 'essential', users: 5, profileId: 'legal' }] },
  ),
  ask(
    'quote',
    'I have only 8 people but I like your top plan, the one where somebody answers in the night. What would I pay each month in total?',
    { quotes: [{ planId: 'enterprise', users: 10 }] },
  ),
  ask('quote', 'Three plans, twenty staff. Just the three monthly totals, thank you kindly.', {
    quotes: [
      { planId: 'essential', users: 20 },
      { planId: 'professional', users: 20 },
      { planId: 'enterprise', users: 20 },
    ],
  }),
  ask(
    'quote',
    "Essential or Professional for our walk-in clinic, half a dozen doctors and ten other staff - what's each one a month?",
    {
      quotes: [
        { planId: 'essential', users: 16, profileId: 'healthcare' },
        { planId: 'professional', users: 16, profileId: 'healthcare' },
      ],
    },
  ),
  ask(
    'quote',
    'What is the monthly amount and the one-time set-up for Professional, 22 people? We do architecture, mostly schools.',
    {
      quotes: [{ planId: 'professional', users: 22 }],
      once: { planId: 'professional', users: 22, includeSetup: true },
    },
  ),
  ask(
    'quote',
    'we want buy also 6 new computer from you. Plan Essential for 15 peoples, set up fee included. How much is one time, how much is monthly?',
    {
      quotes: [{ planId: 'essential', users: 15 }],
      once: { planId: 'essential', users: 15, includeSetup: true, includeHardware: true, devices: 6 },
    },
  ),
  ask(
    'quote',
    'Let me tell you about us first. My late father opened the furniture factory in 1974 with one band saw and a fax number he was very proud of. Today we are 52 with a computer account, my sister runs the books, and the fax is still there (nobody dares). The fellow who looked after our server moved to Halifax in spring. A friend at church recommended a plan like your Professional. What would that cost us per month?',
    { quotes: [{ planId: 'professional', users: 52, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote',
    'is it true that it get cheaper when more people? we are 50 exactly. whats Professional per month then, all together',
    { quotes: [{ planId: 'professional', users: 50 }] },
  ),
  ask(
    'quote',
    'food bank here (registered charity) - 11 employees + 4 coordinators who also need accounts. Professional, plus the email filter with archive. Monthly?',
    { quotes: [{ planId: 'professional', users: 15, profileId: 'nonprofit', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    'What is the bill for Professional with 26 users, and what with 24? My husband says drop two people, I say there is a discount we would lose',
    {
      quotes: [
        { planId: 'professional', users: 26 },
        { planId: 'professional', users: 24 },
      ],
    },
  ),
  ask('quote', 'Can you tell me twelve months of Enterprise, sixty users, we are a credit union', {
    yearly: [{ planId: 'enterprise', users: 60, profileId: 'financial' }],
  }),
  ask(
    'quote',
    'I have budget of 2000 dollar a month, not one loonie more. We are 13 persons. How much comes the Professional?',
    { quotes: [{ planId: 'professional', users: 13 }] },
  ),
  ask('quote', 'Professional for 34 users with Advanced Endpoint Protection and VoIP on top, what does it come to', {
    quotes: [{ planId: 'professional', users: 34, addOnIds: ['endpoint-protection', 'voip'] }],
  }),
  ask(
    'quote',
    'my accounting office have 7 full time, 3 part time, and in tax season 5 more. All with own login. What is the Professional price per month in tax season, everybody counted?',
    { quotes: [{ planId: 'professional', users: 15 }] },
  ),
  ask(
    'quote',
    'We would like a security assessment first and the Essential plan for the 19 of us. What is each month? and the assessment, is it paid once, how much?',
    {
      quotes: [{ planId: 'essential', users: 19, addOnIds: ['security-assessment'] }],
      once: { planId: 'essential', users: 19, addOnIds: ['security-assessment'] },
    },
  ),
  ask('quote', 'Old server, old computers, old owner (me, 71). Nine people. The cheapest plan you have, per month?', {
    quotes: [{ planId: 'essential', users: 9 }],
  }),
  ask('quote', 'We was 40, last week 4 quit because of the new manager :) so how much is Enterprise for us now', {
    quotes: [{ planId: 'enterprise', users: 36 }],
  }),
  ask('quote', 'Need price. Physiotherapy clinic, 3 locations, 9 people in each location. Professional plan.', {
    quotes: [{ planId: 'professional', users: 27, profileId: 'healthcare' }],
  }),
  ask(
    'quote',
    'Of our 64 people half are in the warehouse and never touch a computer, so it is only for the other half. Essential with cloud backup, how much a month?',
    { quotes: [{ planId: 'essential', users: 32, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote',
    'Barristers and solicitors, five lawyers and twice as many clerks, so fifteen. I should like the Enterprise figure by the month and also for the full year of monthly payments.',
    {
      quotes: [{ planId: 'enterprise', users: 15, profileId: 'legal' }],
      yearly: [{ planId: 'enterprise', users: 15, profileId: 'legal' }],
    },
  ),
  ask('quote', 'what is total for 9 persons, ur Professional and ur Enterprise, give me both numbers pls', {
    quotes: [
      { planId: 'professional', users: 9 },
      { planId: 'enterprise', users: 10 },
    ],
  }),
  ask(
    'quote',
    'I would be obliged for a monthly figure: Essential plan, seventeen employees of an insurance brokerage, with Cloud Backup & Recovery and Email Security & Archiving included.',
    {
      quotes: [
        { planId: 'essential', users: 17, profileId: 'financial', addOnIds: ['cloud-backup', 'email-security'] },
      ],
    },
  ),
  ask('quote', 'Enterprise for our nursing home? It would be for 78 users. The kitchen has no computers, only soup.', {
    quotes: [{ planId: 'enterprise', users: 78, profileId: 'healthcare' }],
  }),
  ask(
    'quote',
    'At my old job in Manila we pay per computer, here I see it is per user. Ok: 21 user, Professional, and VoIP phone for everybody. One month?',
    { quotes: [{ planId: 'professional', users: 21, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote',
    'Namaste! We are wealth managers. I have 4 advisors, each advisor has 2 assistants, and me. So 13. Please say the price for professional',
    { quotes: [{ planId: 'professional', users: 13, profileId: 'financial' }] },
  ),
  ask('quote', "One-time costs only, if you'd be so good: set-up on Enterprise for 30 users and ten new computers.", {
    once: { planId: 'enterprise', users: 30, includeSetup: true, includeHardware: true, devices: 10 },
  }),
  ask(
    'quote over several turns',
    ['Hi, my english is not so good, sorry. How much cost Professional for 16 people?', 'and if come 3 more?'],
    { quotes: [{ planId: 'professional', users: 19 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We have 13 at the front office and 12 who drive around all day with tablets. Essential price?',
      'oh dear, sorry, I counted myself twice. It is 24.',
    ],
    { quotes: [{ planId: 'essential', users: 24 }] },
  ),
  ask('quote over several turns', ['Essential for 29 users?', 'I see. And the same on Professional'], {
    quotes: [{ planId: 'professional', users: 29 }],
  }),
  ask(
    'quote over several turns',
    [
      'Compare Professional and Enterprise for 42 people please',
      'The cheaper one then. How much with cloud backup for all?',
    ],
    { quotes: [{ planId: 'professional', users: 42, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is price of Professional, we are 12',
      'I forgot to say we are lawyers, does it change something? How much now',
    ],
    { quotes: [{ planId: 'professional', users: 12, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Good morning, I am the bookkeeper of a shelter for women, a registered charity.',
      'We are 22 with Mrs. Petrenko who comes only Tuesdays but has login. How much is the middle plan?',
    ],
    { quotes: [{ planId: 'professional', users: 22, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    ['professional 33 users with voip', 'no no, without the phones, my cousin does the phones'],
    { quotes: [{ planId: 'professional', users: 33 }] },
  ),
  ask(
    'quote over several turns',
    ['How much is Enterprise for 20 with Email Security?', 'Take away the email thing and put backup instead, please'],
    { quotes: [{ planId: 'enterprise', users: 20, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential, 14 people, monthly price?',
      'By the way do you come to Oakville?',
      'Wonderful. Back to the money: what would those 14 be on Enterprise?',
    ],
    { quotes: [{ planId: 'enterprise', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    ['We are 37, Professional, how much', 'and that makes in the year? (we pay every month)'],
    { yearly: [{ planId: 'professional', users: 37 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Let me introduce us: a machine shop, founded by my uncle, 17 people, one dog. Uncle wants the cheapest plan, what is it per month?',
      'Uncle has read about ransomware in newspaper. Now he wants the most expensive. The dog does not need account. How much?',
    ],
    { quotes: [{ planId: 'enterprise', users: 17, profileId: 'manufacturing' }] },
  ),
  ask('quote over several turns', ['Price for 28 on Professional?', 'if two leave?', 'and if we hire 7 after that'], {
    quotes: [{ planId: 'professional', users: 33 }],
  }),
  ask('quote over several turns', ['how much for 48 users, Enterprise', 'wow. ok only half of that people then'], {
    quotes: [{ planId: 'enterprise', users: 24 }],
  }),
  ask('quote over several turns', ['I am looking for IT support plan price', 'Professional', '18 user'], {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask(
    'quote over several turns',
    [
      'We are eleven in a chiropractic clinic. Kindly quote your Essential plan.',
      'Thank you. And what do we pay at the very beginning, set-up fee and five new computers together?',
    ],
    {
      once: {
        planId: 'essential',
        users: 11,
        profileId: 'healthcare',
        includeSetup: true,
        includeHardware: true,
        devices: 5,
      },
    },
  ),
  ask(
    'quote over several turns',
    [
      'all three plans for 26 accountants pls',
      'the middle one looks ok for me. add Advanced Endpoint Protection, how much it is now?',
    ],
    { quotes: [{ planId: 'professional', users: 26, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'what you charge for essential, we have 5 in one office, 6 in other office and 3 at home',
      'next month start two new girls in sales. new total?',
    ],
    { quotes: [{ planId: 'essential', users: 16 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Enterprise for an investment firm of 18?',
      'My wife, who is the boss, says Professional is plenty. And for Professional?',
    ],
    { quotes: [{ planId: 'professional', users: 18, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    [
      'hi how much for 44 ppl on essential',
      'what is the response time on that plan?',
      '4 hours is long for us. what would Professional cost us then?',
    ],
    { quotes: [{ planId: 'professional', users: 44 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for a law firm with 35 people, monthly?',
      'Pardon me, not a law firm - my daughter typed. We are a registered charity that gives legal advice to newcomers, a nonprofit. What is the price then?',
    ],
    { quotes: [{ planId: 'professional', users: 35, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    ['Essential for 20 with VoIP, how much is it?', 'We also want the backup. Both things together, please.'],
    { quotes: [{ planId: 'essential', users: 20, addOnIds: ['voip', 'cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are 9 people. Quote Professional',
      'there is a discount from 10? then let us say 10, I will give an account to the coffee machine',
    ],
    { quotes: [{ planId: 'professional', users: 10 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Do you have contract of 3 years? I do not like long contract',
      'Ok. We are an architecture studio, 19 desks all taken, one person each. What is Enterprise a month?',
    ],
    { quotes: [{ planId: 'enterprise', users: 19 }] },
  ),
  ask(
    'quote over several turns',
    ['pls tell Essential and Professional for 31 users', 'I take the second. For a year how much, paying each month?'],
    { yearly: [{ planId: 'professional', users: 31 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Our pediatric clinic has 15 staff. Professional, how much?',
      'the other clinic of my brother-in-law will join us in fall, 12 staff more. And then?',
    ],
    { quotes: [{ planId: 'professional', users: 27, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much monthly, Enterprise, 12 users?',
      'That is above what the board gave me ($2,000). And Professional for the same twelve?',
      'Very good. And the set-up of that one, once?',
    ],
    { once: { planId: 'professional', users: 12, includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    [
      'there is 100 of us in the injection molding plant with a login. essential?',
      'hmm I think we stop giving login to the 25 temps. so 75. price again?',
    ],
    { quotes: [{ planId: 'essential', users: 75, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    ['Salaam, what is price for 8 user in Professional plan', 'and in Enterprise plan, same 8?'],
    { quotes: [{ planId: 'enterprise', users: 10 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Good day to you. We are a notary and law office. Seven in the front, four upstairs, and Mr. Bhatt, who retires when he pleases.',
      'Twelve, then, with Mr. Bhatt. What is your lowest-priced plan for the twelve, per month?',
      'He has retired! This very minute. So for eleven?',
    ],
    { quotes: [{ planId: 'essential', users: 11, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'cost of enterprise with backup and endpoint protection for 25 persons',
      'drop the backup, we have already. how much with only the endpoint one',
    ],
    { quotes: [{ planId: 'enterprise', users: 25, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential 40 people?',
      'Thank you. What is MFA, everybody says I need it',
      'ah ok like the code on phone. and those 40 people with the email security & archiving, still Essential?',
    ],
    { quotes: [{ planId: 'essential', users: 40, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'I ask for two firms, my own (23 people) and my son his firm (14 people), each separate bill. Professional for mine please',
      'thanks, now for the son',
    ],
    { quotes: [{ planId: 'professional', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Can I see Professional vs Enterprise, 55 users, insurance brokers',
      'Give me the dearer one, life is short. What is it with VoIP for everyone?',
    ],
    { quotes: [{ planId: 'enterprise', users: 55, profileId: 'financial', addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'hello! small marketing agency, me + 6. Is Professional ok for budget of 1000 a month? what is the total',
      'too much for us :( and Essential?',
    ],
    { quotes: [{ planId: 'essential', users: 7 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are 6 in Barrie, 10 in Oakville, and somebody named Kevin nobody knows where he sits. So 17. Consulting engineers. Essential?',
      'We found Kevin, he left in August. So one less. And make it Professional with phones (the internet ones).',
    ],
    { quotes: [{ planId: 'professional', users: 16, addOnIds: ['voip'] }] },
  ),
];
