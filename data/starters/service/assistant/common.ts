import type { RecordsInput } from '#data/rules/schema/site.ts';

type Assistant = RecordsInput['assistant'];

/** Fire, injuries and threats, in every trade. */
export const dangerToPeople: Assistant['emergencies'] = [
  {
    id: 'people-in-danger',
    title: 'Someone is hurt or in danger',
    signs: `
      fire|flames on|there|house|kitchen|office|car|call
      smoke coming|smell|from|in|is|everywhere
      hurt|injured|unconscious|bleeding|collapsed|choking|breathing someone|person|he|she|father|mother|child|son|daughter|not|badly|is
      knife|gun|weapon|threatening|intruder man|someone|here|us|in|has
      feu|fumée|blessé|blessée|respire au|il|elle|quelqu'un|est|y
    `,
    opening: 'If anyone is hurt or in danger, call 911 first.',
    steps: ['Leave the place if you can, and warn the others.', 'Do what they tell you on the phone.'],
    replies: [
      { say: 'Everyone is safe', reply: 'Good. Then call us at {provider.phone}, and we say what to do next.' },
    ],
    safetyFirst: true,
    french: {
      title: 'Quelqu’un est blessé ou en danger',
      opening: 'Si quelqu’un est blessé ou en danger, appelez d’abord le 911.',
      steps: ['Sortez si vous le pouvez, et avertissez les autres.', 'Faites ce qu’on vous dit au téléphone.'],
    },
  },
];

/** What is asked of every provider that has visits or appointments. */
export const commonCards: NonNullable<Assistant['cards']> = [
  {
    id: 'talk-to-a-person',
    question: 'Can I talk to a person?',
    answer: 'Yes. Press “Ask a person” below, or call {provider.phone} ({hours.label}).',
    wordings: 'speak to a human | real person please | call me back | I want to talk to someone',
    next: ['phone-number', 'quote-free'],
    askPerson: true,
  },
  {
    id: 'phone-number',
    question: 'What is your phone number?',
    answer: '{provider.phone}. We answer {hours.label}.',
    wordings: 'telephone | how do I call you | contact number | phone number please',
    next: ['in-writing'],
  },
  {
    id: 'in-writing',
    question: 'Can I write instead of calling?',
    answer: 'Yes: write to {provider.email} or send the contact form, and we answer in writing.',
    wordings: 'email address | I cannot phone | can I text you | hard of hearing | write to you',
    next: ['reply-time'],
    links: [{ title: 'Contact', href: '/contact' }],
  },
  {
    id: 'reply-time',
    question: 'How soon do you answer?',
    answer: 'A call to {provider.phone} is the quickest way ({hours.label}). Messages are read in business hours.',
    wordings: 'when do you reply | no answer to my message | how fast do you get back | are you quick',
    next: ['phone-number'],
  },
  {
    id: 'how-soon',
    question: 'How soon can you begin?',
    answer: 'Call {provider.phone} ({hours.label}), and we say how soon.',
    wordings: 'when can you come | earliest appointment | are you free this week | can you do it today | waiting time',
    next: ['what-to-tell', 'phone-number'],
  },
  {
    id: 'quote-free',
    question: 'Is a quote free?',
    answer: 'A quote is free, the form too, and neither commits you to anything.',
    wordings: 'free estimate | do I pay for a quote | how do I get a price | estimate cost',
    next: ['what-to-tell', 'surprises'],
  },
  {
    id: 'what-to-tell',
    question: 'What should I tell you?',
    answer:
      'Say what it is about, since when, where you are and how to reach you. Call {provider.phone} or send the form.',
    wordings: 'what do you need to know | should I send pictures | what do I write in the form | which details',
    next: ['quote-free', 'how-soon'],
  },
  {
    id: 'surprises',
    question: 'Can the price change once you have begun?',
    answer: 'You get a price before we begin. What nobody could know waits until you have said yes to its price.',
    wordings: 'hidden costs | what if you find more | surprise on the bill | is the price fixed | extra work',
    next: ['quote-free', 'tax'],
  },
  {
    id: 'tax',
    question: 'Are the prices with tax?',
    answer: 'All prices on this site are before tax.',
    wordings: 'HST included | plus tax | GST | before or after tax',
    next: ['surprises'],
  },
  {
    id: 'negotiate',
    question: 'Are there discounts?',
    answer: 'This site names no discounts. The price that you are given is the one to compare: {provider.phone}.',
    wordings: 'cheaper | discount for seniors | too expensive | match a price | coupon',
    next: ['quote-free'],
  },
  {
    id: 'guarantee',
    question: 'Is there a warranty?',
    answer: 'This site names no warranty. Ask for it with your price, before you agree: {provider.phone}.',
    wordings: 'guarantee on your work | what if it fails again | money back | refund',
    next: ['surprises'],
    askPerson: true,
  },
  {
    id: 'after-hours',
    question: 'Does it cost more in the evening or on weekends?',
    answer:
      'This site names one price for each service, and no other one for evenings, weekends or seasons. Our hours are {hours.label}. {hours.note}. ' +
      'Ask for your price before you agree: {provider.phone}.',
    wordings: 'weekend rate | overtime | holiday surcharge | extra at night | Sunday price',
    next: ['how-soon'],
  },
  {
    id: 'same-price',
    question: 'Is the price the same everywhere?',
    answer: 'Prices are the same in every place that we serve.',
    wordings: 'travel fee | do I pay for the kilometres | dearer further out | distance charge',
    next: ['quote-free'],
  },
  {
    id: 'change-appointment',
    question: 'How do I move or cancel an appointment?',
    answer:
      'Call {provider.phone} ({hours.label}) to cancel or move an appointment, or if nobody was there: I cannot see ' +
      'appointments, and this site names no fee for it.',
    wordings: 'reschedule | cancel my appointment | nobody showed up | he is late | cancellation fee',
    next: ['phone-number'],
    askPerson: true,
  },
  {
    id: 'invoice',
    question: 'Who gets the invoice?',
    answer: 'Say on the phone or in the form who gets the invoice: {provider.phone}.',
    wordings: 'bill to my landlord | invoice the company | someone else pays | billing address',
    next: ['payment'],
  },
  {
    id: 'payment',
    question: 'How do I pay?',
    answer: 'This site doesn’t say by which means; a person at {provider.phone} can tell you.',
    wordings: 'credit card | cash or cheque | e-transfer | pay in instalments | payment methods',
    next: ['invoice'],
    askPerson: true,
  },
  {
    id: 'one-time',
    question: 'Can I hire you only once?',
    answer: 'Yes, once is fine. You need no contract.',
    wordings: 'one time | only once | do I have to sign a contract | subscription',
    next: ['quote-free'],
  },
  {
    id: 'client-matter',
    question: 'Can you look up my appointment or invoice?',
    answer:
      'I cannot see appointments, invoices or accounts. Please call {provider.phone} or write to {provider.email}, and a person looks at it with you.',
    wordings: 'status of my order | where is my invoice | my account | when is my appointment',
    next: ['change-appointment'],
    askPerson: true,
  },
  {
    id: 'complaint',
    question: 'I have a complaint. Who do I tell?',
    answer:
      'I’m sorry that this happened. Call {provider.phone} or write to {provider.email}, so that a person can put it right.',
    wordings: 'unhappy with the work | bad service | I want to complain | not done properly',
    next: ['talk-to-a-person'],
    askPerson: true,
  },
  {
    id: 'are-you-a-bot',
    question: 'Are you a person or a program?',
    answer: 'I’m an automated assistant. I answer from what is on this site, and a person is one button away.',
    wordings: 'are you a bot | are you a real person | is this a robot | am I talking to a human | who are you',
    next: ['talk-to-a-person', 'chat-privacy'],
  },
  {
    id: 'chat-privacy',
    question: 'What happens with what I write here?',
    answer:
      'A question that I’m not sure about is kept for 30 days, without names, numbers or addresses. A conversation is stored only once you ask for a person.',
    wordings: 'is this chat private | do you save this chat | delete my data | who reads my messages',
    next: ['are-you-a-bot'],
    links: [{ title: 'Privacy policy', href: '/privacy-policy' }],
  },
  {
    id: 'references',
    question: 'Are there reviews or references?',
    answer: 'Call {provider.phone} to ask for a reference.',
    wordings: 'testimonials | previous clients | can I see your work | rating',
    next: ['guarantee'],
    askPerson: true,
  },
  {
    id: 'licence',
    question: 'Are you licensed and insured?',
    answer: 'Ask for licence and insurance before you agree: {provider.phone}.',
    wordings: 'certified | insurance if something breaks | qualifications | certificate of insurance',
    next: ['references'],
    askPerson: true,
  },
  {
    id: 'hiring',
    question: 'Are you hiring?',
    answer: 'This site lists no openings. Write to {provider.email} with a few lines about yourself.',
    wordings: 'open positions | work for you | careers | send my resume',
    next: ['in-writing'],
  },
];
