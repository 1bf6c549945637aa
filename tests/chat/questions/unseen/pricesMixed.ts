import { ask, type Question } from '../question.ts';

/** Prices, as a site would be asked for them; written by others, and measured before it was read. */
export const pricesMixed: Question[] = [
  ask('quote', 'Hi, what would the middle plan run us for 26 people?', {
    quotes: [{ planId: 'professional', users: 26 }],
  }),
  ask('quote', 'Price for 14 users on Essential please', { quotes: [{ planId: 'essential', users: 14 }] }),
  ask('quote', 'What does Enterprise cost per month for a company of forty?', {
    quotes: [{ planId: 'enterprise', users: 40 }],
  }),
  ask('quote', 'whats ur cheapest plan for 8 ppl, per mth', { quotes: [{ planId: 'essential', users: 8 }] }),
  ask('quote', 'profesional 17 usrs + phones, monthly?', {
    quotes: [{ planId: 'professional', users: 17, addOnIds: ['voip'] }],
  }),
  ask('quote', "We're a dental office, 11 of us including the hygienists. What would Professional be each month?", {
    quotes: [{ planId: 'professional', users: 11, profileId: 'healthcare' }],
  }),
  ask('quote', 'How much is your top plan for a law office with 22 staff?', {
    quotes: [{ planId: 'enterprise', users: 22, profileId: 'legal' }],
  }),
  ask('quote', "Can you give me a ballpark on Essential for 9 of us? We're a registered charity.", {
    quotes: [{ planId: 'essential', users: 9, profileId: 'nonprofit' }],
  }),
  ask('quote', '15 at head office, 8 at the branch and 4 who work from home. Monthly price on Professional?', {
    quotes: [{ planId: 'professional', users: 27 }],
  }),
  ask('quote', 'essentail w backup n email filtering 13 ppl how mch', {
    quotes: [{ planId: 'essential', users: 13, addOnIds: ['cloud-backup', 'email-security'] }],
  }),
  ask('quote', 'There are only three of us. Can we still take Essential, and what would we pay a month?', {
    quotes: [{ planId: 'essential', users: 5 }],
  }),
  ask('quote', 'enterprise for 6?', { quotes: [{ planId: 'enterprise', users: 10 }] }),
  ask(
    'quote',
    "I'm doing next year's budget. Billed month by month, what does Professional come to over twelve months for 33 employees?",
    { yearly: [{ planId: 'professional', users: 33 }] },
  ),
  ask(
    'quote',
    'What would we owe up front for Professional with 10 people, if we want the set-up and 10 new computers?',
    { once: { planId: 'professional', users: 10, includeSetup: true, includeHardware: true, devices: 10 } },
  ),
  ask('quote', 'Could you compare Essential and Professional for 19 people, just the monthly totals?', {
    quotes: [
      { planId: 'essential', users: 19 },
      { planId: 'professional', users: 19 },
    ],
  }),
  ask('quote', 'all 3 plans 45 users prices pls', {
    quotes: [
      { planId: 'essential', users: 45 },
      { planId: 'professional', users: 45 },
      { planId: 'enterprise', users: 45 },
    ],
  }),
  ask(
    'quote',
    "Hello, our computer guy of fifteen years is retiring in the spring and my boss has asked me to find out what a proper company would charge. I'm the office manager, not technical at all, so bear with me. There are eighteen of us, everyone has a laptop and an email. Your Professional plan looks like what Bill did for us. What would that cost us a month?",
    { quotes: [{ planId: 'professional', users: 18 }] },
  ),
  ask(
    'quote',
    'We run a mortgage brokerage. 16 agents and 3 people in admin, all with their own mailbox. Last month somebody sent a client fake wire instructions in our name and I have not slept well since. Please tell me what Enterprise costs for all of us per month, no sales call yet.',
    { quotes: [{ planId: 'enterprise', users: 19, profileId: 'financial' }] },
  ),
  ask(
    'quote',
    'I own a family medical clinic, 4 doctors, 6 nurses and 5 at the front desk. The EMR was down most of Tuesday and our current company called back on Wednesday. What is the monthly cost of Professional for the lot of us, with the cloud backup added?',
    { quotes: [{ planId: 'professional', users: 15, profileId: 'healthcare', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote',
    'We make metal brackets, 60 people on payroll, but only 24 of them have a computer or an email account, the rest are on the presses and never log in to anything. I assume we only pay for those 24? If so what is Essential for us monthly.',
    { quotes: [{ planId: 'essential', users: 24, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote',
    'Hi there! I sit on the board of a not-for-profit that runs after-school programs. Money is tight as always, and our treasurer needs a number before Thursday. 21 staff would need accounts (volunteers use their own stuff, leave them out). Professional plan please. Thank you so much!',
    { quotes: [{ planId: 'professional', users: 21, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote',
    "Architects' office, been in the same building since 1988 and so has some of the wiring. We are 13 people and want the Professional plan plus your internet phones because Bell just put the price up again. What's the total each month?",
    { quotes: [{ planId: 'professional', users: 13, profileId: 'professional-services', addOnIds: ['voip'] }] },
  ),
  ask('quote', 'Is Professional under $3,000 a month for 20 of us? What is it exactly?', {
    quotes: [{ planId: 'professional', users: 20 }],
  }),
  ask('quote', 'how much 4 enterprise, law frm, 30 ppl, w endpoint protecton', {
    quotes: [{ planId: 'enterprise', users: 30, profileId: 'legal', addOnIds: ['endpoint-protection'] }],
  }),
  ask('quote', 'Two dozen people, Professional, with the phone system. What do we pay?', {
    quotes: [{ planId: 'professional', users: 24, addOnIds: ['voip'] }],
  }),
  ask(
    'quote',
    'Good afternoon. Could you tell me both the monthly cost and the total for a year, paying monthly, of Essential for 55 people?',
    { quotes: [{ planId: 'essential', users: 55 }], yearly: [{ planId: 'essential', users: 55 }] },
  ),
  ask('quote', 'a hundred users on enterprise, monthly?', { quotes: [{ planId: 'enterprise', users: 100 }] }),
  ask('quote', "What's Professional at 24 people and at 25? One more hire and we're there.", {
    quotes: [
      { planId: 'professional', users: 24 },
      { planId: 'professional', users: 25 },
    ],
  }),
  ask('quote', 'pro plan 7 users w/ archiving of emails $$?', {
    quotes: [{ planId: 'professional', users: 7, addOnIds: ['email-security'] }],
  }),
  ask('quote', 'I only need the one-time costs: set-up on Enterprise plus a security assessment, 12 people.', {
    once: { planId: 'enterprise', users: 12, includeSetup: true, addOnIds: ['security-assessment'] },
  }),
  ask('quote', 'hw much lowest plan 21 pple + bakup', {
    quotes: [{ planId: 'essential', users: 21, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', "We're an insurance brokerage with a dozen people. How much is Professional with the email security?", {
    quotes: [{ planId: 'professional', users: 12, profileId: 'financial', addOnIds: ['email-security'] }],
  }),
  ask('quote', "26 staff plus the three owners. What's Enterprise a month?", {
    quotes: [{ planId: 'enterprise', users: 29 }],
  }),
  ask(
    'quote',
    'Another company quoted us $140 a head for 35 heads. What would your Professional be in total per month?',
    { quotes: [{ planId: 'professional', users: 35 }] },
  ),
  ask('quote', 'need price asap. 16 users essential no wait 18', { quotes: [{ planId: 'essential', users: 18 }] }),
  ask('quote over several turns', ['How much is Professional for 18 people?', 'And if we hire 3 more?'], {
    quotes: [{ planId: 'professional', users: 21 }],
  }),
  ask('quote over several turns', ['Price of Essential for 30 of us?', 'What about the middle one?'], {
    quotes: [{ planId: 'professional', users: 30 }],
  }),
  ask('quote over several turns', ['what wud enterprise be 4 15 ppl', 'ouch. the cheapest then'], {
    quotes: [{ planId: 'essential', users: 15 }],
  }),
  ask(
    'quote over several turns',
    [
      'What do Essential and Professional cost monthly for 12?',
      'The cheaper one then. With backup added, how much is it?',
    ],
    { quotes: [{ planId: 'essential', users: 12, addOnIds: ['cloud-backup'] }] },
  ),
  ask('quote over several turns', ['professional for 28 plz', 'sry 38'], {
    quotes: [{ planId: 'professional', users: 38 }],
  }),
  ask(
    'quote over several turns',
    [
      'How much for 20 people on Professional?',
      "I should have said we're a physiotherapy clinic. Does that change it?",
    ],
    { quotes: [{ planId: 'professional', users: 20, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    ['What would Professional with phones and cloud backup cost for 16 users?', 'Hmm. Take the phones out please'],
    { quotes: [{ planId: 'professional', users: 16, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['essential 10 users cost', 'do u come to the office if smth breaks', 'ok and the same on professional'],
    { quotes: [{ planId: 'professional', users: 10 }] },
  ),
  ask(
    'quote over several turns',
    ['Enterprise for 44 people please, we are a law firm', 'And over a whole year at that monthly price?'],
    { yearly: [{ planId: 'enterprise', users: 44, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Professional for 32?',
      'Is there a set-up fee?',
      'And if you supply 6 new laptops as well, what is the total up front with the set-up?',
    ],
    { once: { planId: 'professional', users: 32, includeSetup: true, includeHardware: true, devices: 6 } },
  ),
  ask(
    'quote over several turns',
    [
      'Hi, I am writing for a food bank, we are a registered charity',
      'There are 14 of us with computers. How much would Essential be?',
    ],
    { quotes: [{ planId: 'essential', users: 14, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a distributor with 48 employees and we are fed up with paying by the hour every time the printer sulks. Your Professional plan was recommended to me by a neighbour. What does it cost per month for all 48?',
      'I just talked to my partner, and he points out that half of them work in the warehouse and have no account of any kind. So what is it for only the other half?',
    ],
    { quotes: [{ planId: 'professional', users: 24 }] },
  ),
  ask(
    'quote over several turns',
    ['Compare all three plans for 23 people please', 'The one in the middle, and with your email security add-on?'],
    { quotes: [{ planId: 'professional', users: 23, addOnIds: ['email-security'] }] },
  ),
  ask('quote over several turns', ['prof 9 ppl price', 'add phones', 'n bakup'], {
    quotes: [{ planId: 'professional', users: 9, addOnIds: ['voip', 'cloud-backup'] }],
  }),
  ask(
    'quote over several turns',
    ['How much is Essential for 26 with Cloud Backup?', 'Swap the backup for the Advanced Endpoint Protection'],
    { quotes: [{ planId: 'essential', users: 26, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    ["What's the monthly for 13 on Professional?", 'Two of them are leaving at the end of the month. What then?'],
    { quotes: [{ planId: 'professional', users: 11 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Our budget is about $2,500 a month. What would Enterprise cost for 14?',
      'Over budget. What about the next plan down?',
    ],
    { quotes: [{ planId: 'professional', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is the price of Enterprise for 50 users?',
      'How fast do you answer on that one?',
      'Good. Back to the price: what if we were only 49?',
    ],
    { quotes: [{ planId: 'enterprise', users: 49 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Good morning. We're a small portfolio management firm, eight of us, and the regulator has been asking about our controls. Our last provider was one man and a cell phone. What does your Professional plan cost a month?",
      'Understood. And with Advanced Cybersecurity on top?',
    ],
    { quotes: [{ planId: 'professional', users: 8, profileId: 'financial', addOnIds: ['advanced-cybersecurity'] }] },
  ),
  ask('quote over several turns', ['27 users essential how much', 'plus 6 in our other office n 5 remote'], {
    quotes: [{ planId: 'essential', users: 38 }],
  }),
  ask(
    'quote over several turns',
    ['What are the help desk hours on Professional?', 'That works. And what is it a month for 37 of us?'],
    { quotes: [{ planId: 'professional', users: 37 }] },
  ),
  ask(
    'quote over several turns',
    ['How much is the top plan for 25?', "Sorry, we're 52, I was only counting our floor"],
    { quotes: [{ planId: 'enterprise', users: 52 }] },
  ),
  ask(
    'quote over several turns',
    ['Essential, 11 people, what does it cost?', 'And Professional?', 'OK, that one, with phones for everybody'],
    { quotes: [{ planId: 'professional', users: 11, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    ['pro plan 40 usrs law firm', 'oops not law, thats my old job. were a consulting firm'],
    { quotes: [{ planId: 'professional', users: 40, profileId: 'professional-services' }] },
  ),
  ask('quote over several turns', ["What's Professional for 6?", 'And if only 4 of us go on it?'], {
    quotes: [{ planId: 'professional', users: 5 }],
  }),
  ask(
    'quote over several turns',
    [
      'How much is Professional for 22, with a security assessment to start?',
      "What's the one-time part in all, if I count the set-up as well?",
    ],
    { once: { planId: 'professional', users: 22, includeSetup: true, addOnIds: ['security-assessment'] } },
  ),
  ask('quote over several turns', ['How much would you charge us per month?', '31 people', 'Professional'], {
    quotes: [{ planId: 'professional', users: 31 }],
  }),
  ask('quote over several turns', ['whats entrprise cost', 'for 19', 'n for 12 months?'], {
    yearly: [{ planId: 'enterprise', users: 19 }],
  }),
  ask(
    'quote over several turns',
    [
      'What are Professional and Enterprise for a medical clinic with 35 staff?',
      "We'd take the less expensive of the two, but with VoIP. How much?",
    ],
    { quotes: [{ planId: 'professional', users: 35, profileId: 'healthcare', addOnIds: ['voip'] }] },
  ),
  ask('quote over several turns', ['essential for 7?', 'double that, were merging w another shop'], {
    quotes: [{ planId: 'essential', users: 14 }],
  }),
  ask(
    'quote over several turns',
    [
      'We are moving to a bigger space in June, so everything is up for review: phones, internet, the copier, and you. At the moment 17 people, all at desks. How much is Essential a month?',
      'That is less than I feared. After the move there will be 5 new people as well, and we would want the internet phones for everyone. So what would it be then?',
    ],
    { quotes: [{ planId: 'essential', users: 22, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hi. I'm the bookkeeper at a law firm with 9 lawyers and 7 support staff. One of the partners clicked on something in December and we were locked out of our files for two days, so now suddenly there's money for IT. What is Enterprise per month?",
      'do you sign confidentiality agreements?',
      'Thanks. The partners will choke on Enterprise, so give me Professional for the same people.',
    ],
    { quotes: [{ planId: 'professional', users: 16, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    ['Professional for 60 with phones and email security, how much?', 'Drop both. Just the plan.'],
    { quotes: [{ planId: 'professional', users: 60 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are looking at Enterprise because our night dispatch needs somebody to pick up at 3 a.m. There are 28 of us, days and nights together. What would it cost monthly?',
      'And if I leave out the 10 summer students, who share one tablet and have no logins?',
    ],
    { quotes: [{ planId: 'enterprise', users: 18 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Can I get a monthly price on Essential for 34?',
      'And Enterprise for the same number?',
      'What does the difference look like if we split it and go Professional?',
    ],
    { quotes: [{ planId: 'professional', users: 34 }] },
  ),
];
