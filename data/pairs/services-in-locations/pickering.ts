import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const pickering: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'pickering',
    lede: "Pickering's nuclear suppliers need trustworthy inspection records; its hotels and restaurants need safe payments and bookings.",
    text:
      'Reactors make careful buyers. A machine shop on Brock Road that supplies the station can be asked in writing how it keeps inspection ' +
      'records unaltered and who can reach them. Behind such questions stands CSA N290.7, the standard for cyber security at nuclear facilities. ' +
      "Cybersecurity for a Pickering supplier therefore protects the honesty of data first: named accounts on the measuring machine's computer, " +
      'USB sticks scanned at one station, changes logged. Hotels and restaurants by the casino resort are open late and meet another sort of ' +
      'thief, who goes for card terminals and the booking mailbox.',
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
    text:
      "Ask first which records a purchaser's contract ties to a place. Nuclear orders under CSA N299 carry quality records that may have to be " +
      'stored, copied and returned in agreed ways. A cloud migration should wait until the quality manager has read those clauses. Once they are ' +
      'clear, Pickering engineers gain most from a controlled portal for drawing sets, with versions and receipts. Companies taking space in Seaton ' +
      'or the Innovation Corridor can open without any server. Older shops on Bayly Street move mail and office files, and leave the coordinate ' +
      "measuring machine's computer where it stands, unconnected.",
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
    text:
      "Some records here must be readable when today's apprentices retire. Inspection reports can follow a nuclear component through its " +
      'service life. Data backup in Pickering is therefore also about formats: PDF/A, plain exports, a viewer kept with the files. Place matters ' +
      'as well. Much of the city lies inside the planning zone around the generating station. The windstorm of May 2022 showed how long parts of ' +
      'Durham Region can wait for power. Neither is cause for alarm; both are reasons for a distant copy and a plan that works from home. Shops ' +
      'on Squires Beach Road also copy what is not networked, by hand and checklist.',
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
    text:
      "New walls give a rare chance. Along Highway 407 in the Innovation Corridor, and in Seaton's first commercial blocks, conduit, closets " +
      'and antenna points can be drawn before drywall hides the studs. We mark two entries for two carriers, power in the closet and cable to ' +
      'every ceiling spot. Network management in the older Pickering, around Bayly Street and Dillingham Road, starts from cable trays shared ' +
      "with welders' power and steel doors between bays. In both, inspection computers for nuclear work may be meant to stay off any network. " +
      'We cap and label those jacks, so that no helpful person plugs them in.',
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
    text:
      "Winning a first nuclear order changes a shop's paperwork before it changes its machines. CSA N299 comes in categories, and the stricter " +
      'ones expect more control of records, software and suppliers. IT consulting for a Pickering company asks which category the buyer named, ' +
      'then sets out what the file server, the calibration list and the sign-ins must prove. Others come with building plans: an engineering ' +
      'office leaving Kingston Road for a site by Highway 407 needs cabling in the tender. Hotels want one answer about point-of-sale, bookings ' +
      "and door locks from several vendors. We write it so that a buyer's auditor can follow.",
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
    text:
      'Someone will ask for the record. In this town it may be a buyer for the station, a lender, a franchise auditor or the fire inspector. Each ' +
      'of them means something else by it. Managed IT in Pickering therefore produces paper as a matter of course: what was updated, who was given ' +
      'access, which copy was restored and when. Shops on Brock Road file it with their quality documents. Engineers near the GO footbridge need ' +
      'room for drawing sets and a plan for the workstation that renders them. Hotels by the casino never close, so maintenance happens in slices, ' +
      'floor by floor. Newcomers along the 407 have an advantage. Their cabinet, cabling and door controls can be drawn before the tenant moves in.',
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
    text:
      'Please do not touch the computer with the yellow label. Notes like this hang in many a shop here, and our technicians read them. A yellow ' +
      'label may mark the machine that holds inspection data for a valve, and a restart in mid-measurement costs a day. IT support in Pickering ' +
      'asks before it clicks. Front desks at the hotels are the opposite case: a line of guests, a key encoder that blinks, and no time for ' +
      'questions. So the steps are agreed beforehand and the night clerk has them on one card. Engineers call about a plotter, a licence server or ' +
      'a drawing that opens without its fonts. Site offices in Seaton call because the trailer has moved again.',
    points: [
      'Colour labels work when everyone knows them: yellow for ask first, green for restart freely, and the meaning printed below.',
      'The night clerk should try the spare encoder once a month, in a quiet hour and with the card at hand.',

      'A licence server for design software fails politely, one seat at a time; report the first refusal and not the tenth.',

      'Visitors to shops with nuclear contracts may need to sign a form beforehand, so send it with the appointment.',
    ],
  },
];
