import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const pickering: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'pickering',
    lede: 'We look after mailboxes, video meetings and records for Pickering pension advisors, mortgage agents and insurance offices.',
    points: [
      "A second person compares the final pension form with the client's signed instructions. We set up the step.",
      'Shift workers book a time online without seeing the rest of your calendar.',
      'New builds in Seaton move their closing dates, and wire details with them. Every change gets a call.',
      'Large statements are sent through a portal and kept there for the period you set.',
    ],
    questions: [
      {
        question: "How do we reach clients who can't take calls at work?",
        answer: 'With a secure message that waits for them. They log in after the shift.',
      },
      {
        question: 'Are three people enough for a plan?',
        answer: 'Plans start at five. For three, single services can be bought on their own.',
      },
      {
        question: 'Do you support two advisors who share an assistant?',
        answer:
          "Yes. The assistant sees both calendars, and each advisor's client files stay apart unless you decide otherwise.",
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'pickering',
    lede: 'We support Pickering family doctors, walk-in clinics, dental offices and care homes, in old plazas and new units.',
    points: [
      'In a new Seaton unit fibre may come late. Your lease should say so, and we test a mobile line until then.',
      'Every spring we send a test referral to each hospital with you, because numbers and routes change.',
      'The plan for a closed office is kept on paper in two homes, with the calls to make first.',
      'Practices that share a floor get separate networks, since each keeps its own charts.',
    ],
    questions: [
      {
        question: 'What if we must close for a day?',
        answer:
          'The schedule can be opened elsewhere, phones are forwarded, and patients get a message. We rehearse it with you.',
      },
      {
        question: 'Is a hosted chart safe to use in a new building?',
        answer: 'With a second line, yes. Without one, we wait with the move.',
      },
      {
        question: 'Our practice is growing into the next unit. What do we need?',
        answer:
          'Two cables to each new desk, one more access point and the same computers. We draw it before the walls close.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'pickering',
    lede: 'We support Pickering law firms with bulk closings, estates, injury and family matters.',
    points: [
      'Forty closings need one checklist that everyone sees. We set it up in the software you have.',
      'Contracts from the nuclear industry may forbid storage abroad. We confirm where each tool keeps copies.',
      'Medical images for an injury file need a viewer on the laptop before the mediation.',
      "Signing platforms send codes by text, so buyers' phone numbers are collected early.",
    ],
    questions: [
      {
        question: 'Can closings go on if one computer fails?',
        answer: 'Yes, if two can do the same work. We set up a second one with Teraview and test it with your clerk.',
      },
      {
        question: 'Do you help with templates?',
        answer: 'We keep them in one place with a version and a reader. Their wording is yours.',
      },
      {
        question: 'Can clients sign from a building site or a shift?',
        answer: 'Often, by a signing service with a code to their phone. Ask the lawyer which papers still need ink.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'pickering',
    lede: 'We support Pickering shops that supply the nuclear industry, and other plants around Brock Road and Bayly Street.',
    points: [
      'Certificates of suppliers can be searched by heat and lot, for a buyer who asks about suspect items.',
      'Inspection computers stay offline: results leave on one virus-scanned USB stick, and each use is logged, or by a one-way transfer.',
      "When a customer asks about its supplier's supplier, our technicians are listed with their access and reasons.",
      'Temporary inspectors get accounts that close with the contract, and a network that fits their task.',
    ],
    questions: [
      {
        question: 'How long do you keep records of your work?',
        answer: 'For as long as your quality manager agrees with us; nuclear customers may expect decades.',
      },
      {
        question: 'Can inspection computers be updated?',
        answer: "Only when the software's maker and your quality manager agree. Until then they stay offline.",
      },
      {
        question: 'Do we need a certificate for our IT?',
        answer:
          'Only if a customer asks for one. We read the clause with you and list what is in place and what is missing.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'pickering',
    lede: 'We support charities that serve Pickering and its neighbours, with shared files, one phone system and tablets for the field.',
    points: [
      'Two municipalities mean two sets of rooms and grants. One calendar shows who pays for what.',
      'In basements with concrete walls a portable mobile router works better than shared Wi-Fi.',
      'Records of plants and birds are exported every winter to a format that stays readable.',
      'Matching gifts of employers need clean names, dates and receipt numbers. We check the form with you.',
    ],
    questions: [
      {
        question: 'Can field notes be taken offline?',
        answer: 'Yes, and they are sent when there is signal. We can encrypt the tablet for the time between.',
      },
      {
        question: 'Do two small charities get one plan?',
        answer: 'Each has its own agreement and data. What you share, such as a phone system, is split on paper first.',
      },
      {
        question: 'Can donors and clients be in one database?',
        answer: 'Better in two, or with strict roles. We show you both before you choose.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'pickering',
    lede: 'We support Pickering engineers, planners, accountants and consultants, with archives that open and approvals that hold.',
    points: [
      'Old calculations may have to run again, so installer and licence are stored beside the results.',
      'A report is approved by someone other than its author. We set the system so that it insists.',
      "Staff on a client's site for weeks sign in with a security key, so they aren't asked for a code every day.",
      'For offices near the GO station, laptops also have to work on the train. We test them on mobile data.',
    ],
    questions: [
      {
        question: 'Can you keep old software running?',
        answer: "On a separate computer without internet, often for years. We tell you when it's time to convert.",
      },
      {
        question: 'How are drawing sets sent that are too large for email?',
        answer: 'By a portal with named recipients and an end date. You see who has fetched them.',
      },
      {
        question: 'How do we stop two people changing one drawing?',
        answer: 'With check-out in your document system, or with versions where it has none. We set up which one fits.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'pickering',
    lede: 'We support Pickering brokerages, builders, landlords and marina or plaza operators, with lines, records and sales offices.',
    points: [
      "On a launch weekend, sales tablets and guests' phones are on separate networks.",
      'Marina offices close for winter. Router, disk and payment device go to a dry place.',
      "A new street can be missing from carriers' maps. We order with the plan number and coordinates.",
      'Contractors in older plazas record what they install, with photos, in one shared album.',
    ],
    questions: [
      {
        question: 'How soon can a sales pavilion have internet?',
        answer: 'On mobile data within days, if there is signal. We test it on the lot before you plan the opening.',
      },
      {
        question: 'Who owns the wiring in our plaza?',
        answer: "Your leases and the carrier's agreement say so. We draw what is there, so the question has an answer.",
      },
      {
        question: 'Can one number serve all our sites?',
        answer: 'Yes. Calls ring where someone is, and the list of sites tells us where to go.',
      },
    ],
  },
];
