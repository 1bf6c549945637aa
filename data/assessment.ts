import type { RecordsInput } from './rules/schema/site.ts';

/** The free IT assessment: what happens in it, and a sample of the report. */
export const assessment: RecordsInput['assessment'] = {
  label: 'Free IT assessment',
  title: 'Free IT Assessment: What Happens and What You Get',
  description:
    'What we ask, look at and never touch in the free IT assessment, what to have ready, and a sample of the report you keep. Pick a time online.',
  keywords: [
    'free IT assessment',
    'IT assessment {provider.city}',
    'IT audit sample report',
    'IT health check small business',
  ],
  heading: 'The free IT assessment, from the first minute to the report',
  intro:
    'A call of half an hour, a look at your computers, network, accounts and backups, and a short written list of what is sound, what is at risk ' +
    'and what to fix first. The list is yours whether or not you hire us.',
  sections: [
    {
      heading: 'The call, minute by minute',
      text: 'We call you. You don’t need a technical person beside you.',
      blocks: [
        {
          kind: 'route',
          stops: [
            {
              when: 'Minutes 0-5',
              title: 'What you do',
              text: 'How many people you are, where they work, which software your day depends on.',
            },
            {
              when: 'Minutes 5-15',
              title: 'What worries you',
              text: 'What breaks, what is slow, what you pay now, and what your insurer or clients ask for.',
            },
            {
              when: 'Minutes 15-25',
              title: 'What you have',
              text: 'Email, files, computers, internet, backups: who looks after each, and who has the passwords.',
            },
            {
              when: 'Minutes 25-30',
              title: 'What we look at',
              text: "We agree what we check, how, and when you get the list. If we aren't a good fit, we say so.",
            },
          ],
        },
      ],
    },
    {
      heading: 'What we look at, and what we never touch',
      blocks: [
        {
          kind: 'list',
          title: 'We look at',
          items: [
            'Accounts: who has one, who is an administrator, where multi-factor authentication (MFA) is missing.',
            'Computers: age, updates, encryption and protection, from a list or a few samples.',
            'Network: the firewall, the Wi-Fi and what can be reached from outside.',
            'Backups: what is copied, where to, and when something was last restored.',
            'Email: whether others can send in your name.',
          ],
        },
        {
          kind: 'list',
          title: 'We never',
          items: [
            'change a setting, install software or delete anything;',
            'open your files, your email or your clients’ records;',
            'ask for a password: you sign in and show us, or give an account that can only read and that you close ' +
              'afterwards;',
            'call your current IT provider without asking you first.',
          ],
        },
      ],
    },
    {
      heading: 'What to have ready',
      blocks: [
        {
          kind: 'checklist',
          title: 'Good to have, and no harm if you don’t',
          items: [
            'How many people and computers you have',
            'The names of the applications you can’t work without',
            'Your last IT invoice, or what you pay in a month',
            'Your cyber insurance form, if you have one',
            'Someone who can sign in as an administrator, for the look itself',
          ],
        },
      ],
    },
    {
      heading: "What it isn't",
      blocks: [
        {
          kind: 'text',
          text:
            'The free assessment is a first look, not an audit. The paid Security Assessment ({addOns.security-assessment.price}, once) checks ' +
            'the settings of accounts, network and backups one by one. Independent penetration tests and certification audits have to be done by ' +
            'an outside assessor.',
        },
      ],
    },
  ],
  related: [
    { label: 'What the plans cost', href: '/pricing' },
    { label: 'How to change IT providers', href: '/guides/change-it-provider' },
    { label: 'Checklist to test yourself with', href: '/resources' },
  ],
  sample: {
    heading: 'What you keep: a sample report',
    about:
      'A sample. The accounting firm in it doesn’t exist; yours says what we found at your business, in the same form.',
    title: 'Sample report of the free IT assessment',
    updatedAt: '2026-11-29',
    findings: [
      {
        title: 'Three mailboxes without MFA',
        found:
          'Two partners and the shared “office” mailbox sign in with a password alone. One stolen password is enough to read client files and write ' +
          'in your name.',
        first: 'Turn MFA on for these three, the shared mailbox first.',
        risk: 'high',
        effort: 'An hour',
        cost: 'Nothing: your licences have it',
      },
      {
        title: 'The backup has never been restored',
        found:
          'The server copies itself to a disk in the same room each night. Nobody has restored a file from it, and an attacker on the server could ' +
          'delete it.',
        first: 'Restore one folder this week. Then add a copy outside the office that can’t be deleted from inside it.',
        risk: 'high',
        effort: 'A day',
        cost: 'From {addOns.cloud-backup.price} per person a month with a plan and a one-year agreement',
      },
      {
        title: 'Five accounts of people who have left',
        found: 'Five accounts of former staff are open. Two of them can still sign in from home.',
        first: 'Block them today, keep their mail as long as your rules ask, and put leaving on a checklist.',
        risk: 'high',
        effort: 'Two hours',
        cost: 'Nothing; it frees five licences',
      },
      {
        title: 'Others can send email in your name',
        found:
          'Your domain has no DMARC policy, so nothing tells other mail systems to refuse a forged invoice in your name.',
        first: 'List what sends for you, check SPF and DKIM for each, then set the policy in steps over some weeks.',
        risk: 'medium',
        effort: 'Half a day, over four weeks',
        cost: 'Half a day of consulting, quoted first',
      },
      {
        title: 'Four laptops without encryption',
        found:
          'Four of 27 computers hold client files and aren’t encrypted. A lost laptop could be a breach that you have to report.',
        first: 'Turn encryption on and keep the recovery keys where you can find them.',
        risk: 'medium',
        effort: 'An evening',
        cost: 'Nothing with Windows Pro; a laptop with Windows Home may need an upgrade',
      },
      {
        title: 'One internet line, and tax season ahead',
        found: 'If the line fails in April, nobody can file. There is no second one.',
        first: 'Try a phone’s hotspot for a morning; then decide about a second line from another company.',
        risk: 'low',
        effort: 'A morning',
        cost: 'What the second line costs a month',
      },
    ],
    sound: [
      'Updates are installed within two weeks on 25 of 27 computers.',
      'The firewall is supported, up to date, and nothing behind it can be reached from outside.',
      'Tax files are open only to the people who work on them.',
    ],
    closing: 'This list is yours. Do it yourself, give it to your current IT provider, or ask us for a quote.',
  },
  bookHeading: 'Pick a time for the call',
};
