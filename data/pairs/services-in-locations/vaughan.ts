import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const vaughan: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'vaughan',
    lede: 'We close the two doors thieves use most on Vaughan builders and plants: fake payment changes and open remote access to machines.',
    points: [
      'Draws and holdback releases put large payments on a few days. We agree with you on the call that confirms ' +
        'each account.',
      'Old Windows on a machine controller stays off email and the web; programs reach it through one guarded folder.',
      'We can encrypt laptops in site trailers, so a break-in costs you a computer and not the files.',
    ],
    questions: [
      {
        question: 'A machine vendor wants remote access. Is that safe?',
        answer:
          'With a named login that your supervisor opens for the repair, yes. A connection that is always open is not.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'vaughan',
    lede: 'We move orders, accounts and drawings of Vaughan plants and builders to the cloud, and leave labels and machines on the floor.',
    points: [
      'With two shifts there may be only Saturday evening and Sunday. We plan the switch for the hours your plant ' +
        'is down.',
      'A mobile backup line goes in before the ERP leaves the building, and you try receiving over it for a morning.',
      "Ontario's Construction Act starts payment clocks with a proper invoice, so billing moves in a week without " +
        'draws.',
    ],
    questions: [
      {
        question: 'Should our ERP leave the building?',
        answer:
          'Not always. We compare cost, speed and what happens to shipping when the line is down, and you decide on figures.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'vaughan',
    lede: 'We back up Vaughan offices, plants and yards every night, including CNC programs and machine computers that are easy to forget.',
    points: [
      'Warehouses that ship at night have their stock database copied in small steps by day.',
      'Large presses can make the power dip, so server and backup device each get a battery.',
      'You choose how long drawing revisions are kept, for example until a warranty has run out.',
    ],
    questions: [
      {
        question: 'Can you copy a machine computer without stopping it?',
        answer:
          'Usually we wait for a pause and take an image. We ask the builder first and test the copy on a spare disk.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'vaughan',
    lede: 'We build warehouse Wi-Fi, link yard offices and keep machine controllers apart in Vaughan plants.',
    points: [
      'A yard office across the driveway can be reached by fibre or by radio. We price both before you choose.',
      'Inside a concrete building the mobile signal is weak, so a backup modem gets an antenna on the roof or at ' +
        'a window.',
      'In the towers at Vaughan Metropolitan Centre the landlord decides about lines, as downtown.',
    ],
    questions: [
      {
        question: 'Our scanners drop. Is it the Wi-Fi or the ERP?',
        answer: 'We log where and when each one drops before anything is replaced. That usually answers it.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'vaughan',
    lede: 'We help family manufacturers and builders in Vaughan choose an ERP, plan a building or hand the business on, by the hour.',
    points: [
      'Bring the shop supervisor to the first meeting: plans made in the office alone tend to miss the machines.',
      "When a business changes hands, we find the domain names, licences and alarm codes that are in one person's name.",
      'Before a moving date enters a contract, we check whether fibre reaches the new site.',
    ],
    questions: [
      {
        question: 'Who owns the requirements you write?',
        answer: 'You do. You can send them to any vendor, with or without us.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'vaughan',
    lede: 'We look after office, shop floor and yard of your Vaughan business on one plan, whether you make, build or store.',
    points: [
      'We keep the numbers of your machine vendors and contracts, so a fault early in the morning reaches the ' +
        'right one.',
      'Routers and cameras in site trailers go on the device list and move with the project.',
      'In a new tower unit the network may belong to the building. We find out before you buy your own.',
    ],
    questions: [
      {
        question: 'Do shop-floor people count as users?',
        answer: 'Only those with an account of their own. A shared screen at a machine is a device.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'vaughan',
    lede: 'Our help desk answers your Vaughan office, and a technician comes dressed for the shop floor when a machine computer needs hands.',
    points: [
      'Tell us when you book whether glasses, boots or a vest are needed, and who signs the technician in.',
      'Printers and screens are named after where they stand, such as Dock 2, so nobody has to read out a serial ' +
        'number.',
      'Two shifts that share a computer get one short guide on the wall above it.',
    ],
    questions: [
      {
        question: 'Can a technician reach us by transit?',
        answer:
          'To Vaughan Metropolitan Centre, yes, by subway. With equipment, or for Concord and Woodbridge, we drive.',
      },
    ],
  },
];
