import type { PlanServiceInput } from '../rules/schema/planService.ts';

export const coManagedIt: PlanServiceInput = {
  slug: 'co-managed-it',
  name: 'Co-Managed IT',
  nameInText: 'co-managed IT',
  description:
    'We work beside your IT person or department: you keep the decisions and the business software, we take updates, monitoring and the ' +
    'overflow and, on Enterprise, the nights.',
  serviceCategory: 'managed-it',
  iconName: 'users',
  copy: {
    title: 'Co-Managed IT in {provider.city} for In-House IT Teams',
    description:
      'Co-managed IT for {area.shortName} businesses with IT staff: help desk overflow, updates, security and vacation cover, at plan prices ' +
      'from {plans.essential.price} per user.',
    heading: 'Co-managed IT beside your own IT staff',
  },
  keywords: [
    'co-managed IT',
    'co-managed IT services',
    'IT staff support',
    'outsourced help desk',
    'IT department support',
  ],
  longDescription:
    "One IT person can't be awake at night, away in August and expert in firewalls, payroll software and Microsoft 365 at once. Co-managed IT " +
    'puts a team beside that person instead of in their place. A signed table says who answers for what: usually your people keep the business ' +
    'software, the budget and the walk-up help, and we take updates, monitoring, backups and the overflow. The service suits companies with one to five IT ' +
    'people, and owners who worry about what happens when the only one resigns.',
  features: [
    {
      title: 'A written split of duties',
      description:
        'Each task has one owner: yours, ours, or both with one of them in charge. We review the table with you twice a year.',
    },
    {
      title: 'Help desk overflow',
      description:
        'Password resets, printer calls and everyday questions can come to us, all of them or only when your line is busy.',
    },
    {
      title: 'Vacation and sick-leave cover',
      description:
        'Your IT person hands over open work on a Friday, and our technicians know the systems because the documentation is shared.',
    },
    {
      title: 'Updates and monitoring',
      description:
        'We run the updates, chase the machines on which they failed and watch servers day and night. Your staff see the same console.',
    },
    {
      title: 'A second pair of eyes',
      description:
        'A design, a migration script or a firewall rule can be checked by a colleague who has done it elsewhere.',
    },
    {
      title: 'Shared documentation',
      description:
        'Passwords, drawings and procedures are kept in one place that both sides edit and that your company can export.',
    },
    {
      title: 'One ticket queue (Enterprise)',
      description: 'On Enterprise your staff and ours work from one queue, so you see who has each request.',
    },
  ],
  benefits: [
    {
      title: 'Your projects get finished',
      description:
        'Your IT person has the quiet afternoon that a project needs, because the phone rings at our help desk.',
    },
    {
      title: "You're covered",
      description: 'If your IT person falls ill or leaves, we have documented access and keep things running.',
    },
    {
      title: 'Specialists by the hour',
      description:
        'A firewall migration or a SharePoint design comes from a consultant by the hour, not from a new hire.',
    },
    {
      title: 'Named accounts only',
      description: 'Each technician, yours or ours, has an administrator account of their own, with MFA and a log.',
    },
  ],
  delivery: {
    weekOne: [
      'Sit down with your IT staff and go through a month of work',
      'Agree the table of duties and the exceptions',
      'Create named administrator accounts for our technicians',
      'Agree how requests reach us; on Enterprise, join the ticket queues',
    ],
    monthOne: [
      'Install monitoring and updates where we are in charge',
      'Bring the documentation of both sides together',
      'Take the first calls as agreed',
      'Rehearse a handover for the next vacation',
    ],
    everyMonth: [
      'Meet your IT staff and go through tickets and changes',
      'Report on updates, backups and alerts',
      'Review accounts and access of both sides',
      "Move duties in the table where the split doesn't fit",
    ],
  },
  price:
    'The prices below are for the full service, per user. How much of it you need depends on what your own people keep. The price ' +
    'of your split is therefore quoted after the free IT assessment, in writing. Projects and advice are charged by the hour as IT consulting.',
  notCovered: [
    'The support of business software that your staff or its vendor look after',
    'Hiring, and judging the work of your employees for you',
    'Computers, network equipment and licences, quoted separately at their price',
  ],
  example: {
    people: 60,
    situation:
      "A manufacturer has 60 people, two shifts and one IT administrator. He knows the ERP system and every machine on the floor. He hasn't been " +
      'away for two weeks in a row for years, the insurer now asks for monitored detection, and the late shift calls him at home.',
    work:
      'We go through a month of his work and mark what needs him. Password resets and, on Enterprise, ' +
      'calls of the late shift come to ' +
      'us, as do Windows updates, backup checks and alerts at night. He keeps the ERP system, the machine network and the vendors. ' +
      'For the controllers we agree what may be touched, by whom and at which hours.',
    result:
      'The administrator takes his vacation, and the late shift has a number that answers. He spends the time on the scanners that were waiting. ' +
      'What remains with the company: priorities, budget and the last word on the production line.',
  },
  faq: [
    {
      question: 'Will you replace our IT person?',
      answer:
        'No. Co-managed IT is built around the people you have. They keep the decisions, the budget and what only an insider knows. We put that in ' +
        'the table of duties before anything else is agreed.',
    },
    {
      question: 'What does co-managed IT cost?',
      answer:
        'Co-managed IT is priced from the same plans as managed IT, from {plans.essential.price} per user per month. What your own staff keep is ' +
        'taken into ' +
        "account in a written quote after the free IT assessment; we have no list price for a split we haven't seen.",
    },
    {
      question: 'Who has administrator access?',
      answer:
        'Your staff and the technicians you agree to, each with a named account. Nobody shares a login. Your company keeps an emergency account of ' +
        'its own, and you can see what each account has changed.',
    },
    {
      question: 'Can you cover only nights and weekends?',
      answer:
        'A help desk that answers at night, on weekends and on holidays is part of Enterprise. Critical incidents reach our emergency line on every ' +
        'plan. We agree which machines may be isolated without a call first.',
    },
    {
      question: 'What if our IT person leaves?',
      answer:
        'The documentation and the access are there, so we can take over the daily work until you have hired. We can also help to write the job ' +
        'description and to interview, by the hour.',
    },
    {
      question: 'Which tools do we use?',
      answer:
        "Yours where they work, ours where you have none. We don't ask you to drop a tool that is paid until next spring; the table says which one " +
        'counts until then.',
    },
  ],
  articles: [
    'in-house-it-and-a-provider-who-does-what',
    'how-to-read-a-managed-services-contract',
    'cyber-insurance-questions-answered-truthfully',
  ],
};
