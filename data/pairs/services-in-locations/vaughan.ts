import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const vaughan: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'vaughan',
    lede: 'Payment fraud on building projects and open remote access on factory machines are the two risks we close first in Vaughan.',
    text:
      "Woodbridge builders move large sums on familiar names: the lumber yard, the drywaller, the developer's draw. An intruder who reads that " +
      'mail for a month can send one invoice with one changed account and be believed. Cybersecurity in Vaughan guards the payables desk first, ' +
      'with sign-in checks, marked outside mail and new bank details confirmed by voice. Over in Concord the worry is a stopped press. Machine ' +
      'builders may leave remote access switched on after a repair; we close it and open it again only for the next job. A shipping desk with ' +
      'one shared login gets a name for each person.',
    points: [
      'Thieves who come to a Kleinburg site trailer for tools take the laptop as well, so its disk is encrypted beforehand.',
      'Old Windows on a CNC controller cannot be patched, so the office may send it programs but never e-mail or web pages.',
      'Holdback releases and draws concentrate payments in a few days; post the call-back rule above the accounts desk by then.',
      "Accountants in the towers at Vaughan Metropolitan Centre hold builders' tax files, and reception there greets strangers all day.",
    ],
  },
  {
    service: 'cloud-migration',
    location: 'vaughan',
    lede: 'Vaughan plants and builders can move orders, accounts and drawings to the cloud and keep labels and machines running locally.',
    text:
      'The ERP server stands on the mezzanine above shipping, where summer heat collects under a metal roof. That is reason enough for a Concord ' +
      'manufacturer to think about cloud migration. Orders, accounts and mail can leave Vaughan for Azure. Label printing, CNC programs and the ' +
      'time clock had better remain, because a line cut on Keele Street would stop them. We test SAP Business One or Epicor from the loading ' +
      'dock, with a scanner in hand, before signing off. Builders gain sooner. Superintendents in Kleinburg open the latest drawings on a ' +
      'tablet, and the Woodbridge office stops sending revisions by e-mail.',
    points: [
      'Shift changes decide the date: a plant with two crews may offer only Saturday afternoon and Sunday for moving the database.',
      'Add a cellular backup line before the ERP leaves the building, and try receiving goods over it for one morning.',
      'Prompt payment clocks start with a proper invoice, so billing folders move in a week without draws.',
      'Decades of shop drawings need not move at all; an archive that is seldom opened can stay on a cheap local disk.',
    ],
  },
  {
    service: 'data-backup',
    location: 'vaughan',
    lede: 'Nightly off-site backups for Vaughan mills, plants and builders, including the CNC programs and machine images that are easy to forget.',
    text:
      'Sawdust and oil mist are hard on disks, and wood burns. A Vaughan millwork shop or stamping plant therefore needs data backup that leaves ' +
      'the building every night. The nearer copy stands in the front office behind a fire door, far from the saws. The ERP database comes first. ' +
      'Next come the things nobody thinks of: CNC programs, nesting files, label formats, the controller image for a press whose builder has ' +
      'closed. Summer shutdown and the Christmas stop are the time to start the whole system from its copy, since the line is idle anyway. ' +
      'Builders in Woodbridge want site photographs and signed change orders as well.',
    points: [
      "The Enterprise Zone ships at night, so each warehouse's stock database is copied by day in small steps.",
      'Heavy presses starting up can make the power dip, so server and backup appliance each stand behind a battery unit.',
      'Keep drawing revisions in the copy until the warranty on the kitchens, doors or parts has run out.',
      'Ask what an hour without labels costs at the dock off Highway 50, then choose how far apart the copies are.',
    ],
  },
  {
    service: 'network-management',
    location: 'vaughan',
    lede: 'Warehouse Wi-Fi, fibre to the far dock and protected machine controllers for Vaughan plants.',
    text:
      'Compare two ordinary jobs. At a Bay Street tower we wait for the riser key; at a Vaughan warehouse off Highway 7 we wait for the scissor ' +
      'lift. Steel racking, full pallets and a metal roof eat Wi-Fi, so readings are taken with stock up to the beams. The internet line enters ' +
      'at the front office, and the far dock lies beyond the hundred metres that copper cable carries. It needs fibre and a switch in a sealed ' +
      "box. Network management also fences off Concord's machine controllers, so that a virus at reception stays there. Last rule: a forklift " +
      'finds every cable hung too low.',
    points: [
      "Yard offices beside CN's MacMillan Yard may sit across a driveway; a wireless bridge and buried fibre are priced before choosing.",
      "Cellular signal can be weak inside a tilt-up building, so the failover modem's antenna goes on the roof or in a window.",
      'Offices at Vaughan Metropolitan Centre are tower tenants again, with landlord rules closer to King Street than to Keele.',
      'Scanners that roam badly get blamed on the ERP; we log where each one drops before anything is replaced.',
    ],
  },
  {
    service: 'it-consulting',
    location: 'vaughan',
    lede: "ERP selection, new buildings and succession: independent IT planning for Vaughan's family manufacturers and builders.",
    text:
      "A second building across Jane Street, a new ERP, a daughter taking over: the big questions of Vaughan's family manufacturers can arrive " +
      'in one year. IT consulting puts them in order. We write what the next ERP must do on the floor, invite quotes and sit through the ' +
      'demonstrations with the shipping lead. For a tilt-up planned off Highway 50, conduit for two carriers belongs in the drawings before the ' +
      'slab is poured. The time for that advice is short. Builders in Woodbridge ask whether estimating, site photos and draws can live in one ' +
      'program. The answer may be to keep three.',
    points: [
      'Bring the shop supervisor to the first meeting; an IT plan made only in the front office tends to miss the machines.',
      "Succession is a good date for cleaning up: domain names, licences and alarm codes may be in the founder's own name.",
      'A Concord plant owns the requirements paper it paid for by the hour, and may send it to any ERP vendor.',
      "Check whether the new site beyond Highway 427 has fibre at the road before a moving date enters anyone's contract.",
    ],
  },
  {
    service: 'managed-it',
    location: 'vaughan',
    lede: 'Managed IT for Vaughan factories, builders and warehouses that keep office, floor and yard on one address.',
    text:
      'Ask a plant owner in Concord what his computers cost him last year, and he will look for three invoices and a favour. The favour is the ' +
      'machine vendor who once set up the server. Managed IT replaces that collection with a monthly figure for each person and a page that says ' +
      'what it includes. In Vaughan we give the page two columns. The left is the office, where we act on our own: mail, accounts, laptops, ' +
      'backups. The right is the floor, where the production manager decides and we wait for a stopped line. Builders in Woodbridge add trailers ' +
      'that appear for eighteen months and vanish. Each gets a router from the shelf, and the list says which site has it.',
    points: [
      "Keep the CNC vendors' phone numbers and contract numbers with us, so that a press fault at seven finds the right technician.",

      'Millwork shops with one drafting computer should price its replacement before it dies, as drafting licences can be tied to the machine.',

      'New units at Vaughan Metropolitan Centre come with a building network; find out whose equipment it is before adding your own.',

      'Put trailer routers and site cameras on the asset list, or they stay behind when the subdivision is finished.',
    ],
  },
  {
    service: 'it-support',
    location: 'vaughan',
    lede: 'Quick remote help for Vaughan offices and a technician in work boots for the shop floor behind them.',
    text:
      'The foreman does not open tickets. He walks across to the office, says the label machine is acting up and walks back to the saw. So IT ' +
      'support in Vaughan lives or dies with the person who makes that call for him, usually the one at the front counter. That desk gets a list of ' +
      'the ten things that break, with a name for each printer that the floor uses as well. A technician tries remotely while the foreman is still ' +
      'in the doorway. If it takes hands, the visit comes with safety shoes and a spare. Woodbridge builders call from a truck and want the drawing ' +
      'on the tablet. Offices in Maple ask the ordinary things, and get the same patience.',
    points: [
      'Name printers after the place where they stand, such as Dock 2, and nobody has to read a serial number aloud.',

      'Visitors on a Concord floor may need glasses and a vest; tell us at booking and the technician arrives dressed for it.',
      'Two crews share each keyboard, so the short guide belongs on the wall above the bench, printed large.',
      'Kleinburg home offices at the end of a rural line deserve their own note about what is slow and why.',
    ],
  },
];
