import type { Service } from '../rules/schema/service.ts';

export const cybersecurity: Service = {
  id: 'cybersecurity',
  name: 'Cybersecurity',
  nameInText: 'cybersecurity',
  description:
    'We protect your computers, mailboxes and logins, watch them for trouble and act when something gets through.',
  longDescription:
    'Many attacks on a business your size start with an email or a stolen password, not with a clever break-in. We close those doors first: multi-factor ' +
    'authentication (MFA) everywhere, filtered mail, updated computers and software that notices when a program behaves like an attacker. Then ' +
    'we watch, train your ' +
    'people and write down who does what on a bad day. The service suits organizations that hold health, financial or client files and have nobody ' +
    'whose job it is ' +
    "to read alerts. After the first month you can answer an insurer's questions with evidence.",
  metaDescription:
    'Cybersecurity for {area.name} businesses: protected computers, filtered mail, MFA, staff training and incident response.',
  keywords: [
    'cybersecurity services',
    'managed security',
    'endpoint protection',
    'phishing training',
    'PIPEDA safeguards',
    'cyber insurance requirements',
  ],
  iconName: 'shield',
  features: [
    {
      title: 'Detection on every computer',
      description:
        'Microsoft Defender for Business or an equal product goes on each laptop, desktop and server. It stops known malware, reports odd behaviour and ' +
        'can cut an infected machine off the network.',
    },
    {
      title: 'Filtered email',
      description:
        'Links, attachments and faked senders are checked before a message reaches a mailbox. We set up SPF, DKIM and DMARC, so that mail in your name is ' +
        'harder to forge.',
    },
    {
      title: 'Multi-factor authentication (MFA)',
      description:
        'Microsoft 365, remote access and your main applications ask for MFA. Conditional access rules refuse logins from countries ' +
        'and devices that your people never use.',
    },
    {
      title: 'Security updates',
      description:
        'Windows, macOS, browsers and common software are updated on a schedule you know. We chase failed updates by hand and list machines that no longer ' +
        'receive any for replacement.',
    },
    {
      title: 'Training with practice messages',
      description:
        'Staff get short lessons through the year and harmless test messages in between. Whoever clicks sees at once what gave the message away, and ' +
        'managers see the results by team.',
    },
    {
      title: 'Incident response',
      description:
        'A written plan names who isolates machines, who decides, who calls the insurer and who reports to the Privacy Commissioner where PIPEDA requires ' +
        'it. We rehearse it with you.',
    },
  ],
  benefits: [
    {
      title: "A stolen password isn't enough",
      description:
        "A stolen password alone doesn't open a mailbox, a file or the payroll that MFA protects; passkeys also stop the false pages that steal codes.",
    },
    {
      title: 'Insurance forms you can sign',
      description:
        'We answer the questions about MFA, endpoint detection, backups and training, with a report behind each answer. Enterprise includes it, ' +
        'and otherwise we work by the hour.',
    },
    {
      title: 'Safeguards you can show',
      description:
        'PIPEDA asks for safeguards that fit the sensitivity of the information. We write yours down, with the date we last checked each.',
    },
    {
      title: 'People who act',
      description:
        'Critical alerts get a first response[[, on average over all plans in {claims.response},]] from ' +
        'people who may isolate a machine first and call you second.',
    },
  ],
  delivery: {
    weekOne: [
      'List every computer, account and outside service',
      'Turn on MFA for administrators',
      'Install detection software on computers and servers',
      'Check mailboxes for forwarding rules nobody set',
    ],
    monthOne: [
      'Extend MFA to all staff',
      'Set up SPF, DKIM and DMARC for your domains',
      'Bring every machine up to date',
      'Write the incident plan and go through it with you',
    ],
    everyMonth: [
      'Review alerts, blocked mail and failed updates',
      'Send a practice phishing message',
      'Remove accounts of people who have left',
      'Report what happened and what to fix next',
    ],
  },
  notCovered: [
    'Independent penetration tests and certification audits, which an outside assessor must do',
    'Legal advice on a breach and the cost of notifying the people affected',
    'Firewalls, security keys and other hardware, quoted separately',
  ],
  withPlan:
    'Every plan has antivirus and updates; Professional adds MFA and training. So monitoring by analysts adds ' +
    'only {addOns.advanced-cybersecurity.price} per person a month on a one-year agreement.',
  targetIndustries: ['healthcare', 'financial-services', 'legal', 'nonprofit-organizations'],
  pricing: { startingPrice: 7500, pricingModel: 'per-user-month' },
};
