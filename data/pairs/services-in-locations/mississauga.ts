import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const mississauga: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'mississauga',
    lede: 'Freight fraud, customs portal access and validated systems shape cybersecurity for Mississauga forwarders, brokers and manufacturers.',
    text:
      "Freight forwarders near Pearson act on e-mail from people they never see. A pickup number, a release order or a carrier's new account " +
      'arrives, and a truck leaves with the wrong load. Cybersecurity in Mississauga starts with that inbox. Staff learn to phone the carrier ' +
      'back at the number they know. Sign-ins to the CARM Client Portal belong to named people rather than the whole desk. Malton shops that ' +
      'hold controlled goods get tighter rules for drawings. Meadowvale plants cannot patch a validated computer on the day a fix appears, so we ' +
      'fence it off until quality staff have tested the change.',
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
    text:
      'Freight offices around the airport may already work in a hosted system such as CargoWise. What remains in the back office is a server ' +
      'full of commercial invoices, bills of lading and release papers, plus EDI software wired to carriers. A cloud migration in Mississauga ' +
      'has to move the first without breaking the second. We list every EDI partner, test each connection from its new address and keep the old ' +
      'one answering for a time. Validated systems in Meadowvale stay where they are unless the quality unit approves. For a head office near ' +
      'Square One, branches in Calgary or Halifax stop fetching files through a slow tunnel.',
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
    text:
      'Anyone with a server on a ground floor near Cooksville Creek, or around Dixie and Dundas, remembers July 2024. Water is one reason for ' +
      'data backup in Mississauga; customs paper is another. Importers keep records until six years have passed since the year of importation, ' +
      "and a broker's scans usually outlive the computer that made them. We copy the warehouse database, the EDI mailbox and the scanned " +
      "entries as separate jobs, since freight offices need them back in that order. Copies run around the night's departures instead of " +
      'through them. Validated computers in Meadowvale are imaged only by a procedure that quality staff have signed.',
    points: [
      'Ask where the local copy stands: a disk on the warehouse floor shares its fate with the first burst sprinkler pipe.',
      'Restore tests here should include one old customs entry, found by transaction number and opened by a colleague who did not file it.',
      'Aerospace drawings from Malton keep their restrictions in the copy, so encryption keys stay with people your designated official has ' +
        'cleared.',
      'Branches of City Centre companies copy straight to the data centre instead of crawling through Peel first.',
    ],
  },
  {
    service: 'network-management',
    location: 'mississauga',
    lede: 'Separate networks for office and warehouse, Wi-Fi tuned for full racks and radar near Pearson, and maintenance between flights.',
    text:
      'Step through a door behind reception on Matheson Boulevard or Derry Road and the carpet turns to concrete. That one wall divides two ' +
      'networks: desks and phones in front, scanners, dock tablets and cameras behind. Network management in Mississauga gives each side its own ' +
      'segment and enough antennas for full racks. The airport adds a quirk. Some 5 GHz channels are shared with radar, and an access point has ' +
      'to leave them when it hears a pulse. Near the runways we set channels that avoid the trouble. Freight does not stop at six, so firmware ' +
      'goes on between the last truck and the first flight.',
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
    text:
      'Choosing a warehouse management system is a bigger decision than choosing the building, and in Heartland or Gateway the two often come ' +
      "together. A logistics company wins a client, signs a lease and has weeks to connect that client's orders. IT consulting in Mississauga " +
      'begins with the file formats and then sorts which vendor covers them without custom work. Brokers ask other things: how many people ' +
      'should hold which CARM role, or whether to keep an EDI service that charges by the message. Drug makers in Meadowvale want validation ' +
      'papers compared as closely as prices. Head offices at City Centre ask who should run the branches.',
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
    text:
      'Walk past reception at a typical address near Matheson Boulevard and the carpet ends at a steel door. Behind it are racking, chargers for ' +
      "the forklifts, and computers that nobody counts. Managed IT in Mississauga starts by counting them. Handhelds, label stations, the guard's " +
      'screen and the kiosk for drivers join the laptops on one list. Each has its age beside it, and the person who answers for it. Customs ' +
      'brokers get two things watched above all, the line and the mailbox where release notices arrive. Head offices around City Centre want ' +
      'branches in Calgary or Halifax on the same standard. Companies that make drugs or devices ask for changes in writing, so our maintenance ' +
      'calendar is theirs to sign before we touch a machine.',
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
    text:
      'Half past five in the afternoon is rush hour at a freight forwarder near Derry Road. The last flights close, the printer for airway bills ' +
      'goes pale, and the person who knows it has left for the day. Our help desk in the hours of your plan takes that call and keeps a note of how ' +
      'the printer was last coaxed. IT support in Mississauga swings between such counters and calm offices by Square One, where the questions are ' +
      'about a shared calendar or a new phone. Labs at Sheridan Park ask before they let anyone click. Families run a good number of the shops in ' +
      'Malton, and the bookkeeper there is glad of an answer in ordinary words.',
    points: [
      'Tell callers to read the number on the blue sticker first; with it a technician sees the machine before the story begins.',

      'Airport warehouses sign visitors in with photo ID, so a dock visit needs a name and a time, given the day before.',
      'Keep one spare label printer set up in the cage, and a swap becomes a two-minute job for the shift lead.',

      'Staff in Port Credit who work from home on train-strike days should test the softphone once while the office is quiet.',
    ],
  },
];
