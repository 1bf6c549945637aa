import type { ServiceCategoryPage } from '../schema/serviceCategory.ts';

export const managedIt: ServiceCategoryPage = {
  slug: 'managed-it',
  longDescription:
    'One team looks after everything your people need to work: computers, servers, accounts, network and the calls with your other vendors. You pay per ' +
    'person and month, so you know the bill before the month begins, and it is in our interest that little breaks. We keep a list of what you own, update ' +
    'it on a schedule, watch it day and night and write down what should be replaced, when and at what cost. It suits businesses with no IT staff of ' +
    'their own, ' +
    'and those whose one IT person needs backup and a second pair of hands.',
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
        'Computers and servers report day and night: a disk that fills up, a backup that did not run, a service that has stopped. Much of it is put right ' +
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
      title: 'Joiners and leavers',
      description:
        'On Professional and Enterprise, new staff are set up, and departing staff are locked out the same day.',
    },
    {
      title: 'Your other vendors',
      description:
        'When the line is down or an application misbehaves, we open a case with the vendor and follow it up until it is closed.',
    },
    {
      title: 'A plan and a budget',
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
    'You choose one of three plans and pay per user and month. The price per user falls as the team grows, and each plan has a one-time set-up fee. The ' +
    'calculator shows your total before you talk to anyone.',
  notCovered: [
    'Computers, network equipment and licences, quoted separately at their price',
    'Cloud moves, office moves and other projects, quoted before they begin',
    'Advanced security and cloud backup, which are add-ons to a plan or services of their own',
  ],
};
