import type { RecordsInput } from '#data/rules/schema/site.ts';

/** Questions of the trade; a card with the id of a common one replaces it. */
export const cards: NonNullable<RecordsInput['assistant']['cards']> = [
  {
    id: 'new-patients',
    question: 'Do you take new patients?',
    answer:
      'Call {provider.phone} or send the form, and we tell you when a new patient can come, alone or as a family.',
    wordings: 'accepting new patients | become a patient | do you see children | walk-ins | need a referral',
    next: ['dental-plan', 'how-soon'],
  },
  {
    id: 'dental-plan',
    question: 'Do you take my insurance?',
    answer:
      'Bring the card of your plan, or call {provider.phone} with it at hand: we ask what it covers and tell you before treatment what is left to pay.',
    wordings: 'direct billing | Canadian Dental Care Plan | CDCP | is it covered | I have Sun Life | no insurance',
    next: ['quote-free', 'tax'],
  },
  {
    id: 'everyday-problem',
    question: 'A filling, crown or denture broke. What now?',
    answer: 'We should look at that. Call {provider.phone} ({hours.label}), and keep what broke off or came out.',
    wordings:
      'chipped tooth | filling fell out | crown came off | denture cracked | loose tooth | gums bleed when brushing',
    next: ['how-soon', 'new-patients'],
  },
  {
    id: 'health-question',
    question: 'I am pregnant, or take medicine. Can I be treated?',
    answer:
      'Tell us before the visit, and we plan it with that in mind: {provider.phone}. What is safe for you, your ' +
      'doctor, your pharmacist or our dentist can say; I cannot.',
    wordings:
      'pregnant x-rays | blood thinners | allergic to penicillin | heart condition antibiotics | breastfeeding | diabetic',
    next: ['talk-to-a-person'],
    askPerson: true,
  },
  {
    id: 'sedation',
    question: 'I am afraid of the dentist. What can you do?',
    answer:
      'Say so when you book, and we take the time. What we offer against fear and pain, we tell you on the phone: {provider.phone}.',
    wordings: 'sedation | laughing gas | will it hurt | dental anxiety | sleep dentistry',
    next: ['new-patients'],
    askPerson: true,
  },
  {
    id: 'tax',
    question: 'Is there tax on dental treatment?',
    answer: 'Treatment for your health carries no GST or HST; cosmetic treatment does. Your estimate shows it.',
    wordings: 'HST included | plus tax | tax on whitening | before or after tax',
    next: ['quote-free'],
  },
  {
    id: 'surprises',
    question: 'Do I know the price before treatment?',
    answer: 'Yes: you get a plan with the price of each step before anything begins, and what can wait may wait.',
    wordings: 'hidden costs | treatment plan price | is the price fixed | too expensive | what if you find more',
    next: ['dental-plan'],
  },
  {
    id: 'one-time',
    question: 'Can I come for a single visit?',
    answer: 'Yes, a single visit is welcome.',
    wordings: 'only once | second opinion | just a cleaning | I am on vacation here',
    next: ['new-patients'],
  },
  {
    id: 'client-matter',
    question: 'Can you look up my appointment or invoice?',
    answer:
      'I cannot see visits, invoices or accounts. Please call {provider.phone} or write to {provider.email}, and a person looks at it with you.',
    wordings: 'when is my appointment | my account | where is my invoice | my x-rays',
    next: ['change-appointment'],
    askPerson: true,
  },
];
