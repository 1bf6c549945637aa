import type { WorkedCase } from '../rules/schema/workedCase.ts';

export const healthcareCases: WorkedCase[] = [
  {
    title: "The charts won't open, and the waiting room is full",
    stops: [
      {
        when: '0:00',
        title: 'The front desk calls',
        text: 'Accuro freezes on four computers; the fifth, on the Wi-Fi, still works. That one difference is asked for first.',
      },
      {
        when: '0:15',
        title: 'The fault is narrowed',
        text: 'The switch under the desk has lost its power supply. The server and the line are fine, so nobody restarts them.',
      },
      {
        when: '0:30',
        title: 'Decision: run on Wi-Fi',
        text: 'Two computers move to the Wi-Fi so that check-in goes on, and a technician drives over with a spare switch.',
      },
      {
        when: '2:40',
        title: 'Result',
        text: 'All desks are back. The spare is replaced, and the switch gets a battery and an entry in the device list.',
      },
    ],
  },
  {
    title: "A care home's laptop is gone from a nurse's car",
    stops: [
      {
        when: '0:00',
        title: 'The loss is reported',
        text: 'When it was last seen, who used it and which records it could reach is written down during the call.',
      },
      {
        when: '0:10',
        title: 'The laptop is locked',
        text: 'The logins on the laptop are revoked and a wipe is queued. Encryption is confirmed from the last report, not assumed.',
      },
      {
        when: '1:30',
        title: 'Decision: was it a breach?',
        text: "The home's privacy officer decides under PHIPA, and whether patients must be told. Our evidence: encrypted, locked, no login since the loss.",
      },
      {
        when: 'Day 2',
        title: 'Result',
        text: 'A new laptop is at work, and the finding is on file in case the Commissioner asks.',
      },
    ],
  },
  {
    title: 'Faxed referrals arrive twice or not at all',
    stops: [
      {
        when: '0:00',
        title: 'The clerk calls',
        text: 'Three specialists say that they sent referrals. The clinic has two of them, and one twice.',
      },
      {
        when: '1:10',
        title: 'The cause is found',
        text: "The internet fax line retries when the scan folder is full, and drops what it can't store after five tries.",
      },
      {
        when: '1:40',
        title: 'Decision: empty the folder first',
        text: 'Space is freed before anything is resent, so that no referral is filed under the wrong date.',
      },
      {
        when: 'Day 1',
        title: 'Result',
        text: 'The missing referral is requested again, and a warning goes out before the folder is full next time.',
      },
    ],
  },
];
