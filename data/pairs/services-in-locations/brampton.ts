import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const brampton: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'brampton',
    lede:
      'We give each of your people a login of their own, and protect the email, phones and tablets that your ' +
      'business runs on.',
    points: [
      "If your drivers or sales staff use their own phones, we limit what a lost one can open to that person's " +
        'own work.',
      'Thieves may pose as a customer to change a delivery or a bank account. We set up a callback rule with ' +
        'you that covers both.',
      'If someone has no company phone, we set up multi-factor authentication (MFA) another way, such as with a ' +
        "security key. You don't have to leave anyone out.",
    ],
    local:
      'We keep our warnings short and plain. If your crew speaks Punjabi or Hindi, as many do in Brampton, a ' +
      'supervisor can easily pass them on.',
    questions: [
      {
        question: 'Our people share one login. Is that a problem?',
        answer:
          "Yes, because nobody can tell later who changed what. We give each person a login that's quick to use at " +
          'a shared screen.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'brampton',
    lede:
      'While you keep working, we move your email, files and main systems to the cloud, after a trial with your ' +
      'own real jobs.',
    points: [
      'We run old and new side by side until a normal day has worked on the new one. Your people can switch ' +
        'without a gap.',
      'If your site has only one internet line, we add a second path before your work depends on it.',
      'If your business still uses a free email address, we can set up a domain of your own with the move. ' +
        "Customers then see your company's name.",
    ],
    questions: [
      {
        question: 'What if something urgent comes up on the day of the move?',
        answer: 'Then we stop. You name the person who decides, and the old system is still there to go back to.',
      },
      {
        question: 'We send manifests to the border. When do those move?',
        answer: 'Last. They travel ahead of the truck, so we switch those connections at the end and watch them first.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'brampton',
    lede:
      "After a failure, today's work should come back first. We back up your records every day and agree with " +
      'you on the order.',
    points: [
      "We restore today's orders, loads or bookings separately from the archive. Your people can start again " +
        'while the rest follows.',
      'We time a test restore with your own data and write the result down, so you can show it to a customer or ' +
        'an insurer.',
      'Some records may be with a vendor, such as the logs of driver tablets. We ask how long it keeps them and ' +
        'export them before you change.',
    ],
    questions: [
      {
        question: 'What happens if ransomware locks our files?',
        answer:
          "We restore from a copy that an attacker can't change. It's a critical incident, so on every plan you can " +
          'call the emergency line at any hour.',
      },
      {
        question: 'We process food. How soon must recall records be available?',
        answer:
          'Normally within 24 hours of a request, for food businesses under the federal regulations. We test that ' +
          'the export works from the copy too.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'brampton',
    lede:
      'We keep the Wi-Fi and internet of your Brampton office, warehouse or yard working, with a second line ' +
      "for what can't stop.",
    points: [
      "Work near the ceiling needs a lift and a cleared aisle. We book it with your manager, so it doesn't get " +
        'in the way of your day.',
      'We give drivers, patients and other visitors a separate Wi-Fi with a speed limit, so they have no path ' +
        'to your systems.',
      'If both of your lines come in on the same poles, one accident takes out both. We look at the route ' +
        'before you order.',
    ],
    local:
      'Many warehouses here have cold rooms and steel racking, which block Wi-Fi signals. We measure with the ' +
      'racks full and place the antennas for that.',
    questions: [
      {
        question: 'Can you connect our second yard or office?',
        answer:
          'Yes. We set up a protected link between the two sites, so your people can open the same files at both.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'brampton',
    lede:
      'You get the figures in writing when you choose software, open a second site or think of hiring. We ' +
      'advise you by the hour.',
    points: [
      "Before you renew a contract, we check when related ones end. If you run a fleet, you then don't pay for " +
        'two tablet systems at once.',
      'If a landlord promises fibre, it belongs in the lease with a date. We tell you what to ask for, and your ' +
        'lawyer words it.',
      'An insurer may ask how your email logins are protected. We answer that part with you, so you know what ' +
        "you're signing.",
    ],
    questions: [
      {
        question: 'Should we hire our own IT person?',
        answer:
          'Perhaps. We write the task list and compare the cost with a plan. If you do hire, we can work beside ' +
          'that person.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'brampton',
    lede:
      'You choose the plan whose hours fit yours, and we look after your computers and accounts for a fixed ' +
      'price per person.',
    points: [
      'You pay for seasonal staff in the months they work. Tell us their last shift, and we close the accounts ' +
        'with it.',
      'At two sites, we use the same router model, so one spare can serve either of them.',
      "Your supervisors get one page that says who to call for what, so new people don't have to ask around.",
    ],
    questions: [
      {
        question: 'Is our domain name really ours?',
        answer:
          'It should be, and we check. We see who is registered for it and for your email, and help you move both ' +
          "to the company's name.",
      },
      {
        question: "We've never had an IT provider. What do you do first?",
        answer:
          'We make a list. In the first week we note every computer, account and contract, and tell your people how ' +
          'to reach us.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'brampton',
    lede: "We give your people plain answers by phone or remotely, and agree with you beforehand what can't wait.",
    points: [
      'We write down with you what an emergency is, such as a dispatch board or a front desk that has stopped. ' +
        'Those calls skip the queue.',
      "When someone forgets a password on the road, we call back a number you gave us first. It's then hard for " +
        'a stranger to get in.',
      "If English isn't someone's first language, we take our time and look at the screen together, so few " +
        'words are needed.',
    ],
    local:
      'Many yards here lock their front doors early. For a visit after hours, give us the gate and a contact, ' +
      'and we come straight to the right door.',
    questions: [
      {
        question: 'Can we reach you before dawn?',
        answer: 'Yes, in a critical incident, on every plan. For ordinary requests at that hour you need Enterprise.',
      },
    ],
  },
];
