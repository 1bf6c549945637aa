import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const mississauga: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'mississauga',
    lede: 'We look after mailboxes, portals and records for Mississauga insurance, mortgage and freight finance offices.',
    points: [
      "We list every portal whose code goes to one person's phone, so a vacation doesn't stop renewals.",
      'Factoring companies check new remittance details against a signed notice and a call. We write that rule ' +
        'with you.',
      'Branches can share one phone system, so a busy desk passes calls to another.',
      'If FSRA regulates you, one set of evidence on suppliers, backups and access serves several of its questions.',
    ],
    questions: [
      {
        question: 'Can a small brokerage afford this?',
        answer: 'Plans start at five people. A single service, such as backup, can be bought on its own.',
      },
      {
        question: 'Do you set up new branches?',
        answer: 'Yes: internet, laptops, phones and access, with one list of dates. The line is ordered first.',
      },
      {
        question: 'How do we confirm a change of bank details?',
        answer:
          'By calling a number already on file, every time. We write the rule on one page with you, and mark email from outside.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'mississauga',
    lede: 'We support clinics, dental offices and care homes in Mississauga, from a single practice to several sites.',
    points: [
      'Ask your imaging vendor how long a full restore takes. We put the answer into your recovery plan.',
      'Students and residents come on known dates. Send us the names, and each has a login on the first day.',
      'In a medical building where the landlord resells internet, we find out who repairs it on a Saturday.',
      "Kiosks and check-in screens get a network that doesn't lead to the charts.",
    ],
    questions: [
      {
        question: 'Can patients check in in their own language?',
        answer: 'If your kiosk software offers it, we set it up and test it without internet as well.',
      },
      {
        question: 'Do you support several clinics as one?',
        answer: 'Yes: one list of devices, one login per person and one number to call.',
      },
      {
        question: 'Can we keep large images on site?',
        answer:
          'Yes, beside the machine that made them, with a second copy elsewhere. The chart and the mail can still move to the cloud.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'mississauga',
    lede: 'We support Mississauga law firms, from family and immigration to business and cargo claims, at the office and on the road.',
    points: [
      'Immigration files hold identity papers of whole families, so we set a date on which drafts and copies go.',
      'Notice dates go into the practice system and a second calendar, so no date depends on one person.',
      'Before a flight, a lawyer can take a laptop without client files and open them after the border.',
      'Small matters in large numbers need good scanning. We set up templates so that clerks file without retyping.',
    ],
    questions: [
      {
        question: 'Can clients send us documents safely?',
        answer: 'Yes, by an upload link that expires. It saves your mailbox from passports and bank statements.',
      },
      {
        question: 'Do you support sole practitioners?',
        answer: 'With single services, yes. Plans start at five people.',
      },
      {
        question: 'Can interpreters join a client meeting online?',
        answer: 'Yes, in a meeting that only invited people enter and that is not recorded unless you say so.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'mississauga',
    lede: 'We support Mississauga plants that make aerospace parts, medicines, chemicals or food, in the office and on the floor.',
    points: [
      'Prime contractors pass security clauses on to Malton shops. We read the order with you before you accept it.',
      "A retired controller's disk may still be named in a validation file, so it is labelled and kept.",
      'Shutdown weeks are booked far ahead. We put switches and cabling on that list early.',
      'Validated computers change only by your change control. We prepare the paper, and quality signs.',
    ],
    questions: [
      {
        question: 'Can you store our controlled drawings?',
        answer:
          "No. We don't store controlled drawings; your designated official decides where they are kept and who may open them.",
      },
      {
        question: 'What do you need to work in a clean area?',
        answer:
          'Your rules and a date. Technicians follow your gowning and escort rules, or your staff are our hands on video.',
      },
      {
        question: 'Who fixes our scanners in the warehouse?',
        answer:
          'We look after their network and setup. Broken ones go to the maker, and a spare that is ready takes over.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'mississauga',
    lede: 'We support Mississauga settlement agencies, charities and community groups, on laptops, at the front desk and off site.',
    points: [
      'When counsellors leave, access ends too: we compare logins with the list you send us.',
      'Youth workers in gyms and schools get forms that work offline and send later.',
      'Each funder may inspect different records. We file agreement, budget and evidence by project.',
      'For interpreters by video, we set up a quiet desk with a headset and a line that holds.',
    ],
    questions: [
      {
        question: 'Do you know iCARE?',
        answer:
          "It is the government's system, and its help desk answers for it. We keep the computers, browsers and logins behind it working.",
      },
      {
        question: 'Is there a reduced price?',
        answer: 'On plans, for registered charities and not-for-profit organizations.',
      },
      {
        question: 'Can we share offices with another agency?',
        answer:
          'Yes, with a network, printers and files of your own. We ask the other side who runs what and write it down.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'mississauga',
    lede: 'We support Mississauga engineers, accountants, recruiters and consultants, with large files and strict clients.',
    points: [
      'Nuclear design data may fall under export control. We show you which region holds it before you invite a ' +
        'partner.',
      "Résumés and identification get an expiry date, so your archive doesn't grow for ever.",
      'Some Sheridan Park buildings were made as laboratories. We ask the landlord before adding a rack or an antenna.',
      "Bank details on suppliers' invoices are compared at every change; we set up the second reader.",
    ],
    questions: [
      {
        question: 'Can we work with partners abroad in one project?',
        answer: 'Yes, in a workspace with named guests and an end date. Ask your counsel first if export rules apply.',
      },
      {
        question: 'Do you answer at night for projects in other time zones?',
        answer: 'On Enterprise the help desk answers at any hour.',
      },
      {
        question: 'How large can a file be that we send to a client?',
        answer: 'Much larger than email allows. It goes by a link that names the recipient and ends on a date.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'mississauga',
    lede: 'We support Mississauga brokerages, property managers, landlords and developers, with offices, condominiums and warehouses.',
    points: [
      'Alarms of an empty warehouse still need a line. We agree with you on who keeps it between tenants.',
      'In underground garages we test the fob reader and the emergency phone on the lowest level after a change.',
      "Renewal dates in one person's spreadsheet are moved to a system that reminds two people.",
      'When a sales centre closes, its cameras, tablets and mailing lists are handed over from a list.',
    ],
    questions: [
      {
        question: 'Can agents sign on their phones?',
        answer: 'Yes. We set up the signing app and keep the signed copy in the deal file.',
      },
      {
        question: 'Who looks after the network of a building?',
        answer: 'We do, if you like; your contractors keep doors and cameras. One drawing shows who does what.',
      },
      {
        question: 'Can leases and reminders live in one system?',
        answer: 'Yes. We help you move them from spreadsheets, and each reminder reaches more than one person.',
      },
    ],
  },
];
