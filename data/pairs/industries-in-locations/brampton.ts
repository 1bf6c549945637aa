import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const brampton: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'brampton',
    lede: "Certificates on demand, mortgage documents and protected client files for Brampton's insurance, leasing and mortgage offices.",
    points: [
      "A forged certificate carries your brokerage's name, so publish one address where shippers can verify it and log each question.",
      'Lenders ask where a document came from; a dated client portal answers that better than a forwarded message.',
      'Owner-operators change phones and numbers often, and a code sent to an old number can let a stranger in.',
      "Fleet schedules list hundreds of vehicles, so let the broker's system import them instead of retyping at every renewal.",
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Several producers use the counter computer. How do we know who did what?',
        answer:
          "A badge or short PIN switches users in seconds, so nobody borrows an open session. The broker's system then records a name for " +
          'each change. Sessions lock when a producer steps away to the printer.',
      },
      {
        question: 'Customers send voice messages in Punjabi about their policies. Can these be kept?',
        answer:
          "Yes, on a business number whose messages land with the client's file. A producer adds two lines in English that say what was " +
          'asked and agreed. Personal phones lose such recordings, and a translation made a year later convinces nobody.',
      },
      {
        question: 'Can you stop fake brokers from using our name?',
        answer:
          'Not entirely, yet a good deal helps. We set up SPF, DKIM and DMARC so your domain is harder to forge, and you can register the ' +
          'likeliest look-alike names. Report an impostor to your regulator and police; your lawyer advises on the rest.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'brampton',
    lede: 'Fast, secure systems for Brampton walk-in clinics, pharmacies and dentists with long hours and full waiting rooms.',
    points: [
      'Two patients in one waiting room may share a full name, so let reception search by health card before opening charts.',
      'Driver medicals paid by an employer still belong to the patient; send the form to the ministry and not to dispatch.',
      "Late clinics lose internet when the plaza's own contractor works at night, which argues for cellular standby.",
      'Learners from the medical school bring their own tablets, and a guest network with no chart behind it suits them.',
    ],
    pointServices: [
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'network-management'],
    ],
    questions: [
      {
        question: 'How quickly can a locum physician get access?',
        answer:
          'On Professional and Enterprise, new people are set up the same day. A form from your manager names the role, dates and location. ' +
          "Temporary accounts close by themselves, and electronic prescribing stays under the physician's own credentials.",
      },
      {
        question: 'Our registration desk slows down every evening. Why?',
        answer:
          "We would look at what runs at that hour: backups, updates, a camera upload or a neighbour's Wi-Fi. Measurements over a week show " +
          'it. Moving one task past closing time is often cheaper than new computers.',
      },
      {
        question: 'Can we keep seeing patients when the internet is down?',
        answer:
          "Plan for it with a cellular standby line and a paper kit: blank forms, a phone list and tomorrow's appointments printed at " +
          'closing. Staff practise once a year. Notes are entered later and marked with the time of the visit.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'brampton',
    lede: 'Criminal, family and immigration lawyers in Brampton need storage, viewers and deletion rules that cope with heavy disclosure.',
    points: [
      'Disclosure is given under conditions, so record who copied it, where it lies and when it must be returned.',
      'A paralegal with forty matters on one list should receive each court date by text and by calendar, from one source.',
      'Clients in custody cannot leave a number, so route their calls to a person and keep them out of voicemail.',
      'Retainers paid by e-transfer need a mailbox nobody else opens, or automatic deposit arranged with the bank for trust money.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Police disclosure fills our computers. Where should it go?',
        answer:
          'Into encrypted storage that lists each brief by matter, with a viewer for police video formats on two fast workstations. ' +
          'Downloads to a personal laptop are switched off. When a case ends, the list shows what must be returned or destroyed.',
      },
      {
        question: 'Can clerks work while every lawyer is at court?',
        answer:
          'Permissions decide. We give clerks what they prepare, keep trust banking with its two approvers, and set a short list of messages ' +
          'that reach counsel by text. A phone queue in several languages takes pressure off reception.',
      },
      {
        question: 'Our clients reach us on Messenger and by text. Is that a risk?',
        answer:
          'Yes, because nothing is filed and a lost phone takes the conversation with it. A business texting number stores messages with the ' +
          "client's file and survives a change of staff. We move the number you already advertise.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'brampton',
    lede: 'Washdown-proof devices, traceability and reliable networks for Brampton food plants, parts suppliers and robotics builders.',
    points: [
      'Ask sanitation which rooms are flooded nightly, and move any outlet, camera or terminal the crew has to cover.',
      'Suppliers with idle lines should mothball computers properly: last backup, licences noted, accounts closed and drives kept dry.',
      'Allergen changes alter labels; a second person must compare the new template with the recipe before printing.',
      'Temporary workers from agencies clock in by the hundred, so keep time clocks off the network that runs the line.',
    ],
    pointServices: [
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['it-consulting'],
      ['cybersecurity', 'network-management'],
    ],
    questions: [
      {
        question: 'How do you run a mock recall with us?',
        answer:
          'Your quality team picks a lot number, starts a clock and follows it through receiving, mixing, packing and shipping. Tell us each ' +
          'place where paper, memory or a slow report delayed the answer, and we work through that list.',
      },
      {
        question: 'Devices keep failing after sanitation. What lasts?',
        answer:
          'Sealed scanners with suitable ratings, stainless keyboards or covered touchscreens, and printers kept outside the wet room. We ' +
          'ask which chemicals are used, because some plastics crack. The list of approved devices then stays the same for replacements.',
      },
      {
        question: 'Agency staff change weekly. How do they sign in?',
        answer:
          "With a badge tied to the agency's list, valid for the assigned shift and only at time clocks or picking stations. No mailbox is " +
          'created. At the end of an assignment the badge stops without a call to us.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'brampton',
    lede: "Brampton's places of worship, shelters and settlement agencies get accounts that survive every change of committee.",
    points: [
      'Before an election, list who controls the domain name, the website, the bank tokens and the video channel.',
      'Live streams of services need their own upload line, or the office loses its phones on every holy day.',
      'Shelter addresses must stay secret; switch off location sharing and remove the place from photographs, invoices and Wi-Fi names.',
      'Students who volunteer may be new to Canadian privacy rules, so a twenty-minute talk should come before the first login.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How do we keep control when our committee is elected every two years?',
        answer:
          'Own everything as an organization: domain, mail, bank tokens, social media and software, with two current officers as ' +
          'administrators. On election night a short list is handed over and signed. Passwords change the next morning, with us or without ' +
          'us.',
      },
      {
        question: "Can donation kiosks share our hall's internet?",
        answer:
          'Kiosks should have their own segment and, on holy days, their own share of the line. A crowd of phones slows everything else. Ask ' +
          'the payment company how long the kiosk works offline and who sees the cards.',
      },
      {
        question: "Our shelter's address is confidential. Which devices give it away?",
        answer:
          'Phones with location sharing, printers named after the street, photographs with coordinates, delivery apps and Wi-Fi names. We ' +
          "review settings on the equipment you own and write guidance for residents' phones. Invoices should go to a postal box.",
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'brampton',
    lede: 'Receipt apps, scanners and client portals for the Brampton bookkeepers, consultants and agencies that serve truckers.',
    points: [
      'Electronic logging devices already know the kilometres; ask for an export before anyone types them from paper.',
      "Immigration consultants answer to their own College, and a client's whole file must be readable if it asks.",
      "Staffing agencies for Bramalea's warehouses hold a social insurance number for each worker, so restrict that column to payroll.",
      'Evening hours mean evening trouble, so agree beforehand who may call us after supper and about what.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How should we collect documents from clients who have only a phone?',
        answer:
          'With a link that opens the camera, asks for one document at a time and confirms each. No app, no password to invent. Labels in ' +
          'plain English with pictures help; your staff can add Punjabi or Hindi wording.',
      },
      {
        question: 'Seasonal preparers use their own laptops. Is that safe?',
        answer:
          'Seldom. Use a hosted desktop where the tax software and files stay in one place, so the laptop is only a screen. Accounts carry ' +
          'an end date in May. Downloads and printing at home can be switched off.',
      },
      {
        question: "A client's passport scan went to the wrong person. What do we do?",
        answer:
          'Ask the recipient in writing to delete it, tell your privacy lead, and note the time. We check whether a link can be closed and ' +
          "who opened it. Your lawyer or regulator's guidance says when the client must be informed.",
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'brampton',
    lede: 'Account control, camera links and rental records for Brampton brokerages, landlords and industrial brokers.',
    points: [
      "Parting agents often keep client lists in a personal mailbox, so start them on the brokerage's address from day one.",
      'Yard cameras on long poles need lightning protection and a wireless link that survives a parked row of trailers.',
      "Photographs of tenants' permits and leases should go to the unit's folder, since licence renewals will ask for them again.",
      'With several languages in one office, deposit instructions should follow a fixed form that every agent knows by sight.',
    ],
    pointServices: [
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
    questions: [
      {
        question: 'We have hundreds of agents. Must each one be a paid user?',
        answer:
          'Not necessarily. Agents who only need mail and forms can have a lighter Microsoft licence than staff at the desk. Which of them ' +
          'also belong on the support plan is a question of cost and risk. We count roles with you before quoting.',
      },
      {
        question: 'How can the front desk spot a false seller or tenant?',
        answer:
          'Software helps a little, routine helps more. Compare identification in person or through a verification service, ask for a recent ' +
          'utility bill, and look up the title. A shared checklist keeps a busy Sunday from shortening it.',
      },
      {
        question: 'Trucks knock out our yard cameras. How can they be made more reliable?',
        answer:
          'Mount them behind bollards and higher than a trailer, feed them from a protected cabinet, and record locally as well as online. A ' +
          'camera that goes silent should raise an alert, so a gap is not discovered after a theft.',
      },
    ],
  },
];
