import type { WorkedCase } from '../rules/schema/workedCase.ts';

export const financialServicesCases: WorkedCase[] = [
  {
    title: 'A client asks to wire money to a new account',
    stops: [
      {
        when: '0:00',
        title: 'The advisor forwards it',
        text: "The message comes from the client's real address, in the client's own tone. Only the bank is new.",
      },
      {
        when: '0:20',
        title: 'The trail is read',
        text: "The client's mailbox was opened from abroad, and a rule hides the answers. The advisor's own mailbox is clean.",
      },
      {
        when: '0:30',
        title: 'Decision: call a known number',
        text: 'The wire stops until the client confirms by phone, on the number in the file and not in the message.',
      },
      {
        when: '3:00',
        title: 'Result',
        text: 'No money has left. The client is helped to close the mailbox rule, and the attempt is filed for compliance.',
      },
    ],
  },
  {
    title: 'The auditor wants proof by Friday',
    stops: [
      {
        when: '0:00',
        title: 'The request arrives',
        text: "A regulator's questionnaire asks who can reach client files, since when, and how departing employees lose access.",
      },
      {
        when: 'Day 1',
        title: 'Reports are drawn',
        text: 'Access lists come from the systems themselves. Two accounts belong to people who have left.',
      },
      {
        when: 'Day 2',
        title: 'Decision: say it as it is',
        text: 'The accounts are closed and the firm reports the gap with its remedy, instead of a clean list made overnight.',
      },
      {
        when: 'Day 4',
        title: 'Result',
        text: 'The answers go out with evidence attached, and a monthly report keeps them true.',
      },
    ],
  },
  {
    title: 'Trading screens freeze at the opening bell',
    stops: [
      {
        when: '0:00',
        title: 'The desk calls',
        text: 'Quotes stall for ten seconds at 9:30 every morning, on every screen, then recover.',
      },
      {
        when: '0:40',
        title: 'The line is measured',
        text: 'A cloud backup that should end at six still runs at 9:30, because a new archive has doubled its size.',
      },
      {
        when: '0:50',
        title: 'Decision: stop the backup today',
        text: 'One late copy is the smaller risk; the advisors need the line now. The owner agrees by phone.',
      },
      {
        when: 'Day 1',
        title: 'Result',
        text: 'The archive is backed up on weekends, and the line keeps a share for quotes during market hours.',
      },
    ],
  },
];
