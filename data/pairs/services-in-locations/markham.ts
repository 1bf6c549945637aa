import type { ServiceInLocation } from '../../rules/schema/pair.ts';

export const markham: ServiceInLocation[] = [
  {
    service: 'cybersecurity',
    location: 'markham',
    lede:
      "When your customers ask how you protect their data, we help you answer with what's really in place, from " +
      'protected logins to encrypted laptops.',
    points: [
      'We find out with you which folders would hurt most in the wrong hands. Then we limit who can open them ' +
        'and keep a log.',
      'If you work with contractors abroad, we can give them a virtual desktop in Canada. Your designs and ' +
        'files stay on computers you control.',
      'We save the evidence as we go, such as dated reviews of who has access. An audit then takes less of your ' +
        "staff's time.",
    ],
    questions: [
      {
        question: 'Can you help us with SOC 2?',
        answer:
          'Yes. We set up the controls for laptops, accounts and access, and keep the evidence. The audit itself is ' +
          'done by an independent firm.',
      },
      {
        question: 'Will the security software get in the way of our work?',
        answer:
          "It shouldn't. We try it with a few of your people first and agree on exceptions for the tools they need.",
      },
    ],
  },
  {
    service: 'cloud-migration',
    location: 'markham',
    lede:
      'We help you retire the servers in your Markham office and move to Microsoft 365 or Azure, with a monthly ' +
      'cost you can follow.',
    points: [
      "We give every Azure subscription an owner and a budget, so a forgotten test machine doesn't go on " +
        'billing you.',
      'Your contracts may say where data can be stored. We list each service with its region, so you can show ' +
        'your customer.',
      "As you hire, you add accounts instead of hardware. We check your licences every month, so you don't pay " +
        'for people who have left.',
    ],
    questions: [
      {
        question: 'May our designs be stored in the cloud?',
        answer:
          'That depends on the agreement with your customer or your foundry. Ask your lawyer to read it first, and ' +
          'then we choose storage that fits.',
      },
      {
        question: 'We take orders all weekend. When would you move us?',
        answer: 'On a weekday night. We choose it with you and watch the first orders on the new system together.',
      },
    ],
  },
  {
    service: 'data-backup',
    location: 'markham',
    lede:
      'We back up what you work in every day, from email and shared files to code and orders. You see the ' +
      'result of each test.',
    points: [
      "We go through the online services you use and tell you which ones you couldn't restore from today. Then " +
        'we add a copy where we can.',
      'If your contracts promise to delete customer data, we set how long it stays in the copies before we start.',
      'We record each restore test with its date, its result and who did it. If an auditor or a customer asks, ' +
        'you can hand over the list.',
    ],
    questions: [
      {
        question: "Isn't our data safe in the cloud already?",
        answer:
          'Not from mistakes. GitHub, GitLab or Microsoft store it well, but one wrong command or one stolen ' +
          'account can remove it. You restore from our second copy.',
      },
      {
        question: 'Someone deleted files on their last day. Can you get them back?',
        answer: 'Usually, yes, if they were in a place we copy. We bring the folder back as it was before that day.',
      },
    ],
  },
  {
    service: 'network-management',
    location: 'markham',
    lede:
      'As you hire, your network has to keep up. We run the Wi-Fi, switches and internet lines of your Markham ' +
      'office and plan ahead with you.',
    points: [
      'Before you add desks, we count the free ports and measure the Wi-Fi. Your new people can connect on ' +
        'their first day.',
      'We set limits for large downloads and nightly jobs, so your calls and video meetings have room on the line.',
      'If you test products or run a lab, it gets a network of its own. You can see what a test device connects ' +
        'to, and your office files are kept apart.',
    ],
    local:
      'Some office units in Markham have been divided over the years, and the cabling is hard to follow. We ' +
      'trace yours before we rely on it.',
    questions: [
      {
        question: 'Can our own developers change the lab network?',
        answer:
          'Yes, within limits we agree on. They run their part, and we keep it away from your office and your ' +
          'customers.',
      },
      {
        question: 'Can you take the network along when we move to a larger unit?',
        answer:
          'Yes. We quote the move first. Then we measure the new unit, order the lines with you and bring your ' +
          'settings along.',
      },
    ],
  },
  {
    service: 'it-consulting',
    location: 'markham',
    lede:
      'We advise you on office IT as you grow, from laptops to your first security audit. Your technical people ' +
      'can stay on their projects.',
    points: [
      'If a customer asks for SOC 2, we help you find out which report it wants. Type 1 looks at one day, and ' +
        'Type 2 at a period.',
      "We plan laptops, accounts and licences for your next group of hires, so growth doesn't turn into a " +
        'string of rushed orders.',
      'If you develop a product, its architecture stays with your engineers unless you ask us. We keep it apart ' +
        'in the report, so roles stay clear.',
    ],
    local:
      'Co-op students from the universities and colleges nearby come by term. We help you plan their accounts ' +
      'and laptops by term as well.',
    questions: [
      {
        question: 'Will you work with our own engineers?',
        answer:
          "Yes, gladly. They know the systems, so we listen first. Then we write down who runs what, so tasks don't " +
          'get lost between us.',
      },
    ],
  },
  {
    service: 'managed-it',
    location: 'markham',
    lede:
      'We run your office IT, so your own people can build, sell and look after customers instead of fixing ' +
      'laptops.',
    points: [
      'Order laptops when the offer is signed, because special models can take weeks. On Professional and ' +
        'Enterprise, we set them up for the first day.',
      'If your engineers want to run some machines themselves, you list those for us. We keep everything else ' +
        'up to date.',
      "We keep your answers to customers' security forms, so you can use them again. On Enterprise, we write " +
        'them with you.',
    ],
    questions: [
      {
        question: 'Can our engineers keep admin rights?',
        answer:
          'Yes, on their own machines, with a second account for it. Email and browsing run without those rights.',
      },
      {
        question: 'We hire nearly every month. How does the price follow?',
        answer:
          'It follows the number of people on the plan, which you see on each bill. You tell us who starts and who ' +
          'leaves.',
      },
    ],
  },
  {
    service: 'it-support',
    location: 'markham',
    lede:
      'From your newest hire to your most technical engineer, everyone can call us. We answer by phone, email ' +
      'and chat, and fix most things remotely.',
    points: [
      'If your people have already found the cause, they can write it in the request. We start from there and ' +
        'skip the usual questions.',
      'We can wait until a long job on the computer has finished. You tell us when, and we call back.',
      'If you keep a spare laptop of your usual model, we have it set up and ready. A broken screen then ' +
        "doesn't have to cost anyone the day.",
    ],
    questions: [
      {
        question: 'Do your technicians support Macs and Linux?',
        answer:
          'Macs, yes, on every plan. Ask us about Linux first, and we name what we look after and what stays with ' +
          'your people.',
      },
    ],
  },
];
