import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const pickering: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'pickering',
    lede: 'We protect inspection records, drawings and payments for Pickering suppliers, engineers, hotels and shops.',
    points: [
      "A buyer's security form is answered with what you do today, and with a date for the rest.",
      'Drawing sets go through a portal with named recipients, so a forwarded link opens nothing for others.',
      'Inspection computers that stay offline get files from one checked USB stick, with a log.',
    ],
    questions: [
      {
        question: 'A nuclear customer asks about our IT supplier. What do we say?',
        answer: 'We give you a list of our technicians with access, why they have it, and how it is recorded.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'pickering',
    lede: 'We check the quality clauses in your contracts first, then move Pickering engineering, shop and hotel files to the cloud.',
    points: [
      'A moved document keeps its revision, date and signature page. Your quality manager tests a handful with us.',
      'Export-controlled or restricted drawings move only where your contract and your official allow it.',
      'Hotels and restaurants often rent their booking software already; for them the move is mail, rosters and ' +
        'payroll.',
    ],
    questions: [
      {
        question: 'Will revisions and signatures survive the move?',
        answer:
          "We test that before anything moves, with records your quality manager picks. What doesn't survive stays where it is.",
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'pickering',
    lede: 'We back up inspection records, engineering files and bookings in Pickering, with a second copy well outside Durham Region.',
    points: [
      "Your contract says how many years a record is kept. Ask the buyer if it doesn't; we set what applies.",
      'Offline measuring computers get an image after each calibration, kept with its certificate.',
      'The second copy can be in Quebec City: still in Canada, and on another power grid.',
    ],
    questions: [
      {
        question: 'Can records from ten years ago still be opened?',
        answer:
          'Only if the software can. We test some old ones every year, and keep the installer beside them or convert the files.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'pickering',
    lede: 'We plan cabling for new buildings in Seaton and the Innovation Corridor, and look after older networks around Bayly Street.',
    points: [
      'A street can have houses before it has business internet. We ask when a line will be ready at your lot.',
      'Hotels get separate networks for guests, staff and payments, tested with a full house.',
      "The builder's temporary router goes when your line starts, so no open door stays in the ceiling.",
    ],
    questions: [
      {
        question: 'Our new unit has no fibre yet. What can we do?',
        answer:
          'Start on a mobile connection we have tested at the window, and switch when the fibre is connected. Ask for a date in the lease.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'pickering',
    lede:
      'We help Pickering suppliers and engineers with record keeping, new buildings and the choice between staying ' +
      'and moving, by the hour.',
    points: [
      "Send the purchase order's quality clauses with your question: they decide more than any brochure.",
      'Software that accepts or rejects a part needs a record of its version. We set up how to keep it.',
      'Hardware is best replaced in months when inspectors and welders are busy elsewhere.',
    ],
    questions: [
      {
        question: 'Can you help us with CSA N299 records?',
        answer:
          "With storage, access and finding them again. What has to be recorded is your quality manager's decision.",
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'pickering',
    lede: 'Computers, accounts and suppliers of your Pickering company are looked after on one plan, with the paper trail your buyers ask for.',
    points: [
      'We agree with your quality manager on how long our own records about your IT are kept.',
      'Graphics workstations are budgeted separately, since they age faster than office computers.',
      'For hotels we list the systems guests touch, such as key cards and television, with the vendor of each.',
    ],
    questions: [
      {
        question: 'Can we see who did what on our computers?',
        answer: 'Yes. Our work is recorded in tickets with name, date and reason, and you can have them for an audit.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'pickering',
    lede: 'Your people in Pickering get help by phone and remotely; for inspection rooms and unfinished buildings we come by appointment.',
    points: [
      'Inspection computers are labelled: one colour means ask first, the other restart freely.',
      'Shops with nuclear contracts may need a form from visitors. Send it with the appointment.',
      'Night staff at a hotel have a page beside the desk with what to try and whom to call.',
    ],
    questions: [
      {
        question: 'Do you come at night for a hotel?',
        answer:
          'In a critical incident we start remotely at any hour. What a night visit costs is agreed with you beforehand.',
      },
    ],
  },
];
