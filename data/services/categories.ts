import type { ServiceCategory } from '../schema/serviceCategory.ts';
import { itSupport } from './it-support.ts';
import { managedIt } from './managed-it.ts';

/** The six service categories: cards of the home page, sections of `/services` and choices of the contact form. */
export const serviceCategories: ServiceCategory[] = [
  {
    id: 'managed-it',
    name: 'Managed IT',
    contactLabel: '{provider.category}',
    description:
      'We run your computers, servers, accounts and network for a fixed price per person, and plan ahead so that less of it breaks.',
    features: [
      'Help desk by phone, e-mail and chat',
      'Monitoring of computers, servers and network',
      'Updates for Windows, macOS and common software',
      'Microsoft 365 accounts and licences',
      'Set-up for new staff, lock-out for leavers',
      'Device, licence and warranty list',
      'Calls with your internet and software vendors',
      'Technology plan and budget',
    ],
    iconName: 'server',
    page: managedIt,
  },
  {
    id: 'cybersecurity',
    name: 'Cybersecurity',
    contactLabel: 'Cybersecurity & Compliance',
    description:
      'We close the ways in that attackers use most, watch for the rest and help you show insurers and regulators what you have done.',
    features: [
      'Detection software on every computer',
      'Filtering of phishing and malware in e-mail',
      'Multi-factor sign-in for all accounts',
      'Managed firewall and remote access',
      'Short training and practice phishing messages',
      'Incident response plan and rehearsal',
      'Evidence for PIPEDA and PHIPA safeguards',
      'Answers for cyber insurance forms',
    ],
    iconName: 'shield',
    service: 'cybersecurity',
  },
  {
    id: 'cloud',
    name: 'Cloud Solutions',
    contactLabel: 'Cloud Solutions',
    description:
      'We move e-mail, files and servers to Microsoft 365 and Azure, and look after them once they are there.',
    features: [
      'Inventory and cost comparison before the move',
      'E-mail and calendars in Exchange Online',
      'Shared drives in SharePoint and OneDrive',
      'Servers in Azure, in Canadian regions',
      'Teams for meetings and calls',
      'Sign-in rules with Microsoft Entra ID',
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
      'We keep copies of your servers, computers and Microsoft 365 that an attacker cannot delete, and test that they can be restored.',
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
      'A technician answers when a printer, a password or an application stops your people, remotely first and at your desk when needed.',
    features: [
      'Remote help for every person on your plan',
      'Visits to your office for what needs hands',
      'Emergency support[[ {claims.support}]]',
      'Windows, macOS, iPhone and Android',
      'Printers, scanners and meeting rooms',
      'New computers set up and old ones wiped',
      'Help alongside your own IT staff',
    ],
    iconName: 'headset',
    page: itSupport,
  },
  {
    id: 'consulting',
    name: 'IT Consulting',
    contactLabel: 'IT Consulting',
    description:
      'We answer the larger questions in writing, with costs: what to replace, what to buy, what a move or a second office will take.',
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
