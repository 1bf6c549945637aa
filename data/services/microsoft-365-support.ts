import type { PlanServiceInput } from '../rules/schema/planService.ts';

export const microsoft365Support: PlanServiceInput = {
  slug: 'microsoft-365-support',
  name: 'Microsoft 365 Support',
  nameInText: 'Microsoft 365 support',
  description:
    "We look after mailboxes, Teams, SharePoint, login rules and licences, and answer your people when Outlook or a shared folder doesn't do " +
    'what it should.',
  serviceCategory: 'support',
  iconName: 'cloud',
  copy: {
    title: 'Microsoft 365 Support in {provider.city} | {provider.name}',
    description:
      'Microsoft 365 support for {area.shortName} businesses: mailboxes, Teams, SharePoint and licences looked after, part of every plan, from ' +
      '{plans.essential.price} per user a month.',
    heading: 'Microsoft 365 support for {area.name} businesses',
  },
  keywords: [
    'Microsoft 365 support',
    'Office 365 support',
    'Microsoft 365 administrator',
    'SharePoint support',
    'Outlook help',
  ],
  longDescription:
    'Microsoft 365 is easy to buy and easy to leave half set up: former employees with a licence, a shared mailbox with a password on a note, ' +
    'folders that anyone with the link can open. We administer the tenant, answer the daily questions and put the settings in order that decide ' +
    "whether a stolen password is a nuisance or a disaster. The service suits offices that moved their mail to Microsoft some years ago, and haven't " +
    'looked at the admin centre since.',
  features: [
    {
      title: 'Mailboxes and calendars',
      description:
        'New addresses, shared mailboxes, delegated calendars and mail that was filtered by mistake: your people call, and a technician settles it.',
    },
    {
      title: 'Teams',
      description:
        'Teams and channels get owners and names that make sense. Guests are listed, and those nobody knows any more are removed.',
    },
    {
      title: 'SharePoint and OneDrive',
      description:
        "We fix sync that is stuck, bring back deleted versions and draw permissions so that payroll isn't one click away from everyone.",
    },
    {
      title: 'Login and access',
      description:
        'MFA, rules for places and devices, and administrator rights for the few who need them. Emergency accounts are kept and ' +
        'tested.',
    },
    {
      title: 'Licences by role',
      description:
        'We match licences to what each person does, take them back from staff who leave and tell you before a year of licences renews.',
    },
    {
      title: 'New hires and departures (Professional and up)',
      description:
        'A new account has its groups, mailbox and files on the first morning. Someone who leaves is signed out everywhere, and the mailbox ' +
        'stays open to whomever you name.',
    },
    {
      title: 'Phones and laptops',
      description:
        'Outlook and Teams are set up on work phones, and company data can be wiped from a lost one without touching the photos.',
    },
  ],
  benefits: [
    {
      title: 'You pay only for licences you use',
      description:
        'We compare the list of licences with the list of people and show you the difference before renewal.',
    },
    {
      title: 'Folders that only the right people open',
      description: 'We find links for everyone and inherited permissions, and close them once you have seen the list.',
    },
    {
      title: 'Mailboxes that are hard to steal',
      description:
        "With MFA, a stolen password alone doesn't open an account; passkeys also stop the false pages that steal codes. We notice forwarding " +
        'rules that nobody set.',
    },
    {
      title: 'Answers from someone who knows your setup',
      description: 'Your people ask a technician who knows your tenant, instead of trying settings from a forum.',
    },
  ],
  delivery: {
    weekOne: [
      'Take stock of accounts, licences, groups and administrators',
      'Secure the administrator accounts and the emergency account',
      'Look for forwarding rules and links open to everyone',
      'Tell your people how to reach us',
    ],
    monthOne: [
      'Turn on MFA for all staff (Professional and up)',
      'Take back licences of people who have left',
      'Put owners and permissions of Teams and SharePoint in order',
      'Write down how accounts are opened and closed',
    ],
    everyMonth: [
      'Answer your people and open cases with Microsoft',
      'Review administrators, guests and login alerts',
      'Compare licences with people',
      'Read what Microsoft changes next and prepare for it',
    ],
  },
  price:
    'Administration of Microsoft 365 and help for your people are part of every plan. Setting up MFA for every account comes ' +
    'with Professional and Enterprise. The licences themselves are quoted separately at their price, and a move of mail or files from another ' +
    'system is a cloud migration with a quote of its own.',
  notCovered: [
    'The licences, which are quoted separately at their price',
    'Moves of mail and files from other systems, quoted as cloud migration',
    'Backup of mailboxes and files beyond what Microsoft keeps, an add-on to a plan',
    'Apps and automations built for you, quoted as a project',
  ],
  example: {
    people: 35,
    situation:
      'A consulting firm with 35 people has used Microsoft 365 for six years. Eleven accounts belong to people who have left, because their mail ' +
      'may be needed. Client folders in SharePoint were shared by link, and three partners are global administrators on the account they read mail ' +
      'with.',
    work:
      'First come the administrators: separate accounts, MFA and one emergency account in the safe. Then we turn the mailboxes ' +
      'of former staff into shared ones, list every open link and go through the client folders with the partner who owns them. The office manager ' +
      'gets a one-page form for new hires and departures.',
    result:
      "Licences that nobody used can lapse at their renewal, and each client folder has an owner. What doesn't change: Microsoft decides when a " +
      "feature moves or disappears. We read its notices and warn you, and can't stop it.",
  },
  faq: [
    {
      question: 'What does Microsoft 365 support cost?',
      answer:
        'Microsoft 365 support is part of every plan, from {plans.essential.price} per user per month before tax. Licences are quoted separately. If ' +
        'you want only a ' +
        'review of your tenant, we quote that after the free IT assessment.',
    },
    {
      question: 'Do we have to buy licences from you?',
      answer:
        'No. We look after licences wherever you bought them, as long as you can give us administrator access. If you buy through us, they appear as ' +
        'a line of their own at their price.',
    },
    {
      question: 'Does Microsoft not back up our data?',
      answer:
        "Microsoft keeps deleted items for a limited time and keeps the service running. It doesn't promise to bring back a folder that was deleted " +
        'by mistake months ago. Cloud backup is an add-on to our plans for that reason.',
    },
    {
      question: 'Can you move us from Google Workspace or an old server?',
      answer:
        'Yes, as a cloud migration with a quote of its own. Support begins on the day the first mailbox has moved, so your people have someone to ' +
        'call during the change.',
    },
    {
      question: 'Which licence do our people need?',
      answer:
        'That depends on the work: a person at a desk with a laptop, a driver with a phone and a shared mailbox need different ones. We go through ' +
        'the list of people with you and write down the reason for each.',
    },
    {
      question: 'Who sees our mail?',
      answer:
        'Only who has to. Technicians work with named administrator accounts, open a mailbox only when its owner or your management asks, and the ' +
        'access is logged.',
    },
  ],
  articles: [
    'microsoft-365-licences-by-role',
    'moving-a-file-server-to-sharepoint',
    'changed-bank-details-and-the-mailbox-rule',
  ],
};
