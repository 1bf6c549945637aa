import { ask, type Question } from '../question.ts';

/** Prices, with a sentence about the firm around them; written by others, and measured before it was read. */
export const pricesInStories: Question[] = [
  // Chatty, one message.
  ask(
    'quote',
    "Hi there! We're a small family-run law firm, been around since 1987, and our old IT guy just retired. What would Professional cost us a month for 16 people?",
    { quotes: [{ planId: 'professional', users: 16, profileId: 'legal' }] },
  ),
  ask(
    'quote',
    'hey, so my sister and I run an architecture studio, 11 of us now which still feels crazy. whats Essential for that many?',
    { quotes: [{ planId: 'essential', users: 11 }] },
  ),
  ask(
    'quote',
    "We're a dental practice with two locations and a very patient receptionist :) there are twenty-three of us all in. how much is Enterprise per month?",
    { quotes: [{ planId: 'enterprise', users: 23, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    'good morning! I look after the office for a food bank, we are a registered charity, 28 staff. could you tell me what Professional would be for us?',
    { quotes: [{ planId: 'professional', users: 28, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote',
    'we build kitchen cabinets, third generation, 54 people on the payroll who all use a computer. whats the Essential plan going to run us monthly',
    { quotes: [{ planId: 'essential', users: 54, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote',
    'so we just moved into a lovely new office and the phones are a mess. 19 people, marketing agency, Professional with your internet phone system, what would that be?',
    { quotes: [{ planId: 'professional', users: 19, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote',
    "9 lawyers, 4 clerks and 2 receptionists here, lovely bunch, hopeless with computers. What's Professional a month?",
    { quotes: [{ planId: 'professional', users: 15, profileId: 'legal' }] },
  ),
  ask(
    'quote',
    'My partner says I overthink everything but could you compare Essential and Professional for 36 people? We are an HR consultancy.',
    {
      quotes: [
        { planId: 'essential', users: 36 },
        { planId: 'professional', users: 36 },
      ],
    },
  ),
  ask(
    'quote',
    "its just me and two friends running a tiny design studio out of an old bakery, so three people. what's essential a month?",
    { quotes: [{ planId: 'essential', users: 5 }] },
  ),
  ask(
    'quote',
    'We do physio, we are a clinic of 31 and growing like mad. How much for professional with cloud backup?',
    { quotes: [{ planId: 'professional', users: 31, profileId: 'healthcare', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote',
    "Our firm makes garden furniture and I'm the one who drew the short straw for IT. Forty-two users, Enterprise, how much per month please?",
    { quotes: [{ planId: 'enterprise', users: 42, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote',
    'hiya, we help newcomers find jobs, non profit, 13 of us squeezed into one floor. price for Essential plus the email security?',
    { quotes: [{ planId: 'essential', users: 13, profileId: 'nonprofit', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    'I run a wealth management firm and my clients are picky about everything. wat would enterprize cost for 27 of us?',
    { quotes: [{ planId: 'enterprise', users: 27, profileId: 'financial' }] },
  ),
  ask(
    'quote',
    'we organise weddings (yes it is as stressful as it sounds). give me all three plans for 22 people please',
    {
      quotes: [
        { planId: 'essential', users: 22 },
        { planId: 'professional', users: 22 },
        { planId: 'enterprise', users: 22 },
      ],
    },
  ),
  ask(
    'quote',
    'We have about a hundred cats in the rescue photos on our wall but only 17 employees, ha. Landscape design company. What does Professional come to a month?',
    { quotes: [{ planId: 'professional', users: 17 }] },
  ),
  ask('quote', 'i write software for law firms, not a law firm myself, 24 employees. monthly price of Professional?', {
    quotes: [{ planId: 'professional', users: 24 }],
  }),
  ask(
    'quote',
    "Our walk-in clinic is open 7 days and never quiet. 12 nurses and 8 doctors, what's Enterprise for everybody?",
    { quotes: [{ planId: 'enterprise', users: 20, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    'there are 65 of us in the company but only 40 ever touch a computer, the rest are on the shop floor making gearboxes. price Professional for the 40 please',
    { quotes: [{ planId: 'professional', users: 40, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote',
    'we are a translation bureau, nice and quiet, a dozen people. How much is Professional with email archiving and phones?',
    { quotes: [{ planId: 'professional', users: 12, addOnIds: ['email-security', 'voip'] }] },
  ),
  ask('quote', 'hello!! My boss wants a number by lunch. Essential, 50 ppl, engineering consultants, per month?', {
    quotes: [{ planId: 'essential', users: 50 }],
  }),
  ask(
    'quote',
    'we had a ransomware scare last spring and dont want another one... 33 users, recruitment firm, professional plus endpoint protection plus cloud backup, whats the monthly',
    { quotes: [{ planId: 'professional', users: 33, addOnIds: ['endpoint-protection', 'cloud-backup'] }] },
  ),
  ask(
    'quote',
    'Six of us in a little law office above a bakery. Heard good things about Enterprise, what would it be a month?',
    { quotes: [{ planId: 'enterprise', users: 10, profileId: 'legal' }] },
  ),
  ask(
    'quote',
    'we are moving away from our current provider after 9 years, bit emotional to be honest. 29 people, a credit union, what is Professional per month?',
    { quotes: [{ planId: 'professional', users: 29, profileId: 'financial' }] },
  ),
  ask(
    'quote',
    'I keep the books for a print shop and I like to see things over a full year. Essential for 15 people, what does twelve months add up to?',
    { yearly: [{ planId: 'essential', users: 15 }] },
  ),
  // Formal, one message.
  ask(
    'quote',
    'Good afternoon. I am the controller of a manufacturer of industrial valves. Kindly provide the monthly cost of the Enterprise plan for 85 users.',
    { quotes: [{ planId: 'enterprise', users: 85, profileId: 'manufacturing' }] },
  ),
  ask('quote', 'Please confirm the monthly fee for the Professional plan, 60 users, legal practice.', {
    quotes: [{ planId: 'professional', users: 60, profileId: 'legal' }],
  }),
  ask(
    'quote',
    'For budgeting purposes I require the total cost over twelve months of the Professional plan for 34 users at a management consultancy.',
    { yearly: [{ planId: 'professional', users: 34 }] },
  ),
  ask(
    'quote',
    'I am the financial controller of a medical clinic with 44 employees. Please state the monthly price of Professional, including Cloud Backup & Recovery and the VoIP Phone System.',
    { quotes: [{ planId: 'professional', users: 44, profileId: 'healthcare', addOnIds: ['cloud-backup', 'voip'] }] },
  ),
  ask(
    'quote',
    'Would you be so kind as to set out the monthly totals for Professional and Enterprise at a headcount of 110? We are an architectural practice.',
    {
      quotes: [
        { planId: 'professional', users: 110 },
        { planId: 'enterprise', users: 110 },
      ],
    },
  ),
  ask(
    'quote',
    'Kindly advise the monthly charge for Essential, twenty-five users, registered charity, with Email Security & Archiving.',
    { quotes: [{ planId: 'essential', users: 25, profileId: 'nonprofit', addOnIds: ['email-security'] }] },
  ),
  ask('quote', 'Our investment firm employs 48 persons. What is the monthly amount payable for the Enterprise plan?', {
    quotes: [{ planId: 'enterprise', users: 48, profileId: 'financial' }],
  }),
  ask(
    'quote',
    'Please quote Professional for 38 users at a staffing company, showing the monthly total and the one-time set-up fee.',
    {
      quotes: [{ planId: 'professional', users: 38 }],
      once: { planId: 'professional', users: 38, includeSetup: true },
    },
  ),
  ask(
    'quote',
    'I should like to know the monthly total and the one-time total for Enterprise with set-up and a Security Assessment, 52 users, law firm.',
    {
      quotes: [
        { planId: 'enterprise', users: 52, profileId: 'legal', addOnIds: ['security-assessment'], includeSetup: true },
      ],
      once: {
        planId: 'enterprise',
        users: 52,
        profileId: 'legal',
        addOnIds: ['security-assessment'],
        includeSetup: true,
      },
    },
  ),
  ask(
    'quote',
    'To whom it may concern: our organisation, a not-for-profit housing association, has 74 staff. What would the Enterprise plan cost us monthly?',
    { quotes: [{ planId: 'enterprise', users: 74, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote',
    'Please provide the annual total, i.e. twelve monthly payments, of the Enterprise plan for 100 users in a packaging plant.',
    { yearly: [{ planId: 'enterprise', users: 100, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote',
    'I am preparing the budget for our law firm of 90. Please list the monthly price of Essential and of Enterprise.',
    {
      quotes: [
        { planId: 'essential', users: 90, profileId: 'legal' },
        { planId: 'enterprise', users: 90, profileId: 'legal' },
      ],
    },
  ),
  ask('quote', 'Kindly quote the Professional plan for 62 users; correction, 26 users. We are a surveying firm.', {
    quotes: [{ planId: 'professional', users: 26 }],
  }),
  ask(
    'quote',
    'What would be the monthly cost of the Essential plan with Advanced Endpoint Protection for one hundred and twenty users at a steel fabricator?',
    { quotes: [{ planId: 'essential', users: 120, profileId: 'manufacturing', addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote',
    'Kindly state the one-time charges in total for Professional with set-up and 14 new computers. We are 14 users at an interior design firm.',
    { once: { planId: 'professional', users: 14, includeSetup: true, includeHardware: true, devices: 14 } },
  ),
  ask(
    'quote',
    'At the request of our board: the monthly and the twelve-month total of Professional for a private medical clinic with 21 users.',
    {
      quotes: [{ planId: 'professional', users: 21, profileId: 'healthcare' }],
      yearly: [{ planId: 'professional', users: 21, profileId: 'healthcare' }],
    },
  ),

  // Chatty, several messages.
  ask(
    'quote over several turns',
    [
      "hi! we're an advertising agency, 18 people and two dogs. whats Professional a month?",
      'and if we grow to 30? we are hiring like crazy',
    ],
    { quotes: [{ planId: 'professional', users: 30 }] },
  ),
  ask(
    'quote over several turns',
    [
      'what would Essential be for 20 people, we just opened our second office',
      'oh I forgot to say, we are a clinic by the way',
    ],
    { quotes: [{ planId: 'essential', users: 20, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'my brother in law swears by you guys. Professional for 35 with the phones?',
      'hmm we actually like our old phones, drop those',
    ],
    { quotes: [{ planId: 'professional', users: 35 }] },
  ),
  ask(
    'quote over several turns',
    [
      'so we are a law firm, 22 of us, everyone is very busy and important lol. Essential?',
      'ok and same but Enterprise',
    ],
    { quotes: [{ planId: 'enterprise', users: 22, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    ['Professional for 62 people please, we make windows and doors', 'sorry I meant 26, fat fingers today'],
    { quotes: [{ planId: 'professional', users: 26, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hello, we are a charity that plants trees, 16 staff',
      "what's Professional for us?",
      'and with cloud backup on top?',
    ],
    { quotes: [{ planId: 'professional', users: 16, profileId: 'nonprofit', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'can you do all three plans for 40? we are a travel agency and its been quite a year',
      'ouch. ok the cheapest one then, with email security',
    ],
    { quotes: [{ planId: 'essential', users: 40, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'we run a dental office, 14 people, how much is professional',
      'make it 17 and add email security please, the phishing mails are driving our receptionist nuts',
    ],
    { quotes: [{ planId: 'professional', users: 17, profileId: 'healthcare', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What does Enterprise cost for 45? We are wealth managers with an awfully demanding regulator.',
      'what does that come to over a whole year?',
    ],
    { yearly: [{ planId: 'enterprise', users: 45, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    ['hey whats the monthly for Essential, 80 ppl, we bottle juice', 'is it cheaper per head if we are 100?'],
    { quotes: [{ planId: 'essential', users: 100, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a PR firm with 28 people and one very grumpy printer. Professional with phones and cloud backup?',
      'what if we leave the backup out',
      'and on Enterprise?',
    ],
    { quotes: [{ planId: 'enterprise', users: 28, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    ['Im looking for a price for my team', 'oh right, 32 of us, an events company', 'Professional please'],
    { quotes: [{ planId: 'professional', users: 32 }] },
  ),
  ask(
    'quote over several turns',
    [
      "what's Professional for nineteen people? we design playgrounds, best job in the world",
      'lovely, and what would set-up be on top, once?',
    ],
    { once: { planId: 'professional', users: 19, includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    ['we are 10 lawyers and 5 clerks, price of Essential?', 'we also have 3 interns all year round, add them in'],
    { quotes: [{ planId: 'essential', users: 18, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Enterprise for 24 please. We run a call centre that never sleeps',
      'too rich for us haha, Professional instead?',
      'and with endpoint protection?',
    ],
    { quotes: [{ planId: 'professional', users: 24, addOnIds: ['endpoint-protection'] }] },
  ),
  // Formal, several messages.
  ask(
    'quote over several turns',
    [
      'Good morning. I am the controller of an engineering consultancy with 55 employees. Please provide the monthly cost of Professional.',
      'Thank you. Kindly provide the same for Enterprise.',
    ],
    { quotes: [{ planId: 'enterprise', users: 55 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Please quote the Enterprise plan for 70 users at a law firm.',
      'Kindly include Cloud Backup & Recovery and Email Security & Archiving.',
    ],
    { quotes: [{ planId: 'enterprise', users: 70, profileId: 'legal', addOnIds: ['cloud-backup', 'email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What is the monthly price of Professional for 95 users in a furniture factory?',
      'Our headcount is to rise to 105 next year. What would the monthly price then be?',
    ],
    { quotes: [{ planId: 'professional', users: 105, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Kindly state the monthly price of Essential for 33 users.',
      'I neglected to mention that we are a registered charity. Please restate the price.',
    ],
    { quotes: [{ planId: 'essential', users: 33, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Please advise the monthly cost of Professional for 47 users at a medical clinic.',
      'And for 60 users?',
      'Please state the total of twelve months for the latter.',
    ],
    { yearly: [{ planId: 'professional', users: 60, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'I require a monthly quotation for our investment firm.',
      'We have 30 users.',
      'Please compare Professional and Enterprise.',
    ],
    {
      quotes: [
        { planId: 'professional', users: 30, profileId: 'financial' },
        { planId: 'enterprise', users: 30, profileId: 'financial' },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'Please give the monthly total for Enterprise with the VoIP Phone System, 51 users, architectural practice.',
      'Kindly remove the telephone system and restate the monthly total.',
    ],
    { quotes: [{ planId: 'enterprise', users: 51 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What does the Professional plan cost for 39 users? We are an environmental consultancy.',
      'My apologies, the correct figure is 49.',
      'Please add Advanced Endpoint Protection.',
    ],
    { quotes: [{ planId: 'professional', users: 49, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a legal practice considering the Essential plan.',
      'Kindly quote for 12 users.',
      'And for the same number on the Professional plan?',
      'Please give both plans for 20 users.',
    ],
    {
      quotes: [
        { planId: 'essential', users: 20, profileId: 'legal' },
        { planId: 'professional', users: 20, profileId: 'legal' },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'Please state the monthly fee of Enterprise for 115 users at a credit union.',
      'What would the fee be on the Essential plan instead?',
    ],
    { quotes: [{ planId: 'essential', users: 115, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Kindly quote Professional for 58 users at a plastics manufacturer.',
      'What would be the one-time total with set-up and a Security Assessment?',
    ],
    {
      once: {
        planId: 'professional',
        users: 58,
        profileId: 'manufacturing',
        addOnIds: ['security-assessment'],
        includeSetup: true,
      },
    },
  ),
  ask(
    'quote over several turns',
    [
      'Please provide the monthly cost of Essential for 8 users. We are a property appraisal firm.',
      'And on Enterprise, for the same 8 users?',
    ],
    { quotes: [{ planId: 'enterprise', users: 10 }] },
  ),
  ask(
    'quote over several turns',
    [
      'I am the controller of a not-for-profit theatre with 41 employees.',
      'What is the monthly cost of Professional with email security?',
      'And without the email security?',
    ],
    { quotes: [{ planId: 'professional', users: 41, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Kindly compare Essential and Enterprise for 75 users at a logistics consultancy.',
      'Please give the same comparison for 50 users.',
    ],
    {
      quotes: [
        { planId: 'essential', users: 50 },
        { planId: 'enterprise', users: 50 },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'Please quote Professional for 37 users, with phones, at a dental practice.',
      'Six hygienists are to be added, which makes 43 users. What is the revised monthly total?',
      'Finally, the twelve-month total, please.',
    ],
    { yearly: [{ planId: 'professional', users: 43, profileId: 'healthcare', addOnIds: ['voip'] }] },
  ),
];
