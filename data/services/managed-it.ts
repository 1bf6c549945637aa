import type { PlanServiceInput } from '../rules/schema/planService.ts';

export const managedIt: PlanServiceInput = {
  slug: 'managed-it',
  name: 'Managed IT',
  nameInText: 'managed IT',
  description:
    'We run your computers, servers and accounts for a fixed price per person. Professional and up adds the network and a plan for what comes next.',
  serviceCategory: 'managed-it',
  iconName: 'server',
  copy: {
    title: 'Managed IT Plans & Prices in {provider.city} | {provider.name}',
    description:
      'Managed IT for {area.shortName} businesses from {plans.essential.price} per user a month: help desk, updates and monitoring, with a written ' +
      'response time in every plan.',
    heading: 'Managed IT for {area.name} businesses',
  },
  keywords: ['managed IT', 'managed IT services', 'managed service provider', 'outsourced IT', 'IT management'],
  inLocations: {
    title: 'Managed IT in {location} | {provider.name}',
    description:
      'Managed IT in {location} from {plans.essential.price} per user a month: help desk, updates, monitoring and accounts, with a written response ' +
      'time in every plan.',
    heading: 'Managed IT services in {location}',
  },
  longDescription:
    'One team looks after everything your people need to work: computers, servers, accounts, the calls with your other vendors and, on ' +
    'Professional and up, the network. You pay per person per month, so you know the bill before the month begins, and it is in our interest that ' +
    'little breaks. We list what you own, update it on a schedule, watch computers and servers day and night, and write down what to replace, when ' +
    'and at what cost. Managed IT suits businesses with no IT staff of their own, and those whose one IT person needs backup and a second pair of hands.',
  features: [
    {
      title: 'Help desk',
      description:
        'Your people call, write or chat, and a technician helps them remotely in the hours of your plan. Critical incidents reach our emergency line' +
        '[[ {claims.support}]] on every plan.',
    },
    {
      title: 'Monitoring',
      description:
        "Computers and servers report day and night: a disk that fills up, a backup that didn't run, a service that has stopped. Some of it is put right " +
        'before anyone has to call.',
    },
    {
      title: 'Updates',
      description:
        'Windows, macOS and common software are updated on a schedule you know, and we follow up each machine on which an update fails.',
    },
    {
      title: 'Accounts and licences',
      description:
        'We administer Microsoft 365 or Google Workspace, keep the list of licences and warranties current and tell you which of them nobody uses any more.',
    },
    {
      title: 'New hires and departures (Professional and up)',
      description:
        'On Professional and Enterprise, new staff are set up, and departing staff are locked out the same day.',
    },
    {
      title: 'Your other vendors',
      description:
        'When the line is down or an application misbehaves, we open a case with the vendor and follow it up until it is closed.',
    },
    {
      title: 'A plan and a budget (Professional and up)',
      description:
        'On Professional and Enterprise you get a technology plan with costs, reviewed with you twice a year.',
    },
  ],
  delivery: {
    weekOne: [
      'List every computer, server, account and contract',
      'Take over administrator access and store it safely',
      'Install monitoring and remote help on every machine',
      'Tell your people how to reach us',
    ],
    monthOne: [
      'Bring every machine up to date',
      'Restore a file from your backup to see that it works',
      'Close the accounts of people who have left',
      'Agree with you what to put right first, with costs',
    ],
    everyMonth: [
      'Answer your people and follow up what keeps coming back',
      'Install updates and check the ones that failed',
      'Keep the list of devices, licences and warranties current',
      'Report on tickets and updates',
    ],
  },
  price:
    'You choose one of three plans and pay per user per month. The price per user falls as the team grows, and each plan has a one-time setup fee. The ' +
    'calculator shows your total before you talk to anyone.',
  notCovered: [
    'Computers, network equipment and licences, quoted separately at their price',
    'Cloud moves, office moves and other projects, quoted before they begin',
    'Advanced security and cloud backup, which are add-ons to a plan or services of their own',
  ],
  benefits: [
    {
      title: 'A bill you know in advance',
      description:
        'The price follows the number of people on the plan. A bad month with many calls costs the same as a quiet one.',
    },
    {
      title: 'Fewer mornings lost',
      description:
        'We look for the full disk, the failed backup and the expired certificate before your people run into them.',
    },
    {
      title: 'One number for every vendor',
      description:
        'Internet, copier, accounting software: you call us, and we stay on the line with whoever has to fix it.',
    },
    {
      title: 'You never depend on one person',
      description:
        'Passwords, licences and warranties are listed, network diagrams are kept, and all of it stays yours, even if you leave us.',
    },
  ],
  example: {
    people: 30,
    situation:
      'A distributor has 30 people: twelve in sales and purchasing, ten in the warehouse, the rest in accounting and management. One server runs the ' +
      'inventory software. The office manager looks after passwords and calls a freelancer when something fails, and nobody can say when a backup ' +
      'was last restored.',
    work:
      'We list every machine and account, store the administrator passwords safely and put monitoring on all computers and the server. In the first ' +
      'month we install the missing updates, restore a file from the backup and close the accounts of people who have left. The office manager keeps ' +
      'the say over who may call and what is bought.',
    result:
      "People call the help desk instead of the office manager. Replacement of the old server has a date and a price in the budget. What doesn't " +
      'change: the inventory software is still supported by its vendor, and we open the case there and follow it up.',
  },
  faq: [
    {
      question: 'What does managed IT cost?',
      answer:
        'The plans cost {plans.essential.price}, {plans.professional.price} and {plans.enterprise.price} per user per month before volume discounts, ' +
        'add-ons and tax, and each has a one-time setup fee. The calculator shows your total for your number of people. Hardware and licences are ' +
        'quoted separately.',
    },
    {
      question: 'Which plan fits us?',
      answer:
        'Professional is the one we recommend to offices that lose money when systems stop. Essential suits offices that need remote help and updates ' +
        'and rarely a visit. Enterprise is for night work, several sites or a regulator, from {plans.enterprise.minUsers} users up.',
    },
    {
      question: 'What happens to our current IT provider or freelancer?',
      answer:
        'We take over in an agreed order: a list of what exists, administrator access, monitoring, then support. We talk with the person who leaves ' +
        'and ask for the documentation, so that you never have to be the messenger.',
    },
    {
      question: 'Do we have to replace our computers first?',
      answer:
        'No. We start with what you have and tell you which machines no longer receive security updates. Replacements go into the budget with a date, ' +
        'and you decide when to buy.',
    },
    {
      question: 'How long are we bound?',
      answer:
        'The standard is a one-year agreement; month to month is available as well. When you leave, you get the passwords, the ' +
        'documentation and the list of devices.',
    },
    {
      question: "What isn't covered by the monthly price?",
      answer:
        'Hardware, licences, internet lines, cabling and projects such as an office move. We quote each in writing before work begins. Advanced ' +
        'security and cloud backup are add-ons with their own prices.',
    },
  ],
  articles: [
    'first-90-days-with-a-new-it-provider',
    'how-to-read-a-managed-services-contract',
    'three-year-it-budget-on-one-page',
  ],
};
