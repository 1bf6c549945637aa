import type { WorkedCase } from '../rules/schema/workedCase.ts';

export const manufacturingCases: WorkedCase[] = [
  {
    title: 'Scanners drop off in the new racks',
    stops: [
      {
        when: '0:00',
        title: 'Shipping calls',
        text: 'Since the racks were moved, handhelds lose the Wi-Fi in aisles six to nine, and orders go out on paper.',
      },
      {
        when: '4:00',
        title: 'The aisles are walked',
        text: 'Measured with the racks full: steel and stock shade two access points that once covered the aisle.',
      },
      {
        when: 'Day 1',
        title: 'Decision: move before buying',
        text: 'Two access points move and one is added. The plant manager picks the gap between shifts.',
      },
      {
        when: 'Day 3',
        title: 'Result',
        text: 'Scans hold through all aisles, and the drawing of the network shows the racks where they are now.',
      },
    ],
  },
  {
    title: 'A note on a screen demands payment',
    stops: [
      {
        when: '0:00',
        title: 'The night shift calls',
        text: 'Files on the office server have new file extensions, and a text file asks for bitcoin.',
      },
      {
        when: '0:10',
        title: "Decision: cut, don't switch off",
        text: 'The office network is cut from the plant at the firewall. Machines run on; memory and logs survive.',
      },
      {
        when: '2:00',
        title: 'The way in is found',
        text: "A supplier's remote access had no multi-factor authentication (MFA). It's closed, and the insurer's hotline is called.",
      },
      {
        when: 'Day 2',
        title: 'Result',
        text: "The server is restored from a copy that the intruder couldn't reach, after the copy has been checked.",
      },
    ],
  },
  {
    title: "The controller's computer still runs Windows 7",
    stops: [
      {
        when: '0:00',
        title: 'The insurer asks',
        text: 'The renewal form wants every unsupported system named. The press controller is one.',
      },
      {
        when: 'Day 3',
        title: 'The maker is asked',
        text: 'The control software runs on nothing newer, and the replacement costs as much as a truck.',
      },
      {
        when: 'Day 5',
        title: 'Decision: fence it in',
        text: 'The old computer stays, on a network of its own, without internet or mail, and with a spare disk on the shelf.',
      },
      {
        when: 'Day 14',
        title: 'Result',
        text: 'The form says what is true and how it is contained. The replacement has a year in the budget.',
      },
    ],
  },
];
