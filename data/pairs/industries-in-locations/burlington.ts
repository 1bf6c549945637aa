import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const burlington: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'burlington',
    lede: 'We look after mailboxes, home offices and client records for Burlington advisors, mortgage brokers and insurance offices.',
    points: [
      'Advisors who live across the bay work on laptops with the same protection as at the office.',
      'New bank details are confirmed by a call to a number on file, wherever the advisor is that day.',
      'If the Skyway or the QEW is closed, your office goes on from home. We test that day with you.',
      'Statements and disclosures are kept for the period you set, with a search we try out every year.',
    ],
    questions: [
      {
        question: 'Is a local technician needed often?',
        answer: 'Rarely. Most of your work is accounts and laptops, which we look after remotely; visits are planned.',
      },
      {
        question: 'Can you support our Hamilton branch too?',
        answer:
          'Remotely, yes, on the same plan. Ask us about visits there: Burlington is the western edge of the area we serve.',
      },
      {
        question: 'How do clients send us tax slips?',
        answer: 'Through a portal or an upload link that expires. Nothing has to sit in a personal inbox.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'burlington',
    lede: 'We support Burlington clinics, dental offices, laboratories and retirement homes, near Joseph Brant Hospital and beyond.',
    points: [
      'Charts on your own server are copied every night, and your staff open a restored one to check.',
      'A spare switch and a page of instructions are kept on site, since the drive from our office takes a while.',
      'Payment terminals, imaging and guests are kept on separate parts of the network.',
      'Before a lease in a new building is signed, we ask which lines reach it.',
    ],
    questions: [
      {
        question: 'How quickly can you come to our clinic?',
        answer: 'We start remotely at once. If hands are needed, we name an arrival time and prepare the parts first.',
      },
      {
        question: "Who speaks with our EMR's vendor?",
        answer: 'We do, on the phone and in writing, until your screen works again.',
      },
      {
        question: 'Can staff move between two clinics?',
        answer: 'Yes, with one login. Their chart, phone and printer follow them if both sites are set up alike.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'burlington',
    lede: 'We support Burlington law firms in real estate, family, estates and business law, at the office and at home.',
    points: [
      'For hearings and closings in Hamilton or Milton, a laptop and a hotspot are tested the day before.',
      'Closed files are kept encrypted, with the destruction date your firm has set.',
      'Changes of payment instructions are confirmed by phone, by a second person.',
      'In an older building on Brant Street, we check which carriers serve it before you rely on a second line.',
    ],
    questions: [
      {
        question: 'Do clerks who live in Hamilton get support at home?',
        answer: 'Yes: laptop, login and phone are on your plan, wherever they work.',
      },
      {
        question: 'Can Teraview run on a second computer?',
        answer: 'Yes, and we test that before you need it. Each person keeps their own login.',
      },
      {
        question: 'Can we keep paper files off the premises?',
        answer:
          "That is your decision, with the Law Society's rules in hand. We scan to a searchable place and keep the index.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'burlington',
    lede:
      'We support Burlington machine shops, instrument makers and food plants, with test benches, controlled ' +
      'drawings and two shifts in mind.',
    points: [
      "We don't store controlled drawings; your designated official decides where they are kept and who may open them.",
      'Test stations with old interface cards get an image and a spare, as long as parts can be found.',
      'Spare parts are kept on your site, and two people per shift know how to swap them.',
      'Weighing and label computers stay beside the line and send only their records.',
    ],
    questions: [
      {
        question: 'Can your technicians see our controlled drawings?',
        answer:
          "No. We don't store controlled drawings; your designated official decides where they are kept and who may open them.",
      },
      {
        question: 'Who helps the night shift?',
        answer:
          'The card at the cabinet first. In a critical incident the emergency line, and for everything else at night Enterprise.',
      },
      {
        question: 'Who decides which test computers are replaced?',
        answer: "You do, on a list with age, spare parts and the maker's answer. We say which ones shouldn't wait.",
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'burlington',
    lede: 'We support Burlington charities, associations and community agencies, at the office, at events and on the road.',
    points: [
      'For outdoor events by the lake, card readers get a mobile modem that we test on the spot.',
      'Volunteers get accounts with an end date, and lose nothing of their own when it comes.',
      'Donor lists and receipts are copied daily, and copies stay in Canada.',
      'Staff who also work in Hamilton use one login for both places.',
    ],
    questions: [
      {
        question: 'We have one paid person. Is a plan too much?',
        answer: 'Plans start at five users. For less, single services or help by the hour fit better.',
      },
      {
        question: 'Can you look after a donated computer?',
        answer: 'If it runs Windows 11, yes. Otherwise we tell you honestly what it is good for.',
      },
      {
        question: 'Can the board see that backups work?',
        answer:
          'Yes: one line a quarter with the date of the last restore test, written so that a treasurer can use it.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'burlington',
    lede: 'We support Burlington engineers, environmental consultants, accountants and planners, in the office and in the field.',
    points: [
      "Field tablets sync when the crew is back on good Wi-Fi, and each day's data has a second copy.",
      'Clients in defence or energy send security clauses. We read them with you before you price.',
      'Between the QEW and the lake lines differ from street to street. We compare before you rent.',
      "People on the Hamilton side use laptops with built-in mobile data, so they don't depend on home internet.",
    ],
    questions: [
      {
        question: 'Can we open large survey files from home?',
        answer: 'Often through a remote desktop to your office. We test with your largest file before you decide.',
      },
      {
        question: 'What happens to field data if a tablet is lost?',
        answer: 'We can encrypt it beforehand and erase it from here, and what has been synced is safe.',
      },
      {
        question: 'Our clients want data kept in Canada. Is that possible?',
        answer: 'For Microsoft 365, Azure and our backups, yes. We list each other tool with its region.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'burlington',
    lede: 'We support Burlington brokerages, condominium managers, landlords and builders, with records and building systems in order.',
    points: [
      'Deposits are announced the same way each time and confirmed by phone.',
      'Each condominium corporation gets its own library, so records can be handed to the next manager.',
      'Restaurants and shops in your plaza order their own lines; yours carries cameras and doors.',
      'Lake-side buildings get antennas and cameras that are made for wind and moisture.',
    ],
    questions: [
      {
        question: 'Can we reach building systems from home?',
        answer: 'Through a protected login, yes. A camera that is open to the internet is what we close first.',
      },
      {
        question: 'Who visits a building in Burlington?',
        answer:
          'A technician from our King Street office, on a planned day, or as an emergency visit, included in Professional and Enterprise.',
      },
      {
        question: 'Can a superintendent find a lease by phone?',
        answer: 'Yes, in a library per building that opens in the browser. We set it up for reading only.',
      },
    ],
  },
];
