import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const toronto: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'toronto',
    lede:
      'We keep your email, laptops and internet line working, and help you answer when an investor, an ' +
      'auditor or a regulator asks how you protect data.',
    points: [
      'You give us your busy dates, such as the RRSP deadline, quarter-ends or policy renewals. Changes ' +
        "that can wait are made after them, so an update doesn't catch you on a busy day.",
      'If you share a suite with an affiliate, we keep your files and logins separate from theirs. You ' +
        'can show who was able to read what.',
      'We rehearse with you a morning on which nobody can enter your building, so your people know how ' +
        'to work elsewhere. Dealers that are members of CIRO need such a continuity plan anyway.',
    ],
    local:
      'In a downtown tower, both of your internet lines may climb the same riser, where one leak can ' +
      'take out both. We ask the building which way each one goes, so you know beforehand.',
    questions: [
      {
        question: 'Can you answer the due diligence forms of our investors?',
        answer:
          "Yes, the technical part, together with you. We answer from what's set up and mark what isn't " +
          "there yet. It's part of Enterprise, and otherwise we work by the hour.",
      },
      {
        question: 'Will you work beside the IT person at our head office?',
        answer:
          'Yes. We write down who looks after accounts, lines and laptops, and both sides work from the ' +
          'same list. Your staff know whom to call.',
      },
      {
        question: "Our people can't lose the internet while markets are open. What can you set up?",
        answer:
          'Lines from two carriers, by different risers, and a firewall that switches between them. You ' +
          'see the test, and an alert tells us when a line is slow as well as when it is down.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'toronto',
    lede:
      'We help your front desk and your clinical staff get on with their day, and call the software ' +
      "vendor for you when the chart won't open.",
    points: [
      'We set up a spare computer like the ones at your front desk. If one dies in the morning, ' +
        'reception can book patients again while we repair it.',
      'A login to ConnectingOntario belongs to one person. We help each of your staff get their own, so ' +
        'you can tell later who looked at what.',
      'If you take part in research, we set up a place for its data outside the chart, on the terms ' +
        'your ethics board accepts. Patient records and study files stay apart.',
    ],
    local:
      'If your physicians have privileges at a downtown hospital, they use its accounts as well as ' +
      "yours. We look after yours and tell your staff which calls belong to the hospital's help desk.",
    questions: [
      {
        question: 'Can you come while patients are here?',
        answer:
          "Yes, when something can't wait. We do the rest at an hour you choose, room by room, so your " +
          'schedule stays as it is.',
      },
      {
        question: 'Who calls our EMR vendor?',
        answer:
          'We do, and we stay on the case until it works again. You hear from us and not from three ' +
          'support lines.',
      },
      {
        question: 'Do you support care homes as well as clinics?',
        answer:
          'Yes, and dental offices and physiotherapists too. In a home that never closes we work wing ' +
          'by wing, and staff on nights reach the emergency line in a critical incident.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'toronto',
    lede:
      'At the office, at home and in court, we keep your lawyers and clerks working, and help you show ' +
      'clients who can open their files.',
    points: [
      'Before a hearing, we load your documents on an encrypted laptop, so they open without the ' +
        'courthouse Wi-Fi.',
      "The Federal Court's e-filing is separate from Ontario's. If you file in both, we make sure your " +
        'clerks have working accounts for each before a deadline.',
      'Banks and other clients that retain you may ask who can open their files. We give you a dated ' +
        'list, so you can answer the same day.',
    ],
    local:
      'If you sublet rooms to other counsel downtown, we give each of them separate Wi-Fi and printing. ' +
      "Your documents then don't come out on a neighbour's printer.",
    questions: [
      {
        question: 'Can you help on the morning of a trial?',
        answer:
          'Yes. Tell us the date, and we test laptops, briefs and video the day before. On the day, a ' +
          'technician is on call in the hours of your plan.',
      },
      {
        question: 'Do you support small practices too?',
        answer:
          'Yes, from five people on a plan. If you practise alone, you can buy single services, such as ' +
          'backup, on their own.',
      },
      {
        question: 'Our articling students start in groups. Can you prepare for that?',
        answer:
          'Yes. Send us the names and the dates. On Professional and Enterprise, their laptops, logins ' +
          'and access by matter are ready on the first morning, and access ends on the last day.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'toronto',
    lede:
      'We plan our work around your shifts, and keep your office, your shop floor and your shipping desk ' +
      'connected, in an old building or a new one.',
    points: [
      'When the ERP, a label printer or a scanner stops, your people call one number. If a vendor has ' +
        'to fix it, we make that call, and your supervisor can stay on the floor.',
      'If customers such as grocery chains order by EDI, we watch the link. When no orders come in, we ' +
        "tell you, so you don't learn it from a customer.",
      'Where you have dust, steam or washdown, we put a sealed screen on the line and the computer in a ' +
        'cleaner place, so it lasts longer.',
    ],
    local:
      'Many plants here are in older buildings or in units that have been divided. Before you renew a ' +
      'lease, we trace your cables and find out which carriers have fibre in front of the building.',
    questions: [
      {
        question: 'When can you work on our floor?',
        answer:
          'Between shifts, or when your dock is free. Work at night or on weekends is part of ' +
          'Enterprise, and otherwise we quote it first.',
      },
      {
        question: 'Do you support food plants?',
        answer:
          'Yes. We support the computers, labels and traceability records in them. Hygiene rules and ' +
          'access to the line are yours, and we follow them.',
      },
      {
        question: 'Our lease ends next year. When should we call you?',
        answer:
          'As soon as you have an address in mind. We order the internet first, because it can take ' +
          'longer than the fit-up.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'toronto',
    lede:
      "We give your staff and volunteers someone to call, and help you plan what you'll spend on IT, in " +
      'an office of your own or a shared one.',
    points: [
      'When a funded program ends, several people may leave at once. Send us the list, and we close ' +
        'their accounts and pass the files to whoever takes over. Your client records stay with you.',
      'If you run outreach, your staff may have no signal in a basement or a ravine. We set up phones ' +
        'that store notes encrypted and send them later.',
      "Leased copiers can keep pages on a disk, with your clients' names on them. We have the disk " +
        'erased before the copier goes back.',
      'If your members vote online at the annual meeting, we rehearse it with you a week before, while ' +
        'there is still time to fix a login.',
    ],
    local:
      "Many charities here rent rooms in a shared hub, where the network isn't theirs. We ask who can " +
      "change the router's settings, and give your staff a network of their own.",
    questions: [
      {
        question: 'Do you charge charities less?',
        answer:
          'Yes, on our plans. There is a reduced price for registered charities and not-for-profit organizations.',
      },
      {
        question: 'Can you help us pay for it from a grant?',
        answer:
          'Yes, with the paperwork. We give you the quote in the form your funder asks for, with ' +
          'devices and services by program.',
      },
      {
        question: 'Can staff work safely from a borrowed room?',
        answer:
          'Yes. The laptop carries its own protection, and files open through a protected login. Your ' +
          "people don't depend on the host's Wi-Fi to keep them safe.",
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'toronto',
    lede:
      'Your clients may ask how you protect their data before they sign. We set that up, go through the ' +
      "form with you and look after your people's computers.",
    points: [
      'When something fails before a deadline, your people call, and a technician joins them on the ' +
        'screen. If it takes longer, we help them carry on at another computer.',
      'If you work with freelancers, we prepare a laptop and an account that ends with the project. ' +
        "Your clients' files stay on equipment you control.",
      'Banks and ministries set rules for where their data may be stored. We read them with you before ' +
        "you quote, so you don't promise what your systems can't do.",
      'Contracts with public bodies may bring FIPPA, the public-sector privacy law. We list where your ' +
        'copies are, and you can ask your lawyer what it covers.',
    ],
    local:
      'If your office is in a converted loft with a single carrier, we test a mobile modem at the ' +
      "window as a second line. A cut cable then doesn't have to stop a pitch or a filing.",
    questions: [
      {
        question: 'Our files are large. Is the cloud fast enough?',
        answer:
          'For documents, yes. For models and video, we test with your own files first, and often a ' +
          'disk in your office is the better choice.',
      },
      {
        question: 'Can you keep changes out of our busy season?',
        answer: 'Yes. You give us the dates, such as tax season or a tender, and whatever can wait does.',
      },
      {
        question: 'Our office is full midweek and empty on Fridays. Does that change anything?',
        answer:
          'Yes, for the Wi-Fi. We measure it on your busiest day, move access points to where people ' +
          'sit, and wire the desks with heavy files.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'toronto',
    lede:
      'From your head office to the concierge desk, we look after the computers, logins and networks that ' +
      'your agents, managers and building staff use.',
    points: [
      'When an agent joins your brokerage, we set up email, forms and signing on the phone they already ' +
        'have. They can write an offer without a trip to the office.',
      'If you manage condominiums, a status certificate is due ten days after the request and the fee ' +
        'arrive. We plan your backups so that a failed computer takes as little of that time as possible.',
      'At a concierge or rental desk, each person gets a login of their own from us, so you can see who ' +
        'issued a fob.',
      'Elevator panels, gates and cameras often share an old Wi-Fi. We draw what is there and separate ' +
        'it, so one weak device is less of a risk to the rest.',
    ],
    local:
      'RentSafeTO covers rental buildings of three or more storeys and ten or more units. If you run ' +
      'one, we help you log the requests, so your staff can find each of them again.',
    questions: [
      {
        question: 'Will you work with our building contractors?',
        answer:
          'Yes. They keep their panels and cameras, and we keep the network. Each gets a named login ' +
          'for the visit.',
      },
      {
        question: 'Can you support a sales centre that opens for a year?',
        answer:
          'Yes. We set up a tested set of equipment for it, which goes on to your next site when the ' +
          'last unit is sold.',
      },
      {
        question: 'Can each of our condominium corporations have its own records?',
        answer:
          'Yes. Each has its own library and its own list of readers, so the board of one is kept out ' +
          'of the files of another.',
      },
    ],
  },
];
