import { ask, type Question } from '../question.ts';

/** Prices, asked by forty different people; written by others, and measured before it was read. */
export const pricesOfForty: Question[] = [
  ask('quote', 'Hello, what would the Professional plan run us each month? We have 17 staff.', {
    quotes: [{ planId: 'professional', users: 17 }],
  }),
  ask('quote', 'Could you tell me the monthly cost of Essential for an office of eleven?', {
    quotes: [{ planId: 'essential', users: 11 }],
  }),
  ask('quote', 'I need a ballpark for your top plan, 42 employees.', { quotes: [{ planId: 'enterprise', users: 42 }] }),
  ask('quote', 'What do you charge a dental office with 13 people on Professional?', {
    quotes: [{ planId: 'professional', users: 13, profileId: 'healthcare' }],
  }),
  ask('quote', 'We are a registered charity, 19 of us. How much is your cheapest plan per month?', {
    quotes: [{ planId: 'essential', users: 19, profileId: 'nonprofit' }],
  }),
  ask('quote', 'Professional for 24, and what if we make it 25? I noticed a discount starts somewhere around there.', {
    quotes: [
      { planId: 'professional', users: 24 },
      { planId: 'professional', users: 25 },
    ],
  }),
  ask('quote', 'Side by side please: Essential and Professional for 28 people.', {
    quotes: [
      { planId: 'essential', users: 28 },
      { planId: 'professional', users: 28 },
    ],
  }),
  ask('quote', 'There are 12 of us in the office and 9 on the road. What is the middle plan per month for everybody?', {
    quotes: [{ planId: 'professional', users: 21 }],
  }),
  ask('quote', 'What would Enterprise with email archiving cost for 35 users?', {
    quotes: [{ planId: 'enterprise', users: 35, addOnIds: ['email-security'] }],
  }),
  ask('quote', 'Law firm, 8 lawyers plus 5 assistants. Price of Professional?', {
    quotes: [{ planId: 'professional', users: 13, profileId: 'legal' }],
  }),
  ask('quote', 'How much is Essential over a full year for 16 people? Just the twelve monthly payments added up.', {
    yearly: [{ planId: 'essential', users: 16 }],
  }),
  ask('quote', 'Can I get each of your three plans priced for a team of 22?', {
    quotes: [
      { planId: 'essential', users: 22 },
      { planId: 'professional', users: 22 },
      { planId: 'enterprise', users: 22 },
    ],
  }),
  ask('quote', 'My budget is $2,500 a month. Would Professional for 18 users fit under that?', {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask('quote', 'Do you take offices of three? What would Essential be for us?', {
    quotes: [{ planId: 'essential', users: 5 }],
  }),
  ask('quote', 'Insurance brokerage here with twenty-six staff, how much for Enterprise a month?', {
    quotes: [{ planId: 'enterprise', users: 26, profileId: 'financial' }],
  }),
  ask(
    'quote',
    'What are the one-time costs if 15 people start on Professional with the set-up fee and six new computers?',
    { once: { planId: 'professional', users: 15, includeSetup: true, includeHardware: true, devices: 6 } },
  ),
  ask('quote', 'Professional plus phones through the internet for a dozen people, please. Monthly total?', {
    quotes: [{ planId: 'professional', users: 12, addOnIds: ['voip'] }],
  }),
  ask(
    'quote',
    'We run a small machine shop, thirty-three people at computers. Monthly price of Essential with the cloud backup add-on?',
    { quotes: [{ planId: 'essential', users: 33, profileId: 'manufacturing', addOnIds: ['cloud-backup'] }] },
  ),
  ask('quote', 'profesional 14 ppl how much', { quotes: [{ planId: 'professional', users: 14 }] }),
  ask('quote', 'essental 9 users + voip?? monthly', {
    quotes: [{ planId: 'essential', users: 9, addOnIds: ['voip'] }],
  }),
  ask('quote', 'enterprize 60 staff price pls', { quotes: [{ planId: 'enterprise', users: 60 }] }),
  ask('quote', 'clinic 20 ppl essential cost/mo', {
    quotes: [{ planId: 'essential', users: 20, profileId: 'healthcare' }],
  }),
  ask('quote', 'pro plan 31 no sorry 37 users wats the total a month', {
    quotes: [{ planId: 'professional', users: 37 }],
  }),
  ask('quote', 'hm for cheapest one 7 of us + 2 starting monday', { quotes: [{ planId: 'essential', users: 9 }] }),
  ask('quote', 'setup fee + 4 new laptops on essential 10 ppl, one time total?', {
    once: { planId: 'essential', users: 10, includeSetup: true, includeHardware: true, devices: 4 },
  }),
  ask('quote', 'enterprise fr 6 ppl possible? how much', { quotes: [{ planId: 'enterprise', users: 10 }] }),
  ask('quote', 'morgage brokers, 15 agents 3 admin, professional, per yr?', {
    yearly: [{ planId: 'professional', users: 18, profileId: 'financial' }],
  }),
  ask(
    'quote',
    `Good morning. I took over as office manager in August and discovered our "IT guy" is the owner's nephew, who has now gone off to university in Halifax. Nobody knows the Wi-Fi password. There are 23 of us, all on computers, and my boss wants a number by Thursday. What would your Professional plan come to a month?`,
    { quotes: [{ planId: 'professional', users: 23 }] },
  ),
  ask(
    'quote',
    'Last spring a fake invoice got through to our bookkeeper and we lost a little over nine thousand dollars, so email is what keeps me up at night. We have 29 people. If we went with Essential and put your email security on top, what is the monthly bill?',
    { quotes: [{ planId: 'essential', users: 29, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    'I am on the board of a non-profit that runs three food banks. Paid staff is 32, and the volunteers bring their own phones and do not need anything from you. Treasurer is leaning to Professional but hates surprises: can you give me what it is per month, and what twelve months of it add up to?',
    {
      quotes: [{ planId: 'professional', users: 32, profileId: 'nonprofit' }],
      yearly: [{ planId: 'professional', users: 32, profileId: 'nonprofit' }],
    },
  ),
  ask(
    'quote',
    "We have been with the same company for eleven years and honestly they are nice people, but they take two days to call back. Our architects' studio has 18 in the main room and another 8 in the annex across the street. I would want Enterprise so somebody picks up when we are up against a tender at midnight. What does that cost for all of us monthly?",
    { quotes: [{ planId: 'enterprise', users: 26, profileId: 'professional-services' }] },
  ),
  ask(
    'quote',
    'My partner and I own a physiotherapy clinic, 5 physios, 3 at the front desk and the two of us. We were hit by ransomware in 2022 and got everything back only by luck, so I want proper backup this time. Professional with Cloud Backup & Recovery: what would we pay every month?',
    { quotes: [{ planId: 'professional', users: 10, profileId: 'healthcare', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote',
    'Quick one for my budget sheet, although it is never quick with me. We are moving in February, the new landlord gives us fibre, and I have to put IT on one line. 54 people. I need the monthly number for Enterprise with Advanced Endpoint Protection and Cloud Backup both added. Thank you!!',
    { quotes: [{ planId: 'enterprise', users: 54, addOnIds: ['endpoint-protection', 'cloud-backup'] }] },
  ),
  ask(
    'quote',
    'Our lawyers (there are 21 of them, with 14 clerks and 5 in accounts) keep asking why other firms have a help desk at night and we do not. Before I bring it to the partners: what is Enterprise per month for the whole law firm, and how does Professional compare?',
    {
      quotes: [
        { planId: 'enterprise', users: 40, profileId: 'legal' },
        { planId: 'professional', users: 40, profileId: 'legal' },
      ],
    },
  ),
  ask(
    'quote',
    'A competitor of yours quoted us $3,900 a month for 30 people and would not say what was in it. I would rather see a figure I can check. What is Professional for 30, with nothing extra?',
    { quotes: [{ planId: 'professional', users: 30 }] },
  ),
  ask('quote over several turns', ['How much is Professional for 16 people?', 'And if three more join us in spring?'], {
    quotes: [{ planId: 'professional', users: 19 }],
  }),
  ask(
    'quote over several turns',
    ['What does Essential cost for 20 users?', 'OK. And what would we pay if we go one plan up?'],
    { quotes: [{ planId: 'professional', users: 20 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Price for Enterprise, 44 employees please',
      'That is more than I hoped. What would it be on Professional?',
      'Better. And over a year?',
    ],
    { yearly: [{ planId: 'professional', users: 44 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Can you compare Essential and Professional for 15 people?',
      'The cheaper one then. With internet phones for everyone, what is it a month?',
    ],
    { quotes: [{ planId: 'essential', users: 15, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'We need a price for 27 people on Professional.',
      'I should have said we are a medical clinic. Does that change it?',
    ],
    { quotes: [{ planId: 'professional', users: 27, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much would Professional be for 38 of us?',
      'Do you also come to the office when something breaks?',
      'Good to hear. And the same on Enterprise?',
    ],
    { quotes: [{ planId: 'enterprise', users: 38 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Essential for 12 with cloud backup, what is the total?',
      'Our accountant thinks we can live without the backup. What is it then?',
    ],
    { quotes: [{ planId: 'essential', users: 12 }] },
  ),
  ask(
    'quote over several turns',
    ['What is Professional for 51 people?', 'Sorry, I counted the people on leave too. It is 46.'],
    { quotes: [{ planId: 'professional', users: 46 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hi, how much for your middle plan? 20 people',
      'Please add email security',
      'And swap the email thing for endpoint protection, just so I see it?',
    ],
    { quotes: [{ planId: 'professional', users: 20, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would all three plans cost for 34 staff?',
      'Let us say the middle one. What is the set-up fee on that, once?',
    ],
    { once: { planId: 'professional', users: 34, includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    ['Our law office has 11 people. What do you offer?', 'And what is Professional per month for us?'],
    { quotes: [{ planId: 'professional', users: 11, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    ['Professional, 48 people, monthly?', 'We may be 50 by summer, what happens to the price?'],
    { quotes: [{ planId: 'professional', users: 50 }] },
  ),
  ask('quote over several turns', ['How much is Enterprise for 30?', 'And if it was only half of us?'], {
    quotes: [{ planId: 'enterprise', users: 15 }],
  }),
  ask(
    'quote over several turns',
    [
      'I am looking at Essential for our 17 people, how much per month?',
      'Fine. Now with the set-up and five new computers, what do we pay once at the start?',
    ],
    { once: { planId: 'essential', users: 17, includeSetup: true, includeHardware: true, devices: 5 } },
  ),
  ask(
    'quote over several turns',
    [
      'What would we pay for Professional? 36 users.',
      'How fast do you answer on that plan?',
      'Alright. What if four people leave us?',
    ],
    { quotes: [{ planId: 'professional', users: 32 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Do you have a discount for charities?',
      'We are one, 14 staff. So Essential would be how much?',
      'And Professional?',
    ],
    { quotes: [{ planId: 'professional', users: 14, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    ['Which of your plans is the one you recommend?', 'Then show me that one for 21 people, per month.'],
    { quotes: [{ planId: 'professional', users: 21 }] },
  ),
  ask('quote over several turns', ['essential 18 ppl price', 'n professional'], {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask('quote over several turns', ['hw much enterprise 25', 'ouch. pro?', 'w voip'], {
    quotes: [{ planId: 'professional', users: 25, addOnIds: ['voip'] }],
  }),
  ask('quote over several turns', ['pro 10 users', 'typo ment 40'], {
    quotes: [{ planId: 'professional', users: 40 }],
  }),
  ask('quote over several turns', ['need price 23 ppl', 'essential', 'were a dentist btw'], {
    quotes: [{ planId: 'essential', users: 23, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['profesional for 13 + bakcup', 'add emial security too', 'k now drop the backup'], {
    quotes: [{ planId: 'professional', users: 13, addOnIds: ['email-security'] }],
  }),
  ask('quote over several turns', ['cheapest plan 8 ppl?', 'whats that a yr'], {
    yearly: [{ planId: 'essential', users: 8 }],
  }),
  ask('quote over several turns', ['ess vs pro for 26', 'ya 2nd one. but 30 of us'], {
    quotes: [{ planId: 'professional', users: 30 }],
  }),
  ask('quote over several turns', ['pro plan 22 staff how much', 'u open saturdays?', 'ok same but top plan'], {
    quotes: [{ planId: 'enterprise', users: 22 }],
  }),
  ask('quote over several turns', ['pro for 9 pls', 'hmm boss wants enterprise tho. same 9'], {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask('quote over several turns', ['whats entreprise cost 70 ppl', 'and 75'], {
    quotes: [{ planId: 'enterprise', users: 75 }],
  }),
  ask(
    'quote over several turns',
    [
      'Hi there! I look after admin at an engineering consultancy. We had Professional recommended to us by a client of yours. We are 31 people, what is that monthly?',
      'Thanks, that is roughly what we pay now, and we get a lot less for it. Two of our partners retire at Christmas and we are not replacing them. What would it be after that?',
    ],
    { quotes: [{ planId: 'professional', users: 29, profileId: 'professional-services' }] },
  ),
  ask(
    'quote over several turns',
    [
      'We are a family business making kitchen cabinets, 24 people who use a computer. My father still thinks antivirus from the electronics store is enough. What would Essential cost us a month?',
      'He says for that money he wants the better one, the one with the office visits. How much is that?',
      'OK he is nodding. Put analysts watching the sign-ins on top, the Advanced Cybersecurity box in your calculator. What is the total per month?',
    ],
    {
      quotes: [{ planId: 'professional', users: 24, profileId: 'manufacturing', addOnIds: ['advanced-cybersecurity'] }],
    },
  ),
  ask(
    'quote over several turns',
    [
      'I am preparing a comparison of four providers for our director, and yours is the only site with prices on it, so thank you. Could you give me Professional and Enterprise for 47 people?',
      'Our director read it over my shoulder and says the dearer one is out of the question. So for the other one: we would also want cloud backup for everyone. Monthly total?',
    ],
    { quotes: [{ planId: 'professional', users: 47, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Our old server died on Sunday and we spent two days writing orders on paper. I do not want that again. We are 15 in the office. What would Professional cost?',
      'How long does it take you to take over from somebody else?',
      'That works. One more thing, I forgot the six people in our second location, they would need it too. New monthly price?',
    ],
    { quotes: [{ planId: 'professional', users: 21 }] },
  ),
  ask(
    'quote over several turns',
    [
      'My wife runs a portfolio management firm with 12 employees and I get to be the IT department on weekends. I would like my weekends back. What is Enterprise for them?',
      'She faints at the number. What about Professional instead?',
      'And if she adds the email archive, since the regulator asks about old messages?',
    ],
    { quotes: [{ planId: 'professional', users: 12, profileId: 'financial', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hello, we are an employment law firm, 9 lawyers and 7 support staff. I was told to get the price of your Professional plan.',
      'Good. The managing partner now asks what we would pay at the very beginning: the set-up, a Security Assessment, and three new computers for the articling students. One sum, please, and no other add-ons.',
    ],
    {
      once: {
        planId: 'professional',
        users: 16,
        profileId: 'legal',
        addOnIds: ['security-assessment'],
        includeSetup: true,
        includeHardware: true,
        devices: 3,
      },
    },
  ),
  ask(
    'quote over several turns',
    [
      'We can spend about 3,200 a month on IT and not a dollar more, our grant is fixed. We are a not-for-profit with 20 staff. Would Enterprise be possible?',
      'That is over. Then Professional, how much?',
      'Lovely, that leaves something. Could we have the internet phones as well? What is it all together monthly?',
    ],
    { quotes: [{ planId: 'professional', users: 20, profileId: 'nonprofit', addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'I have been burned by a three-year contract before so forgive me if I sound suspicious. 39 users, Essential, what is the real monthly number?',
      'Are we locked in for years if we sign?',
      'Okay. And what would Professional be, same people?',
    ],
    { quotes: [{ planId: 'professional', users: 39 }] },
  ),
];
