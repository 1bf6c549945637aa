import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const ajax: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'ajax',
    lede:
      "We start with your email and the way you get paid, because that's where a fake invoice begins, and fit " +
      'the rest to your budget.',
    points: [
      'A hijacked mailbox can send your customers a fake invoice. We protect it, and help you say on your ' +
        "quotes how you're paid.",
      "We lock the phones and tablets that your people carry, and can erase one remotely if it's left in a van.",
      "If a computer can't run Windows 11, we agree on a date for a new one. Until then, we keep it away from " +
        'your email.',
    ],
    questions: [
      {
        question: 'What does a small business need at least?',
        answer:
          "Multi-factor authentication (MFA) on email and the bank, updates, a backup that's tested, and a rule for " +
          'changed bank details. We can help you with each of them.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'ajax',
    lede:
      'Your email, files and photos move to Microsoft 365 at a pace your team can follow. We ask your ' +
      'bookkeeper before we touch the books.',
    points: [
      "We replace computers that can't run Windows 11 first, so your people learn one new thing at a time.",
      'People who only use a phone need a smaller licence than the office does. We count both kinds before you pay.',
      'Years of photos can slow down an internet line. We upload them over several nights, so you can work ' +
        'during the day.',
    ],
    questions: [
      {
        question: 'Can QuickBooks Desktop or Sage 50 go to the cloud?',
        answer:
          "Yes, on a hosted desktop or by changing to the online edition. Both change your bookkeeper's work, so we " +
          'decide with them.',
      },
      {
        question: "We don't have a server. Is there anything to move?",
        answer:
          "Yes. Files on one shared computer or on people's phones can move too, so you no longer depend on that " +
          'one device.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'ajax',
    lede:
      'Each night we back up your books, photos and client records, and every working day a technician checks ' +
      'that it worked.',
    points: [
      'Books and records are kept for six years as a rule, longer than many a computer lasts. We set your ' +
        'copies to that.',
      'We write down with you which laptop could run payroll somewhere else if your power is out for days.',
      "If important files are on one person's laptop, we add it to the backup, so you don't depend on that one " +
        'computer.',
    ],
    questions: [
      {
        question: 'How do we know that it works?',
        answer:
          'You see it for yourself. You pick an old file, say from two summers ago, and we bring it back and write ' +
          'down how long it took.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'ajax',
    lede:
      'We get your Wi-Fi and internet working properly, in an old house, a workshop or a new unit, for a flat ' +
      'monthly price.',
    points: [
      "We look for the everyday cause first. If a compressor shares the modem's circuit, for example, the " +
        'internet can drop when it starts, and a separate outlet fixes it.',
      'Before you cancel an old phone line, we ask what still uses it. It may be the alarm, the fax or the card ' +
        'terminal.',
      "You get one page with your Wi-Fi names and your carrier's number, so anyone on your team can find them.",
    ],
    local:
      'In the older buildings of Pickering Village, brick and plaster stop Wi-Fi. We run a cable to an access ' +
      'point on each floor, so the signal has fewer walls to cross.',
    questions: [
      {
        question: 'Does the price rise with holiday staff?',
        answer: 'No. The monthly price depends on the equipment, and not on how many people work there.',
      },
      {
        question: 'Do we call you or the internet company?',
        answer: 'Call us. We find out where the fault is, and deal with the internet company for you.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'ajax',
    lede:
      'We tell you in plain words what to replace, what to keep and when to spend, by the hour and with no plan ' +
      'needed.',
    points: [
      "We look at your accountant's calendar with you, because planned purchases are easier on the books than " +
        'sudden ones.',
      "Before you start with a new app, we read where its vendor stores your customers' data, such as addresses " +
        'and alarm codes.',
      'If you buy a business or a practice, we ask for the licence transfer and a trial export of its records ' +
        'before closing.',
    ],
    questions: [
      {
        question: "We're small. Is paid advice worth it?",
        answer:
          'Often, yes. A few hours tell you which computer to replace, which licence to drop and what to ask the ' +
          'next vendor. You approve the estimate first.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'ajax',
    lede:
      'A plan starts at {plans.essential.minUsers} users, so you can begin with a first IT budget. We move you ' +
      'up when you need more.',
    points: [
      'If you rarely need a visit, you can begin with Essential and move up later. Your list of devices comes along.',
      "We start the list of your computers from last year's receipts, so the first week takes little of your time.",
      "Helpers without an account of their own don't count as users. Before the holidays they can share a " +
        'screen, and your bill stays the same.',
    ],
    questions: [
      {
        question: 'Can we change the plan when we grow?',
        answer: 'Yes. A larger plan is a new agreement, and everything we know about your computers stays valid.',
      },
      {
        question: 'Until now, a friend has helped us with computers. What would change?',
        answer:
          'You get a help desk that answers when your friend is at work, updates on a schedule and a list of what ' +
          'you own.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'ajax',
    lede:
      'We answer your office, your front counter and your people on the road, and plan our visits around your ' +
      'day.',
    points: [
      'We help you put our number into every company phone. Your people can also forward a suspicious message ' +
        'to us and ask before they click.',
      "We book cable and screen work for the hours when your rooms are free. In a dental office, that's usually " +
        'late in the day.',
      'If you keep one spare tablet or laptop, we set it up and test it, so it can replace a broken one the ' +
        'same morning.',
    ],
    questions: [
      {
        question: 'Can a crew call from a job site?',
        answer: 'Yes. Anyone with an account on your plan can call, from wherever they work.',
      },
      {
        question: "What if we can't explain what's wrong?",
        answer: "That's fine. We look at the screen together with you and ask a few questions.",
      },
    ],
  },
];
