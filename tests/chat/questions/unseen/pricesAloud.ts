import { ask, type Question } from '../question.ts';

/** Prices, by people who think aloud; written by others, and measured before it was read. */
export const pricesAloud: Question[] = [
  ask(
    'quote',
    'Hi, we have 14 people, no wait, Sandra left on Friday so it is 13 now. What would Professional cost us a month?',
    { quotes: [{ planId: 'professional', users: 13 }] },
  ),
  ask(
    'quote',
    'So I was first thinking Essential, but then my partner said go for Professional, and I think he is right. We are 22 people, what is that per month?',
    { quotes: [{ planId: 'professional', users: 22 }] },
  ),
  ask(
    'quote',
    "I can't decide between Essential and Professional for our 17 people. Could you give me the monthly total for both, so that I have it side by side?",
    {
      quotes: [
        { planId: 'essential', users: 17 },
        { planId: 'professional', users: 17 },
      ],
    },
  ),
  ask(
    'quote',
    "We are an accounting firm, 26 staff, plus two more who start in January, so let's count 28. Price for the Enterprise plan please, monthly.",
    { quotes: [{ planId: 'enterprise', users: 28, profileId: 'professional-services' }] },
  ),
  ask(
    'quote',
    'Thinking about Professional for 19 users, once with the cloud backup and once without it. What are the two monthly totals?',
    {
      quotes: [
        { planId: 'professional', users: 19 },
        { planId: 'professional', users: 19, addOnIds: ['cloud-backup'] },
      ],
    },
  ),
  ask(
    'quote',
    'My boss wants one number for the whole year. We have 32 people and it should be Essential, nothing extra. What would twelve months add up to?',
    { yearly: [{ planId: 'essential', users: 32 }] },
  ),
  ask(
    'quote',
    'Let me count, there are eight of us in the front, eleven in the back and then three drivers who also have email. What is the middle plan for everybody per month?',
    { quotes: [{ planId: 'professional', users: 22 }] },
  ),
  ask(
    'quote',
    "We're a dental office with 12 people, well, 12 including the two dentists. How much is Professional for us each month?",
    { quotes: [{ planId: 'professional', users: 12, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    'I had 40 in my head but that was before the Oakville office closed, it is more like 34 now. Enterprise, monthly, what are we looking at?',
    { quotes: [{ planId: 'enterprise', users: 34 }] },
  ),
  ask(
    'quote',
    'Law firm here, nine lawyers and seven assistants. I guess Essential would do, but tell me Essential and Professional so I can see the difference.',
    {
      quotes: [
        { planId: 'essential', users: 16, profileId: 'legal' },
        { planId: 'professional', users: 16, profileId: 'legal' },
      ],
    },
  ),
  ask(
    'quote',
    'We want phones as well, our old phone system is falling apart honestly. So Essential for 15 people with your VoIP phones, how much a month?',
    { quotes: [{ planId: 'essential', users: 15, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote',
    'What is the cheapest plan for a team of 24? And I should say one person is about to join, so maybe tell me for 25 as well.',
    {
      quotes: [
        { planId: 'essential', users: 24 },
        { planId: 'essential', users: 25 },
      ],
    },
  ),
  ask(
    'quote',
    'We are a small charity, eleven employees, and every dollar has to be explained to the board. What would Professional be per month and for the full year?',
    {
      quotes: [{ planId: 'professional', users: 11, profileId: 'nonprofit' }],
      yearly: [{ planId: 'professional', users: 11, profileId: 'nonprofit' }],
    },
  ),
  ask(
    'quote',
    'Hello! Twenty people, Professional plan, and I would like email security and archiving on top. Not the backup, we have that already. What is it per month?',
    { quotes: [{ planId: 'professional', users: 20, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    'How much is it to start with Professional for 18 people? I mean the monthly amount and the set-up fee, I always forget to ask about the set-up fee.',
    {
      quotes: [{ planId: 'professional', users: 18 }],
      once: { planId: 'professional', users: 18, includeSetup: true },
    },
  ),
  ask(
    'quote',
    'There were 30 of us last year, five left since then and two joined, so 27. Could you price Professional for that, by the month?',
    { quotes: [{ planId: 'professional', users: 27 }] },
  ),
  ask(
    'quote',
    "I'm going back and forth between all three plans to be honest. We have 16 people. Can you just tell me what each one costs per month?",
    {
      quotes: [
        { planId: 'essential', users: 16 },
        { planId: 'professional', users: 16 },
        { planId: 'enterprise', users: 16 },
      ],
    },
  ),
  ask(
    'quote',
    "Okay so Enterprise, since we work nights too. 45 people, it's a machine shop in Vaughan, manufacturing. And what would that be over a year?",
    { yearly: [{ planId: 'enterprise', users: 45, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote',
    'For 21 people I want Essential plus cloud backup and plus endpoint protection. I know it adds up, I just want to see the monthly total.',
    { quotes: [{ planId: 'essential', users: 21, addOnIds: ['cloud-backup', 'endpoint-protection'] }] },
  ),
  ask(
    'quote',
    'We are an insurance brokerage, financial services I suppose you call it, with 29 people. What does Essential come to monthly, and what does Professional?',
    {
      quotes: [
        { planId: 'essential', users: 29, profileId: 'financial' },
        { planId: 'professional', users: 29, profileId: 'financial' },
      ],
    },
  ),
  ask(
    'quote',
    'Price for a year please, Professional, 14 people, first without anything extra and then with the phone system. I have to put both into the budget.',
    {
      yearly: [
        { planId: 'professional', users: 14 },
        { planId: 'professional', users: 14, addOnIds: ['voip'] },
      ],
    },
  ),
  ask(
    'quote',
    "it's just me, my brother and four others right now, so six. would Essential work for that and how much would we pay every month",
    { quotes: [{ planId: 'essential', users: 6 }] },
  ),
  ask(
    'quote',
    'We need ten new computers as well as the plan. So Professional for 23 people, with the set-up fee and those ten machines, what is monthly and what is one time?',
    {
      quotes: [{ planId: 'professional', users: 23 }],
      once: { planId: 'professional', users: 23, includeSetup: true, includeHardware: true, devices: 10 },
    },
  ),
  ask(
    'quote',
    'Fifty people is our plan for the spring, today it is 47. I am curious what Professional costs now and what it costs at fifty.',
    {
      quotes: [
        { planId: 'professional', users: 47 },
        { planId: 'professional', users: 50 },
      ],
    },
  ),
  ask(
    'quote',
    "Your top plan for a medical clinic, 31 staff with the receptionists. We had a scare with our records last month, so I'm asking around. Monthly price?",
    { quotes: [{ planId: 'enterprise', users: 31, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    'Maybe a silly way to ask, but if we are 35 on Professional and then a team of six moves to the other company, what would we pay per month after that?',
    { quotes: [{ planId: 'professional', users: 29 }] },
  ),
  ask(
    'quote',
    "We pay somebody $2,500 a month at the moment and I am not sure it's fair. What would you charge for 18 people on Essential?",
    { quotes: [{ planId: 'essential', users: 18 }] },
  ),
  ask(
    'quote',
    "I'd like Professional for 38 people, with the backup and the email security. We talked about the phones too but let's leave the phones out. How much monthly?",
    { quotes: [{ planId: 'professional', users: 38, addOnIds: ['cloud-backup', 'email-security'] }] },
  ),
  ask(
    'quote',
    'Two offices, 13 people in Markham and 20 in Mississauga, all on one contract. What is the Enterprise plan for the lot of us per month?',
    { quotes: [{ planId: 'enterprise', users: 33 }] },
  ),
  ask(
    'quote',
    "Good morning, architects here, a dozen of us, fifteen if the co-op students count and I think they do. What's Professional for 15, per month?",
    { quotes: [{ planId: 'professional', users: 15, profileId: 'professional-services' }] },
  ),
  ask(
    'quote',
    'How much more would Professional be than Essential if we have 26 people? Please give me both monthly totals, I can do the subtraction.',
    {
      quotes: [
        { planId: 'essential', users: 26 },
        { planId: 'professional', users: 26 },
      ],
    },
  ),
  ask(
    'quote',
    'My colleague asked for 60 seats, but I counted again and it is 55, some of those accounts are old ones. So Essential for 55, what is it by the month and by the year?',
    { quotes: [{ planId: 'essential', users: 55 }], yearly: [{ planId: 'essential', users: 55 }] },
  ),
  ask(
    'quote',
    "We'd take Essential for 20 and begin with a security assessment, because nobody has ever looked at our stuff. What is monthly and what do we pay once for the assessment?",
    {
      quotes: [{ planId: 'essential', users: 20 }],
      once: { planId: 'essential', users: 20, addOnIds: ['security-assessment'] },
    },
  ),
  ask(
    'quote',
    'Notary and law office, 8 people today. Could you tell me the monthly price of Professional, with email archiving if possible? We have to keep everything.',
    { quotes: [{ planId: 'professional', users: 8, profileId: 'legal', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    'Our foodbank is a registered charity with 24 staff, volunteers not counted. I was going to ask about Enterprise but that is too much for us, so what is Essential a month?',
    { quotes: [{ planId: 'essential', users: 24, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hi there, what would Professional be for 20 people? We're growing a bit so it may change.",
      'Actually I forgot the two in the warehouse, and Tom starts next week. So three more than I said.',
    ],
    { quotes: [{ planId: 'professional', users: 23 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Could you compare Essential and Professional for 18 users? I'm trying to get my head around the difference.",
      "Okay, let's take the cheaper one then. And with cloud backup, how much would it be a month?",
    ],
    { quotes: [{ planId: 'essential', users: 18, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What does Enterprise cost for 30 people?',
      'Hmm. And do you also come to Burlington? We have a small office there.',
      'Good, that helps. Back to the price, what would the same 30 people be on Professional?',
    ],
    { quotes: [{ planId: 'professional', users: 30 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We have 15 people and I would like to know about Essential, what is it per month?',
      'That is fine. What about for the whole year?',
    ],
    { yearly: [{ planId: 'essential', users: 15 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Price for Professional with the VoIP phones please, we are 25.',
      'And without the phones? Maybe we keep our old ones for a while.',
    ],
    { quotes: [{ planId: 'professional', users: 25 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hello, we are looking for somebody to take over our IT, there are 40 of us.',
      'I had a look at the plans and I think Professional fits us, how much would that be a month?',
      'Oh, and I should have said that we are a law firm, does the price change then?',
    ],
    { quotes: [{ planId: 'professional', users: 40, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    ['How much is Professional for 16 people?', 'Sorry, I counted wrong, there are 19 of us with the part-timers.'],
    { quotes: [{ planId: 'professional', users: 19 }] },
  ),
  ask(
    'quote over several turns',
    [
      'I run a physiotherapy clinic, healthcare I guess, with 14 people. What do you have for us?',
      "Let's say Professional. What would that be each month?",
      'And if we do it on Essential instead? I just want to see what we would save.',
    ],
    { quotes: [{ planId: 'essential', users: 14, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Please price Essential for 28 users with email security.',
      'Thanks. Now take the email security off and put the cloud backup on instead, what is the monthly total?',
    ],
    { quotes: [{ planId: 'essential', users: 28, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Tell me the monthly price of all three plans for 12 people please.',
      'I think the middle one. We are opening a second place soon, so make it 20 people.',
    ],
    { quotes: [{ planId: 'professional', users: 20 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would we pay for Professional with 36 people?',
      'Okay, and how fast does somebody answer when something breaks?',
      "Fine. Then I'd like the price again for those 36 people but with the backup included.",
    ],
    { quotes: [{ planId: 'professional', users: 36, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are 44 people, what is Enterprise per month?',
      "That's above what I had in mind. Half of them are in the plant and hardly use a computer, so what if it's only 22?",
    ],
    { quotes: [{ planId: 'enterprise', users: 22 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 10 people, how much?',
      'Two of them are leaving at the end of the month, so what would it be then?',
    ],
    { quotes: [{ planId: 'essential', users: 8 }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a mortgage brokerage in Toronto, so financial services, and we have 21 people.',
      'What would Professional be for us, per month?',
      'And over the year? My partner always thinks in years.',
    ],
    { yearly: [{ planId: 'professional', users: 21, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    [
      'I wonder what Essential or Professional would cost for 33 people.',
      'The more expensive of the two is what we want I think. Can you add endpoint protection to it and tell me the month?',
    ],
    { quotes: [{ planId: 'professional', users: 33, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hi, Professional plan, we have 17 people. What is the monthly?',
      'And is there a fee for setting everything up at the beginning? How much is that?',
    ],
    { once: { planId: 'professional', users: 17, includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    [
      'Our charity has 18 employees, what is the Essential plan for us?',
      'That is nice to hear. Would Professional be a lot more? Same people, same charity.',
    ],
    { quotes: [{ planId: 'professional', users: 18, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much would it be for 27 people on Professional?',
      'Let me think. Our bookkeeper wants backups and the salespeople want the phones. With both of those, what is it a month?',
    ],
    { quotes: [{ planId: 'professional', users: 27, addOnIds: ['cloud-backup', 'voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is Enterprise for 24 users with cloud backup?',
      'How long is the contract, by the way?',
      'Alright. And the same thing on Professional, with the backup too, how much is that?',
    ],
    { quotes: [{ planId: 'professional', users: 24, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "I'd like a price for 9 people on Professional.",
      "No, hold on, my sister's team should be in there as well, that is another 7. So what is it for everyone?",
      'Great, and for a full year?',
    ],
    { yearly: [{ planId: 'professional', users: 16 }] },
  ),
  ask(
    'quote over several turns',
    [
      'There are 52 of us and I want to see Essential, monthly please.',
      'Okay, now with email archiving on top, what does that make it?',
    ],
    { quotes: [{ planId: 'essential', users: 52, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We have 13 people, ten in the office and three at home. Which plans do you have?',
      'Professional sounds about right, I like the visits. What would that cost us per month?',
    ],
    { quotes: [{ planId: 'professional', users: 13 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 42 people please, just the monthly price.',
      "Now I'm thinking we may be 48 by summer, there are six people joining from another firm. What would it be then?",
      'And on Enterprise, for the 48?',
    ],
    { quotes: [{ planId: 'enterprise', users: 48 }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Essential for 11 users with backup and with phones?',
      "I talked to my wife and we don't need the phones. What is it with only the backup?",
    ],
    { quotes: [{ planId: 'essential', users: 11, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Which plan has the help desk that is open all night?',
      'Right, Enterprise. We are 37 people, what would that one be per month?',
      "Could you tell me the same for Professional? Maybe we don't need the nights.",
    ],
    { quotes: [{ planId: 'professional', users: 37 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is the price of Professional for 20 people, with and without email security?',
      'Okay, with it then. But we are going to be 24, not 20, so what is the monthly total?',
    ],
    { quotes: [{ planId: 'professional', users: 24, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a factory with 65 people who have a computer. What is Professional for us?',
      'And Essential? I think we could live with that for the first year.',
      'Then Essential it is. Give me the total for twelve months please.',
    ],
    { yearly: [{ planId: 'essential', users: 65, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hey, so we're 22, what does the cheapest plan cost?",
      'One leaves and four come in, in September. What will we pay per month after that?',
    ],
    { quotes: [{ planId: 'essential', users: 25 }] },
  ),
  ask(
    'quote over several turns',
    [
      'I need the monthly price of Enterprise for 26 people.',
      'We do wealth management, so I guess that is financial services. What is the price with that?',
      'Okay. And can you show me Professional as well, for the same 26?',
    ],
    { quotes: [{ planId: 'professional', users: 26, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional, 30 people, how much per month?',
      'Our laptops are really old too. If you set everything up and we buy 12 new computers from you, what do we pay once?',
    ],
    { once: { planId: 'professional', users: 30, includeSetup: true, includeHardware: true, devices: 12 } },
  ),
  ask(
    'quote over several turns',
    [
      'How much would 19 people be on Essential, and on Professional?',
      'Do you help with Microsoft 365 on those plans?',
      'Perfect. Then I would go for Professional. With endpoint protection, what does it come to a month?',
    ],
    { quotes: [{ planId: 'professional', users: 19, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are at 46 people, Professional, what would that be?',
      "My boss says there's a discount from 50 people. What would we pay a month if we were 50?",
      'Interesting. And what would 50 be with phones for everybody?',
    ],
    { quotes: [{ planId: 'professional', users: 50, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Our budget is about 3,000 a month and there are 20 people. How much is Professional?',
      'Hmm, close. What would Essential with cloud backup be then, for the same 20?',
    ],
    { quotes: [{ planId: 'essential', users: 20, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a dental practice with 10 people, could you tell me what Professional costs with email security?',
      'We will probably hire a hygienist and one more assistant, so twelve. What is it then, same extras?',
    ],
    { quotes: [{ planId: 'professional', users: 12, profileId: 'healthcare', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 35 users, what is that monthly?',
      'And Enterprise for the same number? I know it is the other end of the scale.',
      "Okay that is a big step. So let's stay with the first one, but for 31 people. What would it be?",
    ],
    { quotes: [{ planId: 'essential', users: 31 }] },
  ),
];
