import { ask, type Question } from '../question.ts';

/** Prices, asked by office managers who wander off and come back; written by others, and measured before it was read. */
export const pricesOfManagers: Question[] = [
  ask(
    'quote',
    'Hi there! I run the front office at a small consulting firm and my boss asked me to get a number for your Professional plan. There are 18 of us, so what would that come to each month?',
    { quotes: [{ planId: 'professional', users: 18 }] },
  ),
  ask(
    'quote',
    'Good morning, I look after the office at a dental practice with fourteen people on computers. Could you tell me what Essential would cost us per month?',
    { quotes: [{ planId: 'essential', users: 14, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    'We have 12 in the office and 9 on the road, and everybody needs an account. What would your top plan run us a month?',
    { quotes: [{ planId: 'enterprise', users: 21 }] },
  ),
  ask(
    'quote',
    'Hello! We are a law firm: six lawyers, four clerks and me. If all of us go on Professional, what is the monthly bill?',
    { quotes: [{ planId: 'professional', users: 11, profileId: 'legal' }] },
  ),
  ask(
    'quote',
    "I'm just trying to get a rough idea before Thursday's meeting. What's the cheapest plan you have, and what would it be per month for 27 people?",
    { quotes: [{ planId: 'essential', users: 27 }] },
  ),
  ask(
    'quote',
    'My director loves a table, so could you please give me the monthly price of all three plans for 33 users? I will paste it into her memo.',
    {
      quotes: [
        { planId: 'essential', users: 33 },
        { planId: 'professional', users: 33 },
        { planId: 'enterprise', users: 33 },
      ],
    },
  ),
  ask(
    'quote',
    "We're leaning towards Professional, and our last provider never tested a backup so we'd want your Cloud Backup with it. What does that make per month for 22 people?",
    { quotes: [{ planId: 'professional', users: 22, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote',
    'Our phone lines are ancient and they crackle. What would the middle plan cost a month for sixteen of us if we took the internet phones as well?',
    { quotes: [{ planId: 'professional', users: 16, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote',
    "I manage the office of a registered charity and we're 25 staff. I understand there's a reduced rate for us, so how much would Enterprise be monthly?",
    { quotes: [{ planId: 'enterprise', users: 25, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote',
    "Hi, we're a machine shop in Vaughan, 48 people with logins between the floor and the office. What's the monthly on Professional? No extras please.",
    { quotes: [{ planId: 'professional', users: 48, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote',
    "Could you work out Essential for 30 users over a full twelve months? We'd be paying month by month, I only need the year's total for the budget sheet.",
    { yearly: [{ planId: 'essential', users: 30 }] },
  ),
  ask(
    'quote',
    "We're twelve people and Professional looks about right. What would we pay each month, and how much is the one-time set-up on top of that?",
    {
      quotes: [{ planId: 'professional', users: 12, includeSetup: true }],
      once: { planId: 'professional', users: 12, includeSetup: true },
    },
  ),
  ask(
    'quote',
    'Seven of our computers are so old that we would buy new ones from you. We are 15 people and would take Essential, so what do we pay once for the set-up and those seven machines together?',
    { once: { planId: 'essential', users: 15, includeSetup: true, includeHardware: true, devices: 7 } },
  ),
  ask('quote', 'There are 29 of us. Sorry, 31, I forgot the two co-op students! What would Enterprise be per month?', {
    quotes: [{ planId: 'enterprise', users: 31 }],
  }),
  ask(
    'quote',
    "We're 24 at the moment and we're hiring 3 more in the spring. Can you tell me what Professional costs a month now, and what it will cost once they've started?",
    {
      quotes: [
        { planId: 'professional', users: 24 },
        { planId: 'professional', users: 27 },
      ],
    },
  ),
  ask(
    'quote',
    'I work at an insurance brokerage with 19 people and our owner is torn between Professional and Enterprise. What would each one be per month for us?',
    {
      quotes: [
        { planId: 'professional', users: 19, profileId: 'financial' },
        { planId: 'enterprise', users: 19, profileId: 'financial' },
      ],
    },
  ),
  ask(
    'quote',
    "Hi! I've been the office manager at this physio clinic for nine years and I have never once understood our IT bill, it comes with eleven lines and a fuel surcharge. Our Wi-Fi drops every Tuesday and the fellow we have now takes two days to call back. There are 17 of us counting reception. If we went with Professional, what would one month cost?",
    { quotes: [{ planId: 'professional', users: 17, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    "I've been told I can spend $2,500 a month and not a penny more before tax. Would Professional for seventeen people fit into that, and what exactly would it be?",
    { quotes: [{ planId: 'professional', users: 17 }] },
  ),
  ask(
    'quote',
    "We get an awful lot of junk mail, so I'd like your email filtering and archiving added to Essential. We're forty people. What's the total each month?",
    { quotes: [{ planId: 'essential', users: 40, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote',
    "There are only 7 of us, but we work nights and we'd really want Enterprise. I know you have a minimum, so what would we actually end up paying per month?",
    { quotes: [{ planId: 'enterprise', users: 10 }] },
  ),
  ask(
    'quote',
    "We're a tiny office, just three of us and a very old printer. What would the Essential plan cost us a month if you'd have us?",
    { quotes: [{ planId: 'essential', users: 5 }] },
  ),
  ask(
    'quote',
    'Happy Monday! There are two dozen people on our payroll and all of them use email. How much is the plan you recommend, Professional I believe, per month for that many?',
    { quotes: [{ planId: 'professional', users: 24 }] },
  ),
  ask(
    'quote',
    'We employ 60 people but only half of them ever touch a computer, so we would sign up just that half. What would the basic plan, Essential, be a month?',
    { quotes: [{ planId: 'essential', users: 30 }] },
  ),
  ask(
    'quote',
    "I'm with a mortgage brokerage, thirteen of us. Our insurer wants the advanced endpoint protection on every laptop, so could you price Essential with that included, per month?",
    { quotes: [{ planId: 'essential', users: 13, profileId: 'financial', addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote',
    'Let me give you the whole wish list: Professional for 35 people, cloud backup, the email security and the VoIP phones. What does all of that add up to monthly?',
    { quotes: [{ planId: 'professional', users: 35, addOnIds: ['cloud-backup', 'email-security', 'voip'] }] },
  ),
  ask(
    'quote',
    "We're an architecture office of 20 and our drawings are enormous. Can you show me Professional for a month both with and without the Cloud Backup & Recovery?",
    {
      quotes: [
        { planId: 'professional', users: 20 },
        { planId: 'professional', users: 20, addOnIds: ['cloud-backup'] },
      ],
    },
  ),
  ask(
    'quote',
    'What would 26 users cost us on Essential compared with Professional? I mean per month, and I would like to see both figures so I can explain the gap to my boss.',
    {
      quotes: [
        { planId: 'essential', users: 26 },
        { planId: 'professional', users: 26 },
      ],
    },
  ),
  ask(
    'quote',
    "We run three walk-in clinics, with 20 staff in the first, 20 in the second and 15 in the newest one. I'd like Enterprise for everybody, so what's the monthly figure?",
    { quotes: [{ planId: 'enterprise', users: 55, profileId: 'healthcare' }] },
  ),
  ask(
    'quote',
    "I help run a food bank that's a registered charity. We have 11 paid staff plus 4 volunteers who need accounts too. What would your least expensive plan be per month?",
    { quotes: [{ planId: 'essential', users: 15, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote',
    'Our law office has 42 people and we would take Professional with your VoIP phone system. We would pay monthly, but I need to know what twelve months of that come to.',
    { yearly: [{ planId: 'professional', users: 42, profileId: 'legal', addOnIds: ['voip'] }] },
  ),
  ask(
    'quote',
    "We'd like Professional for 28 users, and I saw the Security Assessment in your list of add-ons and we'd want that too. What is the monthly price, and what do we pay once for the set-up and the assessment together?",
    {
      quotes: [{ planId: 'professional', users: 28 }],
      once: { planId: 'professional', users: 28, includeSetup: true, addOnIds: ['security-assessment'] },
    },
  ),
  ask(
    'quote',
    "I'm the admin manager of an engineering firm, and with the new hires we're now exactly one hundred people. It's a proud day! What would Enterprise cost us every month?",
    { quotes: [{ planId: 'enterprise', users: 100 }] },
  ),
  ask(
    'quote',
    'Somebody told me it can be cheaper to have fifty people than forty-nine on your Professional plan. Is that right? Please give me the monthly price for both.',
    {
      quotes: [
        { planId: 'professional', users: 49 },
        { planId: 'professional', users: 50 },
      ],
    },
  ),
  ask(
    'quote',
    'Another company just quoted us $4,500 a month for 23 people and I nearly fell off my chair. What would you charge for your Enterprise plan?',
    { quotes: [{ planId: 'enterprise', users: 23 }] },
  ),
  ask(
    'quote',
    "Good afternoon. I'm writing for a portfolio management firm, seventy-two of us in all. Would you kindly price Enterprise with cloud backup for us, per month?",
    { quotes: [{ planId: 'enterprise', users: 72, profileId: 'financial', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hi! I manage an office of 19 people and I'm looking for a new IT company. What would Professional cost us a month?",
      "That's helpful, thank you. What are your hours, by the way? Some of us start at seven.",
      'Good to know. And if the same 19 people were on Enterprise instead, what would that be?',
    ],
    { quotes: [{ planId: 'enterprise', users: 19 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hello, I'm hoping you can help. Do you come out to Oakville?",
      'Lovely. And do we have to sign for several years?',
      "That's a relief. There are 14 of us here, so what would Essential be per month?",
    ],
    { quotes: [{ planId: 'essential', users: 14 }] },
  ),
  ask(
    'quote over several turns',
    [
      "I'm the office manager at a family law firm. Do you look after many law firms?",
      "Great, we're 23 people with the articling students. What would the Professional plan be for us each month?",
      'Do you also have somebody on call at night? Our lawyers keep terrible hours.',
      'Okay, that makes sense. What would it cost with cloud backup added to what you priced before?',
    ],
    { quotes: [{ planId: 'professional', users: 23, profileId: 'legal', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'Could you price Essential and Professional for 21 people please? My boss wants to see both.',
      'Thanks! Is it possible to go month to month on either of them?',
      "Wonderful. I think we'd go with the cheaper one then, so what does that one come to over twelve months if we pay monthly?",
    ],
    { yearly: [{ planId: 'essential', users: 21 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hi, we're 28 people and I'd like a monthly price for Professional.",
      "Oh dear, I've miscounted. Sorry, it's 31.",
      'Do you cover Pickering? Two of them work there.',
      'Perfect. Then what was the monthly price again for all of us?',
    ],
    { quotes: [{ planId: 'professional', users: 31 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Good morning! We're a dental office with 12 people. How much is Professional a month?",
      'How long does it usually take to switch from our present provider? We dread it a little.',
      "Thanks, that's reassuring. We'll have 3 more starting in September, so what would it be then?",
    ],
    { quotes: [{ planId: 'professional', users: 15, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      "I'd like to know what Enterprise costs for 34 users. We're an office that works weekends quite a bit.",
      'And the help desk really answers on Sundays?',
      "That's good. It looks like two people are leaving us, though. If two leave, what would we be paying a month?",
    ],
    { quotes: [{ planId: 'enterprise', users: 32 }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would Essential cost per month for 44 people?',
      'Do you know, I think only half of that many have a computer. What would it be for half?',
      "That's much friendlier! Are you open on Saturdays?",
      'All right. And the same half on Professional, please?',
    ],
    { quotes: [{ planId: 'professional', users: 22 }] },
  ),
  ask(
    'quote over several turns',
    [
      "We're 26 people and I'm interested in Professional with the VoIP phones. What is that a month?",
      "Hmm, we only just renewed with Bell. What's the term of your contract?",
      "Fine by me. Let's leave the phones out then, so what does the plan cost without them?",
    ],
    { quotes: [{ planId: 'professional', users: 26 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hello! Our charity has 16 people on staff. I'd love to know what Essential would cost us a month.",
      'Do you have experience with other charities? Our donor database is a bit of a mess.',
      "That's nice to hear. Our board might prefer Professional, so could you give me that figure as well?",
    ],
    { quotes: [{ planId: 'professional', users: 16, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'How much is Professional for 20 people per month?',
      'Oh, I should have mentioned that we are a medical clinic. Does that change anything?',
      'I see. What are the hours of your help desk on that plan?',
      'Thank you. So with the surcharge, what is our monthly total now?',
    ],
    { quotes: [{ planId: 'professional', users: 20, profileId: 'healthcare' }] },
  ),
  ask(
    'quote over several turns',
    [
      "Could I get the monthly price of all three plans? We're 38 people.",
      'Thanks. Which one has the fastest response?',
      "I thought so. Let's take the most expensive one then, and add the email security. What's that per month?",
    ],
    { quotes: [{ planId: 'enterprise', users: 38, addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "We've 9 people at head office and 8 working from home. What would Essential be a month for everyone?",
      'Do the people at home get the same help desk?',
      'Good. And what would it be if we chose the middle plan?',
      'I like that one better. How much would the set-up be, paid once?',
    ],
    { once: { planId: 'professional', users: 17, includeSetup: true } },
  ),
  ask(
    'quote over several turns',
    [
      "Hi, I'm from an accounting firm of 29. Could you price Enterprise for us, please?",
      "That's more than we hoped. Is there any discount for a longer term?",
      "I'd rather keep it simple and pay monthly. What would Professional be for the same people?",
    ],
    { quotes: [{ planId: 'professional', users: 29 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Do you serve Burlington? Our office is near the lake.',
      "Excellent! We're thinking of Professional for about fifteen of us, let's say exactly 15. How much is that a month?",
      'And does a technician really drive out to us?',
      "I'm glad to hear it. We would also need 6 new computers. What would be the one-time cost with set-up and those six?",
    ],
    { once: { planId: 'professional', users: 15, includeSetup: true, includeHardware: true, devices: 6 } },
  ),
  ask(
    'quote over several turns',
    [
      "We're a wealth advisory firm with 18 staff, and I'm collecting quotes. What's Professional per month?",
      'Our auditors will ask about records. Do you help with that sort of thing?',
      "Great. Could you add email archiving to the price, since they'll want that too?",
    ],
    { quotes: [{ planId: 'professional', users: 18, profileId: 'financial', addOnIds: ['email-security'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'I need Essential for 50 people with cloud backup. What would we pay each month?',
      'Is my data kept somewhere safe with that?',
      'Okay. Actually, could you swap the backup for the advanced endpoint protection and tell me the new total?',
    ],
    { quotes: [{ planId: 'essential', users: 50, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hi, it's budget season here and I'm drowning in spreadsheets. What does Professional cost for 41 people a month?",
      'Could I have that for the whole year as well, paying monthly?',
      'Thank you! Does the price include the Microsoft licences?',
      'Fair enough. And what would the year be on Essential for the same group, again paying monthly?',
    ],
    { yearly: [{ planId: 'essential', users: 41 }] },
  ),
  ask(
    'quote over several turns',
    [
      'There are 10 of us and the owner can spend about $1,200 a month. Would Essential fit?',
      "Oh, that's good news. When are you open for a phone call?",
      'I might call on Friday. Would Professional fit into the same budget, and what would it cost?',
    ],
    { quotes: [{ planId: 'professional', users: 10 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hello, I'm new in this job and IT landed on my desk. What is the difference between Essential and Professional?",
      'I see, thank you for explaining. Is there a minimum contract?',
      "We'd want the one with the office visits, so Professional. There are thirty-six of us, and what would that be each month?",
    ],
    { quotes: [{ planId: 'professional', users: 36 }] },
  ),
  ask(
    'quote over several turns',
    [
      "We're a small manufacturer with 27 computer users. How much would Essential be a month?",
      'Our second shift finishes at eleven at night. Would anybody pick up the phone then?',
      'In that case I suppose we need Enterprise. What would that cost for the same number of people?',
      'Ouch. And if only the 15 people in the office went on it?',
    ],
    { quotes: [{ planId: 'enterprise', users: 15, profileId: 'manufacturing' }] },
  ),
  ask(
    'quote over several turns',
    [
      "Our law office is 13 people. What's Enterprise a month for us, please?",
      'What does the named technical lead do exactly?',
      "That sounds lovely, but I doubt the partners will pay for it. What's the next plan down going to cost us?",
    ],
    { quotes: [{ planId: 'professional', users: 13, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      "I'm comparing Professional and Enterprise for 52 people. What do they cost a month?",
      'Are your technicians your own employees?',
      "Nice. We'd take the second one, and we'd like internet phones for everybody as well. What's the monthly total?",
    ],
    { quotes: [{ planId: 'enterprise', users: 52, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      'What would 8 people cost on Essential?',
      "We're opening a second office in Ajax. Do you go there?",
      "Great. There'll be another 8 people in that office, so what's Essential per month for both offices together?",
    ],
    { quotes: [{ planId: 'essential', users: 16 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hi there. We're a physiotherapy clinic and there are 22 of us. Could you give me prices for Essential and Professional?",
      'Thank you. How quickly do you respond if the booking system goes down?',
      "Then I'd like the dearer of the two. With cloud backup and the email filtering, what would it be per month?",
    ],
    {
      quotes: [
        { planId: 'professional', users: 22, profileId: 'healthcare', addOnIds: ['cloud-backup', 'email-security'] },
      ],
    },
  ),
  ask(
    'quote over several turns',
    [
      'Could you quote me Professional for 25 people with cloud backup and the phones?',
      "That's a bit over what we have. What happens if we cancel something later?",
      "Okay. Let's drop the backup but keep the phones, and what would the monthly be then?",
    ],
    { quotes: [{ planId: 'professional', users: 25, addOnIds: ['voip'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "I'm asking for my boss, who is on vacation and still emailing me. What would Enterprise be per month for 46 people?",
      "She's written again: it's 64, she mixed up the digits. Could you redo it?",
      'Thanks. She also wants to know whether you work on holidays.',
      'And now she would like to see Professional for that same number. What should I tell her?',
    ],
    { quotes: [{ planId: 'professional', users: 64 }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hello! Our not-for-profit has 30 people, and I'm writing a grant application.",
      'How much would the Professional plan be per month?',
      'Do you work with the free Microsoft licences that charities get?',
      "That's wonderful. For the grant I need the cost of that plan for twelve months, paid monthly, without any extras.",
    ],
    { yearly: [{ planId: 'professional', users: 30, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Is your top plan much more than the middle one? We have 12 people.',
      'How does the onboarding go? I would hate to lose a day of work.',
      "That sounds manageable. Okay, the top one then. What's the monthly price, and what is the one-time set-up?",
    ],
    {
      quotes: [{ planId: 'enterprise', users: 12, includeSetup: true }],
      once: { planId: 'enterprise', users: 12, includeSetup: true },
    },
  ),
  ask(
    'quote over several turns',
    [
      "We're at 47 people on the payroll and I'd like a monthly figure for Professional.",
      'Thanks. Do you have any volume discounts?',
      "Interesting! We'll have three more by summer. What would Professional be for us at that point?",
      'And on Essential, with the same headcount as in summer?',
    ],
    { quotes: [{ planId: 'essential', users: 50 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Hi! My name is Priya and I manage a small law office in the east end. There are 9 of us. What would Essential cost?',
      'Can you come by the office to have a look first?',
      "We'd be delighted. Now, if we hired one more clerk, what would the month cost on Essential?",
    ],
    { quotes: [{ planId: 'essential', users: 10, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      "We already have an IT person, Dave, who's wonderful but tired. Would you work beside him?",
      'Dave will be so pleased. We have 58 people including him, so what would Enterprise cost us per month?',
      'Could we see that without Dave? He has his own arrangements.',
    ],
    { quotes: [{ planId: 'enterprise', users: 57 }] },
  ),
  ask(
    'quote over several turns',
    [
      "I'd like a price for Essential, please. We have 11 full-timers and 6 part-timers who all use a computer.",
      'Does a part-timer count the same as a full-timer for you?',
      "That's clear, thank you. What if we took the Security Assessment add-on too? I'd like to know what we'd pay once for that and the set-up fee together.",
    ],
    { once: { planId: 'essential', users: 17, includeSetup: true, addOnIds: ['security-assessment'] } },
  ),
  ask(
    'quote over several turns',
    [
      "Good afternoon, we're a marketing agency of 32 in Mississauga. What's Professional a month?",
      'Do you look after Macs? Our designers would revolt otherwise.',
      'Phew! Are there any penalties if we leave?',
      "Thanks for your patience. Last thing: put the endpoint protection on top of that, and what's our month?",
    ],
    { quotes: [{ planId: 'professional', users: 32, addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    [
      "Hi, could you price Professional for a family health clinic with 35 people? I'm only gathering numbers.",
      'Thanks. Is somebody there on Saturday mornings? We see patients then.',
      'One more thing, five of our doctors are leaving to start their own practice. What would Professional be for those of us who stay?',
      'And what would the five of them pay on Essential, since they are a clinic too?',
    ],
    { quotes: [{ planId: 'essential', users: 5, profileId: 'healthcare' }] },
  ),
];
