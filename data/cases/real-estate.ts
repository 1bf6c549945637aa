import type { WorkedCase } from '../rules/schema/workedCase.ts';

export const realEstateCases: WorkedCase[] = [
  {
    title: 'A deposit was sent to the wrong account',
    stops: [
      {
        when: '0:00',
        title: 'The agent calls',
        text: "A buyer followed wiring instructions in a message that looked like the brokerage's own.",
      },
      {
        when: '0:05',
        title: 'Decision: the bank comes first',
        text: "The buyer calls the bank's fraud line while we listen for facts. A recall has its best chance in the first hours.",
      },
      {
        when: '0:40',
        title: 'The mailbox is read',
        text: "The agent's mailbox had a rule that forwarded every message with the word deposit. It's kept as evidence and stopped.",
      },
      {
        when: 'Day 1',
        title: 'Result',
        text: "Police and insurer have the log; every agent now uses multi-factor authentication (MFA). What the bank recovers is the bank's to say.",
      },
    ],
  },
  {
    title: "The tenants' portal is slow on rent day",
    stops: [
      {
        when: '0:00',
        title: 'The manager calls',
        text: 'On the first of the month the portal takes a minute to open, in the office only.',
      },
      {
        when: '0:30',
        title: 'The cause is found',
        text: "The portal is fast; the office's line is full of camera footage that uploads at the same hour.",
      },
      {
        when: '0:45',
        title: 'Decision: move the footage',
        text: "Cameras upload at night, and keep a week on site, as the building's policy already asks.",
      },
      {
        when: 'Day 30',
        title: 'Result',
        text: 'The next first of the month passes without a call, and no faster line had to be bought.',
      },
    ],
  },
  {
    title: 'An agent moves to another brokerage',
    stops: [
      {
        when: '0:00',
        title: 'The broker calls',
        text: "The agent leaves today, with a phone of his own that holds the brokerage's mail.",
      },
      {
        when: '0:15',
        title: 'Accounts are listed',
        text: 'Mail, MLS, e-signature, lockbox and the shared calendar: five accounts, two owners.',
      },
      {
        when: '0:30',
        title: 'Decision: remove work, leave personal',
        text: 'Brokerage data leaves the phone; his photographs and contacts of his own stay.',
      },
      {
        when: '2:00',
        title: 'Result',
        text: 'Open deals and calls go to the broker of record, and the list is signed by both.',
      },
    ],
  },
];
