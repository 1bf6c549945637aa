import type { ServiceCategoryPage } from '../schema/serviceCategory.ts';

export const itSupport: ServiceCategoryPage = {
  slug: 'it-support',
  longDescription:
    'A printer, a password or an application stops one of your people, and half a morning goes with it. Our help desk answers by phone, e-mail and chat, ' +
    'looks at the screen together with whoever is stuck and stays with the problem until it is solved. Support is part of every plan and not billed by the ' +
    'call, so nobody has to think twice before asking. It suits offices without a technician of their own, and IT departments that want the everyday ' +
    'questions off their desk.',
  features: [
    {
      title: 'Remote help',
      description:
        'A technician connects to the computer while your colleague watches, explains what is happening and leaves when both are satisfied.',
    },
    {
      title: 'Visits to your office',
      description:
        'On Professional and Enterprise a technician comes when a problem cannot be fixed remotely: a screen that stays dark, a switch to be swapped, a ' +
        'meeting room that will not connect.',
    },
    {
      title: 'Emergency line',
      description:
        'A server that is down or a suspected attack reaches a technician[[ {claims.support}]], on every plan. For everything else the help desk keeps ' +
        'the hours of your plan.',
    },
    {
      title: 'Computers and phones',
      description:
        'Windows and macOS, iPhone and Android: the machines at the desk and the phones your people read their mail on.',
    },
    {
      title: 'Printers, scanners and meeting rooms',
      description:
        'We set them up, keep their drivers current and call the leasing company when a part has to be replaced.',
    },
    {
      title: 'New and old computers',
      description:
        'A new computer arrives with e-mail, files and software in place. An old one is wiped before it leaves the building.',
    },
    {
      title: 'Beside your own IT staff',
      description:
        'Your IT people keep the decisions and hand over what takes their time. On Enterprise both work from one ticket queue.',
    },
  ],
  delivery: {
    weekOne: [
      'Agree who may call and who approves changes',
      'Install remote help on every computer',
      'Note your software, printers and vendors',
      'Take the first calls',
    ],
    monthOne: [
      'Look into the problems that were reported twice',
      'Replace shared passwords by accounts with names',
      'Write short instructions for what people ask most',
      'Go through the first tickets with you',
    ],
    everyMonth: [
      'Answer calls, messages and chats in the hours of your plan',
      'Set up new staff and collect what leavers hand back',
      'Report on tickets and what caused them',
      'Suggest what would spare your people the next one',
    ],
  },
  price:
    'Support comes with every plan; there is no charge per call or per ticket. The plans differ in the hours of the help desk, in visits to your office ' +
    'and in how soon a technician answers.',
  notCovered: [
    'Repairs by the manufacturer and spare parts, quoted before they are ordered',
    'Software training beyond the question at hand, offered separately',
    'Private computers and home networks, except for the way into the office',
  ],
};
