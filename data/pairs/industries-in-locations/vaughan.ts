import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const vaughan: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'vaughan',
    lede: 'We look after mailboxes, payments and investor files for Vaughan lenders, mortgage brokers, insurance offices and planners.',
    points: [
      "Borrowers get an upload link that expires, so identification doesn't end in a personal inbox.",
      'For construction draws, a second person releases the payment. We set up both accounts.',
      "Surety and bonding files come back every year. We keep last year's set where it can be found.",
      'Mortgage administrators hold money for others. We list with you who can reach the bank.',
    ],
    questions: [
      {
        question: 'Our clients are builders. What is special about their payments?',
        answer:
          'They are large and fall on few days. So confirm each account by phone, and test the rule before the next draw.',
      },
      {
        question: "Can you work with our lender's systems?",
        answer: 'Yes. We keep your side ready: accounts, codes, browsers and the internet address they may ask for.',
      },
      {
        question: 'Can investors see their statements online?',
        answer:
          'Yes, in a portal where each sees only their own. We test that with two sample accounts before it opens.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'vaughan',
    lede: 'We support Vaughan clinics, dental offices, care homes and occupational health practices, from old plazas to new buildings.',
    points: [
      'Records of patients and of employers are kept apart, with separate logins and separate exports.',
      'In a new unit we draw the data outlets with the plumbing, before walls are closed.',
      'Hearing and lung-function devices store results on themselves. We copy them every day.',
      'A tablet for interpreters or forms is kept away from the chart.',
    ],
    questions: [
      {
        question: 'We are moving into a shell near the hospital. When do we call you?',
        answer: 'Before the drawings are final: internet is ordered first, then outlets, then equipment.',
      },
      {
        question: 'Can an employer see its results online?',
        answer: "Through a portal with only what you release. We test what an employer's login can open.",
      },
      {
        question: 'Do you support a clinic beside a plant?',
        answer: "Yes. The clinic gets its own network and logins, so the employer's systems and the charts stay apart.",
      },
    ],
  },
  {
    industry: 'legal',
    location: 'vaughan',
    lede: 'We support Vaughan law firms in construction, real estate, corporate and family law, where dates decide.',
    points: [
      "Lien dates go into the practice software and a second calendar, so they don't depend on one person.",
      'Photos sent by chat lose their original details. We set up an upload for clients that keeps them.',
      "On a day with many closings, amounts are compared with the builder's list by a second person.",
      'Teraview is tried on a second computer before the clerk who knows it goes on vacation.',
    ],
    questions: [
      {
        question: 'What if the internet fails on a closing day?',
        answer:
          'The spare line takes over. We test it with your clerk, with Teraview and the bank open, before the day.',
      },
      {
        question: "Do you support a practice with a builder's office next door?",
        answer: 'Yes. The two get separate networks and printers.',
      },
      {
        question: 'Do you help with evidence from a building site?',
        answer:
          'With keeping it: originals stored once, copies for work, and a log of who opened what. What counts as ' +
          'evidence is your decision.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'vaughan',
    lede: 'We keep office, shop floor and yard connected for Vaughan moulders, stampers, metal shops and millwork companies.',
    points: [
      'Near presses we use locking cabinets and fibre, because vibration loosens ordinary connectors.',
      'The last good cutting file is where an operator can find it without the designer.',
      'If you take over the unit next door, we plan one network and one internet contract for both.',
      'Your quoting spreadsheet is copied and protected like the ledger, because prices change often.',
    ],
    questions: [
      {
        question: 'Can you work while the presses run?',
        answer: 'In the office, yes. On the floor we agree on a pause with your supervisor, and on who stops what.',
      },
      {
        question: 'Our CNC software is tied to one computer. What can we do?',
        answer: 'We image it, ask the vendor about moving the licence, and put a replacement date into the plan.',
      },
      {
        question: 'Is our Wi-Fi to blame when scanners drop?',
        answer:
          'We log where and when each one drops before we sell anything. Steel, stock and old settings are the usual suspects.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'vaughan',
    lede: 'We support Vaughan charities, schools, group homes and congregations, with respect for your calendar.',
    points: [
      "If your staff don't use systems on Saturdays, alarms go to a contact who can answer that day.",
      'Lottery licence, ticket records and deposits are kept together for the report after the draw.',
      'A group home gets Wi-Fi for residents and a separate, locked network for medication records.',
      "New school families are imported from one list in September, and last year's accounts end that week.",
    ],
    questions: [
      {
        question: 'Can you plan work around our holidays?',
        answer: 'Yes. Send us the calendar for the year, and planned work keeps clear of it.',
      },
      {
        question: 'We run events with borrowed laptops. Is that safe?',
        answer: 'If they are wiped before and after. We can also keep a small set ready for you.',
      },
      {
        question: 'Do volunteers need a licence each?',
        answer:
          "Those who only read a schedule often don't. We count who writes documents, and check which nonprofit licences you can get.",
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'vaughan',
    lede: 'We support Vaughan surveyors, engineers, planners and accountants, in the office and in the field.',
    points: [
      'Drone video needs upload speed more than download. We order the line for that.',
      'Survey records stay useful for generations, so the format and software version are written beside each plan.',
      'Accountants of contractors tell us their holdback dates, and changes wait until they are over.',
      'Municipal portals want fixed sizes and formats. We test a submission with you before the day.',
    ],
    questions: [
      {
        question: 'Can field crews upload from their trucks?',
        answer: 'Yes, over mobile data to one folder for each job. Large files wait for the office line.',
      },
      {
        question: 'How is a laptop protected that lives in a truck?',
        answer: 'We can encrypt it, set it to lock itself and erase it from here.',
      },
      {
        question: 'Who owns our drawings if a designer leaves?',
        answer:
          "You do, if they are in the firm's storage and not in a private account. We move them there with the designer.",
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'vaughan',
    lede: 'We support Vaughan builders, brokerages, landlords and property managers, from the sales pavilion to the finished plaza.',
    points: [
      'Tarion dates go into a system that reminds two people, since a missed notice can cost compensation.',
      'Touch screens in a sales pavilion get updates, a spare and no path to your contracts.',
      "Homeowners' warranty photos arrive in one inbox with the unit number.",
      'In plazas, tenants order their own internet, and building controls stay on a network of yours.',
    ],
    questions: [
      {
        question: 'Our sales office moves every year. What stays the same?',
        answer: 'Phone numbers, files and equipment. The set is packed, tested and opened again at the next site.',
      },
      {
        question: 'Can you stop fake deposit emails?',
        answer:
          'We make mail in your name harder to forge and mark outside messages. The phone call before a transfer ' +
          'remains the real protection.',
      },
      {
        question: 'Can the site trailer have internet before the street does?',
        answer: 'Yes, by mobile data, if there is signal at the lot. The tested set moves on to the next site.',
      },
    ],
  },
];
