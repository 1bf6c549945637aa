import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const mississauga: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'mississauga',
    lede:
      'We secure the email, logins and portals that your people use at every site, and watch them for signs of ' +
      'trouble.',
    points: [
      'We keep one list of who can log in where, from Microsoft 365 to your bank. When someone leaves, you can ' +
        'see at once what has to be closed.',
      'Your evening and night staff get the same short training as the day shift, because a fake bank change ' +
        'can arrive at any hour.',
      'If a computer at one site looks infected, we cut it off the network remotely. Your other sites keep ' +
        'working while we look into it.',
    ],
    local:
      'Many offices around Pearson also use CARM and carrier portals, which have to be closed separately from ' +
      "Microsoft 365. We keep those on your list too, so they aren't forgotten.",
    questions: [
      {
        question: 'Our people work at night. Who answers an alert then?',
        answer:
          'Our emergency line does for anything critical, on every plan. A help desk that answers all night is part ' +
          'of Enterprise.',
      },
      {
        question: 'Do our branches in other provinces get the same protection?',
        answer:
          'Yes. It comes with the computer and the account, so it works the same in every office, and we can set it ' +
          'up remotely.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'mississauga',
    lede:
      'We pick the hour that disturbs you least, move your head office, warehouse or branches to the cloud, and ' +
      'test the connections before and after.',
    points: [
      'Some of your partners may accept only internet addresses they know. We write to them early, so orders ' +
        "don't get stuck on the day of the switch.",
      'If you ship goods, we leave the label printers on a small server in the warehouse. Shipping can go on ' +
        'when the internet is down.',
      'We move branches one at a time, and each has a technician to call on its first morning.',
    ],
    local:
      'If you handle freight around Pearson, there may be no quiet Saturday. Your operations manager picks the ' +
      'hour of the switch with us.',
    questions: [
      {
        question: 'Will our EDI partners notice the move?',
        answer:
          'Hardly. They should see one test message and nothing else, because we check each connection with them ' +
          'before the switch and on the morning after.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'mississauga',
    lede:
      'Your servers, email and databases are backed up around the hours you work. We show you in tests that old ' +
      'records can still be found.',
    points: [
      'In a restore test we look for one old entry, such as an invoice or an import record. A colleague of ' +
        "yours confirms that it's the right one.",
      'If you have branches in other provinces, they copy straight to the data centre. A bad day at your ' +
        "Mississauga office doesn't touch their copies.",
      "We look for a dry, locked spot for the backup device, away from the server. One leak then shouldn't cost " +
        'you both.',
    ],
    questions: [
      {
        question: 'Do backups slow us down if we work all night?',
        answer: "They shouldn't. We copy busy databases in small steps and run the large copies at an hour you name.",
      },
    ],
  },
  {
    service: 'network-management',
    location: 'mississauga',
    lede:
      'We look after the Wi-Fi, wiring and internet lines of your Mississauga office, and of the warehouse ' +
      'behind it if you have one.',
    points: [
      'We test the Wi-Fi with your shelves full and your people at work, so it holds up on an ordinary day.',
      'If your main line fails at night, a mobile backup line can take over for orders, email and the gate ' +
        'intercom. Your people keep working.',
      'If you run branches, we watch each line, so you often hear about an outage from us first.',
    ],
    local:
      'Near Pearson, Wi-Fi equipment has to leave some channels when it hears radar. We choose channels that ' +
      "radar doesn't use, so your connection drops less often.",
    questions: [
      {
        question: 'Can network changes wait for our quality department?',
        answer:
          'Yes. If a change needs approval first, as in a validated plant, we prepare the paperwork and agree on ' +
          'the date with your quality department.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'mississauga',
    lede:
      'Before you sign for new software, a second building or a long contract, we give you a second opinion in ' +
      'writing, with the costs.',
    points: [
      'When you compare two systems, we have both vendors show the same tasks with your own orders or files. ' +
        'You see which one really fits.',
      'We look at what you use before a contract renews. If you trade by EDI, we count your messages by partner ' +
        'and show what each one costs.',
      'If your systems fall under good manufacturing practices, we put validation into the budget from the ' +
        'start. Your quality department sets how far it goes.',
    ],
    local:
      'Some buildings near the airport still wait for fibre. We check whether it reaches yours before you sign ' +
      'a lease.',
    questions: [
      {
        question: 'Can you help us open a second location?',
        answer:
          'Yes. We list what it needs, from the internet order to the computers, with dates and costs. You decide ' +
          'what to do yourselves.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'mississauga',
    lede:
      "Your front office, a warehouse behind it and any second site share one plan with us, so there's a single " +
      'number to call.',
    points: [
      'You pay for people with accounts of their own. Handhelds and shared screens are devices, so a busy ' +
        "warehouse doesn't add users to your bill.",
      'If your quality department has to approve certain updates, we wait for its signature. The others go ' +
        'ahead on a schedule you know.',
      'If you have two sites, they can share a spare switch and a spare scanner. We leave a page on how to swap ' +
        'them, so you can start before we arrive.',
    ],
    questions: [
      {
        question: 'Can branches outside Ontario be on the same plan?',
        answer:
          'Yes, remotely, with the same help desk. Where someone has to be on site, we agree with you on a local ' +
          'contact.',
      },
      {
        question: 'Will our staff notice that we changed IT providers?',
        answer:
          'Only a little. They carry on with the same computers and call a new number, and we arrange the handover ' +
          'with your old provider.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'mississauga',
    lede:
      'We help your people by phone and remotely, at a desk or out on the warehouse floor, and come when ' +
      'something needs hands.',
    points: [
      'We put a number on every computer. You read it to us, and nobody has to look for the model under a desk.',
      'If one printer can stop your shipping or your front desk, keep a spare, and we set it up. Your shift ' +
        'lead can swap it without waiting for us.',
      'Your early shift can email a request before the help desk opens, and we find it there when we start.',
    ],
    local:
      'Warehouses at the airport sign visitors in with photo ID. Give us a contact and an hour, and we bring ' +
      'what the gate asks for.',
    questions: [
      {
        question: 'Can drivers and warehouse staff call too?',
        answer: "Yes, if they have an account on your plan. If they don't, your shift lead can call for them.",
      },
    ],
  },
];
