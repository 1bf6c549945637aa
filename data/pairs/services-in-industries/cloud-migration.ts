import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const cloudMigration: ServiceInIndustry[] = [
  {
    service: 'cloud-migration',
    industry: 'financial-services',
    lede:
      'We move your client folders, shared mailboxes and CRM to the cloud, compare them before and after, and give ' +
      'your compliance officer the result.',
    steps: [
      {
        title: 'What stays where it is',
        description:
          "Filogix, carrier portals and custodians are online already. We list what's left in the office and who depends on it.",
      },
      {
        title: 'Retention before the move',
        description: 'The new archive gets the period you set, before the first message is copied.',
      },
      {
        title: 'Proof',
        description:
          'We compare file lists, dates and versions from before and after, and give the result to your compliance officer.',
      },
      {
        title: 'A date that suits you',
        description:
          'We leave the RRSP deadline and quarter-ends alone. The old server stays readable until you sign off.',
      },
    ],
    software:
      'Yes: Croesus, NaviPlan, Applied Epic, Filogix Expert, Maximizer and Salesforce. If one still runs on your server, ' +
      "we price the vendor's hosted edition first.",
    questions: [
      {
        question: 'Will our data stay in Canada?',
        answer:
          'We choose Canadian regions where your contracts or your regulator ask for them, and write down where each system keeps its data.',
      },
      {
        question: 'Our dealer archives our email. Can we still move?',
        answer:
          'Often, but ask your dealer first: some require an archive of their own, and that decides the order of the work.',
      },
      {
        question: 'What happens to old emails?',
        answer:
          'They move with their dates and folders. You can search years back, and deleted messages are kept as long as you decided.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'healthcare',
    lede:
      'We move email, schedules and scanned letters for clinics, dental offices and care homes. Your chart moves ' +
      'only if its vendor supports it, at a quiet hour.',
    steps: [
      {
        title: 'Ask the EMR vendor',
        description:
          'We find out which hosted editions exist, what they cost, and how you would get your data back later.',
      },
      {
        title: 'Move the rest',
        description: 'Email, policies, rosters and billing files go to Microsoft 365, with access by role.',
      },
      {
        title: 'Leave big images near',
        description: 'X-ray and ultrasound studies stay beside the machine, with a second copy elsewhere.',
      },
      {
        title: 'A quiet changeover',
        description:
          'We switch after the last appointment, or between shifts in a care home. The next morning a technician ' +
          'helps at the desk with labels, scanners and fax.',
      },
    ],
    software:
      'Yes: TELUS PS Suite, Accuro, OSCAR Pro, ABELDent and PointClickCare. We work with their support line, so you ' +
      "don't have to translate between us.",
    questions: [
      {
        question: 'May patient data be stored outside Canada?',
        answer:
          "Ontario's health privacy law doesn't forbid it outright. We choose Canadian regions where your contracts or your regulator ask for them; ask your " +
          'privacy officer what your agreements say.',
      },
      {
        question: 'What if the internet goes down?',
        answer:
          "With a hosted chart you need a second line. We test it before the move, and print the next day's schedule until it's proven.",
      },
      {
        question: 'Can you export the old audit trail?',
        answer: 'Where the old EMR allows it, yes. Keep it: a patient may ask later who opened the chart.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'legal',
    lede: 'We move matters, email and archives with their permissions, and you check the trust balances before the old server goes.',
    steps: [
      {
        title: 'Sort before copying',
        description:
          'Open matters move with their permissions. Closed ones go to an archive with a destruction date, personal ' +
          'folders back to their owners.',
      },
      {
        title: 'Pick the document system',
        description:
          'Clio, iManage, NetDocuments or SharePoint: we compare them for your size and map client and matter numbers.',
      },
      {
        title: 'Accounting separately',
        description:
          'PCLaw and similar software want Windows nearby. They move to a hosted desktop or stay, and not at month-end.',
      },
      {
        title: 'Check the ledger',
        description:
          'Your bookkeeper prints trust listings before the change and compares them afterwards, line by line.',
      },
    ],
    software:
      'Yes: Clio, PCLaw, Teraview, Unity, iManage Work and DivorceMate. Each is opened and printed from before the old server is switched off.',
    questions: [
      {
        question: 'Can our clients object to the cloud?',
        answer:
          'Some engagement letters and client guidelines say where documents may be held. Search yours first: we ' +
          'choose Canadian regions where your contracts or your regulator ask for them.',
      },
      {
        question: 'What about original wills and paper?',
        answer: 'They stay in your vault. We move the index, so you can answer an executor from home.',
      },
      {
        question: "Can a departing partner's matters be separated?",
        answer:
          "Yes, if they're filed by matter. We set up the structure so that one lawyer's matters can be exported together.",
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'manufacturing',
    lede: 'We move your email, quotes and, where it pays, the ERP to the cloud. Machine files, labels and controllers stay on the floor.',
    steps: [
      {
        title: 'Two lists',
        description:
          'One for the office (email, quotes, quality manuals) and one for the floor (CNC programs, label printing). Only the first moves.',
      },
      {
        title: 'The ERP decision',
        description:
          'Hosted or on your own server: we compare cost, speed and what happens to shipping when the internet is down.',
      },
      {
        title: 'A rehearsal',
        description:
          'Receiving, picking and shipping run through the new system for one shift before anyone depends on it.',
      },
      {
        title: 'A shutdown week',
        description:
          'We switch when the lines are down anyway. A print server stays in the plant so that labels keep coming out.',
      },
    ],
    software:
      'Yes: ERPs such as Epicor Kinetic or Business Central have hosted editions to compare. Large SOLIDWORKS assemblies ' +
      'usually stay on a server near the engineers, and Mastercam with them.',
    questions: [
      {
        question: 'Will EDI orders keep arriving?',
        answer: "Yes, once each customer's connection has been tested. We do that one by one before the switch.",
      },
      {
        question: 'Can controlled goods drawings go to the cloud?',
        answer:
          "No. We don't store controlled drawings; your designated official decides where they are kept and who may open them.",
      },
      {
        question: 'Our schedule runs on an Access database. What then?',
        answer:
          "We find its author, write down what it does, and keep it running where it is until you've chosen a successor.",
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'nonprofit-organizations',
    lede: 'We first check which nonprofit licences you can get. Then we move files, email and donor data at a quiet time of your year.',
    steps: [
      {
        title: 'Eligibility',
        description:
          'Microsoft, Google and TechSoup each have their own rules. We apply with you, because every other price depends on it.',
      },
      {
        title: 'Sort',
        description:
          'We list old campaign folders and donor lists with their age and size, and you decide which of them move.',
      },
      {
        title: 'Separate sites',
        description: 'Programs, fundraising and the board each get their own, with a list of who can open it.',
      },
      {
        title: 'Timing',
        description: "We stay away from Giving Tuesday to New Year's Eve, and from the auditor's visit.",
      },
    ],
    software:
      "Yes: Raiser's Edge NXT, DonorPerfect, CanadaHelps, EMHware, Sage 50 and Mailchimp. Sage 50 is desktop software, " +
      'so we settle its future with your bookkeeper.',
    questions: [
      {
        question: 'Are the licences really free?',
        answer: "Some are free, some are discounted, and the terms change. We price today's offer before you budget.",
      },
      {
        question: 'Do volunteers each need a licence?',
        answer:
          'People who only read a schedule often need none, or a small web-only one. We count who writes documents.',
      },
      {
        question: 'Our server was donated and is failing. How fast can we move?',
        answer:
          'The urgent part, email and current files, usually first. We take a full backup on the first day in case it stops.',
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'professional-services',
    lede: 'We open your heaviest Revit model, CaseWare file or tax return in the cloud before you decide. Then you know what should move.',
    steps: [
      {
        title: 'Test the software',
        description: 'A pilot laptop opens each application from home, and we time the save.',
      },
      {
        title: 'Divide the files',
        description:
          'Letters, proposals and finance go to SharePoint. Linked drawings, models and raw video stay where they open quickly.',
      },
      {
        title: 'Clean the tree',
        description:
          'Folder paths that are too long are shortened first, and links between workbooks or drawings are mapped.',
      },
      {
        title: 'Move off-season',
        description: 'Accountants in summer, engineers between tenders, agencies in a week without a launch.',
      },
    ],
    software:
      'Yes: Revit, AutoCAD, CaseWare, CCH iFirm and Taxprep, QuickBooks, Deltek and Adobe. Revit models need a fast ' +
      "server nearby or Autodesk's own service; SharePoint isn't enough.",
    questions: [
      {
        question: 'Is SharePoint enough for us?',
        answer:
          'For documents, usually. For linked CAD drawings or large video, often not. We show you with your own files.',
      },
      {
        question: 'Will old client files keep their dates?',
        answer: 'Yes. We copy with original dates, and compare counts and sizes before the old server is turned off.',
      },
      {
        question: 'Can we move QuickBooks Desktop to Online at the same time?',
        answer: "Better at a fiscal year-end. It's a different product, and the conversion is your bookkeeper's work.",
      },
    ],
  },
  {
    service: 'cloud-migration',
    industry: 'real-estate',
    lede: 'We bring deal files, leases and building records into one place you can search, for brokerages, managers and developers.',
    steps: [
      {
        title: 'Deals and leases',
        description: 'Each deal or building gets a library with a retention period, set before anything is copied.',
      },
      {
        title: "Other people's accounts",
        description:
          "Deal papers also sit in agents' personal email and Dropbox. We ask for them by trade number, early.",
      },
      {
        title: 'Accounting',
        description:
          'Yardi and Buildium are online already. brokerWOLF moves separately, and a full month is compared with the bank.',
      },
      {
        title: 'Mid-month',
        description: 'We avoid the first, when rents post, and the last days, when closings crowd together.',
      },
    ],
    software:
      'Yes: Yardi Voyager, Buildium, brokerWOLF, Condo Control, Docusign and EntraPass. Door systems usually stay on a ' +
      'computer in the building, with a copy elsewhere.',
    questions: [
      {
        question: 'What happens when an agent leaves?',
        answer:
          "The brokerage keeps its files. The agent's access ends, and you can export what the agent is entitled to.",
      },
      {
        question: "Can a condominium's records be handed to a new manager?",
        answer:
          'Yes, if each corporation has its own site. We hand over that site with its records and the list of who could open it.',
      },
      {
        question: 'Will drawings open on a tablet in the boiler room?',
        answer: "We try it there, where the signal is weakest. If it doesn't, the set is stored on the tablet.",
      },
    ],
  },
];
