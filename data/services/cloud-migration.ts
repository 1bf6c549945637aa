import type { Service } from '../rules/schema/service.ts';

export const cloudMigration: Service = {
  id: 'cloud-migration',
  name: 'Cloud Migration',
  nameInText: 'cloud migration',
  description:
    'We move your email, files and servers to Microsoft 365 and Azure, with a tested plan, a date and a way back.',
  longDescription:
    'Before your server is too old or too full, we move its work to Microsoft 365, SharePoint or Azure, and ' +
    'leave in place what works better near you, such as a machine controller or a large drawing archive. We first find out what you have and what ' +
    'it depends on, then move in groups, at hours agreed with you, and stay beside your people on the first morning. The service suits businesses ' +
    'whose server is due for replacement, whose staff work from several places, or whose licences have grown untidy. Most moves take {claims.migration}.',
  metaDescription:
    'Cloud migration to Microsoft 365 and Azure for {area.name} businesses: inventory, cost plan, test move, cutover at an agreed hour and help on the ' +
    'first day.',
  keywords: [
    'cloud migration',
    'Microsoft 365 migration',
    'Azure migration',
    'SharePoint migration',
    'server replacement',
    'email migration',
  ],
  iconName: 'cloud',
  features: [
    {
      title: 'Inventory and advice',
      description:
        'We list servers, shares, mailboxes, software and licences, and who uses each. You get a written recommendation for every item: move it, replace ' +
        'it, keep it or switch it off.',
    },
    {
      title: 'A cost plan',
      description:
        'One sheet sets the present costs of hardware, power, licences and support against the monthly bill after the move, in Canadian dollars, including ' +
        "the storage you'll need.",
    },
    {
      title: 'Email and calendars',
      description:
        'Mailboxes, shared calendars, contacts and distribution lists move to Exchange Online. Mail keeps arriving during the change, and phones and ' +
        'computers are connected again for your staff.',
    },
    {
      title: 'Files and permissions',
      description:
        'Shared drives move to SharePoint and OneDrive with clean folders. Access follows roles instead of old exceptions, and long paths or locked files ' +
        'are sorted out beforehand.',
    },
    {
      title: 'Servers and business applications',
      description:
        'Accounting, practice and database servers move to Azure where that makes sense. We test each with its users before ' +
        'the old one is touched.',
    },
    {
      title: 'Cutover with a way back',
      description:
        'The switch happens at an hour agreed with you, by a written list of steps. The old system stays intact until you sign off, so that we can ' +
        'return to it.',
    },
  ],
  benefits: [
    {
      title: 'Work from anywhere',
      description:
        "Your files, email and calendars open the same way at the office, at home and at a client's desk, protected by MFA.",
    },
    {
      title: 'No server to replace',
      description:
        'Instead of the next large hardware bill you pay a monthly cost that follows the number of people you employ.',
    },
    {
      title: 'You know who can open what',
      description:
        'We leave old shares with forgotten permissions behind. You know who can open the payroll folder, and why.',
    },
    {
      title: 'You know where your data is kept',
      description:
        'We choose Canadian regions where your contracts or your regulator ask for them, and record where each kind of data rests.',
    },
  ],
  delivery: {
    weekOne: [
      'List servers, shares, mailboxes and applications',
      'Talk to the people who depend on each',
      'Check the internet line and the age of the computers',
      'Take a full backup before anything changes',
    ],
    monthOne: [
      'Present the plan, the costs and the dates',
      'Set up Microsoft 365 or Azure with login rules',
      'Move a pilot group and fix what it finds',
      'Announce the cutover to staff, with instructions',
    ],
    everyMonth: [
      'Move the next group and confirm its data',
      'Remove licences and storage nobody uses',
      'Report progress against plan and budget',
    ],
  },
  notCovered: [
    'Microsoft licences and Azure usage, billed at their own price',
    "Rewriting software that can't run in the cloud",
    'Daily support after the handover, which a monthly plan provides',
  ],
  withPlan: 'The move is quoted on its own; no plan includes it.',
  targetIndustries: ['professional-services', 'legal', 'real-estate', 'nonprofit-organizations'],
  pricing: { startingPrice: 250000, pricingModel: 'project' },
};
