import { ask, type Question } from '../question.ts';

/** Prices, asked by people of many trades; written by others, and measured before it was read. */
export const pricesOfTrades: Question[] = [
  ask('quote', 'How much would Professional be for 16 people?', { quotes: [{ planId: 'professional', users: 16 }] }),
  ask(
    'quote',
    'Hi, I manage a dental office in Leslieville with 14 staff. What would the Essential plan cost us per month?',
    { quotes: [{ planId: 'essential', users: 14, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    'Could you give me the monthly price of your cheapest plan for a law office with eleven people, please?',
    { quotes: [{ planId: 'essential', users: 11, profileId: 'legal' }] },
  ),
  ask('quote', 'We are a registered charity, 32 staff. Price on the Professional plan?', {
    quotes: [{ planId: 'professional', users: 32, profileId: 'nonprofit' }],
  }),
  ask('quote', 'What does the middle plan come to for 12 in the office and 9 on the road?', {
    quotes: [{ planId: 'professional', users: 21 }],
  }),
  ask('quote', 'Your top plan, 45 users, mortgage brokerage near Yonge and Eglinton. Monthly total?', {
    quotes: [{ planId: 'enterprise', users: 45, profileId: 'financial' }],
  }),
  ask('quote', 'What would Essential with cloud backup run us for 23 people?', {
    quotes: [{ planId: 'essential', users: 23, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', 'Architecture studio, two dozen of us. What is the monthly total on Professional?', {
    quotes: [{ planId: 'professional', users: 24 }],
  }),
  ask(
    'quote',
    'Can I see Essential and Professional side by side for a plant of 60 people in Rexdale? We make packaging.',
    {
      quotes: [
        { planId: 'essential', users: 60, profileId: 'manufacturing' },
        { planId: 'professional', users: 60, profileId: 'manufacturing' },
      ],
    },
  ),
  ask('quote', 'What would all three plans cost per month for our accounting firm of 28?', {
    quotes: [
      { planId: 'essential', users: 28 },
      { planId: 'professional', users: 28 },
      { planId: 'enterprise', users: 28 },
    ],
  }),
  ask('quote', 'Please price Professional with the VoIP phones for nineteen users.', {
    quotes: [{ planId: 'professional', users: 19, addOnIds: ['voip'] }],
  }),
  ask('quote', 'What do twelve months of Essential add up to for 15 people?', {
    yearly: [{ planId: 'essential', users: 15 }],
  }),
  ask(
    'quote',
    "Is there a set-up fee on Professional? We'd be 20 users - what would we pay a month and what would we pay once at the start?",
    {
      quotes: [{ planId: 'professional', users: 20, includeSetup: true }],
      once: { planId: 'professional', users: 20, includeSetup: true },
    },
  ),
  ask('quote', 'We have a budget of $3,000 a month for 18 people. Where would Professional land?', {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask(
    'quote',
    'Physio clinic on the Danforth, six of us at reception and in the rooms plus four part-timers who also need accounts. How much is Professional?',
    { quotes: [{ planId: 'professional', users: 10, profileId: 'healthcare' }] },
  ),
  ask('quote', 'Essential for 13 users with email archiving and cloud backup, how much each month?', {
    quotes: [{ planId: 'essential', users: 13, addOnIds: ['email-security', 'cloud-backup'] }],
  }),
  ask('quote', 'What is the Enterprise price if there are only seven of us?', {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask('quote', 'Could I get Professional priced for 30 people and also for 50, so I can show our board both?', {
    quotes: [
      { planId: 'professional', users: 30 },
      { planId: 'professional', users: 50 },
    ],
  }),
  ask('quote', 'pro plan 27 ppl how much', { quotes: [{ planId: 'professional', users: 27 }] }),
  ask('quote', 'essental for 9 users $$?', { quotes: [{ planId: 'essential', users: 9 }] }),
  ask('quote', 'lawfirm 22 lawyers n staff, profesional plan, price pls', {
    quotes: [{ planId: 'professional', users: 22, profileId: 'legal' }],
  }),
  ask('quote', 'enterprize 38 users insurance brokers mississauga monthly??', {
    quotes: [{ planId: 'enterprise', users: 38, profileId: 'financial' }],
  }),
  ask('quote', 'hm is cheapest plan 4 17 pple w phone system', {
    quotes: [{ planId: 'essential', users: 17, addOnIds: ['voip'] }],
  }),
  ask('quote', 'dentist 8 stafff proffesional what wuld it be a mth', {
    quotes: [{ planId: 'professional', users: 8, profileId: 'healthcare' }],
  }),
  ask('quote', 'need yrly total enterprise 40 users machine shop', {
    yearly: [{ planId: 'enterprise', users: 40, profileId: 'manufacturing' }],
  }),
  ask('quote', 'essential 10 ppl + setup, monthly n upfront?', {
    quotes: [{ planId: 'essential', users: 10, includeSetup: true }],
    once: { planId: 'essential', users: 10, includeSetup: true },
  }),
  ask('quote', 'prof 33 usrs, add emial security. total mo', {
    quotes: [{ planId: 'professional', users: 33, addOnIds: ['email-security'] }],
  }),
  ask(
    'quote',
    'Good morning. I took over as office manager of a family law practice near Osgoode station in January and the partner asked me to collect three quotes by Friday. We are four lawyers, three clerks, two assistants, a receptionist and me, so eleven. I have been told we should be looking at something like your Professional plan. What would that be per month?',
    { quotes: [{ planId: 'professional', users: 11, profileId: 'legal' }] },
  ),
  ask(
    'quote',
    "Hello! We run a food bank in Scarborough, we're a registered charity, and until now a volunteer's son has looked after the computers, which was lovely until he went off to Queen's. There are 12 paid staff and 3 coordinators who also have a computer. Money is tight so it would have to be the least expensive plan. How much a month are we talking?",
    { quotes: [{ planId: 'essential', users: 15, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote',
    "So our server died twice this winter and the guy who set it up in 2014 doesn't return calls. We build kitchen cabinets in Vaughan: 18 people in the office and 17 on the shop floor who clock in on tablets and have email. Every one of them would need to be covered. What's Professional with cloud backup for the lot, per month?",
    { quotes: [{ planId: 'professional', users: 35, profileId: 'manufacturing', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote',
    'I own three walk-in medical clinics (Etobicoke, Weston, Jane and Finch). 20 people work at the first, 14 at the second and 16 at the third. Nights and weekends matter to us so I assume we need Enterprise. My accountant wants a yearly figure rather than monthly, no set-up, no extras. What is it for the three together?',
    { yearly: [{ planId: 'enterprise', users: 50, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    "We are an engineering consultancy that is moving from Liberty Village to a bigger floor on King in the fall. Right now we're 26, but with the new hires we'll be 31 by the time we sign anything, so please use that number. Professional plan, and we need to replace 8 computers through you. I'd like the monthly amount and separately what we pay once, set-up fee and the eight machines together.",
    {
      quotes: [{ planId: 'professional', users: 31 }],
      once: { planId: 'professional', users: 31, includeSetup: true, includeHardware: true, devices: 8 },
    },
  ),
  ask(
    'quote',
    "Not sure if this is the right place. I'm with a small wealth management firm, nine advisors and five assistants, and our current provider just raised us to $2,900 a month without so much as a phone call. I'd like to know what your Professional plan would be for us before I go to the partners and make a fuss about it.",
    { quotes: [{ planId: 'professional', users: 14, profileId: 'financial' }] },
  ),
  ask(
    'quote',
    'Our bookkeeper says we should never pick an IT company from a website, but here I am. We do bookkeeping and tax for restaurants, there are 17 of us, 18 if you count my dad, and yes please count him, he has a laptop. Two prices please, Essential and Enterprise, I want to see how far apart they are.',
    {
      quotes: [
        { planId: 'essential', users: 18 },
        { planId: 'enterprise', users: 18 },
      ],
    },
  ),
  ask(
    'quote',
    "Last month someone in our office clicked on a fake Purolator notice and we lost two days. Nobody wants to go through that again. 25 people, we're on nothing at the moment. I'd want Essential with the advanced endpoint protection and the email security on top. What would a month cost?",
    { quotes: [{ planId: 'essential', users: 25, addOnIds: ['endpoint-protection', 'email-security'] }] },
  ),
  ask('quote over several turns', ['What does Professional cost for 20 people?', 'And Essential?'], {
    quotes: [{ planId: 'essential', users: 20 }],
  }),
  ask('quote over several turns', ['Price of Essential for 12 users please', 'Sorry, I meant 21'], {
    quotes: [{ planId: 'essential', users: 21 }],
  }),
  ask(
    'quote over several turns',
    ['How much is the Professional plan for 26 people?', 'Oh, I should have said that we are a dental practice.'],
    { quotes: [{ planId: 'professional', users: 26, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      "We're a law firm of 15. What would Professional be?",
      'Could you add cloud backup to that?',
      'What if we also had the phone system?',
    ],
    { quotes: [{ planId: 'professional', users: 15, profileId: 'legal', addOnIds: ['cloud-backup', 'voip'] }] },
  ),
  ask(
    'quote over several turns',
    ['Essential and Professional for 34 people?', 'The cheaper one then. With email security, please.'],
    { quotes: [{ planId: 'essential', users: 34, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Could you price Professional for our 42-person factory?',
      "That's more than I expected. What if only half of them were on it?",
    ],
    { quotes: [{ planId: 'professional', users: 21, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would Enterprise cost for 30 users?',
      'How quickly do you answer on that plan?',
      'Ok, and the same 30 people on Professional?',
    ],
    { quotes: [{ planId: 'professional', users: 30 }] },
  ),
  ask(
    'quote over several turns',
    ['Professional for 18 with VoIP, how much?', 'We have decided to keep our own phones, so without that please.'],
    { quotes: [{ planId: 'professional', users: 18 }] },
  ),
  ask(
    'quote over several turns',
    ["We are an architects' office of 13. What is the Professional plan a month?", 'And over a whole year?'],
    { yearly: [{ planId: 'professional', users: 13 }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Essential for 22 people at a registered charity?',
      'Thank you! Three more start in September. What would it be then?',
    ],
    { quotes: [{ planId: 'essential', users: 25, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    ['What is the Professional plan for fourteen people?', 'Fine. And the set-up fee, what would that be for us?'],
    { once: { planId: 'professional', users: 14, includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    ['I need a price for my insurance brokerage.', 'There are 16 of us.', 'Professional, I think.'],
    { quotes: [{ planId: 'professional', users: 16, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Can you quote all three plans for 40 people?',
      'I like the one in the middle. What would it be with advanced endpoint protection?',
    ],
    { quotes: [{ planId: 'professional', users: 40, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "What's the monthly price of Professional with cloud backup for 29?",
      'Could we swap the backup for email archiving?',
    ],
    { quotes: [{ planId: 'professional', users: 29, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Do you work with medical clinics?',
      "Great. We're a clinic with 24 people. How much would Essential be?",
      'Hmm, and one level up?',
    ],
    { quotes: [{ planId: 'professional', users: 24, profileId: 'healthcare' }] },
  ),
  ask('quote over several turns', ['Enterprise for 12 people, what does it cost a month?', 'And if two leave?'], {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask(
    'quote over several turns',
    [
      'What would Essential be for 48 users?',
      'Are there discounts for bigger teams?',
      'So what would it be if we signed up 52 instead?',
    ],
    { quotes: [{ planId: 'essential', users: 52 }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much for Professional, 17 people?',
      'That is over our budget of $2,000. What would the plan below it be?',
      'Good. And how much is that one for the year?',
    ],
    { yearly: [{ planId: 'essential', users: 17 }] },
  ),
  ask(
    'quote over several turns',
    [
      "What's Professional for 39 people, and for 44?",
      'The larger number, please. What would it cost with both cloud backup and email security?',
    ],
    { quotes: [{ planId: 'professional', users: 44, addOnIds: ['cloud-backup', 'email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "We're a wealth management firm with 28 people. Could you compare Professional and Enterprise?",
      'And the same comparison if we were ten fewer?',
    ],
    {
      quotes: [
        { planId: 'professional', users: 18, profileId: 'financial' },
        { planId: 'enterprise', users: 18, profileId: 'financial' },
      ],
    },
  ),
  ask('quote over several turns', ['profesional 19 ppl?', 'w backup'], {
    quotes: [{ planId: 'professional', users: 19, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote over several turns', ['how much essential 30 users', 'were a non profit btw, registerd charity'], {
    quotes: [{ planId: 'essential', users: 30, profileId: 'nonprofit' }],
  }),
  ask('quote over several turns', ['price 4 enterprise 15 staff dental clinic', 'to much. next one down?'], {
    quotes: [{ planId: 'professional', users: 15, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['essential 36', 'users i mean. per month', 'no wait 63 lol'], {
    quotes: [{ planId: 'essential', users: 63 }],
  }),
  ask('quote over several turns', ['hi need price pro plan', '11 ppl', 'lawyers'], {
    quotes: [{ planId: 'professional', users: 11, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['pro vs enterprise 55 ppl??', 'ok second one. plus fones'], {
    quotes: [{ planId: 'enterprise', users: 55, addOnIds: ['voip'] }],
  }),
  ask('quote over several turns', ['cheepest plan 16 ppl w email secuirty n voip', 'drop the phones', 'n yrly?'], {
    yearly: [{ planId: 'essential', users: 16, addOnIds: ['email-security'] }],
  }),
  ask(
    'quote over several turns',
    ['professional 23 usrs how much', 'r u open saturdays', 'k. back 2 price, whats it w 5 less ppl'],
    { quotes: [{ planId: 'professional', users: 18 }] },
  ),
  ask('quote over several turns', ['essential for 20', 'need 6 new laptops too + setup whats that upfront'], {
    once: { planId: 'essential', users: 20, includeSetup: true, includeHardware: true, devices: 6 },
  }),
  ask(
    'quote over several turns',
    [
      "Hi there, I'm the practice manager of an eye clinic in North York. We have two surgeons, four optometrists, eight technicians and six people at the front, twenty in all. Our present IT company is one man and he is retiring. What would Professional cost us?",
      'Thanks, that is clear. One of the surgeons is now saying that we should have somebody answering on weekends as well, because we do Saturday clinics. So what would it be on the Enterprise plan, same people?',
    ],
    { quotes: [{ planId: 'enterprise', users: 20, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a shelter for youth, a registered charity with 38 employees. Our funder pays for IT only if I hand in a written amount, so could you tell me the monthly price of Essential?',
      'I talked with our director over lunch. She feels that the plan is fine, but she remembers the ransomware at the library and insists on cloud backup. Can you put that on top?',
      'And now the funder would like the figure for the full twelve months instead, including that backup. Sorry to keep bothering you!',
    ],
    { yearly: [{ planId: 'essential', users: 38, profileId: 'nonprofit', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'I run a metal stamping shop in Brampton. Fourteen office people with PCs. What do you want for Essential?',
      "Where are you located, by the way? I've had it with support that sits on the other side of the planet.",
      "Alright, good to know. Turns out my brother, who has the tool and die place next door, wants in too, he's got another 12 with PCs. So what is it a month for both of us together, same plan?",
    ],
    { quotes: [{ planId: 'essential', users: 26, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      "We're two CPAs who merged their practices last year, nine people came from my side and thirteen from hers. Nobody has cleaned up the computers since. Can I have the price of Essential and of Professional for everyone?",
      "The gap is smaller than I feared. My partner says that if we do this we should do it properly, so let's go with the more expensive of those two. Could you add the set-up fee, and a one-time security assessment because our insurer asks for one? I'd like to know what we pay once, in total.",
    ],
    { once: { planId: 'professional', users: 22, includeSetup: true, addOnIds: ['security-assessment'] } },
  ),
  ask(
    'quote over several turns',
    [
      "Good afternoon, I'm doing the budget for a litigation boutique on Bay Street. 33 people. What would Enterprise come to per month?",
      'Ouch. I had $5,000 in the spreadsheet, and that was after a fight. What would Professional be?',
      "Better. I forgot that the two articling students leave in June and that we won't replace them. Same plan, without those two?",
    ],
    { quotes: [{ planId: 'professional', users: 31, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'My wife and I own a design agency in the Junction with 10 employees, so 12 people with us two. A friend pays about $150 a head for his IT. What would your Professional plan be for the twelve of us?',
      'What is a firewall actually, and do I need one if everybody works on a Mac?',
      'Okay, learned something today. Back to the money: put the internet phones on top of that price, would you? Our desk phones are older than our interns.',
      'And if we were to hire 3 people in the spring, same plan and with the phones for them too?',
    ],
    { quotes: [{ planId: 'professional', users: 15, addOnIds: ['voip'] }] },
  ),
];
