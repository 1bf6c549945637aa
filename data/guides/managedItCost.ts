import { pricing } from '../plans/pricing.ts';
import type { RecordsInput } from '../rules/schema/site.ts';

type Guide = NonNullable<RecordsInput['guides']>[number];

/** The volume discount that the guide explains: the second, which a middling office reaches. */
const step = pricing.volumeDiscounts.toSorted((a, b) => a.threshold - b.threshold)[1];

/** The calculator's own figures, in one place and with what they leave out. */
export const managedItCost: Guide = {
  slug: 'managed-it-cost-toronto',
  label: 'What managed IT costs in {provider.city}',
  title: 'What Managed IT Costs in {provider.city}, With Tables',
  description:
    'Monthly totals for 10, 25, 50 and 100 people on each plan, what is included, what costs more, add-ons, one-time costs and what is ' +
    'never in the price.',
  keywords: [
    'managed IT cost {provider.city}',
    'managed IT services pricing',
    'IT support cost per user',
    'MSP pricing Ontario',
    'cost of IT support small business',
  ],
  heading: 'What managed IT costs in {provider.city}',
  intro:
    'Our own prices, calculated for four sizes of business. Every amount is in Canadian dollars before tax, and each one opens the price ' +
    'calculator with the same values.',
  publishedAt: '2026-08-11',
  sections: [
    {
      heading: 'Monthly totals by size and plan',
      text: 'An ordinary office, without add-ons, after the volume discount. The amounts are links into the calculator.',
      blocks: [
        {
          kind: 'planPrices',
          caption: 'Monthly total of each plan by number of people',
          sizes: [10, 25, 50, 100],
        },
        {
          kind: 'note',
          text:
            'A person counts once, however many devices they use. The volume discount applies to everyone on the plan' +
            (step
              ? `: at ${step.threshold} people, all ${step.threshold} pay ${step.discountPercent}% less, not only the last one.`
              : '.'),
        },
      ],
    },
    {
      heading: "What's included in each plan",
      blocks: [
        { kind: 'planFeatures' },
        {
          kind: 'text',
          text:
            'The plans differ less in tools than in hours and in who comes to you. Essential is remote help in office hours. Professional adds ' +
            'visits, the network, and a check and test restore of your backups; the copies themselves are an add-on. Enterprise adds nights, weekends and ' +
            'the paperwork that auditors and insurers ask for.',
        },
      ],
    },
    {
      heading: 'What makes it more expensive',
      text: 'Three things raise the price; several sites lengthen the setup. Ask about all of them before you compare two quotes.',
      blocks: [
        {
          kind: 'points',
          items: [
            {
              title: 'Your industry',
              description:
                'Clinics, law firms and regulated finance need access reviews, kept records and written procedures. That work is a surcharge on the plan, ' +
                'never on the add-ons.',
            },
            {
              title: 'Hours outside the plan',
              description:
                'A kitchen that closes at midnight or a plant with a night shift needs a help desk at those hours. That usually means Enterprise.',
            },
            {
              title: 'Old equipment',
              description:
                'A server past its warranty or a firewall without updates costs time every month. Replacing it is a project of its own, quoted ' +
                'before it starts.',
            },
            {
              title: 'Several sites',
              description:
                "Every office has an internet line, a firewall and Wi-Fi of its own. Several sites don't change the price per person of a plan, but " +
                'the first inspection and the setup take longer.',
            },
          ],
        },
        {
          kind: 'industryPrices',
          caption: 'The price of one plan by industry, for 25 people',
          plan: 'professional',
          users: 25,
        },
      ],
    },
    {
      heading: 'Add-ons',
      text: 'Every add-on is optional and has its own line on the bill.',
      blocks: [
        { kind: 'addOnPrices', caption: 'Add-ons by price, and for 25 people', users: 25 },
        {
          kind: 'note',
          text: 'These are the prices in the calculator, with a one-year agreement. The plans tab of the pricing page lists the month-to-month extras.',
        },
      ],
    },
    {
      heading: 'What you pay once',
      blocks: [
        { kind: 'oneTimeCosts', caption: 'One-time costs' },
        {
          kind: 'text',
          text:
            'The setup fee pays for the list of your devices and accounts, our tools on every computer, the handover from your current provider and the ' +
            'documentation. The calculator includes it unless you take it out.',
        },
      ],
    },
    {
      heading: "What's not included",
      text: 'Nobody likes to find an extra on the second bill. We quote each of the following in writing before any work begins.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Microsoft 365, Google Workspace and other software licences, which you buy at their list price.',
            'Computers, servers, firewalls, access points and their extended warranties.',
            'Internet lines and mobile plans.',
            'Cabling, electrical work and furniture.',
            'Projects: an office move, a cloud migration, a new phone system, a merger.',
            'Cyber insurance, and legal advice on privacy or contracts.',
            'HST, which is added to every amount.',
          ],
        },
      ],
    },
    {
      heading: 'How to compare two quotes',
      blocks: [
        {
          kind: 'checklist',
          title: 'Ask both providers the same',
          items: [
            'Is the price for a person, for a device or for an hour, and what happens when we hire?',
            'Which hours does the help desk answer, and what does a call at 9 p.m. cost?',
            'How fast is a critical problem answered, and is that a guarantee or an average?',
            'Are visits included, and is travel billed?',
            'Who checks the backups, and when was the last test restore for a client of our size?',
            'Which security tools are in the price, and which are add-ons?',
            "What's the setup fee, what is the term, and what does leaving cost?",
          ],
        },
        {
          kind: 'text',
          text:
            "A low price per person with visits, backups and security billed by the hour isn't a low price. Add up one ordinary year, including the " +
            'laptop that dies and the person who leaves, and compare those totals.',
        },
      ],
    },
    {
      heading: 'Questions about the price',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Is there a price for a business of six people?',
              answer:
                'Yes. Essential and Professional start at {plans.essential.minUsers} users and Enterprise at {plans.enterprise.minUsers}. Below ' +
                'the first step there is no volume ' +
                'discount, so six people on Professional pay six times {plans.professional.price} a month.',
            },
            {
              question: 'Do part-time staff count?',
              answer:
                'Everyone with an account counts as a user, part-time staff included. A shared account on a shop floor terminal is priced as one user; ' +
                'tell us how many there are.',
            },
            {
              question: 'Can the price rise during the contract?',
              answer:
                'Our list prices stay fixed for your term. The total and your volume discount follow the number of people, which you see on each bill.',
            },
            {
              question: 'What does a first conversation cost?',
              answer:
                "Nothing. The free IT assessment ends with a short written list of what is sound and what isn't, and the list is yours.",
            },
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'What happens in the free IT assessment', href: '/assessment' },
    { label: 'Price calculator and plans', href: '/pricing' },
    { label: 'Managed IT services', href: '/services/managed-it' },
    { label: 'In-house IT or a provider', href: '/guides/in-house-it-or-provider' },
    { label: 'How to change IT providers', href: '/guides/change-it-provider' },
    { label: 'What an hour of downtime costs', href: '/tools/downtime-cost' },
    { label: 'A three-year IT budget on one page', href: '/blog/three-year-it-budget-on-one-page' },
  ],
};
