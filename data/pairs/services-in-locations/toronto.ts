import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const toronto: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'toronto',
    lede: 'We protect email, logins and laptops for Toronto offices, clinics and plants, and close what is open to more people than it should be.',
    points: [
      'Laptops leave the office here every evening by GO train and subway, so we can encrypt each one and erase ' +
        'it remotely if it is lost.',
      "On a coworking or shared floor we put your computers behind a firewall of your own, apart from the building's " +
        'network.',
      'Downtown firms are asked for proof of controls by banks, investors and landlords. We keep one set of dated ' +
        'answers up to date.',
    ],
    questions: [
      {
        question: 'Can you check our shared or coworking space?',
        answer:
          'Yes. We look at whose network it is, who can reach your computers and printers, and what a firewall of ' +
          'your own would cost there.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'toronto',
    lede:
      'We move your Toronto office off its server to Microsoft 365 or Azure, and time the move to your lease, your ' +
      'season or your year-end.',
    points: [
      'Leases downtown often ask you to take out racks and cable at the end. We date the move from the day the ' +
        'space goes back.',
      'We choose Canadian regions where your contracts or your regulator ask for them, and write it down for ' +
        'each system.',
      'Large scans, models or video may stay on a disk in your office, where they open faster than over any line.',
    ],
    questions: [
      {
        question: 'Our lease ends soon. How early should we call?',
        answer:
          'Some months before. The move itself can be planned in weeks, but a carrier or a landlord may need longer ' +
          'for lines and removals.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'toronto',
    lede: 'We copy the files, email and servers of your Toronto office every day, and keep a locked copy outside your building.',
    points: [
      'Towers announce power shutdowns ahead. We stop your servers in order the evening before and check the ' +
        'first copy afterwards.',
      'When a building is closed, your people work from the copy: we test with you which files and logins they ' +
        'need on such a day.',
      'If one region is too few for you, the second copy can be kept in Quebec City instead of the Toronto area.',
    ],
    questions: [
      {
        question: 'How long can we work from home if our building closes?',
        answer: 'As long as you need, if laptops, logins and files have been tested for it. We do that test with you.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'toronto',
    lede: 'We run the firewall, Wi-Fi and internet lines of your Toronto office, and deal with the carrier and the building.',
    points: [
      'Your landlord decides which carriers you can order. We ask which ones reach your floor before you sign for ' +
        'a line.',
      'Work in a riser room may need an insurance certificate, a key and an evening. We arrange them and label ' +
        'our cable at both ends.',
      'Dozens of Wi-Fi networks meet in a tower, so we survey on a working day and wire what must not drop.',
    ],
    questions: [
      {
        question: 'Can we have two internet lines that fail separately?',
        answer:
          'Usually, if two carriers reach your floor by different risers or one comes by radio. We check the route ' +
          'before you pay for the second.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'toronto',
    lede: 'We advise Toronto companies by the hour on office moves, software choices and questions from clients or investors.',
    points: [
      'Send us the lease, the floor plan and the last telecom bill first: most of the cost of an office move is ' +
        'in those three.',
      'In a sublet with internet included, we ask who holds the firewall password and whether others can see your ' +
        'traffic.',
      'We meet at your table if you like; our office is at King and Bay.',
    ],
    questions: [
      {
        question: 'Can you review a lease before we sign it?',
        answer:
          'The technical parts: carriers, riser access, power, cooling and what you have to remove at the end. Your lawyer reads the rest.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'toronto',
    lede: 'One monthly plan looks after the computers, accounts and suppliers of your Toronto office, on one floor or at several addresses.',
    points: [
      'Offices in different parts of the city share one list of devices, one bill and one number to call.',
      'Students and analysts often start in groups on a fixed date. Send us the list early and their laptops are ready.',
      'Some buildings want our insurance certificate before a technician may enter. We send it to yours when the ' +
        'plan starts.',
    ],
    questions: [
      {
        question: 'Do you visit every part of the city?',
        answer: 'Yes. Visits are part of Professional and Enterprise; on Essential we quote each one first.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'toronto',
    lede: 'Your people in Toronto call or write, and a technician fixes most things remotely. For what needs hands, we come to you.',
    points: [
      'Around King and Bay we come on foot, and along Line 1 by subway, so small visits need no parking.',
      'New computers for a whole floor come on an evening you have booked the freight elevator for.',
      'For meeting rooms we leave a card that says which input to choose and which number to call.',
    ],
    questions: [
      {
        question: 'Who lets your technician into our tower?',
        answer:
          'Your reception or building security, with a name we send ahead. Where photo ID or a certificate is asked for, we bring it.',
      },
    ],
  },
];
