import { ask, type Question } from '../question.ts';

/** Prices, asked by people who test before they trust; written by others, and measured before it was read. */
export const pricesOfDoubters: Question[] = [
  ask(
    'quote',
    'We have 14 people at head office and 8 at the branch. What would Professional come to per month for everybody together?',
    { quotes: [{ planId: 'professional', users: 22 }] },
  ),
  ask(
    'quote',
    'Our headcount is 33 today, but four of them retire at the end of the month and will not be replaced. Please price Essential for those who remain.',
    { quotes: [{ planId: 'essential', users: 29 }] },
  ),
  ask('quote', 'Could you show me Enterprise for 40 people twice, once with the VoIP phones and once without?', {
    quotes: [
      { planId: 'enterprise', users: 40, addOnIds: ['voip'] },
      { planId: 'enterprise', users: 40 },
    ],
  }),
  ask(
    'quote',
    'I run a dental practice: three dentists, five hygienists, four at reception. How much is Professional a month?',
    { quotes: [{ planId: 'professional', users: 12, profileId: 'healthcare' }] },
  ),
  ask('quote', "What is Essential for 17 users - no, wait, I counted the owner twice, it's 16 - per month?", {
    quotes: [{ planId: 'essential', users: 16 }],
  }),
  ask('quote', 'If I put nine people on your cheapest plan, what do I pay each month?', {
    quotes: [{ planId: 'essential', users: 9 }],
  }),
  ask(
    'quote',
    'Small law firm, six lawyers plus seven clerks and assistants, interested in the top plan. Monthly total please, with email archiving included.',
    { quotes: [{ planId: 'enterprise', users: 13, profileId: 'legal', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    "Let me test you. 24 people on Professional, and then 25 people on Professional. What's the monthly total in each case?",
    {
      quotes: [
        { planId: 'professional', users: 24 },
        { planId: 'professional', users: 25 },
      ],
    },
  ),
  ask(
    'quote',
    'Three sites: 11 staff at the first, 15 at the second, 19 at the third. One contract, Enterprise plan. What would a month cost?',
    { quotes: [{ planId: 'enterprise', users: 45 }] },
  ),
  ask(
    'quote',
    'For my budget sheet I need twelve months of Essential for 28 users, paid month by month. What is the total for the year?',
    { yearly: [{ planId: 'essential', users: 28 }] },
  ),
  ask('quote', 'What would all three plans cost per month for a charity with 20 employees?', {
    quotes: [
      { planId: 'essential', users: 20, profileId: 'nonprofit' },
      { planId: 'professional', users: 20, profileId: 'nonprofit' },
      { planId: 'enterprise', users: 20, profileId: 'nonprofit' },
    ],
  }),
  ask(
    'quote',
    'Professional for 18 people, and we would also need 6 new computers. What do we pay each month, and what do we pay once, including the set-up fee?',
    {
      quotes: [{ planId: 'professional', users: 18 }],
      once: { planId: 'professional', users: 18, includeSetup: true, includeHardware: true, devices: 6 },
    },
  ),
  ask(
    'quote',
    "We're four people and would like Essential. I understand there is a minimum, so what would we really be charged per month?",
    { quotes: [{ planId: 'essential', users: 5 }] },
  ),
  ask(
    'quote',
    'My predecessor left me a note saying "prof., 52 users, cloud backup, phones". I take that to be your Professional plan with those two extras. What is it per month?',
    { quotes: [{ planId: 'professional', users: 52, addOnIds: ['cloud-backup', 'voip'] }] },
  ),
  ask(
    'quote',
    'A dozen in the office and half a dozen who only work from home. They all need an account. Price of the middle plan, please?',
    { quotes: [{ planId: 'professional', users: 18 }] },
  ),
  ask(
    'quote',
    'We have up to $4,000 a month for IT. Tell me what Professional costs for 27 people so I can see whether that fits.',
    { quotes: [{ planId: 'professional', users: 27 }] },
  ),
  ask(
    'quote',
    'Good afternoon. I look after the office of a mortgage brokerage. At the moment we have thirty people; two start on Monday and one is on her last week. Our lease is up in spring, so we may move, but leave that aside for now. On Professional, once these changes are through, what is the monthly cost?',
    { quotes: [{ planId: 'professional', users: 31, profileId: 'financial' }] },
  ),
  ask('quote', 'Essential or Professional for 36 users? I only want the two monthly figures, I will decide myself.', {
    quotes: [
      { planId: 'essential', users: 36 },
      { planId: 'professional', users: 36 },
    ],
  }),
  ask(
    'quote',
    'Machine shop, 22 on the floor with accounts and 13 in the office. Enterprise with cloud backup: how much per month?',
    { quotes: [{ planId: 'enterprise', users: 35, profileId: 'manufacturing', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote',
    'How much would we pay at the start, once, for Enterprise for 25 users with set-up and the security assessment?',
    { once: { planId: 'enterprise', users: 25, includeSetup: true, addOnIds: ['security-assessment'] } },
  ),
  ask(
    'quote',
    "We are 60 people, but only half of us use a computer and need an account. What's Essential for that half, monthly?",
    { quotes: [{ planId: 'essential', users: 30 }] },
  ),
  ask('quote', 'Please give me Professional for 10, for 20 and for 50 users, so that I can see how the price moves.', {
    quotes: [
      { planId: 'professional', users: 10 },
      { planId: 'professional', users: 20 },
      { planId: 'professional', users: 50 },
    ],
  }),
  ask(
    'quote',
    'Two separate companies, same owner, two separate invoices: one has 8 staff, the other 26. What would Essential be per month for each?',
    {
      quotes: [
        { planId: 'essential', users: 8 },
        { planId: 'essential', users: 26 },
      ],
    },
  ),
  ask('quote', 'Suppose a walk-in clinic with 15 staff takes Essential and adds the phone system. Total per month?', {
    quotes: [{ planId: 'essential', users: 15, profileId: 'healthcare', addOnIds: ['voip'] }],
  }),
  ask(
    'quote',
    'I was told the price goes down at a hundred users. What do 98 users pay on Professional in total each month, and what do 100 pay?',
    {
      quotes: [
        { planId: 'professional', users: 98 },
        { planId: 'professional', users: 100 },
      ],
    },
  ),
  ask(
    'quote',
    'Everything you can do to stop somebody breaking in through a laptop, so Advanced Endpoint Protection, on top of Professional for 21 people. No phones, no backup. Monthly?',
    { quotes: [{ planId: 'professional', users: 21, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote',
    'We have 19 employees and hire about one person a year. Not counting any hires yet, what is the most expensive plan per month for us?',
    { quotes: [{ planId: 'enterprise', users: 19 }] },
  ),
  ask(
    'quote',
    "An engineering consultancy, so professional services I'd say, 44 of us. What does Professional cost per month, and what over twelve months at that monthly price?",
    { quotes: [{ planId: 'professional', users: 44 }], yearly: [{ planId: 'professional', users: 44 }] },
  ),
  ask(
    'quote',
    "Seven of us would like Enterprise. I read that it starts at ten users, and we'd accept paying for ten. What is that a month?",
    { quotes: [{ planId: 'enterprise', users: 10 }] },
  ),
  ask(
    'quote',
    'Could I have the price of Essential for 23 users with email security and cloud backup, and next to it the same without any add-ons?',
    {
      quotes: [
        { planId: 'essential', users: 23, addOnIds: ['email-security', 'cloud-backup'] },
        { planId: 'essential', users: 23 },
      ],
    },
  ),
  ask(
    'quote',
    'Is it right that 16 users on Professional would be $2,400 a month, or does some discount come off that?',
    { quotes: [{ planId: 'professional', users: 16 }] },
  ),
  ask('quote', 'We are 48. What would we pay monthly on Essential now, and what if three more join?', {
    quotes: [
      { planId: 'essential', users: 48 },
      { planId: 'essential', users: 51 },
    ],
  }),
  ask(
    'quote',
    'Notary and real estate law office, eleven people, three of them part-time but each with an account of their own. I gather lawyers pay a surcharge with you. With that included, what is Essential per month?',
    { quotes: [{ planId: 'essential', users: 11, profileId: 'legal' }] },
  ),
  ask(
    'quote',
    'What comes on the first invoice as one-time costs if we take Essential for 12, pay for set-up, and have you supply four computers?',
    { once: { planId: 'essential', users: 12, includeSetup: true, includeHardware: true, devices: 4 } },
  ),
  ask(
    'quote',
    'Our board (we are a registered charity) wants the yearly figure, not the monthly one: Professional, 32 staff, cloud backup added, twelve monthly payments.',
    { yearly: [{ planId: 'professional', users: 32, profileId: 'nonprofit', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is Essential for 15 people?',
      'And Professional?',
      'Let us take the cheaper one. What would it be with the phone system?',
    ],
    { quotes: [{ planId: 'essential', users: 15, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We have two offices with separate budgets, one with 12 people and one with 28.',
      'Professional for the smaller one, please.',
      'Thanks. Now the same for the bigger office.',
    ],
    { quotes: [{ planId: 'professional', users: 28 }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Professional for 20 users with cloud backup?',
      'Add email security as well.',
      'On reflection the backup is not needed, we have our own. What is it then?',
    ],
    { quotes: [{ planId: 'professional', users: 20, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Please compare Essential, Professional and Enterprise for 30 users.',
      'The second of those, with endpoint protection?',
    ],
    { quotes: [{ planId: 'professional', users: 30, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a medical clinic with 18 staff. What is Professional?',
      'I should correct that: the clinic is our landlord. We are an architecture firm ourselves. What is the price now?',
    ],
    { quotes: [{ planId: 'professional', users: 18, profileId: 'professional-services' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Enterprise for 26 people, monthly?',
      'Do you also come to Oakville?',
      'Good. Back to the price: what would it be if six of those 26 left?',
    ],
    { quotes: [{ planId: 'enterprise', users: 20 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 40.',
      'Sorry, I meant 41.',
      'Let me check again... no, 40 was right after all. And we are a charity. What is the monthly total?',
    ],
    { quotes: [{ planId: 'essential', users: 40, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'There are 9 in sales, 7 in the workshop and 5 in administration.',
      'What would Professional cost for all of them?',
      'And without the workshop?',
    ],
    { quotes: [{ planId: 'professional', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would 35 people pay for Professional?',
      'What is multi-factor authentication, by the way?',
      'I see, thank you. And for a law firm of that size, the same plan?',
    ],
    { quotes: [{ planId: 'professional', users: 35, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Price for 24 users on Essential, please',
      'with VoIP',
      'and what would it be on Professional, phones still included?',
      'and now that plan without the phones?',
    ],
    { quotes: [{ planId: 'professional', users: 24 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are 45 people now.',
      'Ten will join in March when we take over another firm.',
      'Three of ours have already said they will leave then.',
      'When all that has happened, what will Enterprise cost us a month?',
    ],
    { quotes: [{ planId: 'enterprise', users: 52 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Which is dearer for 13 people, Professional or Enterprise?',
      'What does the dearer one cost per year, twelve months at the monthly price?',
    ],
    { yearly: [{ planId: 'enterprise', users: 13 }] },
  ),
  ask(
    'quote over several turns',
    [
      'I would like a quote for Professional, 22 users, set-up included.',
      'And 5 new computers.',
      'Make that 8 computers. What do I pay once, in total?',
    ],
    { once: { planId: 'professional', users: 22, includeSetup: true, includeHardware: true, devices: 8 } },
  ),
  ask(
    'quote over several turns',
    [
      'Our Mississauga office has 16 people. Professional, how much?',
      'The Burlington office has 11. If we put both on one contract, what is the monthly total for the two together?',
    ],
    { quotes: [{ planId: 'professional', users: 27 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hello, we are a firm of investment advisors, 14 people. What is Enterprise?',
      'How quickly do you answer on that plan?',
      "That's good to know. What would one plan lower cost us, then?",
    ],
    { quotes: [{ planId: 'professional', users: 14, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    ['Essential with email archiving for 19 users?', 'Swap the archiving for cloud backup.'],
    { quotes: [{ planId: 'essential', users: 19, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['What would Professional be for 10 people?', 'and for 30?', 'and for twice that last number?'],
    { quotes: [{ planId: 'professional', users: 60 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Could you price Enterprise for 55 users with cloud backup, email security and phones?',
      'That is above what we can spend. Please take out all three extras and tell me the price again.',
    ],
    { quotes: [{ planId: 'enterprise', users: 55 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 27, monthly?',
      'My colleague says we should have Professional. What is that?',
      'We talked about it and we are going back to the first plan, but with cloud backup. Total?',
    ],
    { quotes: [{ planId: 'essential', users: 27, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'I need a price for a dental office with 9 staff on Essential.',
      'Is there a long contract?',
      'All right. And if we grew to 11?',
    ],
    { quotes: [{ planId: 'essential', users: 11, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional, 38 users.',
      'Now Enterprise for the same people.',
      'Could you put the two next to each other again, this time with VoIP in both?',
    ],
    {
      quotes: [
        { planId: 'professional', users: 38, addOnIds: ['voip'] },
        { planId: 'enterprise', users: 38, addOnIds: ['voip'] },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'Say we had 50 users on Essential.',
      'One of them is actually a shared mailbox, so not a person. 49 then. What is the difference for us? Please give me both monthly totals.',
    ],
    {
      quotes: [
        { planId: 'essential', users: 50 },
        { planId: 'essential', users: 49 },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'Do you work with manufacturers?',
      'We make packaging. 31 of us have a login. What would Professional be?',
      'And if the five temps no longer need theirs?',
    ],
    { quotes: [{ planId: 'professional', users: 26, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      'What do 17 people cost on Enterprise?',
      'Please add the security assessment and the set-up.',
      'So how much is due once?',
    ],
    { once: { planId: 'enterprise', users: 17, includeSetup: true, addOnIds: ['security-assessment'] } },
  ),
  ask(
    'quote over several turns',
    [
      'We are a charity with 25 employees. Price for Essential?',
      'I have just learned that our registration as a charity was not renewed and we are an ordinary consulting company now. So without the charity price, how much?',
    ],
    { quotes: [{ planId: 'essential', users: 25, profileId: 'professional-services' }] },
  ),
  ask(
    'quote over several turns',
    [
      '12 users, Professional, please.',
      '12 users, Essential?',
      'What would a full year of the first one cost, in twelve monthly payments?',
    ],
    { yearly: [{ planId: 'professional', users: 12 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a law office. I would like to understand your prices.',
      'Nineteen people.',
      'Let us look at the middle plan.',
      'And the top one?',
    ],
    { quotes: [{ planId: 'enterprise', users: 19, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 21 people: how much with endpoint protection, and how much without?',
      'With it, then. But for 23 people.',
    ],
    { quotes: [{ planId: 'professional', users: 23, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Our three branches have 6, 13 and 20 people.',
      'What is Essential for all three together?',
      'We might close the smallest branch and let its people go. What is it without them?',
    ],
    { quotes: [{ planId: 'essential', users: 33 }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Essential for 32 users with phones?',
      'Can I speak to someone in the evening, or only during office hours?',
      'I see. What was the price for the 32 again?',
    ],
    { quotes: [{ planId: 'essential', users: 32, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 29 users, cloud backup included?',
      'Remove the backup.',
      'Hmm, I asked our accountant and she wants the backup back in. And two more users.',
    ],
    { quotes: [{ planId: 'professional', users: 31, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'I would like to compare two sizes on Professional: 42 and 58 users.',
      'The larger of the two, but on Enterprise?',
    ],
    { quotes: [{ planId: 'enterprise', users: 58 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are accountants, 16 people. What would Professional cost?',
      'You may have misread me, or I was unclear: we keep the books for a hospital clinic and are part of it, so please treat us as healthcare.',
      'And with email security on top?',
    ],
    { quotes: [{ planId: 'professional', users: 16, profileId: 'healthcare', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would Enterprise be for 34 people?',
      "That's more than the $5,000 we have a month. And Professional?",
      'That would work. Would it still be under the limit with cloud backup and email security? Give me the new total, please.',
    ],
    { quotes: [{ planId: 'professional', users: 34, addOnIds: ['cloud-backup', 'email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 20 please.',
      'What if a quarter of them left?',
      'And if instead of leaving, those five stayed and another five joined?',
    ],
    { quotes: [{ planId: 'essential', users: 25 }] },
  ),
];
