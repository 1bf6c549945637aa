import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const toronto: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'toronto',
    lede: 'We look after mailboxes, records and internet lines for Toronto portfolio managers, dealers, lenders and insurance brokerages.',
    points: [
      'If you share a suite with an affiliate, we keep your files and logins apart and can show who was able to ' +
        'read what.',
      'Dealers that are members of CIRO need a continuity plan. We rehearse with you a morning on which nobody ' +
        'can enter the tower.',
      'Changes wait until the RRSP deadline, quarter-ends and policy renewals are over; you name the dates.',
      'Ask whether both of your lines climb the same riser. We check, because one leak can take out both.',
    ],
    questions: [
      {
        question: 'Can you answer the due diligence forms of our investors?',
        answer:
          "With you, yes. We supply the technical answers from what is set up and mark what isn't there yet. It is " +
          'part of Enterprise and otherwise billed by the hour.',
      },
      {
        question: 'Do you work beside an IT person at head office?',
        answer:
          'Often. We write down who looks after accounts, lines and laptops, and both sides work from the same list.',
      },
      {
        question: "Our traders can't lose the line. What do you set up?",
        answer:
          'Two carriers by different risers, a firewall that switches between them, and an alert for delay as well ' +
          'as for outage. You see the test.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'toronto',
    lede: "We support Toronto clinics, specialists, dental offices and care homes, and keep your practice apart from the hospital's systems.",
    points: [
      'Physicians with hospital privileges have two sets of accounts. The hospital looks after its own; we look ' +
        'after yours.',
      'Telephone closets in older medical buildings are locked after hours, so we arrange the key before evening work.',
      'Research data belongs outside the chart. We set up a place for it on the terms your ethics board accepts.',
      'A login to ConnectingOntario belongs to one person. We help each of your staff get their own.',
    ],
    questions: [
      {
        question: 'Can you come while patients are here?',
        answer: "Yes, for what can't wait. Other work is done at an hour you choose, room by room.",
      },
      {
        question: 'Who calls our EMR vendor?',
        answer: 'We do, and stay on the case until it works again. You hear from us and not from three support lines.',
      },
      {
        question: 'Do you support care homes as well as clinics?',
        answer:
          'Yes. In a home that never closes we work wing by wing, and staff on nights reach the emergency line in a critical incident.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'toronto',
    lede:
      'We support Toronto law firms of all sizes, from sole practitioners to litigation and corporate teams, at the ' +
      'office, at home and in court.',
    points: [
      'For hearings we load the documents on an encrypted laptop beforehand, so they open without courthouse Wi-Fi.',
      "The Federal Court's e-filing is separate from Ontario's. We make sure your clerks have working accounts " +
        'for both.',
      'If you sublet rooms to other counsel, each gets separate Wi-Fi and printing.',
      'Banks that retain you may ask who can open their files. We give you a dated list.',
    ],
    questions: [
      {
        question: 'Can you help on the morning of a trial?',
        answer:
          'Yes. Tell us the date, and we test laptops, briefs and video the day before, with a technician on call ' +
          'in the hours of your plan.',
      },
      {
        question: 'Do you support small practices too?',
        answer: 'From five people on a plan. A sole practitioner can have single services on their own.',
      },
      {
        question: 'Our articling students start in groups. Can that be prepared?',
        answer:
          'Yes. Send us the list and the dates. Laptops, logins and access by matter are ready on the first morning and end on the last.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'toronto',
    lede: 'We keep office and shop floor of Toronto plants running, in older buildings and shared industrial units.',
    points: [
      'Before you renew the lease on an older unit, we find out which carriers have fibre in front of it.',
      'In a divided building we trace your cables and put your own firewall in front of office and machines.',
      'Grocery chains order by EDI. We watch the link and tell you when no orders have come.',
      'Where there is dust, steam or washdown, we put a sealed screen on the line and the computer elsewhere.',
    ],
    questions: [
      {
        question: 'When can you work on our floor?',
        answer:
          'Between shifts or when your dock is free. Work at night or on weekends is part of Enterprise or quoted first.',
      },
      {
        question: 'Do you know food plants?',
        answer:
          'We support the computers, labels and traceability records in them. Hygiene rules and line access are yours, and we follow them.',
      },
      {
        question: 'Our lease ends next year. When do we speak?',
        answer:
          'As soon as you have an address in mind. The internet order comes first, because it can take longer than the fit-up.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'toronto',
    lede: 'We support Toronto charities, agencies and associations, in offices of their own and in rooms they share or borrow.',
    points: [
      "In a shared hub we ask who can change the router's settings, and give your staff a network of their own.",
      'Leased copiers keep pages on a disk. We have it erased before yours goes back.',
      'Outreach staff lose signal in ravines and basements, so notes are stored on the phone, encrypted, and sent ' +
        'later.',
      'National associations vote online at annual meetings. We rehearse it with you a week before.',
    ],
    questions: [
      {
        question: 'Do you charge charities less?',
        answer: 'On plans, yes: there is a reduced price for registered charities and not-for-profit organizations.',
      },
      {
        question: 'Can you help us pay for it from a grant?',
        answer: 'We give you the quote in the form your funder asks for, with devices and services by program.',
      },
      {
        question: 'Can staff work safely from a borrowed room?',
        answer:
          "Yes. The laptop carries its own protection, and files open through a protected login, so nothing depends on the host's Wi-Fi.",
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'toronto',
    lede:
      'We support Toronto accountants, architects, engineers, consultants and agencies, and help with the security ' +
      'forms their clients send.',
    points: [
      'Banks and ministries set rules for where data may be stored. We read them with you before you quote.',
      'Freelancers get a prepared laptop and an account that ends with the project.',
      'In a loft with a single carrier, we test a mobile modem at the window as a second line.',
      'Contracts with public bodies may bring FIPPA, the public-sector privacy law. We list where your copies are.',
    ],
    questions: [
      {
        question: 'Our files are large. Is the cloud fast enough?',
        answer:
          'For documents, yes. For models and video we test with your own files, and often keep a disk in the office.',
      },
      {
        question: 'Can you keep changes out of tax season?',
        answer: 'Yes. You give us the dates, and whatever can wait does.',
      },
      {
        question: 'Our office is full midweek and empty on Fridays. What does that change?',
        answer:
          'The Wi-Fi. We measure on your busiest day, move access points to where people sit, and wire the desks with heavy files.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'toronto',
    lede: 'We support Toronto brokerages, condominium managers, landlords and developers, in the office and in their buildings.',
    points: [
      'At a concierge desk each guard gets a login of their own, so you can see who issued a fob.',
      'A status certificate is due ten days after the request and the fee arrive. We plan backups with that in mind.',
      'RentSafeTO covers rental buildings of three or more storeys and ten or more units. We help you log requests.',
      'Elevator panels, gates and cameras often share an old Wi-Fi. We draw what is there and separate it.',
    ],
    questions: [
      {
        question: 'Do you work with our building contractors?',
        answer:
          'Yes. They keep their panels and cameras; we keep the network and give each a named login for the visit.',
      },
      {
        question: 'Can you support a sales centre that opens for a year?',
        answer: 'Yes. It gets a tested set of equipment that goes on to your next site when the last unit is sold.',
      },
      {
        question: 'Can each of our condominium corporations have its own records?',
        answer:
          'Yes: one library and one list of readers per corporation, so one board never sees the files of another.',
      },
    ],
  },
];
