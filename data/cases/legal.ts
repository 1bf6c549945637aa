import type { WorkedCase } from '../rules/schema/workedCase.ts';

export const legalCases: WorkedCase[] = [
  {
    title: 'New wire instructions on the day of closing',
    stops: [
      {
        when: '0:00',
        title: 'The clerk hesitates',
        text: "The other side's office has changed its trust account by email, two hours before funds are due.",
      },
      {
        when: '0:15',
        title: 'The message is examined',
        text: "The sender's domain has one letter too many and was registered last week. Three other clerks have it too.",
      },
      {
        when: '0:25',
        title: 'Decision: two people, one call',
        text: 'Nothing is sent until a second person has called the number on the last reporting letter.',
      },
      {
        when: '1:30',
        title: 'Result',
        text: 'Funds go to the right account before registration closes for the day. The domain is blocked for the whole firm.',
      },
    ],
  },
  {
    title: "A factum is due, and the document won't save",
    stops: [
      {
        when: '0:00',
        title: 'The associate calls',
        text: 'Word reports a locked file at 3:40 p.m. The filing deadline is at 4:30.',
      },
      {
        when: '0:08',
        title: 'The lock is found',
        text: 'A second copy is open on a home computer, left there last night.',
      },
      {
        when: '0:12',
        title: 'Decision: save first, tidy later',
        text: 'The current text is saved under a new name and filed. Which version counts is settled afterwards.',
      },
      {
        when: '0:35',
        title: 'Result',
        text: "The court's receipt is in at 4:15. The two versions are compared the next morning with the author.",
      },
    ],
  },
  {
    title: 'A partner leaves, and so might her files',
    stops: [
      {
        when: '0:00',
        title: 'The managing partner calls',
        text: 'A partner leaves on Friday. Some matters go with her, and most stay.',
      },
      {
        when: 'Day 1',
        title: 'Access is listed',
        text: "The partner's matters, shared folders and phone are on one page. A large download from yesterday is on it too.",
      },
      {
        when: 'Day 1',
        title: 'Decision: keep, then divide',
        text: "Everything is preserved as it is; the partners decide matter by matter, following the clients' directions.",
      },
      {
        when: 'Day 5',
        title: 'Result',
        text: 'Transferred matters leave with a record of what was handed over, and the other access ends on Friday at five.',
      },
    ],
  },
];
