import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const richmondHill: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'richmond-hill',
    lede: 'We protect email, CRA access and patient or client files for Richmond Hill practices, accountants and branch offices.',
    points: [
      'We write training in plain words, so that a colleague can pass it on in the language your staff read best.',
      'Before tax season we go through the list of preparers with you and close what last year left open.',
      'If your parent company monitors the same computers, we agree in writing who may cut one off.',
    ],
    questions: [
      {
        question: 'Our head office has its own security rules. Can you work with them?',
        answer:
          'Yes. We compare them with what is set up here, close what we can and write down what your parent has to decide.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'richmond-hill',
    lede: 'We move Richmond Hill clinics, accountants and branches to the cloud outside their busy season.',
    points: [
      'Internet offers differ between Oak Ridges and the lower plazas. We test upload speed before we promise a ' +
        'hosted desktop.',
      'Accountants try a full return with two screens and a scanner on the new system before they depend on it.',
      'Branches agree with head office who resets passwords on a Canadian afternoon.',
    ],
    questions: [
      {
        question: 'When is a good time for an accounting practice?',
        answer: 'Summer. Returns are filed, and there is time to learn something new before the fall.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'richmond-hill',
    lede: 'We back up charts, tax files and branch data in Richmond Hill, and test that they still open after a software change.',
    points: [
      "Children's charts are kept longer than adults', so we set periods by kind of record and not with one rule.",
      'Restore tests for accountants are done before March, when there is time for them.',
      'A branch that saves to a server abroad may want its own copy in Canada. We ask your parent with you.',
    ],
    questions: [
      {
        question: 'Can you restore a chart without opening it?',
        answer: 'We bring the copy back, and your own staff open it to check. Our tests use made-up patients.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'richmond-hill',
    lede: 'We look after the lines, wiring and Wi-Fi of Richmond Hill practices, offices and low-rise parks.',
    points: [
      'Cable in the older parks has outlived several tenants. We test it before anyone blames a computer.',
      "Plazas share one electrical room, so a visit there needs the landlord's key as well as yours.",
      'Where the label printer and the fax come first, we put them on their own tested ports.',
    ],
    questions: [
      {
        question: 'Is our old cabling good enough?',
        answer: 'Often it is. We measure each cable you use, replace the ones that fail, and leave you the results.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'richmond-hill',
    lede: "We answer questions that Richmond Hill practices and branches can't put to anyone in-house, by the hour and in writing.",
    points: [
      "A parent company's policy may need an Ontario reading: a policy on electronic monitoring, for one, from 25 " +
        'employees up.',
      'Before you sign for an EMR, we ask its vendor for a trial export, because leaving is where limits show.',
      'If two accounting firms merge, we list both sets of retention dates before any file is moved.',
    ],
    questions: [
      {
        question: "Can you speak with our head office's IT?",
        answer: 'Yes, in their hours if need be. You get the notes, with what they asked and what we answered.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'richmond-hill',
    lede: 'We keep the computers, accounts and suppliers of Richmond Hill practices, firms and branch offices running on one plan.',
    points: [
      "We find out which licences head office pays for, so you don't buy them twice.",
      'Accountants replace computers in June, after the season and before vacations.',
      'When a practice adds a doctor, account, chart licence and label printer are ready on the first morning if ' +
        'we know the date.',
    ],
    questions: [
      {
        question: 'Our parent company supplies some software. Who supports it?',
        answer:
          'We look after the computers and accounts, and pass what belongs to your parent to its desk. Both numbers are on one page.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'richmond-hill',
    lede: 'Between two patients or two returns, your people in Richmond Hill can call us, and most things are fixed remotely.',
    points: [
      'Staff who work late in April should know the hours of their plan, and when the emergency line is for them.',
      'We leave a paper form at the front desk for a day when the chart is down.',
      'If accounts are locked by a head office abroad, ask it for a local right to unlock them.',
    ],
    questions: [
      {
        question: 'How do you come to us without a car?',
        answer: 'By subway to Finch and a Viva Blue bus up Yonge Street. With equipment we drive up Highway 404.',
      },
    ],
  },
];
