import type { CardInput } from './card.ts';

/** Beginning, changing provider, and ending. */
export const switchingCards: CardInput[] = [
  {
    id: 'book-assessment',
    question: 'How do I book the free IT assessment?',
    answer:
      'Pick a time on the page of the assessment, or call {provider.phone}. We call you for half an hour and look at your computers, network, ' +
      'accounts and backups; you keep the written list whether or not you hire us. The link in your email changes or cancels it.',
    wordings:
      'I want to book a free assessment | schedule a consultation | set up a meeting with you | book a time for a call next week | ' +
      'which times are free | change or cancel my booking',
    next: ['what-assessment', 'first-month'],
    links: [{ title: 'Free IT assessment', href: '/assessment' }],
    askPerson: true,
  },
  {
    id: 'what-assessment',
    question: 'What happens in the free IT assessment?',
    answer:
      'We talk about how your business works and what worries you, then look at your computers, network, accounts and backups. You get a short written list ' +
      'of what is sound, what is at risk and what to fix first. It costs nothing, and the list is yours whether or not you hire us.',
    links: [{ title: 'Sample report', href: '/assessment' }],
    wordings:
      'what do you check for free | is the assessment really free | what is included in the audit | do we get a report',
    next: ['book-assessment', 'first-month'],
  },
  {
    id: 'switching-time',
    frequent: true,
    question: 'How long does switching provider take?',
    answer:
      'From the first look at the old contract to the last closed account about twelve weeks, most of them quiet; we take over in week ten. Your staff ' +
      'keep working and get one new number to call.',
    wordings:
      'how long to change IT company | time to move to you | when could you start | onboarding how many weeks | transition period',
    next: ['how-switch', 'old-provider-unhelpful', 'first-month'],
    links: [{ title: 'Changing your IT provider', href: '/guides/change-it-provider' }],
  },
  {
    id: 'how-switch',
    question: 'How do we switch from our current IT provider?',
    faq: 'How do we switch from our current IT provider?',
    wordings:
      'leave our IT company | take over from our current provider | moving from another MSP | unhappy with our IT guys',
    next: ['switching-time', 'old-provider-unhelpful'],
    links: [{ title: 'Changing your IT provider', href: '/guides/change-it-provider' }],
  },
  {
    id: 'old-provider-unhelpful',
    question: "What if our old provider won't help?",
    answer:
      "We ask them for passwords, licences, settings and contracts, and check that each one works before the last day. If they don't answer, talk to a " +
      'person at {provider.phone} before you give notice.',
    wordings:
      "they refuse to give us the passwords | previous IT holds our domain | provider not cooperating | old company doesn't answer",
    next: ['how-switch', 'documentation-ours'],
    askPerson: true,
  },
  {
    id: 'first-month',
    question: 'What happens in the first month?',
    answer:
      'We list every device and account, take over the administrator access, install monitoring, and then answer the phone. You name who may approve ' +
      'things, and tell us what must never stop.',
    wordings:
      'first thirty days | how does onboarding work | what do you do at the beginning | what do you need from us to start',
    next: ['switching-time', 'setup-fee'],
    links: [{ title: 'Managed IT', href: '/services/managed-it' }],
  },
  {
    id: 'first-step-project',
    question: 'What is the first step of a project?',
    answer:
      'A look at what you have and a talk about what has to work afterwards. You then get a written plan with steps, price and dates; nothing is bought or ' +
      'changed before you say yes.',
    wordings:
      'how does a migration begin | first thing you do in a project | start a cloud move | how do projects work',
    next: ['migration-time', 'one-job'],
  },
  {
    id: 'migration-time',
    question: 'How long does a cloud migration take?',
    answer:
      "Most take {claims.migration}. It depends on how much mail and how many files move, and on the old server's condition; the plan has the dates.",
    wordings:
      'moving to Microsoft 365 how long | duration of a cloud move | weeks to migrate email | how quickly can you move our server',
    next: ['first-step-project', 'migration-downtime'],
    links: [{ title: 'Cloud migration', href: '/services/cloud-migration' }],
  },
  {
    id: 'migration-downtime',
    question: 'Does everything stop during a migration?',
    answer:
      'No. We copy mail and files in the background, switch over in an evening or on a weekend, and keep the old system as a way back until you have ' +
      'worked on the new one.',
    wordings:
      'downtime during the move | will we lose email while you migrate | interruption when switching to the cloud | can we work during migration',
    next: ['migration-time'],
    links: [{ title: 'Cloud migration', href: '/services/cloud-migration' }],
  },
  {
    id: 'contract-length',
    frequent: true,
    question: 'Do we have to sign a long-term contract?',
    faq: 'Do we have to sign a long-term contract?',
    wordings: 'contract length | month to month | are we locked in | minimum term | commitment of a year',
    next: ['notice', 'pay-yearly'],
  },
  {
    id: 'notice',
    question: 'How do we end the agreement?',
    answer:
      'How much notice to give, and what ending early costs, stands in the written agreement and not on this site; ask for the wording before you sign. ' +
      'Month-to-month agreements are available.',
    wordings: 'cancel the contract | notice period | terminate early | can we leave whenever we want',
    next: ['documentation-ours', 'contract-length'],
    askPerson: true,
  },
  {
    id: 'documentation-ours',
    question: 'What do we get when we leave you?',
    answer:
      'The passwords, the documentation and the list of devices: they are yours. Ask how long backups that we store are kept, before you sign.',
    wordings:
      'who owns the documentation | do we get our passwords back | what happens to our data if we leave | handover at the end',
    next: ['notice'],
  },
];
