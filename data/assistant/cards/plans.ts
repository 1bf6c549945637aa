import type { CardInput } from './card.ts';

/** What the plans cost and include. */
export const planCards: CardInput[] = [
  {
    id: 'cheapest-plan-with-visits',
    question: 'Which is the cheapest plan with visits?',
    answer:
      "Professional, at {plans.professional.price} per user per month before tax: a technician comes when a problem can't be fixed remotely. On Essential " +
      '({plans.essential.price}) we quote each visit before anyone drives out.',
    wordings:
      'cheapest plan where someone comes to our office | lowest price that includes on-site support | do visits cost extra | is on-site included in ' +
      'Essential',
    next: ['minimum-users', 'what-not-included', 'pay-yearly'],
    links: [{ title: 'Plans and prices', href: '/pricing' }],
  },
  {
    id: 'plan-price',
    frequent: true,
    question: 'What do the plans cost?',
    answer:
      'Plans start at {plans.essential.price} per user per month for Essential, {plans.professional.price} for Professional and {plans.enterprise.price} ' +
      'for Enterprise, before tax. The calculator on the pricing page shows the total for your number of people, with discounts and one-time costs.',
    wordings: 'price list | how much is a month per person | what are your rates | plans and pricing',
    next: ['what-not-included', 'setup-fee', 'pay-yearly'],
    links: [{ title: 'Price calculator', href: '/pricing' }],
  },
  {
    id: 'pay-yearly',
    question: 'Is it cheaper to pay yearly?',
    faq: 'Is it cheaper to pay yearly?',
    wordings:
      'is it cheaper to pay by the year | annual price | discount for yearly payment | prepay twelve months | save by paying annually',
    next: ['contract-length', 'volume-discount'],
    links: [{ title: 'Plans and prices', href: '/pricing' }],
  },
  {
    id: 'minimum-users',
    frequent: true,
    question: 'Is there a minimum number of users?',
    faq: 'Is there a minimum number of users?',
    wordings: 'are we too small for you | we are only three people | smallest company you take | minimum seats',
    next: ['plan-price', 'what-counts-as-user'],
  },
  {
    id: 'mixed-plans',
    question: 'Can some of our people be on a smaller plan?',
    answer:
      'The calculator prices one plan for everyone, and this site doesn’t say whether plans can be mixed or what people pay who only use email. Say how ' +
      'many of each you have, and a person quotes it.',
    wordings:
      'half of them only use email | two different plans | mix plans | email only users | part of the team on Essential',
    next: ['what-counts-as-user', 'plan-price'],
    askPerson: true,
  },
  {
    id: 'what-counts-as-user',
    question: 'What counts as a user?',
    answer:
      "A person with an account, however many computers, phones or mailboxes they use. Part-timers count once they have an account; machines don't count.",
    wordings:
      'do part-time staff count | price per device or per person | two computers for one person | shared computers how many users',
    next: ['minimum-users', 'plan-price'],
  },
  {
    id: 'volume-discount',
    question: 'Are there discounts for larger teams?',
    faq: 'Are there discounts for larger teams?',
    wordings: 'volume discount | cheaper with more users | discount for 50 people | bulk price',
    next: ['pay-yearly', 'plan-price'],
  },
  {
    id: 'setup-fee',
    frequent: true,
    question: 'What is the setup fee for?',
    faq: 'What is the setup fee for?',
    wordings: 'onboarding fee | one time cost at the start | why do we pay for setup | initial fee',
    next: ['first-month', 'what-not-included'],
  },
  {
    id: 'what-not-included',
    frequent: true,
    question: "What isn't included in the monthly price?",
    faq: "What isn't included in the monthly price?",
    wordings: 'hidden costs | extra charges | what costs extra | are licences included | surprise fees on the invoice',
    next: ['setup-fee', 'buy-hardware'],
  },
  {
    id: 'compliance-surcharge',
    question: 'Why do some industries pay more?',
    faq: 'Why do some industries pay a compliance surcharge?',
    wordings: 'why is healthcare more expensive | compliance surcharge | law firms pay extra | industry multiplier',
    next: ['plan-price'],
  },
  {
    id: 'which-plan-edr',
    question: 'Which plan has endpoint detection (EDR)?',
    answer:
      'Every plan has managed antivirus. Endpoint detection and response is the add-on Advanced Endpoint Protection, on top of any plan; analysts who ' +
      'watch logins and logs are Advanced Cybersecurity.',
    wordings:
      'do you include EDR | crowdstrike or sentinelone included | endpoint detection and response in the plan | is MDR part of it',
    next: ['plan-price', 'insurance-requirements'],
    links: [{ title: 'Add-ons', href: '/pricing' }],
  },
  {
    id: 'training-included',
    question: 'Is security training for our staff included?',
    answer:
      "On Professional and Enterprise, yes: phishing tests and short security training for all staff. Essential doesn't include it.",
    wordings:
      'phishing training | awareness courses for employees | do you teach our people | staff training which plan',
    next: ['which-plan-edr', 'cheapest-plan-with-visits'],
  },
  {
    id: 'price-on-contract-end',
    question: 'Why not just pay by the hour?',
    answer:
      'By the hour you pay most in the month that goes worst, and nobody is paid to prevent it. A plan is a fixed price per person with updates, ' +
      "monitoring and help included. For a single job you don't need a plan: IT consulting is by the hour.",
    wordings: 'hourly rate instead of a plan | break fix | pay only when something breaks | pay as you go support',
    next: ['plan-price', 'one-job'],
    links: [{ title: 'IT consulting', href: '/services/it-consulting' }],
  },
];
