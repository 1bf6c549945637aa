import { responseTimes } from '../responseTimes.ts';
import type { RecordsInput } from '../rules/schema/site.ts';

type Tool = NonNullable<RecordsInput['tools']>[number];

/** The figures of the form and of the cases are examples; nothing is claimed to be an average. */
export const downtimeCost: Tool = {
  kind: 'outage-cost',
  slug: 'downtime-cost',
  label: 'What an hour of downtime costs',
  title: 'What an Hour of Downtime Costs: Calculator',
  description:
    'Enter seven figures of your own and see what an hour without IT costs your business. With worked cases and the formula, and nothing is stored.',
  keywords: ['downtime cost calculator', 'cost of IT downtime', 'outage cost per hour', 'business continuity cost'],
  heading: 'What an hour of downtime costs',
  intro:
    'Seven figures of your own: five you can look up and two you estimate. Change one and the result follows. The calculation runs in your ' +
    'browser (without JavaScript, on our server), and nothing you type is stored.',
  fields: {
    people: {
      label: "People who can't work as usual",
      hint: 'Everyone who waits, not only the IT team.',
      unit: 'count',
      min: 1,
      max: 5000,
      initial: 20,
    },
    wage: {
      label: 'Cost of an hour of their work',
      hint: 'Average wage with benefits, in dollars.',
      unit: 'money',
      min: 0,
      max: 100000,
      initial: 4000,
    },
    idle: {
      label: 'Share of their work that stops, in percent',
      hint: 'Some can still call, write or drive.',
      unit: 'percent',
      min: 0,
      max: 100,
      initial: 60,
    },
    sales: {
      label: 'Sales per hour that need the systems',
      hint: 'A year of sales, divided by your open hours.',
      unit: 'money',
      min: 0,
      max: 100000000,
      initial: 80000,
    },
    lost: {
      label: 'Share of these sales that never comes back, in percent',
      hint: "Most clients call again tomorrow. Some don't.",
      unit: 'percent',
      min: 0,
      max: 100,
      initial: 25,
    },
    hours: {
      label: 'Length of the outage, in hours',
      hint: 'Until work goes on as before.',
      unit: 'hours',
      min: 0.25,
      max: 720,
      initial: 4,
    },
    recovery: {
      label: 'Getting back to work, once',
      hint: 'Overtime, couriers, a call-out, in dollars.',
      unit: 'money',
      min: 0,
      max: 100000000,
      initial: 60000,
    },
  },
  cases: {
    heading: 'Worked cases',
    text: "Four businesses that don't exist, with figures that could be theirs. They show which number weighs most.",
    caption: 'The cost of an outage in four example businesses',
    items: [
      {
        label: 'Dental clinic, booking system down for a morning',
        values: { people: 12, wage: 4200, idle: 70, sales: 110000, lost: 20, hours: 4, recovery: 30000 },
      },
      {
        label: 'Law firm, document system down for a day',
        values: { people: 35, wage: 6500, idle: 60, sales: 450000, lost: 15, hours: 8, recovery: 150000 },
      },
      {
        label: 'Parts manufacturer, one line without its server for a shift',
        values: { people: 28, wage: 3800, idle: 85, sales: 320000, lost: 10, hours: 8, recovery: 400000 },
      },
      {
        label: 'Office of 60 after ransomware, three working days',
        values: { people: 60, wage: 4500, idle: 80, sales: 300000, lost: 25, hours: 24, recovery: 2500000 },
      },
    ],
  },
  sections: [
    {
      heading: 'How the figure is calculated',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pay for idle work: people, times the cost of an hour, times the share that stops.',
            'Lost sales: sales per hour, times the share that never comes back.',
            'One hour of downtime: the two together.',
            'The whole outage: that hour, times the length, plus what it costs to get back to work.',
          ],
        },
        {
          kind: 'text',
          text:
            'The two shares decide the result, and both are guesses. Ask the person who runs the counter or the line, not the person who runs the server. ' +
            'Then calculate once with a low guess and once with a high one.',
        },
      ],
    },
    {
      heading: 'What the figure leaves out',
      blocks: [
        {
          kind: 'points',
          items: [
            {
              title: 'Trust',
              description: 'A client who waits an hour forgives the wait. A client whose deadline passes tells others.',
            },
            {
              title: 'Penalties',
              description:
                'Delivery windows, service levels and court dates have prices of their own. Read those contracts.',
            },
            {
              title: 'Personal information',
              description:
                'If personal information was lost or seen by others, the law may require you to report it and to notify people. That costs time and advice.',
            },
            {
              title: 'Catching up',
              description: 'The day after an outage is slow as well. Add hours to the length if a backlog waits.',
            },
          ],
        },
      ],
    },
    {
      heading: 'What to do with the result',
      blocks: [
        {
          kind: 'table',
          caption: 'What an hour of downtime justifies',
          head: ['If an hour costs', 'Look at first'],
          rows: [
            ['Less than the price of a dinner', 'A tested backup and a spare laptop. More is hard to justify.'],
            ['A day of wages', 'A second internet line, and a support plan that answers within the hour.'],
            ['A week of wages', 'Written recovery times, a tested restore each quarter, monitoring at night.'],
            ['More than a month of IT', 'A second site or cloud copy that can take over, and a rehearsed plan.'],
          ],
        },
        {
          kind: 'text',
          text: `Compare the cost of one outage with what you now pay each year to prevent one. ${responseTimes.guaranteed}`,
        },
      ],
    },
  ],
  related: [
    { label: 'Data backup and recovery', href: '/services/data-backup' },
    { label: 'Network management', href: '/services/network-management' },
    { label: 'Recovery time and recovery point explained', href: '/blog/recovery-time-and-recovery-point-explained' },
    { label: 'Disaster Recovery Plan Template', href: '/downloads/disaster-recovery-plan-template' },
    { label: 'What managed IT costs in {provider.city}', href: '/guides/managed-it-cost-toronto' },
  ],
};
