import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const brampton: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'brampton',
    lede: 'We look after mailboxes, certificates of insurance and client files for Brampton insurance, mortgage, leasing and advisory offices.',
    points: [
      'Shippers can check a certificate at one address you publish, and each question is logged.',
      'A client portal shows lenders when and from whom a document came.',
      'Clients change phones often. We help you confirm a new number before a code is sent to it.',
      'Fleet schedules are imported at renewal and not typed again.',
    ],
    questions: [
      {
        question: 'Many clients come in the evening. Does that matter?',
        answer: 'For help at that hour, yes: Professional answers until 7pm, Enterprise always.',
      },
      {
        question: 'Can a forged certificate be traced to us?',
        answer: 'You can show what you issued. We keep the log of certificates and of every check.',
      },
      {
        question: 'Can clients upload papers from a phone?',
        answer:
          'Yes, by a link that goes to their own folder. It keeps passports and statements out of personal inboxes.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'brampton',
    lede: 'We support Brampton walk-in clinics, pharmacies, dental offices and care homes, including those open in the evening.',
    points: [
      'Two patients may share a full name, so reception searches by health card number.',
      "Late clinics get a mobile backup line for nights when the plaza's internet is worked on.",
      "Students from the medical school use a guest network that doesn't lead to the charts.",
    ],
    questions: [
      {
        question: 'We open until nine. Who helps after seven?',
        answer: 'Enterprise answers at any hour. On the other plans, critical incidents reach the emergency line.',
      },
      {
        question: 'Can the pharmacy next door see our network?',
        answer: "It shouldn't. We trace the cables and give each business its own firewall.",
      },
      {
        question: 'Can you support several clinics with one number?',
        answer: 'Yes. One help desk, one list of devices and one login per person, wherever they work that day.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'brampton',
    lede: 'We support Brampton lawyers and paralegals in criminal, family, immigration and real estate matters.',
    points: [
      'Disclosure comes with conditions, so we record who has a copy and when it goes back.',
      'Court dates reach a lawyer by calendar and by text, from one list.',
      "Clients in custody can't leave a number. We route their calls to a person.",
      'Retainers by e-transfer need a mailbox of their own. Ask your bank and the Law Society about trust money.',
    ],
    questions: [
      {
        question: "Disclosure videos won't open. Can you help?",
        answer: 'Usually. We keep the viewers on one computer and convert a copy, so the original stays as it came.',
      },
      {
        question: 'What happens to disclosure after a case?',
        answer: 'It is deleted or returned as the conditions say, and you get a note with the date.',
      },
      {
        question: 'Can paralegals and lawyers share a case?',
        answer: 'Yes, by matter. Each has a login of their own, and you see who opened what.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'brampton',
    lede: 'We support Brampton food plants, parts suppliers and machine builders, on the line and in the office.',
    points: [
      'Rooms that are washed down get sealed devices or none. We go through them with sanitation.',
      'For idle lines, computers get a last backup, closed accounts and a dry place.',
      'If a recipe changes, a second person compares the new label before it prints.',
      'Time clocks for agency staff are kept off the network that runs the line.',
    ],
    questions: [
      {
        question: 'Can you find a lot number within hours?',
        answer:
          'Your ERP can, if the records are complete. We test the export with you, from the live system and from the copy.',
      },
      {
        question: 'Do you support robots?',
        answer:
          'The network and the computers beside them. Programs and safety controllers stay with the builder and your safety lead.',
      },
      {
        question: 'We bought a used line. Is its computer safe?',
        answer: 'Not until it has been checked. We copy it, scan it apart from your network, and change its passwords.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'brampton',
    lede: 'We support Brampton places of worship, shelters, settlement agencies and other charities, through every change of committee.',
    points: [
      'Before an election, we list who controls domain, website, bank and video channel.',
      'Live streams get their own upload, so phones and email keep working.',
      "A shelter's address stays out of Wi-Fi names, photos and invoices.",
      'Student volunteers get a short talk on privacy before their first login.',
    ],
    questions: [
      {
        question: 'Two committees claim the website. What now?',
        answer:
          'We change nothing until your lawyer or your by-laws say who decides. Then access moves on one day, with a list.',
      },
      {
        question: 'Can we have training in Punjabi or Hindi?',
        answer:
          'We write it in plain words, with examples from your work, so that someone on your side can give it in either language.',
      },
      {
        question: 'Who should hold our domain name?',
        answer: 'The organization, with two named people. We check who holds it now and help you move it.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'brampton',
    lede: 'We support Brampton bookkeepers, immigration and staffing consultants, engineers and agencies.',
    points: [
      'Electronic logs know the kilometres already. We ask for an export before anyone types them.',
      'Immigration consultants answer to their own College, so a whole client file has to be readable on request.',
      'Staffing agencies hold many social insurance numbers. We limit them to payroll.',
      'If you work in the evening, we agree beforehand who may call, and about what.',
    ],
    questions: [
      {
        question: 'Our clients send receipts by phone. Is that good enough?',
        answer:
          "If each one lands in the client's folder at once. We set up an app for it and try it out before tax season.",
      },
      {
        question: 'Can one office serve clients in three languages?',
        answer: 'Yes. Phone menus, forms and messages can be in each, and one schedule serves all.',
      },
      {
        question: "How do we keep drivers' papers apart by client?",
        answer: "Each client gets a folder and an upload link of its own. The link doesn't show other clients.",
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'brampton',
    lede: 'We support Brampton brokerages, landlords, property managers and developers, in offices, plazas and yards.',
    points: [
      "Agents use the brokerage's address from the first day, so the client list stays when they go.",
      'Cameras on long poles in a yard get lightning protection and a radio link that clears the trailers.',
      'Licence and lease papers go into the folder of the unit, ready for the next renewal.',
      'Deposit instructions follow one fixed form that every agent knows.',
    ],
    questions: [
      {
        question: 'Can you restore what an agent took along?',
        answer:
          "What was on the brokerage's systems, yes. A private mailbox is out of reach, which is why we start there.",
      },
      {
        question: 'Do you look after security cameras?',
        answer: 'Your contractor does. We look after the network they run on and who can reach it.',
      },
      {
        question: 'Can we see who was at a gate last night?',
        answer:
          'If your system keeps the record, yes. We look after the network and the time it shows; the installer keeps the cameras.',
      },
    ],
  },
];
