import type { CardInput } from './card.ts';

/** Reaching us, this chat, and what people ask before they call. */
export const contactCards: CardInput[] = [
  {
    id: 'talk-to-a-person',
    frequent: true,
    question: 'Can I talk to a person?',
    answer: 'Yes. Press “Ask a person” below, or call {provider.phone}; our office is open {hours.label}.',
    wordings:
      'speak to a human | speak to a manager | call me back | I want to talk to someone | agent | send this to someone',
    next: ['emergency-number', 'book-assessment'],
    askPerson: true,
  },
  {
    id: 'phone-number',
    question: 'What is your phone number?',
    answer:
      '{provider.phone}. Our office is open {hours.label}; critical incidents reach us on the same number at any hour.',
    wordings: 'telephone | how do I call you | contact number | phone number please',
    next: ['email-address', 'address'],
  },
  {
    id: 'email-address',
    question: 'What is your email address?',
    answer: '{provider.email}. The contact form reaches the same people.',
    wordings: 'email you | send you an email | write to you | where can I send a message',
    next: ['phone-number', 'address'],
    links: [{ title: 'Contact form', href: '/contact' }],
  },
  {
    id: 'are-you-a-bot',
    question: 'Are you a person or a program?',
    answer: 'I’m an automated assistant. I answer from what is on this site, and a person is one button away.',
    wordings:
      'are you a bot | is this a robot | am I talking to a human | are you a real person | are you human | who are you',
    next: ['talk-to-a-person', 'chat-privacy'],
  },
  {
    id: 'chat-privacy',
    question: 'What happens with what I write here?',
    answer:
      'A question that I’m not sure about is kept for 30 days, without names, numbers or addresses, so that answers get better. A conversation is stored ' +
      'only once you ask for a person. The privacy policy says the rest.',
    wordings: 'is this chat private | do you save this chat | who reads my messages | is this conversation recorded',
    next: ['delete-my-data', 'are-you-a-bot'],
    links: [{ title: 'Privacy policy', href: '/privacy-policy' }],
  },
  {
    id: 'delete-my-data',
    question: 'How do I have my data deleted?',
    answer:
      'Write to {provider.email} and say what it is about; the privacy policy says what is kept and for how long.',
    wordings: 'erase my information | what data do you have about me | remove me from your records | access request',
    next: ['unsubscribe', 'chat-privacy'],
    links: [{ title: 'Privacy policy', href: '/privacy-policy' }],
  },
  {
    id: 'unsubscribe',
    question: 'How do I unsubscribe from the newsletter?',
    answer:
      'The link at the end of each email takes you off at once. Or write to {provider.email}, and a person does it for you.',
    wordings: 'stop the emails | take me off your list | cancel the newsletter | opt out of mail',
    next: ['delete-my-data'],
  },
  {
    id: 'languages',
    question: 'Which languages do you speak?',
    answer:
      'This chat answers in English and, for prices, contact, places and emergencies, in French. At {provider.phone} you can ask who speaks your language.',
    wordings: 'do you speak French | service in Mandarin | parlez-vous français | other languages | bilingual support',
    next: ['talk-to-a-person'],
  },
  {
    id: 'client-portal',
    question: 'Is there a client portal?',
    answer:
      'Not on this site. Clients reach the help desk at {provider.phone} or {provider.email}, and can ask there about tickets and invoices.',
    wordings: 'log in to my account | see my ticket | where is my invoice | customer login | status of my request',
    next: ['phone-number', 'everyday-problem'],
    askPerson: true,
  },
  {
    id: 'everyday-problem',
    question: 'My printer, email or computer has a problem. Can you help?',
    answer:
      'That is what our help desk is for: as a client, call {provider.phone} or write to {provider.email}. If you aren’t one yet, a plan covers such ' +
      'problems, and a single job is quoted before it begins.',
    wordings:
      "printer doesn't print | my computer is slow | outlook keeps asking for my password | forgot my password | screen is black | can't open a file",
    next: ['one-job', 'plan-price'],
    askPerson: true,
  },
  {
    id: 'complaint',
    question: 'I have a complaint. Who do I tell?',
    answer:
      'I’m sorry that this happened. Call {provider.phone} or write to {provider.email}, so that a person can put it right.',
    wordings: "unhappy with your service | your technician didn't come | bad service | I want to complain",
    next: ['talk-to-a-person'],
    askPerson: true,
  },
  {
    id: 'sell-to-you',
    question: 'Can we offer you something?',
    answer: 'Offers go to {provider.email}; nobody decides about them in this chat.',
    wordings:
      'partnership with your company | we sell leads | we offer marketing to you | vendor inquiry | advertising offer',
    next: ['email-address'],
  },
];

/** Money, beyond the plans. */
export const moneyCards: CardInput[] = [
  {
    id: 'tax',
    question: 'Are the prices with tax?',
    answer: 'All prices on this site are before tax; tax is added to every amount.',
    wordings: 'HST included | plus tax | GST on top | before or after tax',
    next: ['what-not-included', 'payment'],
  },
  {
    id: 'payment',
    question: 'How do we pay?',
    answer:
      'Monthly, or yearly for less. This site doesn’t say by which means; a person at {provider.phone} can tell you.',
    wordings: 'credit card | invoice payment terms | e-transfer or cheque | payment methods | when is the invoice due',
    next: ['pay-yearly', 'tax'],
    askPerson: true,
  },
  {
    id: 'negotiate',
    question: 'Can we get a better price?',
    answer:
      'The prices on this site are the same for everyone. What lowers them: more users, paying yearly, a smaller plan, or the nonprofit rate.',
    wordings:
      'too expensive | discount for us | negotiate | cheaper offer from another company | match a price | any promotions',
    next: ['volume-discount', 'pay-yearly'],
  },
  {
    id: 'trial',
    question: 'Is there a trial or a money-back guarantee?',
    answer:
      'This site mentions no trial period and no refund. You can start with the IT assessment, which is free, and month-to-month agreements are available.',
    wordings: 'try it first | free month | test period | refund | money back',
    next: ['what-assessment', 'contract-length'],
  },
  {
    id: 'price-increase',
    question: 'Do prices go up?',
    answer:
      'This site doesn’t say when prices change. Ask for the wording of the agreement before you sign; your written quote holds for what it names.',
    wordings: 'price increase every year | is the price fixed | annual raise | lock in the rate',
    next: ['contract-length', 'pay-yearly'],
    askPerson: true,
  },
  {
    id: 'several-offices',
    question: 'We have several offices. What does that change?',
    answer:
      'The price is per person and the same in every place we serve, so offices add nothing by themselves. Networks at each site are looked after on ' +
      'Professional and Enterprise.',
    wordings: 'two locations | branch offices | multiple sites price | different cities one contract',
    next: ['plan-price', 'where-you-work'],
  },
];

/** What we do, in general and on request. */
export const offerCards: CardInput[] = [
  {
    id: 'managed-it',
    question: 'What does a managed IT provider do?',
    answer:
      'We take over your IT for a fixed monthly price per person. Every plan has a help desk, monitoring, updates, antivirus and account administration; ' +
      'Professional adds visits, the network, checked backups and a technology plan.',
    wordings: 'what is an MSP | managed services meaning | what do you actually do | outsourced IT department',
    next: ['plan-price', 'fire-it-person'],
  },
  {
    id: 'why-you',
    question: 'Why should we choose you?',
    answer:
      'Because you can check us before you call: every price is on this site, each plan says how fast it must answer, agreements can run month to month, ' +
      'and the free assessment leaves you with a list that is yours either way.',
    wordings:
      'what makes you different | better than other providers | your advantages | convince me | why not your competitor',
    next: ['response-time', 'contract-length', 'references'],
  },
  {
    id: 'uptime',
    question: 'Do you guarantee uptime?',
    answer:
      '[[{claims.uptime} is the uptime of the systems we monitor, averaged over a year. ]]What each plan guarantees is the time to a first response.',
    wordings: '99.9 | availability guarantee | how often do your systems fail | downtime promise',
    next: ['response-time', 'missed-guarantee'],
  },
  {
    id: 'mfa',
    question: 'Do you set up multi-factor authentication (MFA)?',
    answer: 'Yes, for every account on Professional and Enterprise. Cybersecurity as a service sets it up too.',
    wordings: '2FA | two factor login | authenticator app for staff | MFA included',
    next: ['which-plan-edr', 'insurance-requirements'],
  },
  {
    id: 'firewall-wifi',
    question: 'Do you look after our firewall and Wi-Fi?',
    answer:
      'Yes. Firewall, switches and Wi-Fi are managed and monitored on Professional and Enterprise; on Essential, or without a plan, network management is ' +
      'a service of its own.',
    wordings: 'wifi is bad in the office | manage our network | router and switches | wireless coverage',
    next: ['plan-price'],
    links: [{ title: 'Network management', href: '/services/network-management' }],
  },
  {
    id: 'vcio',
    question: 'Do you help us plan and budget IT?',
    answer:
      'Yes. Professional has a technology plan and budget, reviewed twice a year; Enterprise adds a review with your management every quarter.',
    wordings: 'vCIO | IT strategy | technology roadmap | IT budget planning | quarterly business review',
    next: ['plan-price'],
    links: [{ title: 'IT consulting', href: '/services/it-consulting' }],
  },
  {
    id: 'office-move',
    question: 'Do you help when we move offices?',
    answer: 'Yes. A move needs no plan: it is quoted in writing before any work begins.',
    wordings:
      'relocating our office | moving to a new building | set up IT in a new office | opening a second location',
    next: ['one-job', 'firewall-wifi'],
    askPerson: true,
  },
  {
    id: 'cabling-repair',
    question: 'Do you do cabling and hardware repairs?',
    answer: 'Cabling and hardware repairs are quoted separately, and aren’t part of a plan.',
    wordings: 'run network cables | fix a broken laptop screen | repair computers',
    next: ['what-not-included', 'one-job'],
    askPerson: true,
  },
  {
    id: 'monitoring',
    question: 'Do you monitor our systems day and night?',
    answer:
      'Yes, on every plan computers and servers are monitored day and night. Critical incidents reach a person at any hour.',
    wordings: '24/7 monitoring | watch our servers at night | proactive monitoring | alerts',
    next: ['weekend-support', 'response-time'],
  },
  {
    id: 'incident-plan',
    question: 'Do you write an incident response plan?',
    answer:
      'Yes: on Enterprise a written incident response plan is rehearsed every year, and cybersecurity as a service includes one.',
    wordings: 'what if we get hacked plan | tabletop exercise | incident response | ransomware plan',
    next: ['insurance-requirements', 'emergency-number'],
    links: [{ title: 'Cybersecurity', href: '/services/cybersecurity' }],
  },
  {
    id: 'ransomware-protection',
    question: 'How do you protect us from ransomware?',
    answer:
      'With updates, managed antivirus and account administration on every plan; multi-factor authentication, checked backups and staff training from ' +
      'Professional on; and detection on each computer as an add-on. Nobody can rule an attack out, so the backup has to be out of its reach.',
    wordings:
      'stop hackers | prevent attacks | protect against viruses | what do you do against phishing | secure our company',
    next: ['which-plan-edr', 'backup-tested', 'incident-plan'],
    links: [{ title: 'Cybersecurity', href: '/services/cybersecurity' }],
  },
  {
    id: 'cameras-doors',
    question: 'Do you install cameras or door access?',
    answer:
      'This site lists neither among our services. What is there already gets a network of its own, apart from the office computers. A person can tell you ' +
      'whether we know an installer.',
    wordings: 'security cameras | door cards and locks | access control system | alarm system',
    next: ['subcontractors'],
    askPerson: true,
  },
  {
    id: 'dead-drive',
    question: 'Can you recover data from a broken drive?',
    answer:
      'This site lists no recovery from broken drives among our services. Leave the drive off, try nothing more with it, and ask a person at ' +
      '{provider.phone} which laboratory to call.',
    wordings:
      'recover files from a dead hard drive | data recovery laboratory | disk that was never backed up | usb stick stopped working',
    next: ['backup-tested'],
    askPerson: true,
  },
];
