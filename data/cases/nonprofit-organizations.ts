import type { WorkedCase } from '../rules/schema/workedCase.ts';

export const nonprofitOrganizationsCases: WorkedCase[] = [
  {
    title: 'The donation page is down on Giving Tuesday',
    stops: [
      {
        when: '0:00',
        title: 'The fundraiser calls',
        text: 'Donors see an error after their card number. The mailing went out an hour ago.',
      },
      {
        when: '0:20',
        title: 'The fault is placed',
        text: "The payment processor works; the certificate of the form's address expired at noon.",
      },
      {
        when: '0:25',
        title: 'Decision: second page now',
        text: "The mailing's link is pointed at the processor's own page while the certificate is renewed.",
      },
      {
        when: '1:10',
        title: 'Result',
        text: 'The form is back, people whose gift failed get a note, and renewals are watched from now on.',
      },
    ],
  },
  {
    title: 'A volunteer shared the whole donor list',
    stops: [
      {
        when: '0:00',
        title: 'The manager notices',
        text: 'A spreadsheet with 2,000 addresses is open to anyone who has the link.',
      },
      {
        when: '0:10',
        title: 'The link is closed',
        text: 'The log shows four openings, all from staff and one board member.',
      },
      {
        when: '1:00',
        title: 'Decision: tell the board',
        text: 'With the log in hand, the executive director judges the risk of harm as PIPEDA asks, and writes it down.',
      },
      {
        when: 'Day 2',
        title: 'Result',
        text: 'Links outside the organization now end after a week, and volunteers get lists with only what they need.',
      },
    ],
  },
  {
    title: 'Thirty computers, and the grant pays for twelve',
    stops: [
      {
        when: '0:00',
        title: 'The director asks',
        text: 'Support for Windows 10 has ended, and the funder pays for equipment once, by March.',
      },
      {
        when: 'Day 4',
        title: 'All thirty are sorted',
        text: 'Nine can be upgraded, eleven need a new disk or memory, ten are at their end.',
      },
      {
        when: 'Day 6',
        title: 'Decision: spend by role',
        text: 'New computers go to case workers and repaired ones to the front desk; two shared rooms get one each.',
      },
      {
        when: 'Day 30',
        title: 'Result',
        text: 'Nobody works on Windows 10, and the final report has serial numbers and receipts.',
      },
    ],
  },
];
