import type { RecordsInput } from './schema/site.ts';

export const about: RecordsInput['about'] = {
  story: [
    '{provider.name} was founded in {claims.founded} to do one thing: look after the IT of firms that have no department for it. Their owners were paying ' +
      'by the hour for repairs, which meant that the provider earned most when things broke.',
    'We turned that round. Clients pay a fixed price per person, so every fault that does not happen saves time on both sides. It makes us patient about ' +
      'dull work: updates, labels on cables, test restores, lists of who has access to what.',
    'We have stayed with firms of {claims.size} employees and with the {area.name}. It keeps the distances short and the problems familiar. When we say ' +
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
        'We learn how your firm earns its money before we advise on its systems. You get plain answers, your own documentation and a bill that matches the ' +
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
      title: 'CEO & Founder',
      description:
        'Answers for the firm to its clients, sets prices and service standards, and takes the call when something has gone wrong between us.',
    },
    {
      title: 'CTO',
      description:
        'Chooses the products we install, writes the security standards and leads the response to serious incidents.',
    },
    {
      title: 'COO',
      description:
        'Runs the help desk, the schedule of visits and the start with every new client, and reads the response times each week.',
    },
  ],
  parent:
    '{provider.name} belongs to a parent company that holds a small family of technology firms. Each firm answers for its own clients, and your agreement, ' +
    'your data and your contacts stay with {provider.name}.',
  sister:
    'Our sister company provides business phone systems: numbers, call queues, voicemail and calls over the internet. When a client of {provider.name} ' +
    'takes both, one team prepares the network for the phones, and nobody passes the fault to the other.',
  caseStudies: [
    {
      title: 'A clinic with two sites',
      description:
        'A clinic opens a second site, and the booking program is slow there at the busiest hour. We measure both lines, find that backups run during ' +
        'appointments, move them to the night, separate the guest Wi-Fi from the clinical network and add a cellular line as a spare. Access to patient ' +
        'records is then reviewed role by role, because PHIPA asks for reasonable safeguards.',
    },
    {
      title: 'A law office with an old server',
      description:
        'A law office keeps its files on a server that no longer gets updates, and lawyers carry copies home. We list who needs which matter, move the ' +
        'files to SharePoint in groups, keep the old server untouched until the partners sign off, and turn on multi-factor sign-in. The first morning ' +
        'somebody from our team sits in the office and answers questions.',
    },
    {
      title: 'A plant whose scanners drop off',
      description:
        'In a plant the handheld scanners lose the Wi-Fi between the racks, and shipping falls back on paper. We walk the aisles with a meter while the ' +
        'racks are full, move access points, give scanners and machines a network of their own, and watch the controllers without changing them. ' +
        'Maintenance happens between shifts, on dates the plant manager chooses.',
    },
  ],
};
