import type { RecordsInput } from '../rules/schema/site.ts';

type Guide = NonNullable<RecordsInput['guides']>[number];

/** From reading the old contract to closing the old provider's last account. */
export const changeProvider: Guide = {
  slug: 'change-it-provider',
  label: 'How to change IT providers',
  title: 'How to Change IT Providers: Weeks, Lists, Contract',
  description:
    'Twelve weeks from reading the old contract to closing the last old account: what to ask the old IT provider for, contract points and checklists.',
  keywords: [
    'change IT provider',
    'switch managed service provider',
    'IT provider handover checklist',
    'MSP contract termination',
    'IT transition plan',
  ],
  heading: 'How to change IT providers',
  intro:
    'From the first look at the old contract to the last closed account, a change takes about twelve weeks, most of them quiet; the new provider ' +
    'takes over in week ten. These are the steps with their weeks, the list to send to the old provider and the lines to look for in both contracts.',
  publishedAt: '2026-05-28',
  sections: [
    {
      heading: 'The route: before you give notice',
      text: 'Nothing here needs the knowledge of the old provider. Do it while everything still works.',
      blocks: [
        {
          kind: 'route',
          stops: [
            {
              when: 'Week 1',
              title: 'Read the contract you have',
              text: 'Find the notice period, the renewal date, who owns the hardware and licences, and what leaving costs.',
            },
            {
              when: 'Week 2',
              title: 'Hold the keys yourself',
              text: 'Check that your business owns the domain, the Microsoft 365 or Google tenant and the backup account.',
            },
            {
              when: 'Weeks 2-4',
              title: 'Ask two or three others',
              text: 'Let each look at the same things and answer the same questions. Ask for the handover in writing.',
            },
            {
              when: 'Week 5',
              title: 'Sign, then give notice',
              text: 'Sign the new contract first. Name one date for the change, away from month-end and holidays.',
            },
          ],
        },
      ],
    },
    {
      heading: 'The route: the handover',
      text:
        'Two providers work side by side for a few weeks. With a notice of 60 or 90 days you pay both until the old contract ends. One person in your ' +
        'business decides when they disagree.',
      blocks: [
        {
          kind: 'route',
          stops: [
            {
              when: 'Weeks 5-6',
              title: 'Send the list below',
              text: 'Ask the old provider for everything on it by a date, and copy the new one.',
            },
            {
              when: 'Weeks 6-8',
              title: 'Check what arrives',
              text: "The new provider signs in to every system once. A password that was handed over but never tried isn't handed over.",
            },
            {
              when: 'Weeks 8-9',
              title: 'Run both backups',
              text: 'The new backup runs beside the old one until a technician has restored real files from it.',
            },
            {
              when: 'Week 10',
              title: 'The day of the change',
              text: 'New tools on, old tools off, all administrator passwords changed, one new number to call.',
            },
            {
              when: 'Weeks 11-12',
              title: 'Close the door',
              text: 'Old accounts, VPN access and partner links are removed. The old provider confirms in writing what it has deleted.',
            },
          ],
        },
      ],
    },
    {
      heading: 'What to ask the old provider for',
      text: 'Send your request as one list with one date. Most of what is on it already belongs to you, and a good provider expects the letter.',
      blocks: [
        {
          kind: 'checklist',
          title: 'Access',
          items: [
            'Administrator accounts of Microsoft 365 or Google Workspace, in the name of your business.',
            'The login at the domain registrar and at whoever hosts your DNS.',
            'Passwords of firewalls, switches, access points, servers, storage and printers.',
            'Emergency accounts and the recovery codes of MFA.',
            'Accounts at suppliers: internet, phone, backup, security software.',
            'BitLocker and FileVault recovery keys of every computer.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Documents',
          items: [
            'The list of devices with age, warranty and user.',
            'The network plan, IP addresses, VLANs, VPN settings and Wi-Fi names.',
            'Licences: what is owned, what is rented, when each term ends and who is billed.',
            "What's backed up, how often, how long it is kept, and the date of the last test.",
            'Open tickets, known faults and work that was promised.',
            'Contacts and customer numbers at every supplier.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Data',
          items: [
            'An export of the documentation in a format that opens without their software.',
            'Backup copies for as long as you must keep records, or proof that they were moved.',
            'Security logs of the last twelve months, where they exist.',
            'A written statement of what personal information they held, and when it was deleted.',
          ],
        },
      ],
    },
    {
      heading: 'Points in the old contract',
      blocks: [
        {
          kind: 'table',
          caption: 'What to look for in the old contract',
          head: ['Point', 'What it often says', 'What to do'],
          rows: [
            [
              'Renewal',
              'Renews for a year unless notice is given 60 or 90 days before',
              'Put the date in the calendar today',
            ],
            ['Notice', 'In writing, to a named address', 'Send it as the contract says, and keep the proof'],
            ['Early end', 'The remaining months, or a fee', 'Compare the fee with the months you would save'],
            ['Hardware', 'Rented equipment goes back', 'List it before the day of the change'],
            ['Licences', 'Bought through the provider, on its term', 'Ask for the end dates; move them at renewal'],
            ['Handover', 'Billed by the hour, or not named', 'Ask for a fixed price in writing'],
            ['Data', 'Returned on request', 'Make the request in the letter of notice'],
          ],
        },
        {
          kind: 'note',
          text: 'We give no legal advice. If the sums are large or the tone is bad, have a lawyer read the contract before you write.',
        },
      ],
    },
    {
      heading: 'Points to insist on in the new contract',
      blocks: [
        {
          kind: 'list',
          items: [
            'Accounts, domains, licences and documentation belong to your business, by name.',
            'A response time for critical problems, and what happens when it is missed.',
            "What isn't included, with the price by which it is billed.",
            'Backups: what, how often, and a test restore that you can watch.',
            'Breach clause: you are told at once, and who pays for the first day.',
            'The provider handles personal information for you only as you instruct, as PIPEDA expects of you.',
            'Leaving: notice of 30 to 60 days, help with the handover, and everything back within a set number of days.',
          ],
        },
      ],
    },
    {
      heading: 'On the day of the change',
      blocks: [
        {
          kind: 'checklist',
          title: 'Before lunch',
          items: [
            'Staff have the new phone number and address for tickets, on paper too.',
            'The old remote access tools are gone from every computer and server.',
            'Every administrator password has been changed, and each change was tried.',
            "The old provider's partner link in Microsoft 365 is removed.",
            'Monitoring of the new provider shows every device on the list.',
          ],
        },
        {
          kind: 'checklist',
          title: 'Before you go home',
          items: [
            'One file and one mailbox were restored from the new backup.',
            'Printing, scanning, phones and payment terminals were tried by the people who use them.',
            'One of you has called the new number after hours and was answered.',
            "What didn't work is on one list, with a name beside each line.",
          ],
        },
      ],
    },
    {
      heading: "If the old provider doesn't help",
      blocks: [
        {
          kind: 'text',
          text:
            'A silent provider is rare. The domain registrar, Microsoft and the internet supplier can each give access back to the business that ' +
            'proves it is the owner. That takes days to weeks, so begin there and not with an argument.',
        },
        {
          kind: 'list',
          items: [
            'Put the request in writing, quote the contract and name a date.',
            "Pay what isn't in dispute. An open bill is the usual reason for silence.",
            'Have the new provider copy what can be read today, while access still works.',
            "Don't lock the old provider out first: a locked door ends the help you still need.",
          ],
        },
      ],
    },
    {
      heading: 'How we take over',
      blocks: [
        {
          kind: 'text',
          text:
            'You tell the old provider the date and sign the request for the documents. We check every password, run the new backup beside the old one and ' +
            "change the passwords on the last day. The plan's setup fee pays for this handover.",
        },
        {
          kind: 'links',
          items: [
            { label: 'What the setup costs for each plan', href: '/guides/managed-it-cost-toronto#what-you-pay-once' },
            { label: 'The first 90 days with a new IT provider', href: '/blog/first-90-days-with-a-new-it-provider' },
            { label: 'How to read a managed services contract', href: '/blog/how-to-read-a-managed-services-contract' },
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'What happens in the free IT assessment', href: '/assessment' },
    { label: 'Managed IT services', href: '/services/managed-it' },
    { label: 'What managed IT costs in {provider.city}', href: '/guides/managed-it-cost-toronto' },
    { label: 'In-house IT or a provider', href: '/guides/in-house-it-or-provider' },
    { label: 'IT Security Checklist', href: '/downloads/it-security-checklist' },
    { label: 'Cloud Migration Planning Template', href: '/downloads/cloud-migration-planning-template' },
    { label: 'Disaster Recovery Plan Template', href: '/downloads/disaster-recovery-plan-template' },
  ],
};
