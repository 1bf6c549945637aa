import type { CardInput } from './card.ts';

/** What people ask about daily life with us. */
export const everydayCards: CardInput[] = [
  {
    id: 'how-to-reach-help-desk',
    question: 'How do our people reach the help desk?',
    answer:
      'By phone at {provider.phone} or by email at {provider.email}. Most problems are solved remotely, on the caller’s own screen.',
    wordings:
      'open a ticket | report a problem | how does support work day to day | who do my staff call | log a request',
    next: ['who-may-call', 'response-time'],
  },
  {
    id: 'technician-today',
    question: 'Can a technician come today?',
    answer:
      'Call {provider.phone}: a person says how soon. Visits are included in Professional and Enterprise when a problem can’t be fixed remotely; otherwise ' +
      'each visit is quoted first.',
    wordings:
      'someone come this afternoon | send somebody now | urgent visit | need a technician on site today | emergency visit',
    next: ['cheapest-plan-with-visits', 'not-a-client'],
    askPerson: true,
  },
  {
    id: 'visit-price',
    question: 'What does a visit cost?',
    answer:
      'On Professional and Enterprise visits are part of the plan. On Essential, or without a plan, we quote each visit before anyone drives out.',
    wordings: 'how much per visit | call-out fee | travel charge | charge for driving to us',
    next: ['cheapest-plan-with-visits', 'same-price-everywhere'],
  },
  {
    id: 'same-price-everywhere',
    question: 'Is the price the same in every city?',
    answer: 'Yes. What changes it: the plan, the number of users, the industry and the add-ons.',
    wordings: 'cheaper in Toronto | price depends on location | extra for Burlington | travel fee by city',
    next: ['plan-price', 'volume-discount'],
  },
  {
    id: 'what-is-monitored',
    question: 'What exactly do you monitor?',
    answer:
      'Computers and servers, day and night, on every plan; firewall, switches and Wi-Fi from Professional on; logins and security logs with the add-on ' +
      'Advanced Cybersecurity.',
    wordings: 'what do you watch | monitoring includes what | alerts for which systems | do you see our screens',
    next: ['night-alert', 'who-sees-data'],
  },
  {
    id: 'night-alert',
    question: 'What happens when something fails at night?',
    answer:
      'Systems are monitored day and night, and critical incidents reach our emergency line at any hour on every plan. A help desk for everything else ' +
      'answers at night on Enterprise.',
    wordings: 'at 3am | server goes down overnight | alert on a holiday | who reacts on Sunday night',
    next: ['weekend-support', 'response-time'],
  },
  {
    id: 'upgrade-plan',
    question: 'Can we change the plan later?',
    answer:
      'This site doesn’t say how a change of plan works within a term; ask before you sign. Month-to-month agreements are available.',
    wordings:
      'upgrade from Essential to Professional | downgrade | switch plan during the year | start small and move up',
    next: ['contract-length', 'add-remove-users'],
    askPerson: true,
  },
  {
    id: 'add-remove-users',
    question: 'What if we grow or shrink?',
    answer:
      'You pay per person, and the price per person falls as the number of users grows. How soon a change counts stands in the written agreement; ask ' +
      'before you sign.',
    wordings:
      'add users later | fewer employees next year | seasonal staff | we hire five people | reduce the number of seats',
    next: ['volume-discount', 'what-counts-as-user'],
  },
  {
    id: 'volunteers',
    question: 'Do volunteers and temps count as users?',
    answer:
      'Whoever has an account counts, whatever they are called and however few hours they work; without an account they don’t.',
    wordings: 'volunteers need accounts | interns | contractors with a login | shared login for temps',
    next: ['what-counts-as-user', 'compliance-surcharge'],
  },
  {
    id: 'in-advance',
    question: 'Do you bill in advance?',
    answer:
      'This site doesn’t say when invoices are due. The standard is a one-year agreement, paid monthly or yearly.',
    wordings: 'when do we pay | billing date | pay at the beginning of the month | deposit | prepayment',
    next: ['payment', 'pay-yearly'],
    askPerson: true,
  },
  {
    id: 'canadian-dollars',
    question: 'Are the prices in Canadian dollars?',
    answer: 'Yes, in Canadian dollars and before tax.',
    wordings: 'CAD or USD | currency | US dollars | which currency',
    next: ['tax', 'plan-price'],
  },
  {
    id: 'why-more-expensive',
    question: 'Why do you cost more than others?',
    answer:
      'Compare what is in the price: help desk without a charge per call, monitoring, updates, antivirus and account administration on every plan. Ask the ' +
      'other firm what is extra; our list of what isn’t included is on the pricing page.',
    wordings:
      'cheaper provider | competitor is cheaper | beat a price | other quote is lower | why so expensive | too much money',
    next: ['what-not-included', 'negotiate'],
    links: [{ title: 'Plans and prices', href: '/pricing' }],
  },
  {
    id: 'pay-both',
    question: 'Do we pay two providers while we switch?',
    answer:
      'That depends on the notice in your old agreement: read it before you fix a date. The guide shows the order of the steps week by week.',
    wordings:
      'pay both at the same time | overlap of contracts | double billing during the change | still under contract with our MSP',
    next: ['switching-time', 'old-provider-unhelpful'],
    links: [{ title: 'Changing your IT provider', href: '/guides/change-it-provider' }],
  },
  {
    id: 'downtime-when-switching',
    question: 'Will our people notice the change?',
    answer: 'Your staff keep working and get one new number to call. We arrange the handover with your old provider.',
    wordings: 'downtime during the switch | disruption | interrupt our work | how painful is moving to you',
    next: ['switching-time', 'first-month'],
  },
  {
    id: 'soc2-help',
    question: 'Can you help us with an audit or a certificate?',
    answer:
      'With our part of it: policies and access records are kept ready for an audit on Enterprise, and the Security Assessment checks settings with a ' +
      'report. The certificate itself comes from an outside auditor.',
    wordings:
      'we need SOC 2 | ISO audit help | our client sent a security questionnaire | compliance audit | plan that covers audits',
    next: ['security-assessment', 'are-you-insured'],
  },
  {
    id: 'legal-advice',
    question: 'Can you tell us whether we comply with the law?',
    answer:
      'That is for your lawyer to judge. We name the rules that we know of, look after our part of the work, and give you the evidence for it.',
    wordings:
      'is that legal | are we allowed to | do we have to report a breach | legal advice | what does the law say',
    next: ['pipeda', 'where-data'],
  },
  {
    id: 'phipa-requires',
    question: 'What does PHIPA ask of our IT?',
    answer:
      'Reasonable safeguards for health records, and steps after a breach: it binds you as their custodian, and we set up our part of it. The healthcare ' +
      'page says what each rule asks, with its source.',
    wordings:
      'PHIPA requirements | health privacy law | patient data rules | store patient data in the US | what does PHIPA require',
    next: ['pipeda', 'cpso-ten-years'],
    links: [{ title: 'IT for healthcare', href: '/industries/healthcare' }],
  },
  {
    id: 'our-software',
    question: 'Do you support the software of our trade?',
    answer:
      'The pages of the industries name the software that we work with. Tell us the name of another, and a person answers.',
    wordings:
      'do you know our program | ERP support | line of business application | CRM | help with our accounting software | specific software',
    next: ['microsoft-365', 'one-job'],
    links: [{ title: 'Industries', href: '/industries' }],
    askPerson: true,
  },
  {
    id: 'app-development',
    question: 'Do you develop software?',
    answer:
      'This site lists no software development among our services. A person at {provider.phone} can tell you more.',
    wordings: 'build an app | custom software | programming | database development | automation scripts',
    next: ['websites', 'one-job'],
  },
  {
    id: 'ai-copilot',
    question: 'Do you help with AI tools such as Copilot?',
    answer:
      "Ask us: this site lists no service of that name. Our article says which confidential data shouldn't go into such tools.",
    wordings: 'ChatGPT in our company | Microsoft Copilot | artificial intelligence | AI policy',
    next: ['microsoft-365', 'who-sees-data'],
    links: [{ title: 'AI assistants and confidential data', href: '/blog/ai-assistants-and-confidential-data' }],
    askPerson: true,
  },
  {
    id: 'backup-or-recovery',
    question: 'What is the difference between backup and disaster recovery?',
    answer:
      'A backup is the copy; disaster recovery is getting the whole business working from it, in an order and a time that were agreed before. Data backup ' +
      'does both.',
    wordings: 'backup versus disaster recovery | DR plan | recovery time | business continuity',
    next: ['backup-tested', 'where-data'],
    links: [{ title: 'Data backup', href: '/services/data-backup' }],
  },
  {
    id: 'restore-deleted',
    question: 'Can you bring back deleted files or email?',
    answer:
      'Where there is a backup, yes. Microsoft keeps deleted items for a limited time only; after that a backup of Microsoft 365 is needed. If something ' +
      'was just deleted, stop using the folder and call {provider.phone}.',
    wordings: 'recover deleted emails | undelete a folder | restore an old version | deleted by accident months ago',
    next: ['backup-365', 'backup-tested'],
  },
  {
    id: 'password-reset',
    question: 'I forgot my password, or my account is locked. What now?',
    answer:
      'As a client, call the help desk at {provider.phone}. Otherwise ask the administrator of your Microsoft 365 or Google Workspace, or use “Forgot ' +
      'password” on the login page. Never write a password here.',
    wordings:
      "reset my Microsoft password | account locked | can't log in | locked out of Outlook | change my password",
    next: ['everyday-problem', 'mfa'],
  },
  {
    id: 'passwords-kept',
    question: 'Who has our passwords?',
    answer: 'The documentation with passwords is yours: we keep it for the work, and it goes with you when you leave.',
    wordings: 'where are our passwords kept | can we see our passwords | password list | do you know our logins',
    next: ['admin-access', 'documentation-ours'],
  },
  {
    id: 'assessment-where',
    question: 'Is the free assessment on site, and how long does it take?',
    answer:
      'It begins with a call of half an hour. Then we look at computers, network, accounts and backups; how, and when you get the list, is agreed on the call.',
    wordings:
      'assessment at our office | duration of the assessment | remote assessment | how long is the audit | do you come for the assessment',
    next: ['book-assessment', 'what-assessment'],
  },
  {
    id: 'chat-topics',
    question: 'What can you answer?',
    answer:
      'Questions about our services, prices, places, security and how we work. For anything else a person is one button away.',
    wordings: 'what can you do | topics | what do you know | tell me a joke | write me a poem',
    next: ['plan-price', 'talk-to-a-person'],
  },
];
