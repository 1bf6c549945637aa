import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const markham: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'markham',
    lede: 'We protect the logins, email and computers of Markham businesses, and keep the evidence if a client or a SOC 2 auditor asks for it.',
    points: [
      'When an engineer leaves, tokens, SSH keys and cloud consoles close together with the mailbox, from one list.',
      'Test labs get a network of their own, with rules your developers have agreed to.',
      'Contractors abroad can work on a virtual desktop in Canada, so that designs stay on computers you control.',
    ],
    questions: [
      {
        question: 'Can you help us with SOC 2?',
        answer:
          'With the controls for laptops, accounts and access, and with the evidence. The audit itself is done by an independent firm.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'markham',
    lede: 'We move what still stands in your Markham rack: licence servers, build machines, project folders and mail.',
    points: [
      "Every Azure subscription gets an owner and a budget first, so that trial machines don't bill on unnoticed.",
      'Contracts may say where designs or data can be stored. We list each service with its region for your ' +
        'customer to see.',
      'Wholesalers who take orders all weekend move their stock database on a weekday night.',
    ],
    questions: [
      {
        question: 'May our designs be stored in the cloud?',
        answer:
          "That depends on your customer's or foundry's agreement. Ask your lawyer to read it first; we then choose storage that fits.",
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'markham',
    lede: 'We back up repositories, issue trackers, orders and mail for Markham companies, with restore tests your auditor can sample.',
    points: [
      'A copy of the code kept outside the platform helps when a bad push or a deleted project spreads.',
      'If your contracts promise to delete customer data, we set how long it stays in copies before we start.',
      'Clinics and dental offices get a schedule of their own, since charts are kept by other rules than code.',
    ],
    questions: [
      {
        question: "Isn't our code safe on GitHub or GitLab?",
        answer:
          'It is stored well there, but one wrong command or account can remove it. A second copy elsewhere is what you restore from.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'markham',
    lede: 'We look after ports, Wi-Fi and the lab network of Markham engineering offices, and the lines of shops and clinics.',
    points: [
      'Lab devices reach the internet only through a logged gateway, so you see what a prototype connects to.',
      "Large nightly builds get a limit, so that calls and customers' VPNs have room on the line.",
      'Units that have been divided over the years get their cables traced before we rely on any.',
    ],
    questions: [
      {
        question: 'Can our developers change the lab network themselves?',
        answer:
          'Yes, within limits we agree on. Their part is theirs to run, and ours keeps it away from office and customers.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'markham',
    lede: 'We advise Markham companies whose CTO has no time for office IT: SOC 2 scope, laptops, suppliers and growth.',
    points: [
      'A Type 1 SOC 2 report looks at one day and a Type 2 at a period. We help you ask the customer which one it ' +
        'wants.',
      'Co-op students from the universities and colleges nearby come by term, so accounts and laptops are planned ' +
        'by term.',
      "We stay out of your product's architecture unless you ask, and keep it apart in the report.",
    ],
    questions: [
      {
        question: 'Will you work with our engineers?',
        answer: 'Gladly. They know the systems, and we write down who runs what, so nothing falls between.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'markham',
    lede: 'We run the office IT of Markham companies, so that your engineers can build the product instead.',
    points: [
      'You list the machines your engineers run alone. Everything else is ours to keep current.',
      'Order laptops when the offer is signed: special configurations can take weeks, and ours then come ready.',
      "Answers to customers' security forms are kept once and reused; on Enterprise we write them with you.",
    ],
    questions: [
      {
        question: 'Can engineers keep admin rights?',
        answer: 'On their own machines, with a second account for it. Mail and browsing run without those rights.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'markham',
    lede: 'We help your engineers and office staff in Markham alike, by phone or remotely.',
    points: [
      'Engineers may add their own diagnosis to a ticket. It saves a round of questions.',
      "With a loaner laptop of your model in the office, a broken screen doesn't stop a day's work.",
      'Remote sessions can wait for a compile to finish: tell us when, and we call back.',
    ],
    questions: [
      {
        question: 'Do your technicians support Linux and Macs?',
        answer:
          'Macs on every plan. Ask us about Linux: we name what we look after and what stays with your engineers.',
      },
    ],
  },
];
