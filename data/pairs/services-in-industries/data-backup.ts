import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const dataBackup: ServiceInIndustry[] = [
  {
    service: 'data-backup',
    industry: 'financial-services',
    lede:
      'We copy client files, instructions and email every day and keep them for the period you set, so that you can ' +
      'find a record when it is asked for.',
    steps: [
      {
        title: 'Email first',
        description:
          'Instructions and approvals live there, so mailboxes are copied outside Microsoft 365 from the first day.',
      },
      {
        title: 'Client folders',
        description: 'Statements, ID and disclosures follow, encrypted, with a list of who can restore them.',
      },
      {
        title: 'Retention',
        description: 'You name the period for each kind of record. We set it, and write down who may change it.',
      },
      {
        title: 'A search test',
        description: 'You pick a client from years ago. We bring back the file and write down how long it took.',
      },
    ],
    software:
      'Yes: Croesus, NaviPlan, Applied Epic, Filogix Expert and Maximizer. Where the vendor hosts it, we tell you what ' +
      "the vendor backs up and copy what it doesn't.",
    questions: [
      {
        question: "Doesn't Microsoft back up our email?",
        answer:
          "It keeps deleted items for a while. That isn't a backup: after the period, or after an attacker empties " +
          "the mailbox, they're gone.",
      },
      {
        question: "Can we bring back last year's version of a document?",
        answer:
          'Yes, if versions are kept. We keep them as long as you ask, which is what matters when a wording is disputed.',
      },
      {
        question: 'Who can restore client data?',
        answer:
          'Only two people whom you name can ask for it. Each restore is recorded with its reason, and you can have the list for an audit.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'healthcare',
    lede: 'We copy charts, scans and letters every day, and each quarter your staff can open a restored one to check it.',
    steps: [
      {
        title: "Today's schedule",
        description:
          'After a failure you first need to know who is coming in. The schedule is copied and can be printed.',
      },
      {
        title: 'The chart',
        description:
          "On your own server we copy it nightly. If it's hosted, we find out what the vendor keeps and for how long.",
      },
      {
        title: 'Images',
        description: "Each scan is copied to a second place the day it's taken.",
      },
      {
        title: 'A restore you can see',
        description:
          'Your staff open a restored chart and scan in their own software. In tests of our own we use made-up patients, not real charts.',
      },
    ],
    software:
      'Yes: OSCAR Pro, TELUS PS Suite, Accuro, ABELDent and PointClickCare. Imaging software often keeps studies in its ' +
      'own folder; we check after every update.',
    questions: [
      {
        question: 'How long are records kept?',
        answer:
          "You set it by your college's rule, and the longest period wins. Ask your college or lawyer about a " +
          'special case; we set what you decide.',
      },
      {
        question: 'How fast can we see patients again?',
        answer:
          'A schedule and a read-only chart come first. We agree on the hours with you in writing, and measure them.',
      },
      {
        question: 'Is the copy encrypted?',
        answer: "Yes, before it leaves your clinic. It's stored in Canada, and we record who holds the key.",
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'legal',
    lede: 'We copy matters, mailboxes and the trust ledger every day, and test that what comes back can be opened and printed.',
    steps: [
      {
        title: 'Trust and accounting',
        description: 'PCLaw or your accounting system is copied daily and once more at month-end, when you reconcile.',
      },
      {
        title: 'Matters and email',
        description: 'Documents, versions and mail filed by matter are copied together, so they still agree.',
      },
      {
        title: 'Disclosure and evidence',
        description: "Large files from others often can't be downloaded twice. They get a second copy on arrival.",
      },
      {
        title: 'Destruction dates',
        description:
          'Copies follow your retention schedule and go when their period ends. Tell us of an undertaking to delete ' +
          'before we set that period.',
      },
    ],
    software:
      "Yes: Clio, PCLaw, Unity, iManage Work and DivorceMate. Cloud software gets an export you own, so you don't depend on the vendor alone.",
    questions: [
      {
        question: 'Can we restore one matter without the rest?',
        answer:
          'Yes. You name the matter and the date, and we bring it back beside the current one, so nothing is overwritten.',
      },
      {
        question: 'Can old closed files still be opened?',
        answer: 'We test some every year. Formats that are dying out are converted while the software still exists.',
      },
      {
        question: 'Is privilege protected in the backup?',
        answer:
          'The copies are encrypted, and access to them is limited and recorded. Our people are bound to confidentiality in writing.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'manufacturing',
    lede: 'We copy the ERP, the drawings and the programs your machines run on, and start sample images every quarter to see that they work.',
    steps: [
      {
        title: 'Orders and labels',
        description: 'ERP data and label formats come first: without them, nothing can be shipped.',
      },
      {
        title: 'Machine computers',
        description: 'Each controller PC gets an image, so a dead disk can be swapped without waiting for the builder.',
      },
      {
        title: 'Programs and drawings',
        description: 'CNC, PLC and CAD files are copied with their revisions.',
      },
      {
        title: 'Shipping by hand',
        description: 'We write down with you how to ship for an hour on paper.',
      },
    ],
    software:
      "Yes: the ERP's database is copied with its labels, SOLIDWORKS PDM with its revisions, and Mastercam with its " +
      'posts. Before we image a FactoryTalk computer, we ask the builder.',
    questions: [
      {
        question: "Can you back up a machine that's 20 years old?",
        answer: 'Often. We copy its disk to a spare one while the line is down, and test the spare in the machine.',
      },
      {
        question: 'How long would we be down?',
        answer:
          "Agree on a figure with us for each system. We then test it, and tell you if the present setup can't reach it.",
      },
      {
        question: 'Can backups slow down production?',
        answer:
          'They run between shifts or take only the changes. If a machine network is too slow, we copy on the weekend.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'nonprofit-organizations',
    lede: 'We copy donor lists, receipts, case notes and the shared drive every day, and your board gets one line a quarter on the last test.',
    steps: [
      {
        title: 'Donor database',
        description: "It's copied outside the vendor's system, so you could leave, or recover from a bad import.",
      },
      {
        title: 'Receipts and books',
        description: 'They follow the periods for charities, and the copies are kept in Canada.',
      },
      {
        title: 'Case files',
        description: 'They get their own copy, their own key, and their own short list of people who may restore.',
      },
      {
        title: 'Laptops',
        description: "Files belong in the shared drive. We find the ones that aren't there and move them.",
      },
    ],
    software:
      "Yes: Raiser's Edge NXT, DonorPerfect, CanadaHelps, EMHware, Sage 50 and Mailchimp. For each we say who backs it " +
      'up: the vendor, us, or nobody yet.',
    questions: [
      {
        question: 'A volunteer deleted the wrong folder. Can you get it back?',
        answer:
          "Yes, while a copy from before is kept. Call or email with the folder's name and roughly when you last saw it.",
      },
      {
        question: 'Do we have to buy hardware?',
        answer: 'Often not. If everything is in Microsoft 365 or Google, the copy runs from cloud to cloud.',
      },
      {
        question: 'What do we tell a funder who asks about backups?',
        answer: 'One paragraph and a test record, both from us, with dates. You can paste them into the application.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'professional-services',
    lede: 'We copy current projects, working papers and old drawing sets, and test that they open in the software that made them.',
    steps: [
      {
        title: 'Current work',
        description: 'Open projects and engagements are copied during the day as well as at night.',
      },
      {
        title: 'The archive',
        description: 'Old drives and discs are read once, checked and stored where they can be searched.',
      },
      {
        title: 'Versions',
        description: "When someone saves over the good one, you get yesterday's back without losing today's.",
      },
      {
        title: 'Microsoft 365',
        description:
          'Mail, Teams and SharePoint are copied outside Microsoft, including the mailbox of someone who has left.',
      },
    ],
    software:
      "Yes: CaseWare, CCH iFirm and Taxprep, QuickBooks, Revit, AutoCAD, Deltek and Adobe. Models in a partner's " +
      "Autodesk account aren't yours to restore, so we export them.",
    questions: [
      {
        question: 'Can we restore one file ourselves?',
        answer:
          'Yes, from the version history. For older ones, send us the name and the date, and we restore it for you.',
      },
      {
        question: 'What does a bad week in April or before a tender look like?',
        answer:
          "We agree beforehand what comes back first, and don't change anything that can wait until your deadline has passed.",
      },
      {
        question: 'How much storage will we need?',
        answer:
          'We measure before we quote. Video and models are the large part, and not all of it needs the expensive kind.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'real-estate',
    lede: 'We copy trade records, leases, rent rolls and building drawings every day, in your offices and in your buildings.',
    steps: [
      {
        title: 'Records you must produce',
        description: 'Trade files and deposit records come first, with the retention period you set.',
      },
      {
        title: 'Rent and accounting',
        description: 'Yardi and Buildium have their own backups. We export what you would need if you lost access.',
      },
      {
        title: 'Building systems',
        description:
          'Door and camera settings often sit on one PC in a guard room. We image it, because the installer may be gone.',
      },
      {
        title: 'Site offices',
        description:
          'Files go to the shared library and not to the desk computer, so they are copied wherever the office moves.',
      },
    ],
    software:
      'Yes: Yardi Voyager, Buildium, brokerWOLF, Condo Control, Docusign and EntraPass. EntraPass needs a full image, ' +
      'since a reinstall may require the original installer.',
    questions: [
      {
        question: 'How long do you keep copies?',
        answer:
          'As long as you decide, for each kind of record. Ask your lawyer about a trade in dispute; we can freeze its copies.',
      },
      {
        question: 'An agent deleted a file. Can it be restored?',
        answer:
          'Yes, while a copy is kept: the deal library holds deleted files for the period you set, and mailboxes come from the daily copy.',
      },
      {
        question: 'What is handed over when a building is sold?',
        answer: 'The records of that building, in plain files with an index, and a note of what was erased afterwards.',
      },
    ],
  },
];
