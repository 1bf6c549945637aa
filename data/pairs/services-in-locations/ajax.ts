import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const ajax: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'ajax',
    lede: 'We protect email, payments and phones for Ajax workshops, contractors, warehouses and practices.',
    points: [
      'A hijacked mailbox can send your customers a fake invoice. We protect it, and your quotes say how you are paid.',
      'Phones and tablets that travel in vans are locked and can be erased from here.',
      "Computers that can't run Windows 11 get a date for replacement, and stay away from email until then.",
    ],
    questions: [
      {
        question: 'What does a small shop need at least?',
        answer:
          'Multi-factor authentication (MFA) on email and bank, updates, a backup that is tested, and a rule for changed bank details.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'ajax',
    lede: 'We move email, quotes and job photos of Ajax businesses to Microsoft 365, and ask your bookkeeper before we touch the company file.',
    points: [
      "Computers that can't run Windows 11 are replaced first, so people learn one new thing at a time.",
      'Crews in vans need a phone licence and not the whole office. We count both kinds before you pay.',
      'Years of site photos travel over several nights, because upload is the slow side of a cable line.',
    ],
    questions: [
      {
        question: 'Can QuickBooks Desktop or Sage 50 go to the cloud?',
        answer:
          "On a hosted desktop, or by changing to the online edition. Both change your bookkeeper's work, so we decide with them.",
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'ajax',
    lede: 'We back up the books, job photos and charts of Ajax businesses every night, with a locked copy off site.',
    points: [
      'Books and records are kept for six years as a rule, longer than many a computer lasts.',
      'We write down with you which laptop could run payroll elsewhere if the power is out for days.',
      'Warehouses copy the stock count again before the holidays, when mistakes are hardest to recount.',
    ],
    questions: [
      {
        question: 'How do we know that it works?',
        answer: 'We ask you for a file from two summers ago and bring it back. You get the result in writing.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'ajax',
    lede: 'We look after Wi-Fi, wiring and internet lines in Ajax offices, old houses, workshops and warehouses.',
    points: [
      'Brick and plaster stop Wi-Fi. In an old house each floor gets an access point on a cable.',
      "If a compressor shares the modem's circuit, the internet drops when it starts. A separate outlet cures it.",
      'Before you cancel a copper phone line, we ask whether alarm, fax or card terminal still uses it.',
    ],
    questions: [
      {
        question: 'Does the price rise with holiday staff?',
        answer: 'No. The monthly price depends on the equipment and not on how many people work there.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'ajax',
    lede: 'We tell Ajax owners what to replace, what to keep and when to spend, by the hour and in plain words.',
    points: [
      "Bring your accountant's calendar: planned purchases are easier on the books than sudden ones.",
      "Field service apps hold customers' alarm codes and addresses. We read where the vendor stores them before " +
        'you start.',
      'If you buy a practice, we ask for the licence transfer and a trial export of the charts before closing.',
    ],
    questions: [
      {
        question: 'We have three computers. Is advice worth it?',
        answer:
          'A few hours often are: which one to replace, which licence to drop, and what to ask the next vendor. You ' +
          'approve the estimate first.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'ajax',
    lede: 'We start Ajax workshops, contractors and practices on a plan that fits a first IT budget, from five users.',
    points: [
      'Begin with Essential if nobody needs visits, and move up later; your list of devices comes along.',
      "Last year's receipts from the electronics store make a good start for the inventory.",
      "Warehouse helpers without an account don't count as users and can share a screen at the dock.",
    ],
    questions: [
      {
        question: 'Can we change the plan when we grow?',
        answer: 'Yes. A larger plan is a new agreement, and everything we know about your computers stays valid.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'ajax',
    lede: 'A friendly help desk for Ajax front counters, vans and small shops, with visits planned around your day.',
    points: [
      'Our number goes into every company phone, and suspicious messages can be forwarded to the help desk.',
      'Dental rooms are easiest to work in late in the day. We book cable and screen work there for then.',
      'One spare tablet, charged and logged in, replaces a broken one on the same morning.',
    ],
    questions: [
      {
        question: 'Can a crew call from a job site?',
        answer: 'Yes. Whoever has an account on your plan can call, from wherever they work.',
      },
    ],
  },
];
