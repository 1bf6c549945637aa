import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const brampton: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'brampton',
    lede: 'We protect Brampton carriers, food plants and offices against fake load orders, stolen logins and ransomware.',
    points: [
      'Dispatch screens can stay open, but each person gets a name, so you can see who changed an address.',
      "Owner-operators use their own phones. We limit what a lost or stolen one can open to that driver's loads.",
      'We write warnings in plain words, so that a supervisor can pass them on in Punjabi or Hindi.',
    ],
    questions: [
      {
        question: 'Our dispatchers share one login. Is that a problem?',
        answer:
          'Yes: nobody can tell later who changed what. We give each a login that is quick to use at a shared screen.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'brampton',
    lede: 'We move dispatch, payroll and email of Brampton companies to the cloud after a trial with real trips.',
    points: [
      'Manifests for the border travel ahead of the truck, so those connections switch last and are watched first.',
      'A yard with one cable line gets a second path before its dispatch depends on it.',
      'If your trucks carry a free email address, this is the time for your own domain.',
    ],
    questions: [
      {
        question: 'Can dispatch keep running during the move?',
        answer: 'That is the plan: old and new run side by side until a night of real trips has worked on the new one.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'brampton',
    lede: "We back up dispatch data, recall records and drivers' logs in Brampton, and time how fast they come back.",
    points: [
      "Tonight's loads come back before last year's: the plan restores them separately.",
      'Choose one lot a season, and we trace it from the copy. Your quality manager can file the result.',
      'Electronic logs may sit with the device vendor. We ask how long it keeps them and export before you change.',
    ],
    questions: [
      {
        question: 'How soon must recall records be available?',
        answer:
          'Food businesses under the federal regulations normally have 24 hours after a request. We test that the ' +
          'export works from the copy too.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'brampton',
    lede: 'We build Wi-Fi for cold stores and racking, links to yard gates and a second line for dispatch in Brampton.',
    points: [
      'Work on antennas over the racks needs a lift and a cleared aisle, so we book it with your warehouse manager.',
      "Drivers' Wi-Fi in the lounge is separate, with a speed limit and no path to dispatch.",
      'If both of your lines come in on the same poles, one accident takes out both. We check the route.',
    ],
    questions: [
      {
        question: 'Why does a scanner fail in the full warehouse?',
        answer:
          'Stock and steel block radio, and cold rooms more so. We measure with full racks and place antennas for that.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'brampton',
    lede: 'We help Brampton fleets and food plants choose software, open a yard or hire a first IT person, by the hour.',
    points: [
      "Before you renew driver tablets, we check when the logging devices' contract ends, so you don't pay for both.",
      "A landlord's promise of fibre belongs in the lease with a date.",
      'A fleet insurer may ask how email logins are protected. We answer that part with you.',
    ],
    questions: [
      {
        question: 'Should we hire our own IT person?',
        answer:
          'Perhaps. We write the task list and compare the cost with a plan, and we work beside the person you hire.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'brampton',
    lede: 'We look after Brampton carriers, food plants and clinics on a fixed monthly plan, with hours that fit yours.',
    points: [
      'If dispatch starts before five, look at Enterprise: its help desk answers at night.',
      'Seasonal staff are billed for the months they work, and their accounts close with the last shift.',
      'Two yards get the same router model, so one spare serves both.',
    ],
    questions: [
      {
        question: 'Is the domain name ours?',
        answer: "We check who is registered for it and for your email, and help you move both to the company's name.",
      },
    ],
  },
  {
    service: 'it-support',
    location: 'brampton',
    lede: 'Plain answers by phone or remote session for Brampton dispatchers, supervisors and front desks, in the hours of your plan.',
    points: [
      'We agree with you on what an emergency is, such as a dispatch board that has stopped, so it skips the queue.',
      'A driver who forgets a password on the road is checked by a call back to dispatch.',
      'For visits after hours we need the gate and a contact, since many yards lock their front doors early.',
    ],
    questions: [
      {
        question: 'Can we reach you before dawn?',
        answer:
          'In a critical incident, always: the emergency line answers day and night on every plan. For ordinary ' +
          'requests at that hour you need Enterprise.',
      },
    ],
  },
];
