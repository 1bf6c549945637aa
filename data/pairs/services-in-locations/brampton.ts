import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const brampton: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'brampton',
    lede: 'We protect Brampton carriers, food plants and law firms from freight fraud, stolen logins and ransomware.',
    text:
      'A stolen load can begin with an e-mail. A thief poses as a carrier, answers a posting on a load board, sends tidy insurance papers and ' +
      'picks up the freight. Dispatchers in Brampton read such messages before breakfast, so our cybersecurity work starts at their desks. ' +
      'Outside mail is marked, new carriers are called at a number found independently, and the dispatch mailbox wants more than a password. ' +
      'Drivers come and go, and tablet logins must go with them. Food plants in Bramalea protect recipes, payroll and the recall file. Law ' +
      'offices near the courthouse at Hurontario and Steeles have trust transfers to guard.',
    points: [
      'Shared passwords on a dispatch screen hide who changed a delivery address; give each person a name even if screens stay open.',
      "Electronic logging devices are certified equipment, so changes to driver accounts follow the vendor's steps and never a shortcut.",
      "Owner-operators open your portal on their own phones; limit what a hijacked phone can see to that driver's loads.",
      'Teach the warning signs in Punjabi or Hindi as well, where that is how the yard talks before dawn.',
    ],
  },
  {
    service: 'cloud-migration',
    location: 'brampton',
    lede: 'Moving dispatch, payroll and e-mail to the cloud in Brampton means testing every connection with real trips first.',
    text:
      'Dispatch never quite closes, so the question is when to move rather than what. TruckMate or McLeod can run in a hosted centre, but it ' +
      "exchanges data with ELD feeds, fuel cards, customs messages and payroll. Each must be tried with real trips. With a Brampton carrier's dispatch " +
      'manager we choose the thinnest hours of the week. Old and new run in parallel for a spell, and a printed load sheet stays ready. Cold ' +
      'stores keep temperature monitors and scale computers on site. New companies downtown, near the Algoma University campus, skip the server; for ' +
      'them cloud migration means gathering free accounts into one tenant.',
    points: [
      'Dispatchers use several screens at once; try the hosted software on a real desk before judging its speed in a meeting room.',
      'Cross-border carriers send ACI and ACE manifests ahead of the truck, so those connections are switched last and watched first.',
      'A yard on Goreway Drive with one cable modem should gain a second path before its dispatch depends on a data centre.',
      'Free e-mail addresses on truck doors are worth replacing in the same project, since a forger can register a similar one.',
    ],
  },
  {
    service: 'data-backup',
    location: 'brampton',
    lede: "Recall records, dispatch data and drivers' logs, backed up in Brampton and tested against the clock.",
    text:
      'A recall clock is short. A Brampton plant that follows the Safe Food for Canadians Regulations has to show where an ingredient came from ' +
      'and where each lot went. The plant normally has 24 hours to do so, and keeps those papers for two years. Data backup makes that possible on a ' +
      'day when the server has failed. We copy lot records through the shift, export a sample file and time the search for one pallet. Carriers ' +
      "near Airport Road have another list: trips, fuel, repairs and drivers' logs, which the federal Commercial Vehicle Drivers Hours of " +
      'Service Regulations have them keep for six months. Cold stores add temperature histories, proof in any dispute over a load.',
    points: [
      'Choose one lot at random each season and trace it from the copy; your quality manager may count that as a drill.',
      'Electronic logs may sit with the device vendor, so ask how long it keeps them and export before changing brand.',
      "Dispatch can live without last year for a day, but not without tonight's loads; the plan restores those two separately.",
      'Condensation by a freezer is bad for disks and batteries; place the local copy on the office side of the insulated wall.',
    ],
  },
  {
    service: 'network-management',
    location: 'brampton',
    lede: 'Wi-Fi for Bramalea cold stores, links to yard gates and two independent lines for dispatch.',
    text:
      'Insulated panels, frost and steel: a cold store in Bramalea is built to keep things out, and radio is one of them. Scanners pass from ' +
      'freezer to dock and fog over; antennas need heated housings or a place just outside the door. Network management in Brampton takes its ' +
      'readings in the busiest week, at floor level and up on a reach truck. Yards near the CN terminal stretch far past the building, so gate ' +
      "cameras and the guard's hut depend on a point-to-point link. Dispatch wants two lines that do not share a pole. Updates go on at the hour " +
      'the dispatcher names.',
    points: [
      'Lifts need a trained operator and a cleared aisle, so antenna work is booked with the warehouse manager like any delivery.',
      "Wi-Fi in the drivers' lounge is kind and risky; it gets its own segment, a speed limit and no road to dispatch.",
      'Trucks hit poles: ask whether both of your lines arrive overhead along the same street, Steeles Avenue for example.',
      'Newer distribution buildings in Bram West come with proper closets, so effort there goes to coverage outside the dock doors.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'brampton',
    lede: 'Independent help for Brampton fleets and food processors choosing software, adding a yard or hiring a first IT person.',
    text:
      "Fleet software is bought rarely and regretted often when a demonstration decides. We bring a Brampton carrier's own week to the table: " +
      'team drivers, a detained trailer, a split load across the border. Each vendor is asked to run it. IT consulting also prices the growth of ' +
      'yards. A second lot off Airport Road needs gate cameras, a line and a person in charge before the first truck parks. Food processors ' +
      'in Bramalea want a mock recall judged by an outsider. Young companies near Gage Park ask how to hire their first IT person, and whether it is ' +
      'time.',
    points: [
      'Before renewing driver tablets, check the end date of the logging device contract; two clocks that differ mean paying twice.',
      "A Goreway Drive landlord's fibre promise should stand in the lease with a date, since moving crews will not wait for it.",
      'Fleet insurers may ask about e-mail sign-in as well as brakes; we help you answer that page truthfully.',
      "Algoma University's Brampton campus is a place to look for junior help, and a written task list makes the hire work.",
    ],
  },
  {
    service: 'managed-it',
    location: 'brampton',
    lede: 'A fixed monthly plan for Brampton carriers, food plants and clinics that run long before and long after office hours.',
    text:
      'Growth is the usual reason why an owner here calls us. The company had nine trucks and a cousin who was good with computers; now it has ' +
      'sixty, and the cousin drives one of them. Managed IT for a Brampton carrier puts order into what grew. Accounts get names, the dispatch ' +
      'server a place with a lock, and every tablet a line on a list. We agree which hours are sacred, since maintenance at two in the morning ' +
      'suits a dentist on Main Street and ruins a cold store. Food plants in Bramalea add auditors who wish to see that the list is kept. New ' +
      'companies downtown can start clean, with cloud accounts and laptops that all match.',
    points: [
      'Enterprise is the plan with a help desk at night, which matters most where dispatchers sit down before five in the morning.',

      'Family members who left the business years ago may still be administrators of the domain name; find that login first.',
      'Price seasonal hires by the month they work, and close their accounts in the week when the last shift ends.',
      'A company with yards in Bram West and on Goreway Drive saves a trip by keeping identical routers in both.',
    ],
  },
  {
    service: 'it-support',
    location: 'brampton',
    lede: 'Plain answers for Brampton dispatchers, plant supervisors and front desks, in the hours your plan gives them.',
    text:
      'Nobody in a dispatch room wants to hear about cookies. They want the board back on the second screen, now, with a driver waiting at the ' +
      'border. IT support in Brampton is built on that impatience. The caller says which screen, a technician looks at it, and the talk about ' +
      'causes comes afterwards. Plant supervisors phone from beside a line that drowns half the words, so a short message with a photo may do ' +
      'better. Clinics near Queen Street ask about the card reader and the fax. Where a Bramalea office has three languages on one floor, our notes ' +
      'stay short and use pictures, so that the next shift can follow them without us.',
    points: [
      'Agree on one word for an emergency, such as a stopped dispatch board, and it skips the ordinary queue.',

      'Drivers who forget a password on the road should be verified by their truck number and a call back to dispatch.',
      "Mount the help desk number beside the time clock, as the plant's own phones seldom have a directory.",

      'Send the arrival gate and a contact for after-hours visits, because yards off Airport Road lock their front doors early.',
    ],
  },
];
