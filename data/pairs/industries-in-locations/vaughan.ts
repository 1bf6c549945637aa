import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const vaughan: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'vaughan',
    lede: 'Secure draw requests, two-person releases and investor folders for Vaughan lenders, brokers and planners.',
    points: [
      'Borrowers photograph identification on site, so offer an upload link that expires instead of a personal inbox.',
      'A draw paid twice is hard to recover; let the loan system refuse a second release with the same certificate.',
      'Surety underwriters want financial statements every year, and a secure request form spares brokers a hundred reminder e-mails.',
      'Mortgage administrators answer to FSRA for trust money, so bank access needs names, limits and a review each quarter.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
    questions: [
      {
        question: 'A borrower who is also a friend sends new bank details. Must we really call?',
        answer:
          'Yes, above all with friends, because thieves read the friendly thread before they write. Dial the number saved when the loan was ' +
          'opened and note who answered. A rule without exceptions spares your staff an awkward conversation about trust.',
      },
      {
        question: 'Three companies share our floor. How do we divide one network?',
        answer:
          'Give every company its own segment, Wi-Fi name and printer queue behind a common firewall. Boardroom screens sit in a neutral ' +
          "zone. The drawing goes to each owner, so a cousin's renovation next year does not undo it.",
      },
      {
        question: "Can lenders' appraisal and survey files be searched by address?",
        answer:
          'Once scanned pages carry recognized text and one naming rule, yes. We start with current loans, tag each file with municipal ' +
          'address and loan number, and leave paid-out loans for later. Legal descriptions remain as your lawyer typed them.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'vaughan',
    lede: 'Separate records for patients and employers, and support for Vaughan clinics from Woodbridge to Cortellucci Vaughan Hospital.',
    points: [
      "Ask whether an employer's portal can be reached from the reception computer, and who checks what leaves through it.",
      'Growth near the hospital means rented shells; have data drops drawn with the plumbing, before the walls are closed.',
      'Audiometry and lung-function devices store results locally, so copy them daily before one stolen cart takes a year of tests.',
      "Family interpreters should not hold the clinic's tablet, since the next patient's name may appear on its screen.",
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How do we keep employer reports apart from the medical chart?',
        answer:
          'Two templates and two permissions. Staff who send functional reports to employers see those documents and no clinical notes. ' +
          'Outgoing mail goes through a shared mailbox, where the address and the attachment can be checked before sending.',
      },
      {
        question: 'We open a second location in Vaughan. Can both share one system?',
        answer:
          'Yes, if identity comes first: one account per person, the same printer names and the same phone extensions. We copy the first ' +
          "clinic's network plan to the second, then test a booking made in one place and changed in the other.",
      },
      {
        question: 'Our clinic loses power now and then. What is worth protecting?',
        answer:
          'The modem, firewall, main switch and one reception computer come first. Small battery units keep those alive long enough to ' +
          'finish a visit. Vaccine refrigerators need their own alarm with a phone number, not a socket on our battery.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'vaughan',
    lede: 'Lien deadlines, bulk closings and construction evidence: IT support for Vaughan lawyers who cannot miss a date.',
    points: [
      "Count lien days in two places, in the practice software and on a calendar that survives one employee's illness.",
      'Site photographs lose their time stamps when they pass through chat apps, so ask clients for the original files.',
      "On a mass closing day every amount should be checked against the builder's list before any transfer is entered.",
      'Ask who besides the senior clerk can sign in to Teraview, and on which second computer that has been tried.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How can we preserve text messages from a construction site as evidence?',
        answer:
          'Collect them from the phone with a tool that keeps sender, time and attachments, and store the export unchanged. A screenshot ' +
          'loses most of that. We set up the collection; the lawyer on the file decides what is relevant and what must be produced.',
      },
      {
        question: 'Thursday closings overload our office. What can be done?',
        answer:
          "We look at what slows down first. Often it is one scanner and one person with the trust bank's token. A second scanner, a trained " +
          "deputy and a line that switches over by itself take the strain off a builder's closing day.",
      },
      {
        question: "Our clients' drawings are huge. Where should they live?",
        answer:
          'In a document library linked to the matter, with viewers that open DWG and PDF without a full CAD licence. We archive closed ' +
          'projects to cheaper storage and keep the index, so a ten-year-old plan can still be found.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'vaughan',
    lede: 'Fibre between units, filtered machine ports and documented networks for Vaughan moulders, stampers and millwork shops.',
    points: [
      'Vibration loosens connectors near stamping presses; locking cabinets and fibre cost less than a month of random dropouts.',
      'A CNC router operator who waits for a nesting file should be able to find its last good copy without the designer.',
      'Buying the unit next door is the moment to plan one network, one alarm panel and one internet contract.',
      'Resin and steel prices change often, so protect the quoting spreadsheet as carefully as the accounting ledger.',
    ],
    pointServices: [
      ['network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'We move CNC files by USB stick. Why change?',
        answer:
          'A stick carries viruses between machines and nobody knows which revision was cut. A small file server on the machine network ' +
          'gives each router one folder with released programs. Sticks stay available, scanned at one marked computer.',
      },
      {
        question: 'Our building grew in stages. Do we need new cabling everywhere?',
        answer:
          'No. We follow each run, label both ends and test it under load. Fibre between the units replaces long copper runs, and sealed ' +
          'cabinets replace switches on beams. Short runs that pass the test remain.',
      },
      {
        question: 'Who answers if a press stops reporting at night?',
        answer:
          'Your plan sets the hours. We put the reporting computer on alert and leave the supervisor a card with three safe steps. If the ' +
          'controller itself fails, the call goes to the machine builder.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'vaughan',
    lede: "Event laptops, raffle records and a support calendar that respects the holidays of Vaughan's charities.",
    points: [
      'Observant organizations may not touch systems on Saturday, so alarms need a contact who can answer that day.',
      'Keep the lottery licence, ticket stubs and deposit slips together, because the report after the draw asks for them.',
      'Group homes need Wi-Fi that residents may use and a locked network for medication records, in the same house.',
      "School families change each September; import the new list from one source and retire last year's accounts that week.",
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our staff work nights in group homes. Will anyone answer a computer problem?',
        answer:
          'With Enterprise the help desk answers around the clock. On the smaller plans a critical incident can be reported at any time, and ' +
          'other questions wait for help desk hours. Each home should also have printed emergency sheets.',
      },
      {
        question: 'We may not touch systems on the Sabbath. How are alerts handled?',
        answer:
          'You name a contact for each day of the week and tell us which alerts can wait until the Sabbath is over. Routine updates stay ' +
          "away from Friday afternoon to Saturday night. Your rabbi's or board's instructions go on file.",
      },
      {
        question: 'How do we run ticket sales for a gala without mixing money?',
        answer:
          "Use a payment account for the event, connected to the organization's bank and to nobody's personal phone. Donations above the " +
          'ticket price need their own line for receipts. Lottery proceeds, if there are any, keep the separate account the licence requires.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'vaughan',
    lede: 'Safe daily uploads from the field for Vaughan surveyors, engineers and planners, and steady systems for accountants.',
    points: [
      'Drone video is heavy; a fast upload line at the office matters more than a fast download.',
      'Survey records keep their value for generations, so write down file formats and the software version beside each plan.',
      "Contractors' accountants should agree with us on freeze dates around holdback releases as well as around tax deadlines.",
      'Municipal portals accept plans in fixed sizes and formats; test one submission before the day of the deadline.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Field tablets come back muddy and out of date. Who keeps them current?',
        answer:
          'We can manage them like laptops: updates install while they charge, lost ones are locked, and apps arrive without a visit. Buy ' +
          'cases made for gloves. A numbered shelf with chargers does more for order than any software.',
      },
      {
        question: 'A builder forwards our sealed drawings to everyone. Can that be controlled?',
        answer:
          'Once a PDF leaves, copies cannot be recalled. A digital seal reveals changes, and a project page with the current revision gives ' +
          "contractors one place to look. Your association's rules say how the seal itself must be protected.",
      },
      {
        question: 'Our accounting clients are construction companies. What should their bookkeepers send us, and how?',
        answer:
          'One upload link per client, with folders named for payroll, subcontractors, bank and holdback. Files are scanned on arrival and ' +
          'the sender gets a receipt. Photographs of cheques by text message should stop, politely and for everyone.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'vaughan',
    lede: 'Travelling sales offices, Tarion mail and account control for Vaughan builders, brokers and plaza managers.',
    points: [
      'Critical dates belong in a system that warns two people, because a missed notice can bring delayed-closing compensation.',
      'Interactive screens in a sales pavilion are computers too; they need updates, a spare and no path to contracts.',
      'Warranty photographs from homeowners should land in one inbox with a unit number, or the technician drives twice.',
      "Plaza tenants ask for the landlord's Wi-Fi; offer them a carrier list and keep building controls out of reach.",
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'network-management'],
    ],
    questions: [
      {
        question: 'We close a sales pavilion next month. What should happen to its computers?',
        answer:
          'List them before the movers arrive. Buyer files go to head office and are checked there, then the disks are erased and each is ' +
          'noted. Phones, the domain and the internet contract need an end date too, or they bill for years.',
      },
      {
        question: 'How do our site trailers get proper internet?',
        answer:
          'A cellular router with an outdoor antenna does for the first phase, on a business plan with enough data. Later trailers can reuse ' +
          'the same box. Drawings sync overnight, so the superintendent opens them without waiting for the signal.',
      },
      {
        question: "Should buyers' warranty requests come by phone, text or e-mail?",
        answer:
          'Let people phone about water, and ask for the rest through one form with a lot number and photographs. A shared queue shows what ' +
          "is open and who has it. Tarion's own forms and deadlines apply besides.",
      },
    ],
  },
];
