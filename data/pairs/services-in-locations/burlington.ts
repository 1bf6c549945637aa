import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const burlington: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'burlington',
    lede:
      'You decide who can log in and open what, and we set it up that way. We can cut off an infected computer ' +
      'before anyone drives out.',
    points: [
      'We rehearse with you what happens in the first hour of an attack. Your people know who to call, and we ' +
        'start remotely.',
      'If a computer has to stay on an old version of Windows, we take it off the internet. Files reach it ' +
        'through one checked transfer point.',
      'You get a list of who can open which folders, and we close whatever you cross off.',
    ],
    local:
      'If some of your staff log in from Hamilton or Niagara, we protect them like the people at the office. ' +
      "They don't have to cross the bay to work safely.",
    questions: [
      {
        question: 'We supply defence. Where do we start?',
        answer:
          "With a list of where the contract's information arrives and who opens it. Then comes the self-assessment " +
          'that the contract asks for.',
      },
      {
        question: 'Do you store controlled drawings?',
        answer: 'No. Your designated official decides where they are kept and who may open them.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'burlington',
    lede:
      'Most of your email and files can move to Microsoft 365 without a visit. We plan with you what should ' +
      'stay in the building.',
    points: [
      'Computers that belong to equipment in the room, such as a scale or a label printer, stay beside it. Only ' +
        'the records they produce move.',
      "We measure your upload speed before we set a date, so a large archive doesn't block your line during " +
        'working hours.',
      "Before the switch, each person gets a page on what will look different. On the morning itself, we're on " +
        'the phone for you.',
    ],
    local:
      'If many of your staff live across the bay, we arrange a trial day from home. It shows what still needs ' +
      'the office before you decide.',
    questions: [
      {
        question: 'Do you have to be here for the move?',
        answer:
          'Not for most of it. We move email and files remotely, and come for equipment, or for the first morning ' +
          "if you'd like us there.",
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'burlington',
    lede:
      "We copy your files, email and servers every day, keep the copies where an attacker can't delete them, " +
      'and prove it with restore tests.',
    points: [
      'We agree in writing how many hours a server may take to come back, and time it in a test. You can plan ' +
        'with that figure.',
      "We copy Microsoft 365 too. Microsoft keeps deleted items for a while, but that isn't a backup.",
      "If you depend on a computer that can't be replaced, we keep an image of it and note which hardware it needs.",
    ],
    local:
      'We come down the QEW, so a restore starts remotely. For plants along it, we also keep a copy on a small device ' +
      "on site, so a production server doesn't wait for the internet.",
    questions: [
      {
        question: 'Do you copy laptops that never come to the office?',
        answer:
          'Yes, over the internet, wherever they are. We can also move their folders to OneDrive and copy them ' +
          'there.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'burlington',
    lede:
      'We look after your firewall, Wi-Fi and internet lines. With the right spare on your shelf, a broken part ' +
      "doesn't have to stop you for long.",
    points: [
      "We show two of your people on each shift where the spare is and how to swap it. A failure doesn't have " +
        'to wait for a technician.',
      "If customers come in, we put guests, card terminals and staff on three networks. A visitor's phone then " +
        "doesn't share one with your payments.",
      "We install updates at an hour you've agreed to, and check from here that everything came back before you " +
        'open.',
    ],
    local:
      'Since the QEW can be slow, we set up a second way in to your firewall. Through it, we can fix most ' +
      'faults remotely, even when your main line is down.',
    questions: [
      {
        question: 'What if the firewall is completely dead?',
        answer:
          "You swap in the spare, and we talk you through it on the phone. Your settings are saved, so you don't " +
          'start from nothing.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'burlington',
    lede:
      "We help you keep good systems going, read a customer's security clause and choose your next office, by " +
      'the hour.',
    points: [
      'Send us photos of the equipment, the labels and the cables before we come. They save hours that you ' +
        'would pay for.',
      'We read the security clause of an order with you before you price it, so the cost of meeting it is in ' +
        'your quote.',
      'We sort your systems into those to keep, those to replace and those to take off the internet. You see ' +
        'where to spend first.',
    ],
    local:
      'Aldershot and Uptown have other internet lines on offer than the streets along the QEW. We compare them ' +
      'before you sign a lease.',
    questions: [
      {
        question: 'Can we keep an old computer for another ten years?',
        answer:
          'Often, yes. It comes off the internet, and we keep an image, a spare disk and a list of parts. We tell ' +
          "you which computers shouldn't wait that long.",
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'burlington',
    lede: 'We plan your IT so that few problems need a drive, and you pay one monthly price per person.',
    points: [
      'Our visits have a date and a list, say every quarter. We save up the small jobs for that visit, so one ' +
        'trip settles many of them.',
      'We list computers that run equipment separately from those on desks, because they last longer. You ' +
        "replace each kind when it's due.",
      'Your staff call the same help desk from home, and we check their connection to the office as well as ' +
        'their laptop.',
    ],
    local:
      "Burlington is the western edge of our service area. That's why we agree with you at the start which " +
      'spare parts stay at your office.',
    questions: [
      {
        question: 'Is Burlington too far for you?',
        answer:
          'No. We do most of the work remotely, and plan the visits ahead, so you notice the distance very little.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'burlington',
    lede: 'We solve most of your problems remotely, and prepare each visit so that one trip is usually enough.',
    points: [
      'One of your people looks at the network cabinet with us once. Later calls are much shorter, because we ' +
        "both know what's in it.",
      "Your people can stay on the phone while we work, and we tell them what we're doing. They often know the " +
        'quick fix next time.',
      'If your crews take tablets or laptops into the field, we help them sync before they leave, while the ' +
        'Wi-Fi is good.',
    ],
    local:
      'On days when the Skyway is closed, tell us who is working from home. We check their connection first, so ' +
      'they can get started.',
    questions: [
      {
        question: 'How soon can someone be here?',
        answer:
          'That depends on the hour and the QEW. We start remotely, and tell you an arrival time before anyone ' +
          'leaves.',
      },
    ],
  },
];
