import type { CardInput } from './card.ts';

/** What people ask once they have an answer: how often, how long, who, what we have to do. */
export const afterwardsCards: CardInput[] = [
  {
    id: 'who-answers-phone',
    question: 'Who answers when we call?',
    answer:
      'The help desk, in the hours of your plan: {plans.essential.helpDeskHours} on Essential, {plans.professional.helpDeskHours} on Professional and ' +
      '{plans.enterprise.helpDeskHours} on Enterprise. Critical incidents reach a person at {provider.phone} at any hour, on every plan.',
    wordings:
      'who picks up the phone | is it a real person on the phone | do we reach a call centre | who do we talk to at night | does a human answer at 3am | ' +
      'an answering machine or a person',
    next: ['help-desk-hours', 'who-is-our-contact', 'subcontractors'],
  },
  {
    id: 'backup-schedule',
    question: 'How often do you back up?',
    answer:
      'Every day: computers, servers and Microsoft 365. A technician reads the results each working day. Enhanced Backup & DR copies more often.',
    wordings:
      'how often do backups run | are backups daily | when does the backup run | backup frequency | do you back up every hour',
    next: ['backup-kept', 'backup-tested', 'two-backups'],
    links: [{ title: 'Data backup', href: '/services/data-backup' }],
  },
  {
    id: 'backup-kept',
    question: 'How long are backups kept?',
    answer:
      'For a time that is agreed with you; this site states no general one. With the service Data Backup one copy is locked for a period that you choose, ' +
      'so that nobody can change or delete it before.',
    wordings:
      'how far back can you restore | how long do you keep the copies | backup retention | restore from last year | how old can a backup be',
    next: ['backup-schedule', 'records-how-long'],
    askPerson: true,
  },
  {
    id: 'backup-where',
    question: 'Where are backups stored?',
    answer:
      'With the service Data Backup the off-site copy is encrypted before it leaves your office and rests in a Canadian data centre. We record who holds ' +
      'the key.',
    wordings:
      'are backups in Canada | are backups encrypted | location of the backup copy | who holds the key of the backup | off-site copy of the backup',
    next: ['backup-kept', 'where-data'],
    links: [{ title: 'Data backup', href: '/services/data-backup' }],
  },
  {
    id: 'training-often',
    question: 'How often are staff trained and tested?',
    answer:
      'With the service Cybersecurity, short lessons through the year and harmless test messages in between; who clicks sees at once what gave it away. ' +
      'Professional and Enterprise include phishing tests and short training too; this site gives no number a year.',
    wordings:
      'how often do you send phishing tests | how long is the training | how often is the training | do employees get tested | who sees the results of the ' +
      'phishing test',
    next: ['training-included'],
    links: [{ title: 'Phishing tests that teach', href: '/blog/phishing-simulation-done-decently' }],
  },
  {
    id: 'mfa-phones',
    question: 'Do staff have to use their own phones for MFA?',
    answer:
      'No. A security key or a code token does without a phone; the article compares them. Which ones you use is agreed with you.',
    wordings:
      'MFA without a phone | personal phone for work login | security keys for employees | staff refuse to use their phone | own cellphone for codes',
    next: ['mfa', 'insurance-requirements'],
    links: [{ title: 'MFA for staff without work phones', href: '/blog/mfa-for-staff-without-work-phones' }],
  },
  {
    id: 'what-you-need-from-us',
    question: 'What do you need from us to start?',
    answer:
      'A contact who may decide, a list of your people, and the access that your current provider has: passwords, licences, settings and contracts. We ask ' +
      'them for it, and tell you what is still missing.',
    wordings:
      'what do we have to prepare | what do you need from us | how much work is it for us | what must we give you | documents you need to begin | our part ' +
      'in the switch',
    next: ['switching-time', 'first-month', 'old-provider-unhelpful'],
  },
  {
    id: 'how-start',
    question: 'How do we get started?',
    answer:
      'With a free IT assessment: we look at what you have and write down what to do first. You get a written quote, a start date and the name of who is ' +
      'responsible; then we take over from your current provider.',
    wordings:
      'what are the first steps | how do we sign up | we want to become a client | how does it begin | next step to hire you | how do we start with you',
    next: ['book-assessment', 'switching-time', 'what-you-need-from-us'],
    links: [{ title: 'Contact form', href: '/contact' }],
    askPerson: true,
  },
  {
    id: 'start-when',
    question: 'How soon can you start?',
    answer:
      'You get a start date with the written quote; this site promises none. Moving over from another provider has its own timetable, and an emergency is ' +
      'helped with at once: {provider.phone}.',
    wordings:
      'when can you begin | can you start next week | earliest start date | how quickly can we be onboarded | can you start on Monday',
    next: ['switching-time', 'how-start'],
    askPerson: true,
  },
  {
    id: 'setup-by-whom',
    question: 'Who does the work when we switch?',
    answer:
      'Our technicians, together with your old provider: we ask for access, check that it works, install our tools and change the passwords on the last ' +
      'day. Your people keep working.',
    wordings:
      'who installs everything | who sets it all up | do we do the migration ourselves | who talks to the old provider | do you do it all',
    next: ['downtime-when-switching', 'what-you-need-from-us'],
  },
  {
    id: 'consulting-hour',
    question: 'What is IT consulting by the hour for?',
    answer:
      "Advice that a plan doesn't include: a review, a three-year plan and budget, comparing quotes, directing a project or writing policies. You get an " +
      'estimate of the hours first.',
    wordings:
      'what is the hourly rate for | what do we get for an hour of consulting | when do we need consulting | minimum of hours for consulting | hours of ' +
      'consulting',
    next: ['one-job', 'vcio'],
    links: [{ title: 'IT consulting', href: '/services/it-consulting' }],
  },
  {
    id: 'how-far',
    question: 'How far are we from your office?',
    answer:
      'Our office is at {provider.street}, {provider.city}. We visit in all places on our locations page, and the price is the same in each.',
    wordings:
      'how far away are you | distance to your office | are you near us | how long does it take you to get here | driving time',
    next: ['where-you-work', 'visit-price'],
    links: [{ title: 'All places we serve', href: '/locations' }],
  },
  {
    id: 'same-on-all-plans',
    question: 'What is the same on every plan?',
    answer:
      'Remote help desk, monitoring day and night, updates, antivirus, Microsoft 365 or Google Workspace administered, a list of your devices and a ' +
      'monthly report. The emergency line answers critical incidents 24/7 on each.',
    wordings:
      'what do all plans include | in every plan | part of all plans | what is standard | what do we get on any plan',
    next: ['which-plan', 'what-not-included'],
    links: [{ title: 'Plans and prices', href: '/pricing' }],
  },
  {
    id: 'cheaper-with-it-person',
    question: 'Is it cheaper if we keep our own IT person?',
    answer:
      "What your own staff keep is taken into account in a written quote after the free IT assessment; there is no list price for a split that we haven't " +
      'seen.',
    wordings: 'lower price with our own administrator | do we pay less with in-house IT | split the work and the price',
    next: ['co-managed-price', 'fire-it-person'],
  },
  {
    id: 'it-person-does-what',
    question: 'What does our IT person do then?',
    answer:
      "What only an insider knows: your business software, decisions, budget, helping people on site. We take what can't wait: servers, security, " +
      'backups, nights. A table of duties says who does what.',
    wordings:
      'what would he do then | who does what with our IT staff | divide the work with our administrator | role of our IT manager | tasks that stay with us',
    next: ['fire-it-person', 'co-managed-price'],
    links: [{ title: 'Co-managed IT', href: '/services/co-managed-it' }],
  },
  {
    id: 'first-call',
    question: 'What happens when we call with a problem?',
    answer:
      'The help desk takes it and tries to solve it remotely at once. If that fails, a technician comes on Professional and Enterprise; on Essential we ' +
      "quote the visit first. It isn't billed by the call.",
    wordings:
      'how does support work | what happens when something breaks | how are tickets handled | process for a support request',
    next: ['response-time', 'charge-per-call'],
  },
  {
    id: 'articles',
    question: 'Do you have articles to read?',
    answer:
      'Yes: the blog has articles on security, cloud, law and planning, and the resources have templates and a security checklist.',
    wordings:
      'something to read about this | where can I read more | do you have a guide | blog posts | tips for small business',
    next: [],
    links: [
      { title: 'Blog', href: '/blog' },
      { title: 'Resources', href: '/resources' },
    ],
  },
  {
    id: 'e-discovery',
    question: 'Do you do e-discovery or legal holds?',
    answer:
      'This site doesn’t offer it as a service. Email Security & Archiving keeps a searchable archive of every message; ask a person about anything ' +
      'further.',
    wordings: 'ediscovery | litigation hold | legal hold on mailboxes | search all mail for a lawsuit',
    next: ['licences'],
    askPerson: true,
  },
  {
    id: 'email-archive',
    question: 'Do you archive our email?',
    answer:
      'Yes, with the add-on Email Security & Archiving: a searchable archive of every message and filters for phishing and malware, ' +
      '{addOns.email-security.price} per user a month beside a plan on a one-year agreement.',
    wordings:
      'email archiving | keep all emails | searchable archive of mail | spam filter | protect our mail from phishing',
    next: ['plan-price', 'ransomware-protection'],
  },
  {
    id: 'send-quote',
    question: 'Can you send me a quote?',
    answer:
      'Yes. Tell me how many people you are, then press “Send this to a person”; or press “Request Detailed Quote” in the calculator and leave an email ' +
      'address. A written quote comes from a person.',
    wordings:
      'email me the price | quote by email | get it in writing | send it to me | something I can forward to my boss',
    next: ['plan-price', 'talk-to-a-person'],
    links: [{ title: 'Price calculator', href: '/pricing#calculator' }],
    askPerson: true,
  },
  {
    id: 'keep-numbers',
    question: 'Can we keep our phone numbers?',
    answer:
      'Numbers can usually be moved to an internet phone system. Whether yours can be is asked of your present carrier first, before anything changes.',
    wordings:
      'keep our number | port our phone number | same phone number | transfer the numbers to VoIP | number portability',
    next: ['phones'],
    askPerson: true,
  },
];
