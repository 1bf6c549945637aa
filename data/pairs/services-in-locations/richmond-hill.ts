import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const richmondHill: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'richmond-hill',
    lede:
      'We protect your email, your client or patient files and your CRA and bank logins, in steps that a small ' +
      'staff can follow.',
    points: [
      'We write the training in plain words, so a colleague can pass it on in the language your staff read best.',
      'Before your busy season, we go through the list of people with access and close what last year left open.',
      'If your parent company watches the same computers, we agree in writing who may cut one off, so two teams ' +
        "don't act at once.",
    ],
    questions: [
      {
        question: 'Our head office has its own security rules. Can you work with them?',
        answer:
          'Yes. We compare them with what is set up here, close the gaps we can and write down what your parent ' +
          'company has to decide.',
      },
      {
        question: "How much of our staff's time does this take?",
        answer:
          'Not much. The lessons are short and spread over the year, and multi-factor authentication (MFA) soon ' +
          'becomes a quick tap on the phone.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'richmond-hill',
    lede:
      'Your practice, firm or branch office moves to the cloud outside your busy season, and we help your ' +
      'people through the first morning.',
    points: [
      'Before you depend on the new system, your people try their usual work on it, with their own screens, ' +
        'scanner and printer. We fix what they find.',
      'If a head office abroad runs your accounts, we plan the dates with its IT staff. Someone is then awake ' +
        'on both sides for the switch.',
      'We move a small group first and ask what went wrong, so the rest of your team has an easier day.',
    ],
    local:
      'Internet offers differ between Oak Ridges and the plazas farther south. We test your upload speed before ' +
      'we promise that a hosted desktop will work well.',
    questions: [
      {
        question: 'When is the best time to move?',
        answer:
          "In your quiet months. For an accounting practice that's summer, when returns are filed and there's time " +
          'to learn something new before the fall.',
      },
      {
        question: 'Does our practice software have to move too?',
        answer: "No. We ask its vendor what it supports, and leave it where it is if that's the better choice for you.",
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'richmond-hill',
    lede:
      'We copy your records, email and computers every day. Before your busy season, we test that they come ' +
      'back and still open.',
    points: [
      "We set how long copies are kept by kind of record, and not with one rule for all. Children's charts, for " +
        "one, are kept longer than adults'.",
      'After a large software change, we test that your older files still open. You find out before a client or ' +
        'patient asks for one.',
      'If your branch saves to a server abroad, you may want a copy of your own in Canada. We ask your parent ' +
        'company with you.',
    ],
    questions: [
      {
        question: 'Can you restore confidential files without reading them?',
        answer:
          'Yes. We bring the copy back, and your own staff open it to check. For clinics, our own tests use made-up ' +
          'patients.',
      },
      {
        question: 'When do you test the restores?',
        answer:
          "Outside your busy weeks. For an accounting practice we do it before March, when there's still time to " +
          'fix what we find.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'richmond-hill',
    lede:
      'Before you pay to replace anything, we measure it. We look after the Wi-Fi, cabling and internet line of ' +
      'your Richmond Hill office.',
    points: [
      "We test each cable you use and have only the bad ones replaced, so you don't rewire a whole office for " +
        'two of them.',
      "Devices you can't do without, such as a card terminal or a label printer, get tested ports of their own. " +
        'When one stops, we know where to look.',
      "We do the work that interrupts you before you open or after you close, at a time we've agreed on.",
    ],
    local:
      'In Beaver Creek and Headford, the cabling has often outlived several tenants. Plazas usually share one ' +
      "electrical room, so for a visit there we need the landlord's key as well as yours.",
    questions: [
      {
        question: 'Is our old cabling good enough?',
        answer: 'Often, yes. You get the results of our tests, so you can show your landlord what has to be replaced.',
      },
      {
        question: 'The Wi-Fi is slow in our back rooms. Can you fix that?',
        answer:
          'Usually, yes. We measure it during your working day, and often an access point in a better place, or one ' +
          'more, is enough.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'richmond-hill',
    lede:
      'We answer the IT questions you have nobody to ask about, from head office rules to new practice ' +
      'software, in writing and by the hour.',
    points: [
      'Before you buy an EMR or another main system, we ask its vendor for a trial export. You see early how ' +
        'hard it would be to leave.',
      "A parent company's policy may need an Ontario reading, such as a policy on electronic monitoring from 25 " +
        'employees up. We describe what your systems record, and your lawyer decides the rest.',
      'If your firm merges with another, we list the systems and retention dates of both before any file is ' +
        "moved. Files aren't deleted too early by accident.",
    ],
    questions: [
      {
        question: "Can you speak with our head office's IT department?",
        answer: 'Yes, in their hours if need be. You get notes of what they asked and what we answered.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'richmond-hill',
    lede:
      'We keep your computers, accounts and vendors in order on one plan, so your staff can look after ' +
      'patients, clients and customers.',
    points: [
      "If you belong to a larger company, we find out which licences head office pays for, so you don't buy " +
        'them twice.',
      "We plan new computers for after your busy season. For accountants that's June, between the last returns " +
        'and the vacations.',
      'Tell us when a new doctor, associate or clerk begins. On Professional and Enterprise, the account and ' +
        'the printer are ready that morning.',
    ],
    questions: [
      {
        question: 'Our parent company supplies some software. Who supports it?',
        answer:
          "Your parent company's help desk supports that software, and we look after the computers and accounts. " +
          'Your staff get both numbers on one page.',
      },
      {
        question: 'We have no IT person. Who makes the decisions?',
        answer: 'You do. We explain the choices and what they cost, and we order nothing until you say yes.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'richmond-hill',
    lede:
      'Your people can call us between two appointments, and we fix most things remotely, without taking over ' +
      'their day.',
    points: [
      'If we need a computer for longer, we agree on a time after your last appointment, so clients and ' +
        "patients don't wait.",
      "When your front desk can't work, we get the printer, the login or the card terminal going first, and " +
        'look for the cause afterwards.',
      'If your accounts are controlled from abroad, we help you ask for a local right to unlock them. Your ' +
        "staff then don't wait until head office opens.",
    ],
    local:
      'With a laptop bag, we can come by subway to Finch and a Viva Blue bus up Yonge Street. With equipment, ' +
      'we drive up Highway 404.',
    questions: [
      {
        question: 'We work late in tax season. Who answers then?',
        answer:
          'The help desk does, in the hours of your plan. If something critical happens later than that, the ' +
          'emergency line answers on every plan.',
      },
      {
        question: 'What do we do if our main system is down in the middle of the day?',
        answer:
          "Call us, and carry on with paper forms until it's back. We help you keep a set ready at the front desk.",
      },
    ],
  },
];
