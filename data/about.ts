import type { RecordsInput } from './rules/schema/site.ts';

export const about: RecordsInput['about'] = {
  story: [
    '{provider.name} was founded[[ in {claims.founded}]] to do one thing: look after IT for businesses without an IT department. Their owners were paying ' +
      'by the hour for repairs, which meant that the provider earned most when things broke.',
    'We do it the other way. Clients pay a fixed price per person, so every problem we prevent saves time on both sides. That makes us patient about ' +
      'the dull work: updates, labels on cables, test restores, lists of who has access to what.',
    'We have stayed with businesses[[ of {claims.size} employees]] and with the {area.name}. That keeps the distances short and the problems ' +
      'familiar. When we say ' +
      'that a technician will come over, we know the road.',
  ],
  values: [
    {
      title: 'Proactive Approach',
      description:
        'We would rather replace a tired disk on a Tuesday evening than recover it on a Monday morning. Monitoring, updates and tests come before repairs.',
    },
    {
      title: 'Client Partnership',
      description:
        'We learn how your business makes its money before we advise on its systems. You get plain answers, your own documentation and a bill that matches ' +
        'the ' +
        'quote.',
    },
    {
      title: 'Technical Excellence',
      description:
        "We work to written standards, have a second person check risky changes and keep training time in the calendar, because last year's right answer " +
        'may be wrong today.',
    },
  ],
  leadership: [
    {
      iconName: 'users',
      title: 'CEO & Founder',
      description:
        'Answers to our clients, sets prices and service standards, and takes the call when something has gone wrong between us.',
    },
    {
      iconName: 'shield',
      title: 'CTO',
      description:
        'Chooses the products we install, writes the security standards and leads the response to serious incidents.',
    },
    {
      iconName: 'headset',
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
    'takes both, one team prepares the network for the phones, and nobody passes the blame.',
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
