import type { WorkedCase } from '../rules/schema/workedCase.ts';

export const professionalServicesCases: WorkedCase[] = [
  {
    title: "Tax season, and the accountants can't sign in",
    stops: [
      {
        when: '0:00',
        title: 'The first call',
        text: "Three people can't open Microsoft 365 at 8:30 a.m., then five. All of them changed phones lately.",
      },
      {
        when: '0:15',
        title: 'The pattern is seen',
        text: 'Login codes still go to the old phones. Passwords are fine, and nobody has been hacked.',
      },
      {
        when: '0:20',
        title: 'Decision: identify, then reset',
        text: 'Each person is identified on video before a new phone is registered. It costs a minute and stops a trick.',
      },
      {
        when: '1:00',
        title: 'Result',
        text: 'Five people work again. Changing a phone gets a page of instructions and a spare key in the safe.',
      },
    ],
  },
  {
    title: "A client's folder has vanished",
    stops: [
      {
        when: '0:00',
        title: 'The consultant calls',
        text: 'A project folder of two years is gone from SharePoint, and the client meets at eleven.',
      },
      {
        when: '0:10',
        title: 'The log is read',
        text: 'A colleague moved it into another project by dragging. Nothing was deleted.',
      },
      {
        when: '0:15',
        title: 'Decision: move it back by log',
        text: "The folder returns as one piece with its permissions, instead of a restore that would lose this week's work.",
      },
      {
        when: '0:40',
        title: 'Result',
        text: 'The meeting has its files. Top folders can no longer be moved by everyone.',
      },
    ],
  },
  {
    title: 'Calls break up whenever the big plotter runs',
    stops: [
      {
        when: '0:00',
        title: 'The architect calls',
        text: 'Teams calls stutter in the afternoon, mostly when drawings are printed.',
      },
      {
        when: '2:00',
        title: 'The network is measured',
        text: 'Print jobs of several gigabytes share one old switch with the phones and the Wi-Fi.',
      },
      {
        when: 'Day 1',
        title: 'Decision: give voice its lane',
        text: 'Calls get priority today, which is a setting. A new switch waits for the next planned evening.',
      },
      {
        when: 'Day 6',
        title: 'Result',
        text: 'Calls hold while the plotter runs, as a measurement before and after shows.',
      },
    ],
  },
];
