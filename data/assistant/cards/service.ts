import type { CardInput } from './card.ts';

/** How we work, what we look after and what not. */
export const serviceCards: CardInput[] = [
  {
    id: 'who-is-our-contact',
    question: 'Who is our contact person?',
    answer:
      'Everyone calls one number and reaches the help desk, where your documentation is. Enterprise adds a named technical lead who knows your systems; on ' +
      'every plan you get the name of the person responsible for the start.',
    wordings:
      'do we get a dedicated person | account manager | point of contact | who do we talk to | same technician every time | named contact',
    next: ['who-may-call', 'response-time'],
  },
  {
    id: 'who-may-call',
    question: 'Who may call you?',
    faq: 'Who may call you?',
    wordings:
      'can every employee contact support | who is allowed to call the help desk | do staff call you directly | approve purchases',
    next: ['charge-per-call', 'who-is-our-contact'],
  },
  {
    id: 'charge-per-call',
    question: 'Is there a charge per call or ticket?',
    faq: 'Is there a charge per call or ticket?',
    wordings: 'pay per ticket | unlimited support | how many calls are included | do calls cost extra',
    next: ['plan-price', 'cheapest-plan-with-visits'],
  },
  {
    id: 'response-time',
    frequent: true,
    question: 'How fast do you respond?',
    faq: 'How fast do you respond on each plan?',
    wordings:
      'response time | how long until someone answers | SLA | guaranteed reaction time | when does a technician call back',
    next: ['missed-guarantee', 'weekend-support'],
  },
  {
    id: 'missed-guarantee',
    question: 'What happens if you miss the response time?',
    answer:
      "This site doesn't say what follows when a guaranteed response is missed. Ask for the wording of the agreement before you sign.",
    wordings: 'what if you miss the guarantee | penalty for a late response | SLA credits | do we get money back',
    next: ['response-time', 'notice'],
    askPerson: true,
  },
  {
    id: 'weekend-support',
    frequent: true,
    question: 'Do you support us on weekends?',
    answer:
      'Yes, three ways: critical incidents reach our emergency line at any hour on every plan, Enterprise has a help desk at night and on weekends, and ' +
      'for other plans we quote a weekend package.',
    wordings: 'open on Saturday | support on Sunday | 24/7 support | we work on weekends | after hours support',
    next: ['help-desk-hours', 'emergency-number'],
  },
  {
    id: 'help-desk-hours',
    question: 'When does the help desk answer?',
    faq: 'When does the help desk answer?',
    wordings: 'help desk hours | what time can we call support | support times per plan | do you answer in the evening',
    next: ['weekend-support', 'response-time'],
  },
  {
    id: 'emergency-number',
    frequent: true,
    question: 'What is the number for an emergency?',
    answer:
      'Call {provider.phone} at any hour. For what can wait until the morning, {provider.email} or the contact form reaches the same people.',
    wordings: 'emergency phone | call at night | urgent help number | hotline',
    next: ['weekend-support', 'not-a-client'],
  },
  {
    id: 'not-a-client',
    question: 'Do you help in an emergency without a contract?',
    answer: 'Yes, you may call {provider.phone} in an emergency without being a client.',
    wordings:
      "we aren't a client yet | emergency help for non clients | one time emergency | help us even if we have no plan",
    next: ['emergency-number', 'one-job'],
  },
  {
    id: 'one-job',
    question: 'Can we hire you for a single job?',
    answer:
      'Yes. A cloud move, an office move or advice by the hour needs no plan; each job is quoted in writing before any work begins.',
    wordings: 'one time project | just a small job | no monthly contract only a project | single consulting day',
    next: ['first-step-project', 'plan-price'],
    links: [{ title: 'All services', href: '/services' }],
  },
  {
    id: 'microsoft-365',
    question: 'Do you look after Microsoft 365?',
    answer:
      'Yes. Accounts, mailboxes and licences are looked after in every plan, wherever you bought the licences; MFA for everyone is set up ' +
      'on Professional and Enterprise.',
    wordings:
      'do you do Microsoft 365 | office 365 support | Outlook and Teams help | exchange online administration | Google Workspace too',
    next: ['licences', 'backup-365'],
    links: [{ title: 'Microsoft 365 support', href: '/services/microsoft-365-support' }],
  },
  {
    id: 'licences',
    question: 'Do we have to buy licences from you?',
    faq: 'Do we have to buy licences from you?',
    wordings:
      'keep our own licences | buy Microsoft licences elsewhere | do you sell licences | existing subscriptions | cheaper licences than from Microsoft',
    next: ['microsoft-365', 'what-not-included'],
  },
  {
    id: 'phones',
    question: 'Do you do phone systems?',
    answer:
      'Yes, as the VoIP Phone System add-on to a plan: phone lines over the internet with voicemail, call queues and an app.',
    wordings: 'VoIP | business phones | replace our phone lines | telephone system | Teams calling',
    next: ['plan-price'],
    links: [{ title: 'Add-ons', href: '/pricing' }],
  },
  {
    id: 'websites',
    question: 'Do you build or host websites?',
    answer:
      'This site lists no website design or hosting among our services. A person at {provider.phone} can tell you more.',
    wordings: 'make us a website | web design | website hosting | can you fix our WordPress',
    next: ['website-down-who', 'one-job'],
  },
  {
    id: 'website-down-who',
    question: 'Who fixes our website when it is down?',
    answer:
      "Usually whoever hosts it. If you don't know who that is, call {provider.phone} and a person looks into it with you.",
    wordings: 'our site is offline who do we call | website host unknown | domain expired | DNS problem',
    next: ['websites', 'emergency-number'],
  },
  {
    id: 'macs',
    question: 'Do you support Macs and phones?',
    faq: 'Do you support Macs, phones and home computers?',
    wordings: 'apple computers | iphone support | we use macbooks | mixed windows and mac office | android phones',
    next: ['home-office', 'plan-price'],
  },
  {
    id: 'home-office',
    question: 'Do you support people who work from home?',
    answer:
      "Yes. Their work computers are on the plan wherever they are, with or without an office of your own. Home networks and private devices aren't " +
      'covered, except for the way in, such as the VPN.',
    wordings:
      'remote workers | we have no office everyone works from home | fully remote company | work from home without an office | hybrid staff',
    next: ['macs', 'plan-price'],
  },
  {
    id: 'buy-hardware',
    question: 'Can we buy computers through you?',
    answer: "Yes. Hardware is quoted separately, as a line of its own; it isn't part of the monthly price.",
    wordings: 'do you sell laptops | order new PCs | hardware purchase | get us a server',
    next: ['setup-new-computers', 'replace-old-computers'],
  },
  {
    id: 'setup-new-computers',
    question: 'We bought computers. Do you set them up?',
    answer:
      "Yes. For people on a plan, setting up a computer is part of the help desk's work; many at once, or without a plan, is a job with a quote.",
    wordings:
      'set up new laptops we bought ourselves | install ten new computers | configure a new PC | setup after buying computers',
    next: ['buy-hardware', 'one-job'],
  },
  {
    id: 'replace-old-computers',
    question: 'Do we have to replace our computers first?',
    faq: 'Do we have to replace our computers first?',
    wordings: 'our PCs are old | windows 10 machines | must we buy new hardware | keep existing equipment',
    next: ['buy-hardware', 'first-month'],
  },
  {
    id: 'fire-it-person',
    question: 'Do we have to let our IT person go?',
    faq: 'Will you replace our IT person?',
    wordings:
      'we have an IT employee | work with our internal IT | co-managed | replace our administrator | do we still need our IT guy',
    next: ['co-managed-price', 'it-person-leaves'],
    links: [{ title: 'Co-managed IT', href: '/services/co-managed-it' }],
  },
  {
    id: 'co-managed-price',
    question: 'What does co-managed IT cost?',
    faq: 'What does co-managed IT cost?',
    wordings:
      'price beside our own IT staff | cost of sharing the work | co-managed pricing | discount because we have IT staff',
    next: ['fire-it-person', 'plan-price'],
  },
  {
    id: 'it-person-leaves',
    question: 'What if our IT person leaves?',
    faq: 'What if our IT person leaves?',
    wordings:
      'our administrator quit | IT manager on vacation | cover for our IT person | nobody knows the passwords any more',
    next: ['fire-it-person', 'first-month'],
  },
  {
    id: 'in-house-or-provider',
    question: 'Is an employee cheaper than a provider?',
    answer:
      "From a certain size, yes. The guide says from what size, what one person can't cover, and when both together make sense, with a calculated example " +
      'for 40 people.',
    wordings:
      'hire someone in-house instead | IT employee versus MSP | own IT staff or outsource | compare with hiring',
    next: ['fire-it-person', 'plan-price'],
    links: [{ title: 'In-house IT or a provider?', href: '/guides/in-house-it-or-provider' }],
  },
  {
    id: 'home-user',
    question: 'Do you help with home computers?',
    answer:
      'No, we work with businesses, not households. For a home computer, a local computer shop is the better choice.',
    wordings: 'my personal laptop | private person | fix my home PC | residential customers',
    next: ['one-job'],
  },
  {
    id: 'just-switched',
    question: 'We just switched provider. Does it make sense to talk?',
    answer:
      'Yes, if you want a second opinion: the assessment is free, and the list is yours whether or not you hire us.',
    wordings:
      'we changed IT company recently | already have a provider | second opinion on our IT | bad experience with IT company',
    next: ['what-assessment', 'contract-length'],
  },
];
