import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const cloudMigration: ServiceInIndustry[] = [
  {
    service: 'cloud-migration',
    industry: 'financial-services',
    lede:
      'We move your client folders, shared mailboxes and CRM to the cloud and check that everything arrived. Your ' +
      'compliance officer gets the result in writing.',
    steps: [
      {
        title: 'What has to move',
        description:
          "Most carrier, lender and custodian portals are online already. We list what's left in your office and who " +
          'depends on it, so you pay only for what has to move.',
      },
      {
        title: 'Retention before the move',
        description:
          'Before we copy the first message, we give the new archive the retention period you set. Records you have to ' +
          'keep are then covered from the first day.',
      },
      {
        title: 'Proof for your files',
        description:
          'We compare file lists, dates and versions from before and after. If a reviewer asks whether anything went ' +
          'missing, your compliance officer has the answer on file.',
      },
      {
        title: 'A date that suits you',
        description:
          'We leave the RRSP deadline and your quarter-ends alone. The old server stays readable until you sign off, so ' +
          'your staff can check anything that looks wrong.',
      },
    ],
    software:
      'Yes. Croesus, NaviPlan, Applied Epic, Maximizer and Salesforce are among the systems we work with. If one ' +
      "still runs on your own server, we price the vendor's hosted edition first.",
    questions: [
      {
        question: 'Will our data stay in Canada?',
        answer:
          'Yes, where your contracts or your regulator ask for it. For each system, we write down where its data is ' +
          'kept.',
      },
      {
        question: 'Our dealer archives our email. Can we still move?',
        answer:
          'Often, yes, but ask your dealer first. Some require an archive of their own, and that decides the order of ' +
          'the work.',
      },
      {
        question: 'What happens to our old emails?',
        answer:
          'They move with their dates and folders. You can still search years back, and deleted messages are kept for ' +
          'as long as you decided.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'healthcare',
    lede:
      'Your email, schedules and scanned letters can move to the cloud at a quiet hour. We move your charts only if ' +
      'the EMR vendor supports it.',
    steps: [
      {
        title: 'Ask the EMR vendor',
        description:
          'We find out which hosted editions exist, what they cost, and how you would get your data back later. You ' +
          'know your choices before you commit to one.',
      },
      {
        title: 'Move the office work',
        description:
          'We move email, policies, staff schedules and billing files to Microsoft 365. Access follows roles, so each ' +
          'person opens what the job needs and nothing more.',
      },
      {
        title: 'Keep large images close',
        description:
          'If you take X-rays or ultrasounds, the studies stay beside the machine, where they open quickly. We keep a ' +
          'second copy elsewhere.',
      },
      {
        title: 'A quiet changeover',
        description:
          'We switch after your last appointment, or between shifts in a care home. The next morning a technician helps ' +
          'at your desk with labels, scanners and fax.',
      },
    ],
    software:
      'Yes. We work with TELUS PS Suite, Accuro, OSCAR Pro, ABELDent, PointClickCare and others. We also call the ' +
      "vendor's support line, so you don't have to translate between us.",
    questions: [
      {
        question: 'May patient data be stored outside Canada?',
        answer:
          "Ontario's health privacy law doesn't forbid it outright. We choose Canadian regions where your contracts or " +
          'your regulator ask for them. Ask your privacy officer what your agreements say.',
      },
      {
        question: 'What if the internet goes down?',
        answer:
          "You switch to a second line, which a hosted chart needs. We test it before the move, and until it's proven " +
          'you keep a printed schedule for the next day.',
      },
      {
        question: 'Can you export the old audit trail?',
        answer:
          "Yes, where the old EMR allows it. It's worth keeping, because a patient may ask later who opened the chart.",
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'legal',
    lede:
      'When your server needs replacing, we move your matters, email and archives with their permissions. You check ' +
      'the trust balances before the old server goes.',
    steps: [
      {
        title: 'Sort before copying',
        description:
          'We move open matters with their permissions, and closed ones to an archive with a destruction date. Personal ' +
          "folders go back to their owners, so you don't pay to store them.",
      },
      {
        title: 'Choose the document system',
        description:
          'We compare Clio, iManage, NetDocuments and SharePoint for a firm of your size. Then we map your client and ' +
          'matter numbers, so your people find files as they do today.',
      },
      {
        title: 'Accounting separately',
        description:
          'PCLaw and similar software want Windows nearby. We move them to a hosted desktop or leave them where they ' +
          'are, and we stay away from month-end.',
      },
      {
        title: 'Check the ledger',
        description:
          'Your bookkeeper prints trust listings before the change and compares them afterwards, line by line. We ' +
          'switch off the old server only once they agree.',
      },
    ],
    software:
      'Yes. Clio, PCLaw, Teraview, Unity, iManage Work and DivorceMate are among those we move or reconnect. We ' +
      'open each one you use, and print from it, before the old server is switched off.',
    questions: [
      {
        question: 'Can our lawyers work during the move?',
        answer:
          'Yes. We move your people in groups, each at an hour agreed with you. The old system stays intact until you ' +
          "sign off, so there's a way back.",
      },
      {
        question: 'Can our clients object to the cloud?',
        answer:
          'Yes, some can. Engagement letters and client guidelines may say where documents may be held, so search yours ' +
          'first. Where they ask for Canada, we choose Canadian regions.',
      },
      {
        question: "Can a departing partner's matters be separated?",
        answer:
          "Yes, if they're filed by matter. We set up the structure so that one lawyer's matters can be exported " +
          'together.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'manufacturing',
    lede:
      'Some of your work belongs in the cloud, such as email, quotes and perhaps the ERP. We move that, and leave ' +
      'what your machines need in the plant.',
    steps: [
      {
        title: 'Two lists',
        description:
          'We list what the office uses, such as email and quality manuals, and what the floor uses, such as CNC ' +
          "programs. Only the office list moves, so your machines don't depend on the internet.",
      },
      {
        title: 'The ERP decision',
        description:
          'We compare a hosted ERP with one on your own server for cost, speed and shipping during an outage. You ' +
          'decide with the figures in front of you.',
      },
      {
        title: 'A rehearsal',
        description:
          'Your people run receiving, picking and shipping through the new system for one shift. We fix what they find ' +
          'before you depend on it.',
      },
      {
        title: 'A shutdown week',
        description:
          'We switch when your lines are down anyway. A print server stays in the plant, so labels keep coming out.',
      },
    ],
    software:
      'Yes. We compare the hosted editions of ERPs such as Epicor Kinetic or Business Central for you. Large ' +
      'SOLIDWORKS assemblies usually stay on a server near your engineers, and Mastercam with them.',
    questions: [
      {
        question: 'Will the move stop production?',
        answer:
          "It shouldn't. Machines, CNC programs and label printing stay where they are. What touches shipping is tried " +
          'for a shift and then switched while the lines are down.',
      },
      {
        question: "Will our customers' EDI orders keep arriving?",
        answer: "Yes, once each customer's connection has been tested. We do that one by one before the switch.",
      },
      {
        question: 'Our schedule runs on an Access database. What then?',
        answer:
          "It keeps running where it is until you've chosen a successor. We find the person who built it and write down " +
          'what it does.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'nonprofit-organizations',
    lede:
      'Before you pay for anything, we check which nonprofit licences you can get. Then we move your files, email ' +
      'and donor data at a quiet time.',
    steps: [
      {
        title: 'Eligibility',
        description:
          'Microsoft, Google and TechSoup each have rules of their own. We apply with you first, because every other ' +
          'price depends on the answer.',
      },
      {
        title: 'Sort',
        description:
          'We list old campaign folders and donor lists with their age and size. You decide which of them move, so you ' +
          "don't pay to store what nobody opens.",
      },
      {
        title: 'A site for each team',
        description:
          'Programs, fundraising and the board each get a site of their own. We give you a list of who can open it, so ' +
          'board papers and case notes stay where they belong.',
      },
      {
        title: 'Timing',
        description:
          "We stay away from Giving Tuesday to New Year's Eve, and from your auditor's visit. Your people learn the new " +
          'setup when they have time for questions.',
      },
    ],
    software:
      "Yes. We work with Raiser's Edge NXT, DonorPerfect, EMHware, Sage 50, Mailchimp and others. Sage 50 is " +
      'desktop software, so we settle its future with your bookkeeper.',
    questions: [
      {
        question: 'Are the licences really free?',
        answer:
          "Some are free, some are discounted, and the terms change. We price today's offer before you put it in your " +
          'budget.',
      },
      {
        question: 'Do volunteers each need a licence?',
        answer:
          'No. People who only read a schedule often need none, or a small web-only one. We count who writes documents, ' +
          'and you license those.',
      },
      {
        question: 'Our server is old and failing. How fast can we move?',
        answer:
          'The urgent part, email and current files, usually moves first. We take a full backup on the first day in ' +
          'case the server stops.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'professional-services',
    lede:
      'Try your heaviest model, CaseWare file or tax return in the cloud first. We set up the test, so you know ' +
      'what should move before you decide.',
    steps: [
      {
        title: 'A test with your files',
        description:
          'One of your people opens each application from home on a pilot laptop, and we time the save. You see how it ' +
          'feels before you pay for a move.',
      },
      {
        title: 'Divide the files',
        description:
          'We move letters, proposals and finance to SharePoint. If you work with linked drawings, models or raw video, ' +
          'they stay where they open quickly.',
      },
      {
        title: 'Tidy up',
        description:
          'We shorten folder paths that are too long, and map the links between workbooks or drawings. That way they ' +
          'still open after the move.',
      },
      {
        title: 'Move off-season',
        description:
          'We move accountants in summer, engineers and architects between tenders, and agencies or consultants in a ' +
          'week without a launch. You pick the week.',
      },
    ],
    software:
      'Yes. Revit, AutoCAD, CaseWare, CCH iFirm and Taxprep, QuickBooks and Deltek are among those we test. Revit ' +
      "models need a fast server nearby or Autodesk's own service, because SharePoint isn't enough for them.",
    questions: [
      {
        question: 'Is SharePoint enough for us?',
        answer:
          'For documents, usually. For linked CAD drawings or large video, often not. We show you with your own files.',
      },
      {
        question: 'Will the cloud cost us more than a server?',
        answer:
          "It depends on your files and licences, so we show you before you decide. One sheet compares today's " +
          'hardware, licences and support with the monthly bill afterwards.',
      },
      {
        question: 'Will old client files keep their dates?',
        answer:
          'Yes. We copy them with their original dates, and compare counts and sizes before we turn off the old server.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'real-estate',
    lede:
      'Deal files, leases and building records often sit in several inboxes and offices. We bring yours into one ' +
      'place that you can search.',
    steps: [
      {
        title: 'Deals and leases',
        description:
          'We set up a library for each deal or building, with a retention period, before we copy anything. Your people ' +
          'then search one place instead of several.',
      },
      {
        title: 'Papers in other accounts',
        description:
          "Deal papers also sit in agents' personal email and Dropbox. If you're a brokerage, we ask for them early and " +
          'by trade number, so your records are complete.',
      },
      {
        title: 'Accounting',
        description:
          'Yardi and Buildium are online already. If you use brokerWOLF, we move it separately, and a full month is ' +
          'compared with the bank before you rely on it.',
      },
      {
        title: 'A mid-month switch',
        description:
          'We avoid the first, when rents post, and the last days, when closings crowd together. Your staff get used to ' +
          'the new setup in a calmer week.',
      },
    ],
    software:
      'Yes. We work with Yardi Voyager, Buildium, brokerWOLF, Condo Control, Docusign and others. Door systems such ' +
      'as EntraPass usually stay on a computer in the building, and we keep a copy elsewhere.',
    questions: [
      {
        question: 'What happens to the files when an agent leaves?',
        answer:
          "The brokerage keeps them. We end the agent's access, and you can export what the agent is entitled to.",
      },
      {
        question: "Can a building's records be handed to a new manager?",
        answer:
          'Yes, if each building or condominium corporation has a site of its own. We hand over that site with its ' +
          'records and a list of who could open it.',
      },
      {
        question: 'Will drawings open on a tablet in the boiler room?',
        answer: "We try it there, where the signal is weakest. If they don't open, we store the set on the tablet.",
      },
    ],
  },
];
