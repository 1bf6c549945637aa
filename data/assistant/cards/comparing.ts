import type { CardInput } from './card.ts';

/** One thing or the other: what tells them apart, and whom each suits. */
export const comparingCards: CardInput[] = [
  {
    id: 'which-plan',
    subject: 'plans',
    question: 'Which plan is right for us?',
    answer:
      'Professional for an office that loses money when systems stop: it adds visits, the network, MFA and checked backups. Essential where remote help ' +
      'and updates are enough. Enterprise for nights and weekends, several sites or a regulator, from {plans.enterprise.minUsers} users.',
    wordings:
      'which plan do you recommend | a good plan for a small firm | what plan should we take | best plan for an office like ours | which package suits us ' +
      '| what would you suggest for us',
    next: ['plan-price', 'cheapest-plan-with-visits', 'upgrade-plan'],
    links: [{ title: 'Plans and prices', href: '/pricing' }],
  },
  {
    id: 'two-backups',
    question: 'How do your backup products differ?',
    answer:
      'Cloud Backup & Recovery ({addOns.cloud-backup.price} per user a month beside a plan on a one-year agreement) copies computers, servers ' +
      'and Microsoft 365 once a day. ' +
      'Enhanced Backup & DR ({addOns.plan-enhanced-backup.price}, month to month) copies more often and adds a second site to run from and a recovery ' +
      'test. Data Backup is the full service, without a plan.',
    wordings:
      'Cloud Backup or Enhanced Backup | difference between the two backups | which backup is better | which backup do we need | cheapest backup | backup ' +
      'add-on or data backup service',
    next: ['backup-schedule', 'backup-tested', 'backup-or-recovery'],
    links: [{ title: 'Data backup', href: '/services/data-backup' }],
  },
  {
    id: 'two-cybersecurity',
    question: 'How do your cybersecurity products differ?',
    answer:
      'With a plan and a one-year agreement, Advanced Cybersecurity ({addOns.advanced-cybersecurity.price} per user a month) sends alerts: it ' +
      'watches and tells you. ' +
      'Month to month ({addOns.plan-advanced-cybersecurity.price}) it adds response: analysts close the account or cut off the computer. ' +
      'Cybersecurity without a plan is ' +
      'the full protection: it also sets everything up and trains your people.',
    wordings:
      'why is advanced cybersecurity two prices | difference between the security add-ons | cybersecurity service or add-on | monitoring or response | ' +
      'which security product do we need',
    next: ['edr-or-antivirus', 'which-plan-edr'],
    links: [{ title: 'Cybersecurity', href: '/services/cybersecurity' }],
  },
  {
    id: 'edr-or-antivirus',
    question: 'What is the difference between EDR and antivirus?',
    answer:
      'Antivirus stops malware that is known; every plan has it. Endpoint detection and response (EDR) spots an attack by its behaviour and cuts the ' +
      'computer off the network: that is the add-on Advanced Endpoint Protection, {addOns.endpoint-protection.price} per user a month on a ' +
      'one-year agreement. Insurers often ask ' +
      'for EDR.',
    wordings:
      "EDR vs antivirus | is antivirus enough | do we need EDR or antivirus | antivirus or endpoint protection | what does EDR do that antivirus doesn't",
    next: ['which-plan-edr', 'insurance-requirements'],
  },
  {
    id: 'sharepoint-or-onedrive',
    question: 'SharePoint or OneDrive: which is for what?',
    answer:
      'OneDrive is for the files of one person, SharePoint for what a team shares, with permissions by role. In a cloud migration shared drives go to ' +
      'SharePoint and personal ones to OneDrive.',
    wordings:
      'difference between SharePoint and OneDrive | OneDrive vs SharePoint | where do shared files go | SharePoint or Teams for files',
    next: ['file-server', 'backup-365'],
    links: [{ title: 'Moving a file server to SharePoint', href: '/blog/moving-a-file-server-to-sharepoint' }],
  },
  {
    id: 'file-server',
    question: 'What happens to our file server?',
    answer:
      'Its folders move to SharePoint and OneDrive, or it stays where software needs it nearby; we recommend it item by item. A cloud migration takes ' +
      '{claims.migration} in most cases, and the old server stays intact until you sign off.',
    wordings:
      'replace our file server | do we still need a server | get rid of the old server | server in the closet | move our shared drive to the cloud | ' +
      'server or cloud',
    next: ['migration-time', 'sharepoint-or-onedrive'],
    links: [{ title: 'Cloud migration', href: '/services/cloud-migration' }],
  },
  {
    id: 'standard-or-premium',
    question: 'Business Standard or Business Premium?',
    answer:
      'Business Premium adds the security part: conditional access, management of devices, Defender and an archive mailbox. It suits whoever handles money ' +
      'or client data; Standard can do where other security tools are paid already. The article goes through it role by role.',
    wordings:
      'difference between Microsoft 365 Standard and Premium | is Business Premium worth it | which Microsoft licence do we need | Business Basic or ' +
      'Standard | Microsoft 365 plans compared',
    next: ['licences', 'microsoft-365'],
    links: [{ title: 'Microsoft 365 licences by role', href: '/blog/microsoft-365-licences-by-role' }],
  },
  {
    id: 'google-or-microsoft',
    question: 'Microsoft 365 or Google Workspace?',
    answer:
      'Every plan administers either. This site recommends neither; a move from Google Workspace to Microsoft 365 is a cloud migration with a quote of its ' +
      'own.',
    wordings:
      'do you support Google Workspace | Gmail for business | we use G Suite | Google or Microsoft | switch from Google to Microsoft | stay with Google ' +
      'Workspace',
    next: ['microsoft-365', 'migration-time'],
  },
  {
    id: 'month-or-year',
    subject: 'plans',
    question: 'Monthly or yearly: what is the difference?',
    answer:
      'A plan paid yearly costs less than the same plan paid monthly; the calculator says how much. Month to month has no long-term commitment; ' +
      'the standard is a one-year agreement, however you pay.',
    wordings:
      'yearly vs monthly | month to month or annual | pay monthly or yearly | difference between annual and monthly billing | is monthly more expensive',
    next: ['pay-yearly', 'contract-length', 'notice'],
  },
  {
    id: 'vpn-or-zero-trust',
    question: 'VPN or zero trust: which do we need?',
    answer:
      'A VPN lets a computer into the office network; zero trust access opens one application to one signed-in person and a checked device. The article ' +
      'says how to choose.',
    wordings:
      'VPN vs zero trust | is a VPN enough | replace our VPN | what is zero trust | remote access for hybrid work',
    next: ['home-office', 'mfa'],
    links: [{ title: 'VPN or zero trust access', href: '/blog/vpn-or-zero-trust-access' }],
  },
  {
    id: 'managed-or-support',
    question: 'Managed IT, IT support or co-managed IT?',
    answer:
      'Managed IT is the whole: help desk, monitoring, updates, security basics. IT support is its help desk, part of every plan. Co-managed IT is the ' +
      'same plans beside an IT person of your own, with the work divided in writing.',
    wordings:
      'difference between managed IT and IT support | managed vs co-managed | what is co-managed IT | MSP or help desk | do we need managed IT or just ' +
      'support',
    next: ['managed-it', 'co-managed-price', 'fire-it-person'],
    links: [{ title: 'Services', href: '/services' }],
  },
  {
    id: 'plan-or-service',
    subject: 'plans',
    question: 'A plan, or only one service?',
    answer:
      'A plan covers the daily work for everyone at one price per person. A service by itself, such as backup or cybersecurity, has its own price and can ' +
      'be taken without a plan, beside the IT people that you have.',
    wordings:
      'just one service without a plan | only backup no plan | do we have to take a plan | services without managed IT | can we just buy cybersecurity | ' +
      'backup without a plan',
    next: ['two-backups', 'one-job', 'plan-price'],
    links: [{ title: 'Services', href: '/services' }],
  },
  {
    id: 'phone-or-chat',
    question: 'Should we call, write or chat?',
    answer:
      'Anything urgent: call {provider.phone}, at any hour for critical incidents. A question that can wait: this chat, the form or {provider.email}; they ' +
      'reach the same people.',
    wordings:
      'what is the best way to contact you | call or email | fastest way to reach you | how should we get in touch',
    next: ['emergency-number', 'talk-to-a-person'],
    askPerson: true,
  },
];
