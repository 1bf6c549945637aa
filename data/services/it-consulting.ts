import type { Service } from '../rules/schema/service.ts';

export const itConsulting: Service = {
  id: 'it-consulting',
  name: 'IT Consulting',
  nameInText: 'IT consulting',
  description:
    'We review your systems, compare your options and write the plan, the budget and the list of first steps, by the hour.',
  longDescription:
    'Some questions are too large for a help desk and too small for a full-time director: whether to replace the server, what a second office will cost, ' +
    "which of three quotes to accept, what an insurer or a client's auditor wants to see. Our consultants answer them in writing, with figures and with " +
    'the reasons for and against. They have run the systems they advise on, and they say when doing nothing is the better choice. The service suits owners ' +
    'without an IT manager and IT managers who want a second opinion. You pay by the hour, against an estimate you have approved.',
  metaDescription:
    'IT consulting for {area.name} businesses, by the hour: technology plans, budgets, vendor comparisons, office moves, policies and answers to auditors.',
  keywords: ['IT consulting', 'virtual CIO', 'IT strategy', 'technology budget', 'vendor comparison', 'office move IT'],
  iconName: 'compass',
  features: [
    {
      title: 'IT review',
      description:
        'We look at computers, servers, network, accounts, contracts and backups, and talk with the people who use them. You get a report that ranks risks ' +
        'by cost and likelihood.',
    },
    {
      title: 'Technology plan and budget',
      description:
        'A plan for three years lists what to replace, buy or stop, quarter by quarter, with costs your accountant can use. We go through it with you ' +
        'twice a year.',
    },
    {
      title: 'Vendor and quote comparison',
      description:
        'We write the requirements, put quotes side by side on the same terms and read the renewal clauses. You see what each offer leaves out before you ' +
        'sign it.',
    },
    {
      title: 'Project direction',
      description:
        'For an office move, a merger or new line-of-business software we keep the schedule, the list of tasks and the calls with vendors, and tell you ' +
        'early when a ' +
        'date is at risk.',
    },
    {
      title: 'Policies and compliance',
      description:
        "We draft policies for acceptable use, passwords, retention, departures and incidents, and match your practice to PIPEDA, PHIPA or a client's " +
        'questionnaire, noting the gaps that remain.',
    },
    {
      title: 'Advice for your IT staff',
      description:
        'Your administrator can bring a design, a migration script or a hard fault to a senior colleague. We review it, explain what we would change and ' +
        'leave the notes behind.',
    },
  ],
  benefits: [
    {
      title: 'Decisions with figures',
      description: 'Each option comes with its cost to buy, its cost to run and what happens if you wait a year.',
    },
    {
      title: 'A budget by quarter',
      description: 'Replacements and renewals are on a calendar, so that none arrives as an urgent invoice.',
    },
    {
      title: 'Someone reads it with you',
      description:
        'A consultant who knows your industry reads the contract, the quote and the audit request before you answer.',
    },
    {
      title: 'Work you can hand to anyone',
      description: 'Plans and reports are written so that your own staff or another provider can carry them out.',
    },
  ],
  delivery: {
    weekOne: [
      'Meet to agree the question and the estimate of hours',
      'Collect contracts, invoices and lists of devices',
      'Talk with the people who do the work',
    ],
    monthOne: [
      'Inspect systems on site and remotely',
      'Present findings with costs and priorities',
      'Agree the first steps and who takes each',
      'Deliver the written report and plan',
    ],
    everyMonth: [
      'Meet for a progress review',
      'Update the plan and the budget',
      'Answer questions that came up between meetings',
      'Send a statement of hours used',
    ],
  },
  notCovered: [
    'Legal, tax and accounting advice, which we leave to lawyers and accountants',
    'Software and hardware: buy it wherever you like',
    'Daily help desk and monitoring, which the monthly plans provide',
  ],
  withPlan: 'Professional includes a technology plan and budget, reviewed twice a year. Other advice is by the hour.',
  targetIndustries: ['professional-services', 'manufacturing', 'financial-services', 'real-estate'],
  pricing: { startingPrice: 15000, pricingModel: 'per-hour' },
};
