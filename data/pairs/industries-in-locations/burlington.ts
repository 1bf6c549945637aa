import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const burlington: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'burlington',
    lede: 'Call notes, trusted contacts and simple video meetings for Burlington advisors whose clients are living on their savings.',
    points: [
      'Romance and grandparent scams reach the advisor as an odd withdrawal request; a written pause rule protects client and firm.',
      'Store the trusted contact beside the client record, visible to any assistant who answers the phone on a Friday.',
      'Some clients want paper and others a portal, so mark the choice once and let mailings follow it.',
      'Home visits in Aldershot or Millcroft call for a tablet with signatures, encrypted storage and its own data plan.',
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'When a client dies, who should have access to the electronic file?',
        answer:
          'Your lawyer and compliance officer name the people. From then on we can restrict the folder, record who opens it and stop ' +
          'automatic mailings. Executors get documents through a link with an end date rather than a forwarded thread.',
      },
      {
        question: 'Older clients resist codes and apps. How do we stay secure with them?',
        answer:
          'Put the burden on your side. Staff use strong sign-in, while the client receives a phone call, a mailed letter or one simple ' +
          'portal page. Agree on a family password for calls, and note it where every assistant can see.',
      },
      {
        question: 'Should we replace all our computers at once?',
        answer:
          'Spread it over three years, oldest and most exposed first. Our device list gives age, warranty and Windows version, so your ' +
          'budget can be read in one page. Test the broker or planning software on the first new machine.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'burlington',
    lede: 'Connected laptops, hospital viewers and secure charts for Burlington clinics, home visits and retirement residences.',
    points: [
      'List which hospital viewers each clinician may open, since a practice on this border often needs more than one.',
      'Retirement residences have thick fire doors; try the mobile signal on every floor before promising charts at the bedside.',
      'Long medication lists make a slow printer dangerous, so keep a second one ready at the prescriptions desk.',
      'Dental chairs near Brant Street share walls with restaurants, whose Wi-Fi can drown an intraoral camera at lunchtime.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['network-management'],
    ],
    questions: [
      {
        question: 'What should a visiting nurse carry?',
        answer:
          'An encrypted laptop or tablet with its own cellular plan, a privacy filter and a short list of numbers. Charts open over a ' +
          'secured connection and nothing is saved on the device. Lost equipment can be erased by a phone call.',
      },
      {
        question: 'We use viewers from more than one hospital region. Can you simplify sign-in?',
        answer:
          'We cannot merge the systems, but we can tidy the approach: one bookmark page, one authenticator app and named accounts. Your ' +
          'privacy officer keeps a list of who is entitled to each viewer and removes those who leave.',
      },
      {
        question: 'Our receptionist retires this summer. How do we preserve what she knows?',
        answer:
          "Sit down early with a technician and write it out: suppliers, codes, call routines, the printer's moods. Shared mailboxes replace " +
          'personal ones, and her successor works beside her for two weeks with full access.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'burlington',
    lede: 'Tablets, phones and documents that follow Burlington lawyers between the courthouses in Milton and Hamilton.',
    points: [
      'A clerk who lives across the Skyway can enter a trust transfer from home, while a second person on Brant approves it.',
      'Court days in two cities collide easily, so one docket calendar should show courthouse and travel beside each hearing.',
      'Estate files bring shoeboxes of slides and ledgers, and a scanning day with an index beats years of storage.',
      'Storms off the lake take down power on the older streets, so put phones and router on a battery.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: "What should a lawyer's car bag contain for court in Hamilton or Milton?",
        answer:
          'A charged laptop with offline copies, a phone that can serve as a hotspot, a power bank, a display adapter and printed sign-in ' +
          'help. Give each litigator one, and let an assistant check the batteries every season.',
      },
      {
        question: 'Can our phones ring at the office and on the road?',
        answer:
          "Yes. One number reaches the desk, the mobile app and a deputy in that order. Calls show the office number on the client's " +
          'display, and voicemail arrives as a recording in the mailbox the assistant reads.',
      },
      {
        question: 'A sole practitioner next door is retiring. Can we take over the files?',
        answer:
          "Your lawyers settle consent and the Law Society's rules. We copy the practice data from PCLaw or Clio, compare counts of matters " +
          "and trust ledgers with the seller's reports, and keep a sealed image of the old computer.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'burlington',
    lede: 'Burlington machine shops and instrument makers get control of drawings, test benches and customer security questionnaires.',
    points: [
      "Staff on the Niagara side must not open controlled drawings at home unless the firm's security plan covers that place.",
      "A meat plant's cold rooms drain scanner batteries fast, so buy a second set and a charger outside the cold.",
      'Programmable instruments carry firmware versions; note them with the calibration certificate, or a repeat test proves nothing.',
      'Write into the plan who approves access while the only IT person is on vacation, and train that deputy before July.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'A defence customer sent a security questionnaire. Can you help answer it?',
        answer:
          'Enterprise includes that: we answer what concerns your systems, with evidence, and mark what is a management decision. Gaps get a ' +
          'date and a price. Signing remains with your director, since a wrong yes can cost more than the contract.',
      },
      {
        question: 'May supervisors reach plant systems from home?',
        answer:
          'For viewing, yes, through a gateway with multi-factor sign-in and a log. Starting equipment from a distance is a safety decision ' +
          'for your engineers. We block control commands unless they name the screen and the person.',
      },
      {
        question: 'How do food and machine shops differ in what you install?',
        answer:
          'Washdown rooms need sealed scanners and cabinets that can be rinsed around. Machine shops need filters against oil mist and ' +
          'cables away from chips. We choose after a walk through your plant with the sanitation or maintenance lead.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'burlington',
    lede: 'Event-ready equipment for Burlington service clubs, and dependable membership systems for gardens, foundations and hospices.',
    points: [
      'Order temporary cellular capacity or a wired drop for the park early, because a crowd of phones slows every terminal.',
      "Volunteers should see today's shift and nothing else; a roster app does that better than a shared spreadsheet.",
      'Membership cards, shop sales and donations of one person belong to one record, or thank-you letters will go out twice.',
      'Count devices into the crate after the last evening, and wipe lost tablets before the tents are down.',
    ],
    pointServices: [
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our volunteers are past seventy. What technology do they accept?',
        answer:
          'Whatever spares them a trip. Large text, one link by e-mail and a phone number for those who prefer to call work well. Ask two of ' +
          'them to try it first; their complaints are better than any manual.',
      },
      {
        question: "How do we share a driver roster without exposing passengers' health?",
        answer:
          'Show a driver the name, address, time and any help getting in. Diagnosis and clinic stay with the dispatcher. Lists open on the ' +
          'phone for that day only, and a printed sheet is shredded after the last ride.',
      },
      {
        question: 'Our ice plant and our cash register use the same old router. Should we worry?',
        answer:
          'Yes, since one failure stops both. Separate them, give the plant alarm its own path by cellular, and let the cash register accept ' +
          'cards offline for a while. The refrigeration contractor must agree to any change on its controller.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'burlington',
    lede: "Workstations, mapping data and field forms for Burlington's environmental consultants, surveyors and accountants.",
    points: [
      'Chain-of-custody forms for samples may end up as evidence, so lock the signed version the day it arrives.',
      'Buy or rent graphics power by the project, because a flood model needs it for weeks and not for years.',
      'Escarpment and conservation files mix public and private data; label layers before they are shared with a municipality.',
      'Accountants of small shops receive QuickBooks files by every route imaginable; one upload link for each client ends that.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our reports run to hundreds of pages with maps. Why does Word crash?',
        answer:
          'Usually because of huge images and several editors in one file. Link compressed figures, split appendices and let one person ' +
          'assemble the final version. More memory helps less than people hope, so we test with your slowest report.',
      },
      {
        question: 'Can we keep data from a project that may be disputed in ten years?',
        answer:
          'Keep the raw readings, the model input, the final report and a note of software versions, sealed together. A second copy belongs ' +
          'elsewhere. Every few years someone must open it, since formats age faster than rock.',
      },
      {
        question: 'Do you support ArcGIS and other mapping software?',
        answer:
          'We look after the computers, licences, storage and permissions that mapping depends on. Questions about projections or analysis ' +
          'stay with your GIS staff and Esri. Slow layers are often a network matter, which we measure before proposing hardware.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'burlington',
    lede: 'Two-market listings, high-rise sensors and winter maintenance records for Burlington brokerages and property managers.',
    points: [
      'Permit files for escarpment land grow for years, so open a shared record at the first call with the planner.',
      "Industrial condominium owners run machines behind thin walls; meter their internet separately from the corporation's cameras and gates.",
      'Agents who join from another board bring old contact lists, and consent under the anti-spam law has to come along.',
      "A leak on the ninth floor needs owners' numbers at two in the morning, from a phone that is not in the office.",
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our agents work both sides of the bay. Which tools must they have on one phone?',
        answer:
          "Forms and signatures, the listing systems they are entitled to, the lockbox app and the brokerage's mail, all inside a managed " +
          'work area. If the agent leaves, that area is removed and family pictures stay untouched.',
      },
      {
        question: 'How should a management office handle emergencies when it is closed?',
        answer:
          "Publish one number, answered by a service or an on-call person with a tablet. It needs shut-off drawings, owners' contacts and " +
          'contractor numbers, readable offline. Our help desk looks after the tablet, while the plumber remains your choice.',
      },
      {
        question: 'Can leak sensors help without becoming one more gadget?',
        answer:
          'If they report to someone, yes. Choose a few risky spots, use sensors with long battery life, and send alerts to two people. Test ' +
          'them each autumn. A sensor whose alert goes to a former employee is decoration.',
      },
    ],
  },
];
