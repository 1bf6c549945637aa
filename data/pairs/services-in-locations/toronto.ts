import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const toronto: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'toronto',
    lede: 'Office security for downtown towers, hospital-district clinics and plants across Toronto, from the reception door to the mailbox.',
    text:
      'Tower life gives an attacker cover. Elevators at King and Bay carry couriers, caterers and visitors to several tenants at once, and ' +
      'nobody on the floor knows every face. In Toronto we therefore treat the reception door as open. Screens lock by themselves, boardroom ' +
      'jacks lead only to the internet, and a borrowed badge opens no files. Asset managers and law firms receive a dated list of who can reach ' +
      'each fund or matter, because pension clients ask for one. Up University Avenue the same cybersecurity work follows patient records; in a ' +
      'Rexdale bakery it follows the recipe and the payroll.',
    points: [
      'Names and voices of Bay Street executives are public, so a phone order for a wire gets called back on a known number.',
      'Laptops ride GO trains out of Union Station every evening, so each disk is encrypted and a lost one can be wiped remotely.',
      'Coworking suites in Liberty Village may share one network among strangers; we put your machines behind a firewall of their own.',
      "Ask who else holds an access card to your suite: cleaners, the landlord's guards and last year's subtenant are likely answers.",
    ],
  },
  {
    service: 'cloud-migration',
    location: 'toronto',
    lede: 'Give up the server room in a downtown Toronto lease, with the cutover dated from the day the space goes back.',
    text:
      'Rent in a downtown tower is paid by the square foot, and the server room takes its share without ever meeting a client. Its cooling may ' +
      "follow the building's schedule and stop on Friday night, while the servers keep running. A cloud migration gives Toronto companies that room " +
      "back. Microsoft's Canada Central region and the carrier building at 151 Front Street West are close by, so an ordinary office fibre line " +
      'usually copes. Studios around Spadina are the exception: raw footage stays on local disks beside the editors. For everyone else we date ' +
      'the cutover from the lease and book the freight elevator for the old rack.',
    points: [
      'Check the lease first: a landlord may want racks, batteries and abandoned cable out of the suite before the deposit comes back.',
      'Every system gets its data region written beside it, so a dealer can tell CIRO where its books are kept.',
      'Deal teams at King and Bay work late, so mailboxes move on weekends that no closing or quarter-end touches.',
      'A clinic in the Discovery District may keep its imaging archive on site, where large scans open faster than over any line.',
    ],
  },
  {
    service: 'data-backup',
    location: 'toronto',
    lede: 'If your Toronto tower closes for a day, your people should be able to work from a copy kept somewhere else.',
    text:
      'Being locked out is the likelier disaster downtown. A gas smell, a police line or a planned electrical shutdown can close a whole tower ' +
      'while every disk in it is fine. Data backup for a Toronto office has to answer two questions. Can you work from elsewhere today, and does ' +
      'the second copy depend on that building? We keep the quick copy upstairs and the locked one off site. Then we practise a restore from ' +
      "someone's kitchen on the Danforth. The storms of July 2013 and July 2024 flooded basements across the city, so equipment on a parking " +
      'level deserves to move up.',
    points: [
      'Property managers announce electrical shutdowns ahead of time; stop servers in order the evening before, and watch the first jobs ' +
        'afterwards.',
      "A law firm's trust ledgers, a research group's consent forms and a studio's rushes need three retention periods, each set separately.",
      'Canada Central sits in the Toronto area, so a business worried about one regional event can ask for Quebec City instead.',
      'Etobicoke plants should copy label formats and recipe files too, which may lie outside the server everyone thinks of.',
    ],
  },
  {
    service: 'network-management',
    location: 'toronto',
    lede: 'Riser access, carrier orders, backup lines and crowded Wi-Fi in Toronto towers and lofts, managed for you.',
    text:
      'Ordering fibre for the twenty-second floor means asking the landlord first. The property manager decides which carriers may use the ' +
      'riser, who escorts the installer and when the telecom closet is unlocked. Network management in downtown Toronto is half wiring and half ' +
      'letters of that sort, and we write them. Two lines bought from two companies may still climb the same shaft, so we trace the path before ' +
      'calling one a spare. Above and below, neighbours run Wi-Fi of their own; we choose channels from readings taken at noon, when the tower ' +
      'is full. Brick-and-beam lofts near Spadina call for another survey, since their walls behave differently.',
    points: [
      "Beanfield, Bell and Rogers each reach many downtown buildings, yet your landlord's list decides which one you may actually order.",
      "Risers lie outside your lease; we label our cable at both ends so that the next tenant's contractor leaves it alone.",
      'Scarborough and Rexdale plants get a different drawing, with the line entering by the dock and scanners as the main customers.',
      'A cellular modem high in a glass tower hears too many masts, so it is tried at the window before anyone relies on it.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'toronto',
    lede: 'Office moves, due diligence questions and system choices for Toronto companies, planned backwards from the date that matters.',
    text:
      'Leases drive the IT calendar in this city. Say a Toronto company leaves half a floor on Adelaide Street for a loft by Spadina. Carriers, ' +
      'cabling, door cards and the photocopier contract each have a notice date of their own. We work backwards from the last day of occupancy ' +
      'and tell you which order must go out first; usually it is the internet line. Other IT consulting questions come from outside. An asset ' +
      "manager wants its controls described before a pension plan's review, or a Discovery District clinic compares two chart systems. You " +
      'receive the options in writing, with what each costs to run.',
    points: [
      'First step: send us the lease, the floor plan and the last telecom invoice, because most surprises hide in those three.',
      'A sublet with its network included sounds cheap; ask who holds the firewall password and whether the neighbour can read your traffic.',
      'Where a head office on Bay Street owns an Etobicoke plant, one budget should cover both before either replaces equipment.',
      'Meetings can happen at your table, since we are based among the same towers at King and Bay.',
    ],
  },
  {
    service: 'managed-it',
    location: 'toronto',
    lede:
      'One monthly plan covers the computers, accounts and vendors of a Toronto office, whether it fills a floor on Bay Street or a storefront on ' +
      'the Danforth.',
    text:
      'A tenant on the 22nd floor shares its building with forty others and its IT with nobody. Managed IT in Toronto begins with that odd mix of ' +
      'dependence and solitude. The landlord owns the riser, the carrier owns the box in the closet, the copier is leased, and your clients still ' +
      'expect mail at eight. We keep one list of who owns what, with contract dates and the number to call, and we do the calling. Firms that ' +
      'answer to a regulator get access reviews on a calendar. Storefront clinics on the Danforth and studios off Spadina need less paper and more ' +
      'updating. For all of them the plan is the same kind of promise: a fixed price for each person, and no invoice for asking.',
    points: [
      'Read the technology pages of your lease now; some downtown landlords want insurance papers before a technician may enter the riser.',

      'Budget for laptops in the quarter after hiring season, because articling students and summer analysts arrive in groups and on fixed dates.',

      'A company with desks in Liberty Village and Scarborough Centre still has one device list, one bill and one number.',

      'When streetcar works close a street for weeks, people stay home; licences and VPN seats should be counted for that day.',
    ],
  },
  {
    service: 'it-support',
    location: 'toronto',
    lede: "On Professional, the help desk answers before the nine o'clock meeting, and technicians walk to offices around King and Bay.",
    text:
      'The meeting starts in six minutes, the screen on the wall stays blue, and the client is already in the elevator. Requests from downtown ' +
      'Toronto often sound like that. IT support for such an office is judged by the first two minutes. The help desk picks up, joins the room ' +
      'computer remotely and has a dial-in number ready in case the cable is at fault. Reception knows which of our people to let up without a ' +
      'sign-in card. Uptown, at Yonge and Eglinton, the calls come from the front desks of dental offices and from small agencies. In ' +
      'Rexdale they come from a shipping desk with a label printer that eats its ribbon. A technician who has seen each of these rooms does ' +
      'not need it described on the phone.',
    points: [
      'Put a laminated card beside every boardroom screen: which input, which cable, and the help desk number in large type.',

      'Freight elevators in the towers are booked by the hour, so new desktops for a whole floor come on an agreed evening.',

      "Toronto condo offices with a single shared internet line should tell us the concierge's number as well as the carrier's.",

      'Students who start at a University Avenue research group on Monday need their badge name and account name to match; send both by Thursday.',
    ],
  },
];
