import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const toronto: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'toronto',
    lede: 'Office security for downtown towers, hospital-district clinics and plants across Toronto, from the reception door to the mailbox.',
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
    points: [
      'Property managers announce electrical shutdowns ahead of time; stop servers in order the evening before, and watch the first jobs afterwards.',
      "A law firm's trust ledgers, a research group's consent forms and a studio's rushes need three retention periods, each set separately.",
      'Canada Central sits in the Toronto area, so a business worried about one regional event can ask for Quebec City instead.',
      'Etobicoke plants should copy label formats and recipe files too, which may lie outside the server everyone thinks of.',
    ],
  },
  {
    service: 'network-management',
    location: 'toronto',
    lede: 'Riser access, carrier orders, backup lines and crowded Wi-Fi in Toronto towers and lofts, managed for you.',
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
      'One monthly plan covers the computers, accounts and vendors of a Toronto office, whether it fills a floor on Bay Street or a ' +
      'storefront on the Danforth.',
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
    points: [
      'Put a laminated card beside every boardroom screen: which input, which cable, and the help desk number in large type.',
      'Freight elevators in the towers are booked by the hour, so new desktops for a whole floor come on an agreed evening.',
      "Toronto condo offices with a single shared internet line should tell us the concierge's number as well as the carrier's.",
      'Students who start at a University Avenue research group on Monday need their badge name and account name to match; send both by Thursday.',
    ],
  },
];
