import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const vaughan: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'vaughan',
    lede: 'Payment fraud on building projects and open remote access on factory machines are the two risks we close first in Vaughan.',
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
    points: [
      'Name printers after the place where they stand, such as Dock 2, and nobody has to read a serial number aloud.',
      'Visitors on a Concord floor may need glasses and a vest; tell us at booking and the technician arrives dressed for it.',
      'Two crews share each keyboard, so the short guide belongs on the wall above the bench, printed large.',
      'Kleinburg home offices at the end of a rural line deserve their own note about what is slow and why.',
    ],
  },
];
