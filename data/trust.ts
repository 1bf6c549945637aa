import type { RecordsInput } from './rules/schema/site.ts';

/** The strip under the hero of the home page. */
export const trustItems: RecordsInput['trustItems'] = [
  {
    title: 'Emergency line at any hour',
    description: "For an office that can't work or a suspected attack, at any hour.",
    iconName: 'clock',
    claim: 'support',
  },
  {
    title: 'Response in {claims.response} on average over all plans',
    description: 'First response to a critical issue, such as a server that is down, over all plans and places.',
    iconName: 'activity',
    claim: 'response',
  },
  {
    title: 'Published prices',
    description: 'Plans, discounts and one-time costs are on this site, with a calculator.',
    iconName: 'file',
  },
  {
    title: 'Fixed price per person',
    description: 'Each plan is one monthly amount per user, agreed before we start.',
    iconName: 'users',
  },
  {
    title: 'Technicians near you',
    description:
      'Technicians visit offices and plants across the {area.shortName}; Professional and Enterprise include visits.',
    iconName: 'map-pin',
  },
  {
    title: 'Privacy-law safeguards',
    description: 'Help with the safeguards that PIPEDA and PHIPA ask of you.',
    iconName: 'shield',
  },
  {
    title: 'Month-to-month available',
    description: "A plan paid yearly costs less, but you don't have to sign for one.",
    iconName: 'check',
  },
  {
    title: 'You own your documentation',
    description: 'Passwords, drawings and settings are yours and go with you.',
    iconName: 'book',
  },
];

/** Makers of the products we work with. No certified level is claimed; logos stand at `/assets/partners/<slug>`. */
export const partners: RecordsInput['partners'] = [
  {
    slug: 'microsoft',
    name: 'Microsoft',
    role: 'Microsoft 365, Azure, Entra ID and Intune for mail, files, servers and login',
  },
  { slug: 'fortinet', name: 'Fortinet', role: 'FortiGate firewalls and remote access' },
  { slug: 'veeam', name: 'Veeam', role: 'Backup and recovery of servers and Microsoft 365' },
  { slug: 'dell', name: 'Dell', role: 'Business laptops, desktops and PowerEdge servers' },
  { slug: 'cisco', name: 'Cisco', role: 'Catalyst switches and Meraki Wi-Fi' },
];
