import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const oakville: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'oakville',
    lede:
      'We protect the laptop and the login themselves, so your people have the same security in the office, at ' +
      "home and at a client's table.",
    points: [
      'We watch your mailboxes for new forwarding rules and unusual logins, so a break-in is noticed early.',
      'Your accountant or lawyer is copied on a lot of email. We set up a shared portal, so sensitive files ' +
        "stay out of everyone's inbox.",
      "We give freelancers and temporary staff accounts that end with the contract, so you don't have to " +
        'remember to close them.',
    ],
    questions: [
      {
        question: 'Can you protect partners and staff who work from home?',
        answer:
          'Yes. The protection comes with the laptop and the account. If you want a small managed firewall at home ' +
          'as well, we quote it separately.',
      },
      {
        question: 'If we pay a fake invoice, are we insured?',
        answer:
          'That depends on your policy, so ask your insurer. We help you set up the phone call that confirms ' +
          'changed bank details before you pay.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'oakville',
    lede:
      'We look at how your office works first, and then plan a move that suits it, from a converted house to a ' +
      'head office.',
    points: [
      'After the move, your people open the same files at home and at the office. We switch off the old remote ' +
        'access once nobody needs it.',
      'If you work with video, models or large scans, we keep current work on fast storage near you and move ' +
        "what's finished.",
      "Photos and documents may still be on people's phones. We agree with you where they belong, so they don't " +
        'leave with a person.',
    ],
    local:
      'Cogeco and Bell both sell business lines in Oakville. We compare their upload speeds at your address ' +
      'before we name a date for the move.',
    questions: [
      {
        question: 'Our office is in an old house. Does that matter?',
        answer:
          'Yes, for the internet line and the Wi-Fi. We measure both before the move and tell you what has to ' +
          'change first.',
      },
      {
        question: 'Do we have to set up our phones again?',
        answer: 'Yes, once. We send instructions beforehand and help anyone who gets stuck.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'oakville',
    lede: 'Every day we copy your office files and email, and also the laptops that spend most of the week at home.',
    points: [
      "A draft on a laptop at home may be the only one you have. We copy it over the internet, so it doesn't " +
        'wait for a day at the office.',
      'If your first copy is too large for the internet line, we can take it to the data centre on an encrypted ' +
        'disk.',
      "We keep each kind of file for as long as you choose, and tell you what it costs. Old drafts don't have " +
        'to stay as long as client files.',
    ],
    questions: [
      {
        question: 'Can you back up terabytes of video or drawings?',
        answer:
          "Yes, after we've sorted it with you. Current projects are copied daily and finished ones once, to " +
          'cheaper storage, and you see the price of both.',
      },
      {
        question: 'Can you bring back an older version of one document?',
        answer:
          'Yes, as far back as your copies go. Tell us the file and the day, and we put that version beside the ' +
          'current one.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'oakville',
    lede:
      'We make the Wi-Fi and the internet work well in the building you have, from an old house downtown to a ' +
      'new head office.',
    points: [
      'In an old house, we plan a cable to each floor with an access point at its end. Brick and plaster then ' +
        'matter less.',
      'If some of your computers move very large files, we give them a faster switch, apart from the office. ' +
        "Everyone else's connection stays usable.",
      'We also look after the connection that your people at home use to reach the office. You have one number ' +
        'to call for both ends.',
    ],
    local:
      "Bell and Cogeco make two separate lines possible here, and we check that they don't share the same " +
      'poles. Heritage rules may limit what goes on a front wall, so we ask the Town before an antenna is ' +
      'mounted.',
    questions: [
      {
        question: 'Do you have to open our walls?',
        answer:
          'Not if we can avoid it. We look for routes along trim or by radio first, and show you the plan before ' +
          'any work begins.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'oakville',
    lede: 'We give you the options, dates and costs in writing before you merge, modernize or move an office.',
    points: [
      "We go through your card statements for software subscriptions, because that's where the ones you pay for " +
        'twice show up.',
      "We talk with the people who will use a new system before we recommend it, so you don't buy something " +
        "they'll avoid.",
      'Before an audit, such as one for IATF 16949, we follow one record through your systems with you. You can ' +
        'fix the gaps before the auditor comes.',
    ],
    questions: [
      {
        question: 'Two practices are merging. Where do you start?',
        answer:
          'With a list of systems and the contracts behind them, and then email. Client data moves last, once your ' +
          'compliance officer agrees.',
      },
      {
        question: 'Should we buy powerful workstations or rent them by the hour?',
        answer: 'It depends on how much you use them. We run the numbers for your own projects and show you both.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'oakville',
    lede:
      'Your people work at the office and at home, and one plan covers both. We look after the laptops, the ' +
      'accounts and the files they share.',
    points: [
      "We set company files to print at the office or on a printer we manage. Your people's home printers and " +
        'home Wi-Fi stay private.',
      "Storage fills in jumps when a large project comes in. We watch it and tell you before it's full, so a " +
        "deadline doesn't run into it.",
      'On Professional and Enterprise, we time the technology budget to your year-end, whichever month that is.',
    ],
    questions: [
      {
        question: 'Do you look after home offices?',
        answer:
          'Yes, the laptop and the account, on every plan. If someone has to come to a home, we quote that first.',
      },
      {
        question: 'Some of us use Macs and some use Windows. Is that a problem?',
        answer: 'No. We update and support both, on every plan.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'oakville',
    lede:
      'Your people have one number to call, from the office or from home. We help remotely first, and visit ' +
      'when something needs hands.',
    points: [
      "We agree with you who may ask for access to another person's mailbox, because a fraudster would ask for " +
        'just that.',
      'Send us a photo of the whole screen with an error. We see the time and the file name too, so you have ' +
        'less to explain.',
      'Before an important presentation or closing, tell us the date. We can test the laptop, the screen and ' +
        'the call with you the day before.',
    ],
    local: 'Parking in downtown Oakville is tight, so a spot that you reserve for us makes a visit shorter.',
    questions: [
      {
        question: "Can an assistant call on a partner's behalf?",
        answer: 'Yes, for ordinary help. For access and passwords, we call the partner back at a number on file.',
      },
    ],
  },
];
