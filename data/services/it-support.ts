import { responseTimes } from '../responseTimes.ts';
import type { PlanServiceInput } from '../rules/schema/planService.ts';

export const itSupport: PlanServiceInput = {
  slug: 'it-support',
  name: 'IT Support',
  nameInText: 'IT support',
  description:
    'A technician answers when a printer, a password or an application stops your people, remotely first and, on Professional and Enterprise, at your desk.',
  serviceCategory: 'support',
  iconName: 'headset',
  copy: {
    title: 'IT Support & Help Desk in {provider.city} | {provider.name}',
    description:
      'IT support for {area.shortName} offices by phone, email and chat, with no charge per call: from {plans.essential.price} per user a month, ' +
      'with a written response time.',
    heading: 'IT support for {area.name} businesses',
  },
  keywords: ['IT support', 'IT help desk', 'computer support', 'on-site IT support', 'remote IT support'],
  inLocations: {
    title: 'IT Help Desk in {location} | {provider.name}',
    description:
      'IT help desk in {location}, with visits on Professional and Enterprise: no charge per call, from {plans.essential.price} per user per month.',
    heading: 'IT help desk and on-site support in {location}',
  },
  longDescription:
    'When a printer, a password or an application stops one of your people, they call us. Our help desk answers by phone, email and chat, ' +
    'looks at the screen together with whoever is stuck and stays with the problem until it is solved. Support is part of every plan and not billed by the ' +
    'call, so nobody has to think twice before asking. The service suits offices without a technician of their own, and IT departments that want the ' +
    'everyday questions off their desk.',
  features: [
    {
      title: 'Remote help',
      description:
        'A technician connects to the computer while your colleague watches, explains what is happening and leaves when both are satisfied.',
    },
    {
      title: 'Visits to your office (Professional and up)',
      description:
        "On Professional and Enterprise a technician comes when a problem can't be fixed remotely: a screen that stays dark, a switch to be swapped, a " +
        "meeting room that won't connect.",
    },
    {
      title: 'Emergency line',
      description:
        'A server that is down or a suspected attack reaches a technician[[ {claims.support}]], on every plan. For everything else the help desk keeps ' +
        'the hours of your plan.',
    },
    {
      title: 'Computers and phones',
      description:
        'Windows and macOS, iPhone and Android: the machines at the desk and the phones your people read their mail on.',
    },
    {
      title: 'Printers, scanners and meeting rooms',
      description:
        'We set them up, keep their drivers current and call the leasing company when a part has to be replaced.',
    },
    {
      title: 'New and old computers',
      description:
        'A new computer arrives with email, files and software in place. An old one is wiped before it leaves the building.',
    },
    {
      title: 'Beside your own IT staff',
      description:
        'Your IT people keep the decisions and hand over what takes their time. On Enterprise both work from one ticket queue.',
    },
  ],
  delivery: {
    weekOne: [
      'Agree who may call and who approves changes',
      'Install remote help on every computer',
      'Note your software, printers and vendors',
      'Take the first calls',
    ],
    monthOne: [
      'Look into the problems that were reported twice',
      'Replace shared passwords with named accounts',
      'Write short instructions for what people ask most',
      'Go through the first tickets with you',
    ],
    everyMonth: [
      'Answer calls, messages and chats in the hours of your plan',
      'Set up new staff and collect what departing staff hand back (Professional and up)',
      'Report on tickets and what caused them',
      'Suggest what would spare your people the next one',
    ],
  },
  price:
    'Support comes with every plan; there is no charge per call or per ticket. The plans differ in the hours of the help desk, in visits to your office ' +
    'and in how soon a technician answers.',
  notCovered: [
    'Repairs by the manufacturer and spare parts, quoted before they are ordered',
    'Software training beyond the question at hand, offered separately',
    'Personal computers and home networks, except for the way into the office',
  ],
  benefits: [
    {
      title: 'Your people ask early',
      description:
        'We bill no calls, so they report a small fault while it is small, and not after a week of workarounds.',
    },
    {
      title: 'We know who is calling',
      description:
        "The technician sees the computer, its software and your last tickets, and doesn't start with the serial number.",
    },
    {
      title: 'Problems that return get solved',
      description: 'We collect what keeps coming back and solve its cause, with a line in your monthly report.',
    },
    {
      title: 'We come prepared',
      description: 'Whoever drives out has seen the machine remotely and brings the part, the cable or the loaner.',
    },
  ],
  example: {
    people: 12,
    situation:
      'An accounting firm has 12 people on two floors, one colour copier that everyone needs and a scanner that fails when the tax season is at its ' +
      'height. A partner fixes what he can between clients. Two people work from home on Fridays.',
    work:
      'Remote help goes onto all computers in the first week, and everyone gets a card with the number, the email address and the rule for ' +
      'suspicious messages. We replace the shared password of the copier, set up scanning to each mailbox and write one page on printing from home. ' +
      'We review the first tickets with the partner.',
    result:
      'The partner bills the hours he used to spend under desks. When the scanner fails again, a technician takes over remotely, or visits, since ' +
      'the firm is on Professional. What stays: the leasing company repairs the copier itself, and we make that call.',
  },
  faq: [
    {
      question: 'Is there a charge per call or ticket?',
      answer:
        "No. Support is part of every plan and isn't billed by the call. Visits to your office are part of Professional and Enterprise; a visit on " +
        'Essential is quoted before anyone drives out.',
    },
    {
      question: 'When does the help desk answer?',
      answer:
        'Essential: {plans.essential.helpDeskHours}. Professional: {plans.professional.helpDeskHours}. Enterprise: {plans.enterprise.helpDeskHours}. ' +
        'Critical incidents, such as a server that is down or a suspected attack, reach the emergency line on every plan.',
    },
    {
      question: 'How fast do you respond?',
      answer: `${responseTimes.guaranteed} ${responseTimes.otherRequests} ${responseTimes.untilSolved}`,
    },
    {
      question: 'Do you support Macs, phones and home computers?',
      answer:
        "Macs, iPhones and Android phones that are used for work, yes. Personal computers and home networks aren't covered, except for the way into " +
        'the office, such as the VPN or the remote desktop.',
    },
    {
      question: 'Who may call you?',
      answer:
        'Everyone on the plan. You tell us who may approve purchases, new accounts and access to sensitive folders, and we ask that person before we ' +
        'change any of it.',
    },
    {
      question: 'Can you help our own IT person with the queue?',
      answer:
        'Yes. The help desk can take the everyday calls while your IT person keeps the projects and the business software. We call that co-managed ' +
        'IT, and it has a page of its own on this site.',
    },
  ],
  articles: [
    'first-90-days-with-a-new-it-provider',
    'when-to-replace-office-computers',
    'first-hour-of-a-ransomware-attack',
  ],
};
