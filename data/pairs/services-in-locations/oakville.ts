import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const oakville: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'oakville',
    lede:
      'We protect the mailboxes, homes and laptops of Oakville advisors and law firms, and the plants and studios ' +
      'that send large invoices.',
    points: [
      'Accountants and lawyers outside your firm are copied on a lot. A shared portal keeps attachments out of ' +
        "everyone's inbox.",
      'Ask your insurer whether a payment you made on a fake instruction is covered; policies differ.',
      'Freelancers in studios get an account that ends with the contract.',
    ],
    questions: [
      {
        question: 'Can you protect partners who work from home?',
        answer:
          'Yes. The protection is on the laptop and the account, and a small managed firewall at home is quoted separately.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'oakville',
    lede:
      'Each Oakville office is different, so we first look at what you have and then plan the move, from a ' +
      'converted house to a head office.',
    points: [
      'Cogeco and Bell both sell lines here. We compare their upload speed before we name a date.',
      'Studios keep current work on fast storage near them and move what is finished.',
      'Pictures from the shop floor may still be on phones. We agree with you where they belong.',
    ],
    questions: [
      {
        question: 'Our building is an old house. Does that matter?',
        answer:
          'For the line and the Wi-Fi it does. We measure both before the move and tell you what has to change first.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'oakville',
    lede: 'We copy client files, quality records and studio projects in Oakville, each for the period you choose.',
    points: [
      'A first full copy of studio storage can travel to the data centre on an encrypted disk.',
      'For parts makers we practise finding one old measured part, as an IATF auditor might ask.',
      'Laptops of partners are copied too, because a draft at home may be the only one.',
    ],
    questions: [
      {
        question: 'How do you back up terabytes of video?',
        answer:
          'By sorting it first. Current projects are copied daily, finished ones once to cheaper storage, and you see the price of both.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'oakville',
    lede: 'We look after Wi-Fi in old houses, switches in workshops and internet lines of Oakville offices and studios.',
    points: [
      'Heritage rules may limit what goes on a front wall, so we ask the Town before an antenna is mounted.',
      "Bell and Cogeco make two separate lines possible; we check that they don't share the same poles.",
      'Render machines get a faster switch to their storage, apart from the office.',
    ],
    questions: [
      {
        question: 'Can you make Wi-Fi work through plaster and brick?',
        answer:
          "With a cable to each floor, yes. Where walls can't be opened, we look for routes along trim or by radio.",
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'oakville',
    lede: 'You get options, dates and costs in writing when your Oakville firm merges, retools a plant or plans a head office.',
    points: [
      'We list subscriptions from your card statement, where the ones bought twice show up.',
      'Before an IATF audit, we follow one record from order to shipment and note each system on the way.',
      'Studios can buy render machines or rent them by the hour. We do the sums for your projects.',
    ],
    questions: [
      {
        question: 'Two practices are merging. Where do you start?',
        answer:
          'With the list of systems and the contracts behind them, then mail. Client data come last, once your compliance officer agrees.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'oakville',
    lede: 'One plan for an Oakville firm whose people work in the office and at home, with the same protection in both.',
    points: [
      'Home printers and home Wi-Fi stay private; company files print at the office or on a printer we manage.',
      'We follow your year-end with the technology budget, whichever month it is in.',
      'Studio storage is reserved by project, since deliveries fill it in jumps.',
    ],
    questions: [
      {
        question: 'Do you look after home offices?',
        answer: 'The laptop and the account, yes, on every plan. Visits to a home are quoted first.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'oakville',
    lede: 'For Oakville partners, assistants and shop-floor leads: one number, remote help first, and a visit when something needs hands.',
    points: [
      "Decide with us who may ask for access to another person's mailbox; it is the request a fraudster would copy.",
      'Parking downtown is tight, so a spot that you reserve for us makes a visit shorter.',
      'Send a photo of the whole screen with an error: the clock and the file name help.',
    ],
    questions: [
      {
        question: "Can an assistant call on a partner's behalf?",
        answer: 'For ordinary help, yes. For access and passwords we call the partner back at a number on file.',
      },
    ],
  },
];
