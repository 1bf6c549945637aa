import type { RecordsInput } from '../rules/schema/site.ts';

type Guide = NonNullable<RecordsInput['guides']>[number];

/** The comparison counts what an employer pays, with figures marked as an example. */
export const inHouseOrProvider: Guide = {
  slug: 'in-house-it-or-provider',
  label: 'In-house IT or a provider',
  title: 'In-House IT or a Managed Provider: An Honest Comparison',
  description:
    "What an IT employee can do that a provider can't, what one person can't cover, a calculated example for 40 people, and when both together make sense.",
  keywords: [
    'in-house IT vs managed services',
    'hire IT person or outsource',
    'outsourced IT {provider.city}',
    'co-managed IT',
    'IT department cost small business',
  ],
  heading: 'In-house IT or a provider?',
  intro:
    'We sell one of the two, so read this with care. It says where your own employee is the better choice, and from what size an employee ' +
    'costs less than a plan.',
  publishedAt: '2026-03-24',
  sections: [
    {
      heading: 'Side by side',
      text: 'One full-time employee, compared with a plan that includes visits.',
      blocks: [
        {
          kind: 'table',
          caption: 'An IT employee and a provider compared',
          head: ['What matters', 'Your own employee', 'A provider'],
          rows: [
            ['Presence', 'In the office every working day', 'Remote first; visits when a problem needs hands'],
            ['Knowledge of your business', 'Deep, after a year', "What's written down and asked about"],
            [
              'Hours',
              'About 1,700 a year, less meetings',
              'The hours of the plan; critical incidents around the clock',
            ],
            ['Vacation and illness', 'Nobody, unless you arrange cover', 'Another technician from the team'],
            [
              'Breadth',
              'Good at some things, slow at rare ones',
              'Network, cloud, security and backup people in one team',
            ],
            ['Special software', 'Learns it with your staff', 'Works with its vendor; rarely an expert in it'],
            ['Cost', 'Fixed, whether busy or not', 'Rises and falls with the number of people'],
            ['If it ends', 'Notice, a handover and a search', 'Notice and a handover that the contract describes'],
          ],
        },
      ],
    },
    {
      heading: 'When your own employee is the better choice',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your product is software, or machines run on code that only you have.',
            'Someone must walk to a line, a lab or a studio several times a day.',
            'You have more than about 100 people and enough routine work for a full week.',
            'A regulator or a client asks for a named person on your payroll.',
            "You already have someone good. Keep them, and buy only what one person can't cover.",
          ],
        },
      ],
    },
    {
      heading: 'When a provider is the better choice',
      blocks: [
        {
          kind: 'list',
          items: [
            'You have fewer than about 50 people and no full week of IT work.',
            'The office manager resets passwords, and nobody has tested a restore.',
            'An insurer or a client wants monitoring at night.',
            'The last IT person left, and it took months to find out what they knew.',
            "You're about to move, merge or change to the cloud, and then need less help again.",
          ],
        },
      ],
    },
    {
      heading: 'A calculated example: 40 people',
      text:
        'The left column is an example with assumed figures, so put in your own. The right column is twelve monthly totals of our ' +
        'calculator for an ordinary office with Advanced Cybersecurity, without the saving for paying yearly.',
      blocks: [
        {
          kind: 'costComparison',
          caption: 'One year for a business of 40 people',
          head: ['In one year', 'One IT employee', 'A provider'],
          users: 40,
          plan: 'professional',
          addOns: ['advanced-cybersecurity'],
          lines: [
            { label: 'Salary, or the plan', own: { cents: 7200000 }, provider: { priced: 'plan' } },
            {
              label: 'CPP, EI, benefits: 15% of salary',
              own: { percent: 15 },
              provider: { words: 'In the price' },
            },
            {
              label: 'Tools for monitoring, tickets and updates',
              own: { cents: 960000 },
              provider: { words: 'In the price' },
            },
            { label: 'Courses and exams', own: { cents: 300000 }, provider: { words: 'In the price' } },
            {
              label: 'Cover for 20 days of vacation and illness',
              own: { cents: 800000 },
              provider: { words: 'In the price' },
            },
            {
              label: 'Security watch outside office hours',
              own: { words: 'Not covered' },
              provider: { priced: 'addOns' },
            },
            {
              label: 'Two hours a week of your office manager',
              own: { words: 'Managing the employee' },
              provider: { cents: 416000 },
            },
          ],
          total: 'Total',
          link: 'This price in the calculator: 40 people, Professional, Advanced Cybersecurity',
          breakEven: '{plan}: {users}, a year of the plan alone costs more than the {total} of the example.',
        },
        {
          kind: 'note',
          text:
            'Assumed: a salary of $72,000 and an hour of the office manager at $40. Look up wages for your city at Job Bank, and use what you pay. ' +
            "Hardware, licences, projects and the setup fee aren't in either column.",
        },
        {
          kind: 'links',
          items: [{ label: 'Job Bank of the Government of Canada', href: 'https://www.jobbank.gc.ca/' }],
        },
      ],
    },
    {
      heading: "What the sum doesn't show",
      blocks: [
        {
          kind: 'points',
          items: [
            {
              title: 'Two people are needed for one job',
              description:
                'One employee is away for a month of the year and asleep for a third of every day. ' +
                'If that person alone holds the passwords, nobody else can get in.',
            },
            {
              title: 'A provider needs a person inside',
              description:
                'Someone must decide what is urgent, approve a purchase and say that month-end starts on the 25th. Plan those hours.',
            },
            {
              title: 'Nearness has a value',
              description:
                'A colleague hears what annoys people before it becomes a ticket. A provider hears it only if one of you calls. Plan a regular visit for it.',
            },
            {
              title: 'Changing costs money either way',
              description:
                'A new employee needs months to know everything. A new provider charges a setup fee and needs about three months. Do neither twice in a year.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Both together',
      text: 'From about 50 people on, the answer is often both. A line on paper decides whether it works.',
      blocks: [
        {
          kind: 'table',
          caption: 'A usual split between an IT employee and a provider',
          head: ['Work', 'Who', 'Why'],
          rows: [
            ['Help at the desk, meeting rooms', 'Employee', 'Presence counts more than skill'],
            ['Special software of your industry', 'Employee', 'Needs knowledge of the business'],
            ['Updates, monitoring, night alarms', 'Provider', 'Tools and people around the clock'],
            [
              'Firewall, switches, Wi-Fi',
              'Both',
              'The provider answers for it; it is rare work that must be documented',
            ],
            ['Backups', 'Provider', 'Checked each working day'],
            ['Restore tests', 'Both', 'The one who needs the data judges the result'],
            ['New and leaving staff', 'Both', 'HR tells the employee; the provider carries it out'],
            ['Budget and suppliers', 'Employee', "It's your money"],
          ],
        },
        {
          kind: 'text',
          text: 'When your own employee takes the daily help, ask for a price that leaves it out. A quote for 40 people should then not be the same.',
        },
      ],
    },
    {
      heading: 'Decide in an hour',
      blocks: [
        {
          kind: 'checklist',
          title: 'Collect this, then do the sum again',
          items: [
            'The requests of last month, from emails and sticky notes: how many, and how many needed someone at the desk?',
            'What you pay today: salary, hours billed by others, licences, lost half-days.',
            'Who holds the administrator passwords, and where a second person finds them.',
            'The date of the last restore that one of you watched.',
            'What the insurer, the largest client and the regulator ask for.',
            'How many people you expect to have in two years.',
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'What happens in the free IT assessment', href: '/assessment' },
    { label: 'What managed IT costs in {provider.city}', href: '/guides/managed-it-cost-toronto' },
    { label: 'Managed IT services', href: '/services/managed-it' },
    { label: 'IT consulting', href: '/services/it-consulting' },
    { label: 'Price calculator and plans', href: '/pricing' },
    { label: 'In-house IT and a provider: who should do what', href: '/blog/in-house-it-and-a-provider-who-does-what' },
    { label: 'How to change IT providers', href: '/guides/change-it-provider' },
  ],
};
