import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const mississauga: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'mississauga',
    lede: 'Freight fraud, customs portal access and validated systems shape cybersecurity for Mississauga forwarders, brokers and manufacturers.',
    points: [
      'Night crews along Dixie Road need the same training as the day desk, because a forged release order can come at any hour.',
      "When a broker's clerk leaves, close the account in CARM as well as in Microsoft 365; they are separate lists.",
      'Agree with each trading partner how bank changes will be confirmed, and keep the answer on one page beside the phones.',
      'Head offices around Square One may inherit branches in other provinces whose routers nobody in Peel has ever seen.',
    ],
  },
  {
    service: 'cloud-migration',
    location: 'mississauga',
    lede: 'We move freight offices, head offices and warehouses in Mississauga to the cloud without breaking a single EDI connection.',
    points: [
      'Flights arrive all weekend, so there may be no quiet Saturday; the operations manager names the slackest hours before dates are set.',
      'Partners who admit only known internet addresses must add yours before the switch, so that letter goes out early.',
      'Import records may be electronic, but customs officers must still be able to read them years afterwards.',
      'Label printers in Heartland stay on a small local print server, because a pallet should not wait on a far data centre.',
    ],
  },
  {
    service: 'data-backup',
    location: 'mississauga',
    lede: "Customs records, warehouse databases and EDI mail, copied around Mississauga's departure times and stored away from flood-prone floors.",
    points: [
      'Ask where the local copy stands: a disk on the warehouse floor shares its fate with the first burst sprinkler pipe.',
      'Restore tests here should include one old customs entry, found by transaction number and opened by a colleague who did not file it.',
      'Aerospace drawings from Malton keep their restrictions in the copy, so encryption keys stay with people your designated official has cleared.',
      'Branches of City Centre companies copy straight to the data centre instead of crawling through Peel first.',
    ],
  },
  {
    service: 'network-management',
    location: 'mississauga',
    lede: 'Separate networks for office and warehouse, Wi-Fi tuned for full racks and radar near Pearson, and maintenance between flights.',
    points: [
      "Meadowvale's production networks change only through the plant's change control, so firewall rules there wait for a quality signature.",
      'A night line failure at a Gateway warehouse is cheaper when a cellular modem already carries EDI and the gate intercom.',
      'Years of light rail digging along Hurontario Street are a reason to ask which road each of your two lines follows.',
      'Airport Corporate Centre buildings have several tenants; find out where the demarcation room is and who signs our technician in.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'mississauga',
    lede: 'Warehouse software, EDI contracts, CARM roles and validation: independent IT advice for Mississauga logistics and pharma companies.',
    points: [
      'Before renewing an EDI contract, count messages by partner; a few large carriers may explain most of the bill.',
      'A computer system used under good manufacturing practices needs validation in the budget, and that effort can outweigh the licence.',
      'Ask for a fibre survey before signing an airport-area lease, because a building without one can stay on copper for months.',
      'Companies with a Malton shop decide early who may advise on it: controlled drawings are not for uncleared outsiders.',
    ],
  },
  {
    service: 'managed-it',
    location: 'mississauga',
    lede: 'Managed IT for Mississauga companies with a front office, a warehouse behind it and often a second site out west.',
    points: [
      'Count handhelds and kiosks as devices but people as users; the plan price follows the people who have accounts.',
      'Ask which updates your quality department must approve, and let the rest run at night without a meeting.',
      'Two warehouses on the same street can share one spare switch, one spare scanner and one page of instructions.',
      'Companies growing along Hurontario should check what the light rail construction does to street access before booking a line installation.',
    ],
  },
  {
    service: 'it-support',
    location: 'mississauga',
    lede: "Help for the desk, the dock and the driver's window in Mississauga, by phone first and on site when hands are needed.",
    points: [
      'Tell callers to read the number on the blue sticker first; with it a technician sees the machine before the story begins.',
      'Airport warehouses sign visitors in with photo ID, so a dock visit needs a name and a time, given the day before.',
      'Keep one spare label printer set up in the cage, and a swap becomes a two-minute job for the shift lead.',
      'Staff in Port Credit who work from home on train-strike days should test the softphone once while the office is quiet.',
    ],
  },
];
