import type { ServiceCategory } from '../rules/schema/serviceCategory.ts';

/** The six service categories: cards of the home page, sections of `/services` and choices of the contact form. */
export const serviceCategories: ServiceCategory[] = [
  {
    id: 'managed-it',
    name: 'Managed IT',
    contactLabel: '{provider.category}',
    description:
      'We run your computers, servers and accounts for a fixed price per person. Professional and up adds the network and a plan for what comes next.',
    summary: 'Computers and accounts, with the network on Professional and up, for a fixed price per person.',
    features: [
      'Help desk by phone, email and chat',
      'Monitoring of computers and servers; the network (Professional and up)',
      'Updates for Windows, macOS and common software',
      'Microsoft 365 accounts and licences',
      'New staff set up, departing staff locked out the same day (Professional and up)',
      'Device, licence and warranty list',
      'Calls with your internet and software vendors',
      'Technology plan and budget (Professional and up)',
    ],
    iconName: 'server',
    planService: 'managed-it',
  },
  {
    id: 'cybersecurity',
    name: 'Cybersecurity',
    contactLabel: 'Cybersecurity & Compliance',
    description:
      'We close the ways in that attackers use most, watch for the rest and help you show insurers and regulators what you have done.',
    summary: 'Logins, mail and devices protected, and watched.',
    features: [
      'Detection software on every computer',
      'Filtering of phishing and malware in email',
      'Multi-factor authentication (MFA) for all accounts',
      'Rules that refuse logins from countries your people never use',
      'Short training and practice phishing messages',
      'Incident response plan and rehearsal',
      'Records of the safeguards that PIPEDA and PHIPA ask for',
      'Answers for cyber insurance forms (in Enterprise, otherwise by the hour)',
    ],
    iconName: 'shield',
    service: 'cybersecurity',
  },
  {
    id: 'cloud',
    name: 'Cloud Migration',
    contactLabel: 'Cloud Solutions',
    description:
      'We move email, files and servers to Microsoft 365 and Azure, and look after them once they are there.',
    summary: 'Email, files and servers moved to Microsoft 365 and Azure.',
    features: [
      'Inventory and cost comparison before the move',
      'Email and calendars in Exchange Online',
      'Shared drives in SharePoint and OneDrive',
      'Servers in Azure, in Canadian regions where your contracts or your regulator ask for them',
      'Teams for meetings and calls',
      'Login rules with Microsoft Entra ID',
      'Monthly check of licences and usage',
    ],
    iconName: 'cloud',
    service: 'cloud-migration',
  },
  {
    id: 'backup',
    name: 'Data Backup',
    contactLabel: 'Data Backup & Recovery',
    description:
      "We keep copies of your servers, computers and Microsoft 365 that an attacker can't delete, and test that they can be restored.",
    summary: "Copies that an attacker can't delete, with tested restores.",
    features: [
      'Daily copies of servers and computers',
      'Microsoft 365 mailboxes, OneDrive and SharePoint',
      'A local copy and one in a Canadian data centre',
      'A copy locked against change and deletion',
      'Results read by a person each working day',
      'Scheduled test restores',
      'Written disaster recovery plan',
    ],
    iconName: 'archive',
    service: 'data-backup',
  },
  {
    id: 'support',
    name: 'IT Support',
    contactLabel: 'IT Support',
    description:
      'A technician answers when a printer, a password or an application stops your people, remotely first and, on Professional and Enterprise, ' +
      'at your desk.',
    summary: 'A technician who answers, and visits on Professional and Enterprise.',
    features: [
      'Remote help for every person on your plan',
      'Visits to your office for what needs hands (Professional and up)',
      'Emergency support for critical incidents[[, {claims.support}]]',
      'Windows, macOS, iPhone and Android',
      'Printers, scanners and meeting rooms',
      'New computers set up and old ones wiped',
      'Help alongside your own IT staff',
    ],
    iconName: 'headset',
    planService: 'it-support',
  },
  {
    id: 'consulting',
    name: 'IT Consulting',
    contactLabel: 'IT Consulting',
    description:
      'We answer the larger questions in writing, with costs: what to replace, what to buy, what a move or a second office will take.',
    summary: 'What to replace, what to buy and what it costs, in writing.',
    features: [
      'Review of systems, contracts and risks',
      'Technology plan and budget for three years',
      'Vendor and quote comparison',
      'Direction of office moves and mergers',
      'Policies for passwords, retention and departures',
      'Second opinion for your IT staff',
    ],
    iconName: 'compass',
    service: 'it-consulting',
  },
];
