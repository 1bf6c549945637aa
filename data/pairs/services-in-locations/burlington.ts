import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const burlington: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'burlington',
    lede: 'We help Burlington manufacturers and offices control who can log in, who can open what, and what test computers may reach.',
    points: [
      "We don't store controlled drawings; your designated official decides where they are kept and who may open them.",
      'A test bench running an old version of Windows stays off the internet, and files reach it through one checked transfer point.',
      'Staff who log in from Hamilton and Niagara get the same protection as those at the office.',
    ],
    questions: [
      {
        question: 'We supply defence. Where do we start?',
        answer:
          "With a list of where the contract's information arrives and who opens it. Then comes the self-assessment " +
          'that the contract asks for.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'burlington',
    lede: 'We move most files of Burlington manufacturers and engineers to Microsoft 365, and plan with you what stays in the building.',
    points: [
      "We don't store controlled drawings; your designated official decides where they are kept and who may open them.",
      'If many of your staff live across the bay, a trial day from home shows what still needs the office.',
      'Cogeco and Bell sell business lines here. We measure the upload before a large archive travels.',
    ],
    questions: [
      {
        question: 'Do labelling and weighing computers move?',
        answer: 'No. They stay beside the line; only the records they produce are sent to the cloud.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'burlington',
    lede: "We copy your files, email and servers in Burlington every day, and keep an image of each test station that can't be replaced.",
    points: [
      'It is a drive down the QEW from our office, so a restore starts remotely and the technician comes for what ' +
        'needs hands.',
      "A small device on site holds the fast copy: a production server shouldn't wait for the internet.",
      'The label of an image names model, card and BIOS date, since a copy without matching hardware helps little.',
    ],
    questions: [
      {
        question: 'What about laptops that never come to the office?',
        answer:
          'They are copied over the internet wherever they are, or their folders are moved to OneDrive and copied there.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'burlington',
    lede: 'We look after firewalls, Wi-Fi and separate networks for test benches in Burlington, and keep spare parts on your site.',
    points: [
      "Two people per shift know where the spare is and how to swap it, so a failure needn't wait for the QEW.",
      'Among machined steel, Wi-Fi needs antennas aimed down the aisles. We measure with the shop running.',
      'For restaurants and shops, card terminals, staff tablets and guests are three networks.',
    ],
    questions: [
      {
        question: 'Can you fix our firewall from Toronto?',
        answer:
          'Mostly, through a second path that works when the main line is down. For a dead one, there is a spare on your shelf.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'burlington',
    lede:
      'We help Burlington manufacturers and laboratories keep old systems going, read a security clause and choose ' +
      'new offices, by the hour.',
    points: [
      'Photos of benches, labels and cables before the visit save hours that you would pay for.',
      'We read the security clause of a defence order with you before you price it.',
      'Aldershot and Uptown have other lines on offer than the streets along the QEW. We compare before a lease.',
    ],
    questions: [
      {
        question: 'Can we keep a test computer for another ten years?',
        answer:
          'Often: off the internet, with an image, a spare disk and a list of parts. We tell you which ones not to wait with.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'burlington',
    lede: 'We plan the IT of Burlington plants, labs and offices so that few problems need a drive, and look after it on one plan.',
    points: [
      'Benches and desks are listed separately, because a bench computer lives as long as its instrument.',
      'A box on your site holds a switch, a power supply and cables, with a page that says how to swap them.',
      'Visits with an agenda, say quarterly, suit the distance. Small wishes are collected until then.',
    ],
    questions: [
      {
        question: 'Is Burlington too far for you?',
        answer: 'No. It is the western edge of the area we serve; most work is remote, and visits are planned ahead.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'burlington',
    lede: 'We solve most problems in Burlington remotely, and prepare each visit so that it is the only one.',
    points: [
      'One contact of yours looks at the cabinet with us once. Later calls are then much shorter.',
      'Field tablets are best synced before the crew leaves, where Wi-Fi is good.',
      'On days when the Skyway is closed, tell us who works from home, and we check their connection first.',
    ],
    questions: [
      {
        question: 'How soon can someone be here?',
        answer:
          'It depends on the hour and the QEW. We start remotely at once, and name an arrival time before anyone leaves.',
      },
    ],
  },
];
