import { companyFacts } from './company.ts';
import type { RecordsInput } from './rules/schema/site.ts';

export const about: RecordsInput['about'] = {
  story: [
    `${companyFacts.since}We do one thing: we look after IT for businesses that don't have an IT department, or have one person who can't do it all.`,
    'You pay a fixed price per person. Repairs by the hour would pay us most in the month that goes worst for you; this way, every problem we prevent ' +
      'saves time on both sides. So we do the dull work: updates, labelled cables, test restores, lists of who has access to what.',
    `${companyFacts.clients}We work in the {area.name}[[, mostly for businesses of {claims.size} employees]]. That keeps the drive short and the ` +
      'problems familiar. We support branches elsewhere remotely; visits are within the {area.shortName}.',
  ],
  values: [
    {
      title: 'Proactive Approach',
      description: 'We replace a worn disk before it fails. Monitoring, updates and tests come before repairs.',
    },
    {
      title: 'Client Partnership',
      description:
        'We learn how your business makes its money before we advise you on its systems. You get plain answers, your own documentation and a bill that ' +
        'matches the quote.',
    },
    {
      title: 'Technical Excellence',
      description:
        'We work to written standards, have a second person check risky changes, and put training time in the calendar.',
    },
  ],
  leadership: [
    {
      title: 'CEO & Founder',
      description:
        'Answers to our clients, sets prices and service standards, and takes the call when something has gone wrong between us.',
    },
    {
      title: 'CTO',
      description:
        'Chooses the products we install, writes the security standards and leads the response to serious incidents.',
    },
    {
      title: 'COO',
      description:
        'Runs the help desk, on-site scheduling and onboarding of new clients, and reviews response times every week.',
    },
  ],
  parent:
    '{provider.name} belongs to a parent company with a small family of technology businesses. Each one answers for its own clients, and your agreement, ' +
    'your data and your contacts stay with {provider.name}.',
  sister:
    'Our sister company provides business phone systems: numbers, call queues, voicemail and calls over the internet. When a client of {provider.name} ' +
    "takes both, one team prepares the network for the phones, so you don't get two companies pointing at each other.",
  answers: {
    title: 'What to ask any provider, and our answers',
    description: 'Before you hand anyone your passwords, ask these. Each answer says where you can check it.',
    link: { label: 'How to read a managed services contract', href: '/blog/how-to-read-a-managed-services-contract' },
  },
  limits: {
    title: "What we don't do",
    description: 'So you know before you call.',
    items: [
      'Independent penetration tests and certification audits: an outside assessor has to do those. We prepare you and fix what they find.',
      'Legal advice, on a breach or a contract: that is your lawyer’s. We supply the facts and the logs.',
      'Home computers. We work with businesses, not households.',
      'Cabling, hardware and licences as part of a monthly price. We quote each one first.',
      'Promises that nothing will ever get through. What each plan promises is how soon a technician responds.',
    ],
  },
  caseStudies: [
    {
      title: 'A clinic with two sites',
      stops: [
        {
          title: 'Symptom',
          text: 'A clinic opens a second site, and the booking software is slow there at the busiest hour.',
        },
        {
          title: 'Finding',
          text: 'Both lines are measured: backups run during appointments, and guests share the clinical network.',
        },
        {
          title: 'Fix',
          text: 'Backups move to the night, guest Wi-Fi gets a network of its own, and a cellular line stands by as a spare.',
        },
        {
          title: 'Result',
          text:
            'Booking is as quick at the second site as at the first. Access to patient records is then reviewed role by role, ' +
            'because PHIPA asks for reasonable safeguards.',
        },
      ],
    },
    {
      title: 'A law firm with an old server',
      stops: [
        {
          title: 'Symptom',
          text: 'A law firm keeps its files on a server that no longer gets updates, and lawyers carry copies home.',
        },
        {
          title: 'Finding',
          text: 'A list of who needs which matter shows that most people can open far more than they use.',
        },
        {
          title: 'Fix',
          text: 'Files move to SharePoint in groups, with MFA. The old server stays untouched until the partners sign off.',
        },
        {
          title: 'Result',
          text: 'No one carries copies home. On the first morning one of our technicians sits in the office and answers questions.',
        },
      ],
    },
    {
      title: 'A plant whose scanners drop off',
      stops: [
        {
          title: 'Symptom',
          text: 'In a plant the handheld scanners lose the Wi-Fi between the racks, and shipping falls back on paper.',
        },
        {
          title: 'Finding',
          text: 'We walk the aisles with a meter while the racks are full: steel and stock shade the access points.',
        },
        {
          title: 'Fix',
          text: 'Access points move, and scanners and machines get a network of their own, between shifts that the plant manager chooses.',
        },
        {
          title: 'Result',
          text: "Scans hold from door to door. The controllers are watched, and haven't been changed.",
        },
      ],
    },
  ],
};
