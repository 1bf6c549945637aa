import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const mississauga: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'mississauga',
    lede: 'We secure email, logins and portals for Mississauga offices and warehouses, from freight and customs to head offices and plants.',
    points: [
      'When someone leaves, their access to CARM and to carrier portals has to end separately from Microsoft 365. ' +
        'We keep the list.',
      'Night crews get the same short training as the day desk, since fake release orders and bank changes come ' +
        'at any hour.',
      "We don't store controlled drawings; your designated official decides where they are kept and who may open them.",
    ],
    questions: [
      {
        question: 'Our freight desk works at night. Who answers an alert?',
        answer:
          'A critical one reaches our emergency line at any hour on every plan. A help desk that answers all night is part of Enterprise.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'mississauga',
    lede: 'We move your Mississauga head office, warehouse or freight desk to the cloud and test every EDI connection before and after.',
    points: [
      'Partners who accept only known internet addresses need yours before the switch, so we write to them early.',
      'With flights and trucks on weekends there may be no quiet Saturday. Your operations manager picks the hour ' +
        'with us.',
      'Label printers stay on a small server in the warehouse, so that shipping goes on if the internet is down.',
    ],
    questions: [
      {
        question: 'Will our EDI partners notice the move?',
        answer:
          'They should see one test message and nothing else. We test each connection with them before the switch ' +
          'and on the morning after.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'mississauga',
    lede: 'We back up warehouse databases, customs records and email in Mississauga, around the hours when you ship.',
    points: [
      'Import records have to be found years later, so a restore test here includes one old entry that a ' +
        'colleague looks up.',
      'A local copy on the warehouse floor is easily damaged by water. We look for a better place on the first visit.',
      'Branches in other provinces copy straight to the data centre and not through your office here.',
    ],
    questions: [
      {
        question: 'Do backups slow down a warehouse that runs all night?',
        answer: "They needn't. Databases are copied in small steps, and the large copies run at the hour you name.",
      },
    ],
  },
  {
    service: 'network-management',
    location: 'mississauga',
    lede: 'We build Wi-Fi and wiring that work in a full Mississauga warehouse, and keep office and dock on separate networks.',
    points: [
      "Near Pearson some Wi-Fi channels have to give way to radar. We choose channels that don't.",
      'A mobile backup line carries EDI and the gate intercom when the main line fails at night.',
      'In validated plants a network change waits for your change control. We prepare the paper and the date.',
    ],
    questions: [
      {
        question: 'Why does our Wi-Fi drop more near the airport?',
        answer:
          "Equipment must leave a channel when it hears radar. If that happens often, we move you to channels that radar doesn't use.",
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'mississauga',
    lede: 'We give Mississauga companies a second opinion on warehouse software, EDI contracts and new buildings, by the hour.',
    points: [
      'Before you renew an EDI contract, we count your messages by partner and show what each one costs.',
      'Before you sign a lease, we check whether fibre reaches the building; some near the airport still wait for it.',
      'If a system falls under good manufacturing practices, validation belongs in the budget. Your quality ' +
        'department sets its extent.',
    ],
    questions: [
      {
        question: 'Can you compare two warehouse systems for us?',
        answer:
          'Yes. Both vendors show the same receiving, picking and shipping with your own orders, and you get prices ' +
          'for buying and running each.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'mississauga',
    lede: 'We look after the front office, the warehouse behind it and any second site of your Mississauga company on one plan.',
    points: [
      "The price follows people with accounts. Handhelds and shared screens are devices and don't count as users.",
      'Your quality department can name updates it has to approve; the rest run at night.',
      'Two warehouses can share a spare switch and a spare scanner, with one page on how to swap them.',
    ],
    questions: [
      {
        question: 'Can branches outside Ontario be on the same plan?',
        answer: 'Remotely, yes, with the same help desk. For hands on site we agree with you on a local contact.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'mississauga',
    lede: 'We help your people in Mississauga by phone first, at the desk or at the dock, and come when something needs hands.',
    points: [
      'Airport warehouses sign visitors in with photo ID. Give us a contact and an hour, and we bring what the ' +
        'gate asks for.',
      'A spare label printer that is already set up turns a failure into a swap your shift lead can do.',
      'From the number on the device label, a technician sees which computer it is before you describe the problem.',
    ],
    questions: [
      {
        question: 'Can drivers and dock staff call too?',
        answer: 'Yes, if they have an account on your plan, or your shift lead calls for them.',
      },
    ],
  },
];
