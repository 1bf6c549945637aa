import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const pickering: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'pickering',
    lede:
      "We protect the records and payments you're trusted with, and help you answer the security questions that " +
      "come with your customers' contracts.",
    points: [
      "We help you answer a customer's security form, by the hour or as part of Enterprise. You say what you do " +
        'today and give a date for the rest.',
      'You can send large or sensitive files through a portal with named recipients. A forwarded link then ' +
        'opens nothing for others.',
      'If some of your computers stay offline on purpose, we set up one checked way to bring files in, with a log.',
    ],
    local:
      'If you supply the nuclear stations, your buyer may ask who at your IT company has access. We give you a ' +
      "list of our technicians, why they have it and how it's recorded.",
    questions: [
      {
        question: 'A supplier emails us new bank details. What should we do?',
        answer:
          'Call the number you already have, and not the one in the message. Then forward the email to us, and we ' +
          'look at where it really came from.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'pickering',
    lede:
      'We check first what your contracts allow, then move your email and files, and test that dates and ' +
      'versions came along.',
    points: [
      "We move old projects last, when your people already know the new system. Nobody has to look for today's " +
        'work in two places.',
      'If a contract restricts where drawings or data may go, we move them only where that contract and your ' +
        'official allow it.',
      "If your main software is rented online already, as in many hotels, the move is smaller. What's left to " +
        'move is email, staff schedules and payroll.',
    ],
    local:
      "If you're moving into Seaton or the Innovation Corridor, tell us early. We can time the cloud move so " +
      'that you need no server room there.',
    questions: [
      {
        question: 'Will our revisions and signatures survive the move?',
        answer:
          "We test that before anything moves, with records that you pick. What doesn't survive the test stays " +
          'where it is.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'pickering',
    lede:
      'For as long as your contracts ask, we keep copies of your records and test that the old ones can still ' +
      'be opened.',
    points: [
      "Your contract may say how many years a record is kept. Ask the buyer if it doesn't, and we set the " +
        'copies to the answer.',
      'We can keep the mailbox and files of someone who has left for a time you choose, so questions about ' +
        'their work can be answered.',
      'If a measuring computer stays offline, we take an image after each calibration and keep it with the ' +
        'certificate.',
    ],
    local:
      'We keep your second copy well outside Durham Region. It can be in Quebec City, which is still in Canada ' +
      'and on another power grid.',
    questions: [
      {
        question: 'Can records from ten years ago still be opened?',
        answer:
          "Yes, if there's still software that reads them. We test some every year, and keep the installer beside " +
          'them or convert the files.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'pickering',
    lede:
      'We plan the cabling and the internet line of your new building, or look after the network you already ' +
      'have.',
    points: [
      'If you build or renovate, we mark outlets and access points on the drawings before the walls are closed. ' +
        'Changes cost less then.',
      "When your own line starts, we take out the builder's temporary router, so it doesn't stay behind as a way in.",
      'If you have guests, we give them, your staff and your payments separate networks, and test them when the ' +
        'house is full.',
    ],
    local:
      'In Seaton and the Innovation Corridor, a street can have houses before it has business internet. We ask ' +
      'the carriers when a line will be ready at your lot.',
    questions: [
      {
        question: 'Our new unit has no fibre yet. Can we move in?',
        answer:
          "Usually, yes, on a mobile connection that we've tested at the window. You switch when the fibre is " +
          'connected, and we suggest asking for a date in the lease.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'pickering',
    lede:
      'By the hour, we help you plan a new building, decide how records are kept and choose what to replace ' + 'next.',
    points: [
      "Send us the customer's terms along with your question. They often decide more than a vendor's brochure, " +
        'and we read them with you.',
      "If you're moving, we write a calendar of what to order when, so the internet line isn't the last thing " +
        'to arrive.',
      "We plan replacements for the months when your people are least busy, so a new system doesn't compete " +
        'with a deadline.',
    ],
    local:
      'If you make parts for the nuclear stations, software that accepts or rejects a part needs a record of ' +
      'its version. We set up how to keep it.',
    questions: [
      {
        question: 'Can you help us with CSA N299 records?',
        answer:
          "Yes, with storage, access and finding them again. What has to be recorded is your quality manager's " +
          'decision.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'pickering',
    lede:
      'On one plan, we look after your computers and accounts and keep the paper trail that your customers or ' +
      'auditors ask for.',
    points: [
      "We agree with you how long we keep our own records about your IT, so they're still there when an auditor " +
        'asks.',
      'If you use graphics workstations, we budget them separately. They age faster than office computers, and ' +
        "you know beforehand when they're due.",
      'We list the systems that your guests, customers or crews touch, with the vendor of each. You call us, ' +
        'and we call the right one.',
    ],
    questions: [
      {
        question: 'Can we see who did what on our computers?',
        answer: 'Yes. We record our work in tickets with name, date and reason, and you can have them for an audit.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'pickering',
    lede:
      'Your people call, and we help them remotely. Where a visitor needs permission first, we come by ' +
      'appointment and follow your rules.',
    points: [
      'We label your computers in two colours. One means restart freely, and the other means ask first, so a ' +
        "test isn't interrupted by accident.",
      'If your front desk works nights, we leave a page beside it that says what to try and who to call.',
      "After a visit, you get a note of what we did, so the next shift doesn't have to guess.",
    ],
    local:
      'Shops with nuclear contracts may need a form from visitors. Send it with the appointment, and our ' +
      'technician brings it filled in.',
    questions: [
      {
        question: 'Do you come at night?',
        answer:
          'Yes, by agreement. In a critical incident we start remotely at any hour, and what a night visit costs is ' +
          'agreed with you beforehand.',
      },
    ],
  },
];
