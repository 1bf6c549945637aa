import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const pickering: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'pickering',
    lede: "Pickering's nuclear suppliers need trustworthy inspection records; its hotels and restaurants need safe payments and bookings.",
    points: [
      "Answer a purchaser's security form with what you do today, and attach dates for the rest; auditors return to compare.",
      'Engineers by the GO station can send drawing sets through a portal with named recipients, so a forwarded link opens nothing.',
      "Night managers on Bayly Street need a printed sheet: whom to call when the booking system shows a stranger's sign-in.",
      'Inspection computers kept offline still need protection, because malware has always travelled well by stick.',
    ],
  },
  {
    service: 'cloud-migration',
    location: 'pickering',
    lede: 'We check the quality clauses in your contracts first, then move Pickering engineering and shop files to the cloud.',
    points: [
      'A document moved to SharePoint should keep its revision, date and signature page; test a handful with the quality manager.',
      'Restaurants and hotels may rent their booking software already; for them the move is mail, rosters and payroll.',
      'City centre staff arrive by train, so laptops must work on a phone connection between Union and the footbridge.',
      'Confirm that export-controlled drawings stay in Canadian regions and that no foreign support desk can open them.',
    ],
  },
  {
    service: 'data-backup',
    location: 'pickering',
    lede: 'Inspection records kept readable for decades, and a second copy stored well outside Durham Region.',
    points: [
      'Ask the purchaser which records you hold on its behalf, for how many years, and who pays once the order is closed.',
      'Offline measuring computers get a disk image after each calibration, kept with the certificate it belongs to.',
      "Quebec City is a sensible home for the second copy: still in Canada, and on another province's power grid.",
      "Hotels restore bookings before anything else, since a lobby full of guests cannot wait for last month's invoices.",
    ],
  },
  {
    service: 'network-management',
    location: 'pickering',
    lede: 'Cabling plans for new buildings in Seaton and the Innovation Corridor, and safer networks for older shops on Bayly Street.',
    points: [
      'Ask the developer when fibre will be lit at your lot; a street can have houses before it has business service.',
      'Hotels near the casino need Wi-Fi that carries a full house at midnight, with staff devices and payments on separate segments.',
      "A builder's temporary line in Seaton should end when yours begins, or its open router lingers above the ceiling.",
      "Elexicon's notices of planned work and your own shutdowns share one calendar, so monitoring can tell an outage from a fault.",
    ],
  },
  {
    service: 'it-consulting',
    location: 'pickering',
    lede: 'Help with CSA N299 record keeping, new buildings and hotel systems for Pickering companies.',
    points: [
      "Send the purchase order's quality clauses along with your question; they settle more than any brochure about record systems.",
      'Software used to accept or reject a part needs a record of its version, a detail that auditors can sample.',
      'Order books follow station outages, so line up hardware replacement with the months when inspectors and welders are elsewhere.',
      'Compare staying on Kingston Road with moving north; remote days, not square metres, decide how many desks need cable.',
    ],
  },
  {
    service: 'managed-it',
    location: 'pickering',
    lede: 'Managed IT with the paper trail that Pickering suppliers, engineers and hotels are asked to show.',
    points: [
      'Agree on the retention period of IT records with your quality manager, since nuclear customers may expect decades.',
      'Graphics workstations age faster than office computers; give them a line of their own in the three-year budget.',
      'Hotels should list the systems that guests touch, such as key cards and television, with the vendor that serves each.',
      'In Seaton, ask the builder for a photograph of every open wall before drywall; it answers cabling questions for years.',
    ],
  },
  {
    service: 'it-support',
    location: 'pickering',
    lede: 'A help desk in Pickering that respects inspection rooms and unfinished buildings, with on-site support on Professional and Enterprise.',
    points: [
      'Colour labels work when everyone knows them: yellow for ask first, green for restart freely, and the meaning printed below.',
      'The night clerk should try the spare encoder once a month, in a quiet hour and with the card at hand.',
      'A licence server for design software fails politely, one seat at a time; report the first refusal and not the tenth.',
      'Visitors to shops with nuclear contracts may need to sign a form beforehand, so send it with the appointment.',
    ],
  },
];
