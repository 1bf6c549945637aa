import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const pickering: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'pickering',
    lede: 'Large plan statements, video meetings and clear records for Pickering pension advisors and mortgage agents.',
    points: [
      "Pension forms carry irrevocable choices, so a second reader should compare the final PDF with the client's signed instructions.",
      "Shift workers book at odd hours; let them choose a time online without exposing the advisor's whole calendar.",
      "Moving closing dates breed moving wire details, and every change deserves a call to the builder's lawyer.",
      'Clients on shift at the station may be unable to take a call, so leave secure messages that wait for them.',
    ],
    pointServices: [
      ['it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our office manager fixes the computers. What would change if you took over?',
        answer:
          'Your manager would keep the decisions and lose the interruptions. Staff call the help desk, while orders, access and renewals ' +
          'still need her approval. In the first weeks we write down what she knows, including the tricks nobody documented.',
      },
      {
        question: 'Is it safe to book appointments by text message?',
        answer:
          'For a date and a place, yes. Leave account numbers, amounts and health questions out. A business texting number keeps the history ' +
          'when an advisor moves on, and an automatic line can tell clients what they should never send.',
      },
      {
        question: 'Clients bring statements on a USB stick. May we plug it in?',
        answer:
          'Into one computer only, kept apart and scanning every stick on arrival. Better still is a secure upload link, sent along with the ' +
          "appointment. Pension statements are sensitive, so the file should go straight into the client's folder.",
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'pickering',
    lede: 'Cloud charts, flexible phones and a plan for closing the office, for Pickering family doctors and walk-in clinics.',
    points: [
      'Send a test referral to each hospital every spring, since fax numbers and electronic routes change without much notice.',
      "A shell unit in Seaton may wait for fibre; sign the lease with a clause about the carrier's date.",
      'Keep the emergency call list on paper at two homes, because the day it is needed may be without power.',
      'Dentists and physiotherapists near the city centre hold charts of their own, so their offices need the same plan for closing.',
    ],
    pointServices: [
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How can our clinic work if the building has to close?',
        answer:
          'With records in the cloud, phones that can be redirected and a list of patients to call, kept at two places. Enterprise adds a ' +
          'written incident plan, rehearsed every year. Try a morning from another address and note what was missing.',
      },
      {
        question: 'We are opening in Seaton. When should we order internet?',
        answer:
          'As soon as the lease is signed, because construction can delay the line by months. We ask carriers what reaches the unit, price a ' +
          "cellular router for the opening and ask about the landlord's conduit before drywall goes up.",
      },
      {
        question: 'Can referrals stop going to the wrong hospital desk?',
        answer:
          'Replace typed fax numbers with a shared directory inside the record system and date each entry. One person owns it. Failed ' +
          'transmissions come to a monitored mailbox, so a missing referral is noticed the same day.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'pickering',
    lede: 'Bulk closings, verified templates and restricted matters for Pickering law firms.',
    points: [
      'Forty closings mean forty sets of keys and cheques; a checklist on a shared screen prevents the one that goes missing.',
      'Contracts from the nuclear industry may forbid storage outside Canada, so confirm where each cloud tool keeps its copies.',
      "Injury files are full of medical images, which need a viewer on the lawyer's laptop before the mediation in Oshawa.",
      'Collect the cellphone numbers of all Seaton buyers early, since signing platforms send their codes by text message.',
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Can a small practice manage forty closings on one day?',
        answer:
          'With preparation. Documents merge from one checked list, computers receive no updates that week, and a cellular line waits in ' +
          "case the cable drops. Name the date to us early, and know your plan's help desk hours before Teraview opens.",
      },
      {
        question: 'A contractor to the nuclear station wants our file kept confidential. How?',
        answer:
          'The matter gets a folder that only named people can open, with a log of every view. Printing and forwarding can be blocked too. ' +
          'We hand the lawyer on the file a one-page record of these settings for the engagement letter.',
      },
      {
        question: 'Does our fax machine still make sense?',
        answer:
          'Perhaps, as some hospitals, insurers and government desks still use it. A fax service that delivers to a shared mailbox keeps ' +
          'your number, needs no phone jack, and stops pages lying in a tray by the window.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'pickering',
    lede: 'Complete, signed and restorable quality records for Pickering shops that supply the nuclear industry.',
    points: [
      "Suspect or counterfeit items are a known worry of nuclear buyers, so keep suppliers' certificates searchable by heat and lot.",
      'Inspection results copied by USB stick need one scanned, dedicated stick and a log, or better, a one-way transfer.',
      'A nuclear customer may ask about your own IT supplier; our technicians can be listed with their access and its reasons.',
      "When the station's refurbishment work brings orders in waves, hire temporary inspectors on accounts that close with the contract.",
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'data-backup', 'network-management'],
      ['cybersecurity', 'cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How long can you keep quality records readable?',
        answer:
          'As long as your contract demands, with formats chosen for that. We store released bundles unchanged, copy them to a second place ' +
          'and open samples every year. When software is retired, records are exported before its licence ends.',
      },
      {
        question: 'Can a revised drawing reach the floor without old prints remaining?',
        answer:
          'Tablets or terminals that open only the released revision solve most of it. Each printed page carries its revision and date. We ' +
          'show the document controller who opened the former drawing, so the paper copies can be collected.',
      },
      {
        question: "What if the measuring machine's computer dies?",
        answer:
          'A disk image, the software key and a compatible spare should be ready, and your inspector should have seen the swap once. ' +
          "Calibration remains the maker's task. Programs and results are copied off the machine every night.",
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'pickering',
    lede: 'Shared files, one phone system and field tablets for charities that serve Pickering and Ajax together.',
    points: [
      'Two municipalities mean two sets of room bookings and grants; keep one calendar that shows who pays for what.',
      'Church basements have concrete walls, so a portable cellular router travels better than a promise of Wi-Fi.',
      'Records of plants and birds gain value with years; export the sightings to an open format every winter.',
      "Energy companies may match their employees' gifts, and the matching form needs clean names, dates and receipt numbers.",
    ],
    pointServices: [
      ['cloud-migration', 'it-consulting'],
      ['network-management'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'We have no office. Where do our computers and files live?',
        answer:
          'Files live in one cloud account that the charity owns, and laptops with people whose names are on a list. A post box, a phone ' +
          'number in an app and a locked cupboard complete the headquarters. Insure the laptops.',
      },
      {
        question: 'Our ride database runs on Access. What would replace it?',
        answer:
          'First export it and let the coordinator check fifty records. A hosted scheduling tool for volunteer rides, or a simple list with ' +
          'forms, may do. Keep the old computer unplugged and intact until a full month has matched.',
      },
      {
        question: 'How do we stop a false donation page during Ramadan?',
        answer:
          'Publish one short address early, print it in the hall and tell members it never changes. We protect the domain and the web ' +
          'account with multi-factor sign-in. Report a copy to its host and payment company at once.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'pickering',
    lede: "Version-controlled software and archived calculations for Pickering's nuclear engineers, and steady IT for accountants and planners.",
    points: [
      'Old calculations must run again years later, so store the installer and the licence file next to the results.',
      'Verification needs two people; the document system should refuse an approval by the person who wrote the report.',
      'Seconded staff can miss a password expiry while on site, so give them longer sessions on a stronger key.',
      'Planners on the Seaton lands repeat plans, comments and fees with each phase, so give each phase a folder tree of its own.',
    ],
    pointServices: [
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Can we freeze engineering software and still stay secure?',
        answer:
          'Yes, within limits. Put the approved version on dedicated computers with no mail or browsing, and protect them by network rules ' +
          'and backups. Each exception gets an owner and a review date, so it does not last by accident.',
      },
      {
        question: 'Our engineers work inside the plant for weeks. How do they stay reachable?',
        answer:
          'Site rules come first, since many devices may not enter. A forwarding number, an assistant with delegate access to the calendar ' +
          'and a tidy handover note cover most needs. Passwords should not expire during the posting.',
      },
      {
        question: 'How do two different firms share a floor near Pickering GO?',
        answer:
          'With separate firewalls, or one firewall and strict segments, plus a lockable cabinet for each tenant in the telecom room. The ' +
          'landlord should list who holds keys. Printing is the usual leak, so nobody shares a copier without release codes.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'pickering',
    lede: 'Internet, wiring surveys and records for Pickering sales pavilions, marinas, plazas and brokerages.',
    points: [
      'Launch weekends bring a crowd to one pavilion, so separate sales tablets from guest Wi-Fi before the doors open.',
      'Marina offices shut down for winter; carry router, backup disk and payment device to a dry place before the first frost.',
      'In new districts an address can be missing from carrier maps, and a plan number with coordinates speeds up the order.',
      'Landlords of older plazas should ask each contractor to record what it installs, with photographs, in one shared album.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cloud-migration', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'A carrier says our address does not exist. How do we get internet for the opening?',
        answer:
          'Give the carrier the registered plan, lot number and coordinates, and ask for the construction date in writing. Meanwhile a ' +
          "cellular router with an external antenna serves the pavilion. Order early, because ducts in a new street follow the builder's " +
          'schedule.',
      },
      {
        question: 'Buyers register on our tablets. What happens to those details afterwards?',
        answer:
          'Decide that before the launch. Registrations should flow to one list with consent and date, leave nothing on the tablet, and be ' +
          'deleted when no longer needed. The guest Wi-Fi is kept apart from that list altogether.',
      },
      {
        question: 'Can a small condominium by the bay afford proper IT?',
        answer:
          'A small one may need very little: a mailbox the corporation owns, shared storage, a backup and a list of codes held by two ' +
          "directors. Plans start at {plans.essential.minUsers} users, so your property manager's plan is often the better place.",
      },
    ],
  },
];
