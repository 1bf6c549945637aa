import type { RecordsInput } from '../rules/schema/site.ts';

export const downloadPages: RecordsInput['downloadPages'] = [
  {
    resource: 'it-security-checklist',
    title: 'IT Security Checklist for Offices (PDF)',
    description:
      'A printable list of fifteen security points for an office, each with its reason and a test that needs no IT training. Preview, formats ' +
      'and the PDF itself.',
    keywords: ['IT security checklist PDF', 'office security checklist', 'cybersecurity checklist small business'],
    heading: 'IT Security Checklist',
    intro:
      'Fifteen things to see with your own eyes in an hour. Print it, walk through the office with it, and tick Yes only for what you have been shown.',
    audience: [
      'Office managers who answer for IT without being IT people.',
      'Owners and partners before they renew a cyber insurance policy.',
      'Controllers who are asked by an auditor what is checked, and how often.',
      'Anyone who takes over from a provider and wants to know the state of things.',
    ],
    contents: [
      'Fifteen points in a table: what to look for, why it matters and how to check it.',
      'A box for Yes and one for No beside each, with room for a date and initials.',
      'Blank lines for the organization, the name of the person who checks and the date.',
      'What to do with a No, and which five points come first.',
      'Why it is worth keeping the filled-in sheet.',
    ],
    sections: [
      {
        heading: 'How to use the checklist',
        blocks: [
          {
            kind: 'list',
            items: [
              'Plan an hour when the office is quiet, and bring a colleague.',
              'Ask to be shown. A sentence such as "we think so" is a No.',
              'Write a name and a day beside every No.',
              'Repeat it every quarter, and keep the old sheets.',
            ],
          },
          {
            kind: 'note',
            text: "The checklist shows what one person saw on one day. It isn't an audit or legal advice.",
          },
        ],
      },
    ],
    related: [
      { label: 'All fifteen points on a page', href: '/resources#checklist' },
      { label: 'Cybersecurity', href: '/services/cybersecurity' },
      {
        label: 'Cyber insurance questions, answered truthfully',
        href: '/blog/cyber-insurance-questions-answered-truthfully',
      },
      { label: 'First steps after a privacy breach', href: '/tools/privacy-breach-first-steps' },
    ],
  },
  {
    resource: 'cloud-migration-planning-template',
    title: 'Cloud Migration Planning Template (Excel)',
    description:
      'A workbook for planning a move to the cloud: inventory, three years of costs, waves, risks and the cut-over day, with formulas and examples.',
    keywords: ['cloud migration template Excel', 'cloud migration plan', 'cloud cost comparison spreadsheet'],
    heading: 'Cloud Migration Planning Template',
    intro:
      'One workbook for the whole move: what you run today, what it costs now and later, what moves when, and how to go back. The formulas do the adding up.',
    audience: [
      'Office managers and controllers who plan a move with a supplier.',
      'IT people who need one list that everyone can read.',
      'Owners who want to see in which month a move has paid for itself.',
    ],
    contents: [
      'A first sheet that explains the order of work.',
      'An inventory of up to sixty systems, with owner, data, path and wave.',
      'Costs now and later for each system, filled from the inventory.',
      'Three years side by side, with the month in which the move has paid for itself.',
      'A plan of waves, a list of risks with ranks, and the steps of a cut-over day with their due dates.',
    ],
    sections: [
      {
        heading: 'How to use the workbook',
        blocks: [
          {
            kind: 'list',
            items: [
              'Fill in the white cells. Blue cells are formulas, yellow ones are examples to overwrite.',
              'Begin with the inventory and ask every department. The system that nobody mentions is the one that stops a move.',
              'Retire first: what is switched off need not be moved.',
              'Start with a small wave that many people see, and keep accounting for a quiet month.',
            ],
          },
          {
            kind: 'note',
            text:
              'Amounts are in Canadian dollars before tax. The comparison uses the same prices for three years; enter a higher price if you ' +
              'know of an increase.',
          },
        ],
      },
    ],
    related: [
      { label: 'Cloud migration', href: '/services/cloud-migration' },
      { label: 'Moving a file server to SharePoint', href: '/blog/moving-a-file-server-to-sharepoint' },
      { label: 'What stays on site after a cloud move', href: '/blog/what-stays-on-site-after-a-cloud-move' },
      { label: 'What managed IT costs in {provider.city}', href: '/guides/managed-it-cost-toronto' },
    ],
  },
  {
    resource: 'disaster-recovery-plan-template',
    title: 'Disaster Recovery Plan Template (Word)',
    description:
      'A document to fill in before you need it: roles, contacts, order of recovery, steps for four kinds of bad day, messages to send and a log for tests.',
    keywords: [
      'disaster recovery plan template Word',
      'business continuity template',
      'IT recovery plan small business',
    ],
    heading: 'Disaster Recovery Plan Template',
    intro:
      'Everything that people look for on the worst morning of the year, in one document: who decides, whom to call, what comes back first and what to say.',
    audience: [
      'Businesses that have backups and no written plan for using them.',
      'Offices whose insurer or largest client asks for a recovery plan.',
      'Managers who have to act while the IT person is away.',
    ],
    contents: [
      'Who decides, who stands in, and every number on one page.',
      'Your systems in their order of recovery, with the time each may take.',
      "Steps for an attack, an office that can't be used, an internet outage and a failing supplier.",
      'Messages to staff, clients, suppliers and the bank, with blanks to fill in on the day.',
      "A plan of tests for the year, and a log for what didn't work.",
    ],
    sections: [
      {
        heading: 'How to use the template',
        blocks: [
          {
            kind: 'list',
            items: [
              'Fill in names, numbers and the order of recovery first. An afternoon is enough.',
              "Delete what doesn't concern you. A short plan is read.",
              'Print two copies, and keep one outside the office.',
              'Test one part each quarter, and write the result into the log.',
            ],
          },
        ],
      },
    ],
    related: [
      { label: 'Data backup and recovery', href: '/services/data-backup' },
      { label: 'What an hour of downtime costs', href: '/tools/downtime-cost' },
      { label: 'The Friday afternoon restore test', href: '/blog/friday-afternoon-restore-test' },
      { label: 'The first hour of a ransomware attack', href: '/blog/first-hour-of-a-ransomware-attack' },
    ],
  },
];
