import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const dataBackup: ServiceInIndustry[] = [
  {
    service: 'data-backup',
    industry: 'financial-services',
    lede:
      'When a regulator asks for an old record, you need to find it. We copy your client files and email every day ' +
      'and keep them as long as you decide.',
    steps: [
      {
        title: 'Email first',
        description:
          "Your clients' instructions and approvals are in your email. We copy mailboxes outside Microsoft 365 from the " +
          'first day, so a deleted message can be brought back.',
      },
      {
        title: 'Client folders',
        description:
          'We copy statements, ID and disclosures next, and encrypt them. You get a list of who can restore them, so ' +
          'you know who could see a copy.',
      },
      {
        title: 'Retention',
        description:
          'You name the period for each kind of record, and we set it. We also write down who may change it, so a ' +
          "record isn't erased early by mistake.",
      },
      {
        title: 'A search test',
        description:
          'You pick a client from years ago, and we bring back the file. We write down how long it took, so you know ' +
          'what to expect when a request comes.',
      },
    ],
    software:
      'Yes. We plan backups for Croesus, NaviPlan, Applied Epic, Filogix Expert, Maximizer and others. Where the ' +
      "vendor hosts one, we tell you what the vendor backs up and copy what it doesn't.",
    questions: [
      {
        question: "Doesn't Microsoft back up our email?",
        answer:
          'Not unless you pay for it. Deleted mail can usually be brought back for 14 days, or up to 30. After ' +
          'that you need a copy of your own.',
      },
      {
        question: "Can we bring back last year's version of a document?",
        answer: 'Yes, if versions are kept. We keep them as long as you ask, which helps when a wording is disputed.',
      },
      {
        question: 'Who can restore client data?',
        answer:
          'Only two people whom you name can ask for it. We record each restore with its reason, and you can have the ' +
          'list for an audit.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'healthcare',
    lede:
      'We copy your charts, schedules and scans every day. Each quarter your staff can open a restored sample, so ' +
      'you know that the copy works.',
    steps: [
      {
        title: "Today's schedule",
        description:
          'After a failure you first need to know who is coming in or who needs care. We copy the schedule and make ' +
          'sure you can print it.',
      },
      {
        title: 'The chart',
        description:
          'If the chart is on your own server, we copy it every night. If a vendor hosts it, we find out what the ' +
          'vendor keeps and for how long.',
      },
      {
        title: 'Scans and images',
        description:
          "We copy each scan to a second place the day it's taken. A failed drive then shouldn't mean calling a patient " +
          'back.',
      },
      {
        title: 'A restore you can see',
        description:
          "Your staff open a restored chart and scan in their own software and tell us what's missing. In tests of our " +
          'own we use made-up patients.',
      },
    ],
    software:
      'Yes. OSCAR Pro, TELUS PS Suite, Accuro, ABELDent and PointClickCare are among those we plan backups for. ' +
      "Imaging software often keeps studies in its own folder, so we check after every update that they're still " +
      'copied.',
    questions: [
      {
        question: 'How long are our records kept?',
        answer:
          "You set the period by the rule that binds you, such as your college's, and the longest one wins. Ask your " +
          'college or lawyer about a special case.',
      },
      {
        question: 'How fast can we see patients again?',
        answer:
          'Within the hours we agree with you in writing and measure in a test. A schedule and a read-only chart come ' +
          'back first.',
      },
      {
        question: 'Are the copies encrypted?',
        answer: "Yes, before they leave your building. They're stored in Canada, and we record who holds the key.",
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'legal',
    lede:
      'We make a daily copy of your matters, mailboxes and trust ledger. Then we open and print samples, so you ' +
      'know that what comes back can be used.',
    steps: [
      {
        title: 'Trust and accounting',
        description:
          'We copy PCLaw or your other accounting system every day, and once more at month-end, when you reconcile. ' +
          'Your bookkeeper then has a copy of each month as it was reconciled.',
      },
      {
        title: 'Matters and email',
        description:
          'We copy documents, versions and mail filed by matter together. When you need a matter back, its file and its ' +
          'correspondence still agree.',
      },
      {
        title: 'Disclosure and evidence',
        description:
          "Large files from other parties often can't be downloaded twice. We make a second copy when they arrive, so " +
          "you don't have to ask again.",
      },
      {
        title: 'Destruction dates',
        description:
          'Our copies follow your retention schedule and are erased when their period ends. Tell us of an undertaking ' +
          'to delete before we set that period.',
      },
    ],
    software:
      'Yes. We plan backups around Clio, PCLaw, Unity, iManage Work, DivorceMate and others. For cloud software we ' +
      "make an export that you own, so you don't depend on the vendor alone.",
    questions: [
      {
        question: 'Can we restore one matter without the rest?',
        answer:
          'Yes. You name the matter and the date, and we bring it back beside the current one, so nothing is ' +
          'overwritten.',
      },
      {
        question: 'Can old closed files still be opened?',
        answer:
          'Usually, and we test some every year. We convert formats that are dying out while the software still exists.',
      },
      {
        question: 'Who can read our privileged files in the backup?',
        answer:
          'As few people as the work allows, and their access is recorded. The copies are encrypted, and our people are ' +
          'bound to confidentiality in writing.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'manufacturing',
    lede:
      'A failed disk can stop a line. We copy your ERP, drawings and machine programs, and each quarter we start ' +
      'sample copies to see that they work.',
    steps: [
      {
        title: 'Orders and labels',
        description:
          'Without ERP data and label formats, nothing leaves your dock. We copy them first, so you can ship again ' +
          'before the rest is back.',
      },
      {
        title: 'Machine computers',
        description:
          'We take a full copy, called an image, of each controller computer. If its disk dies, you swap it instead of ' +
          "waiting for the machine's builder.",
      },
      {
        title: 'Programs and drawings',
        description:
          'We copy CNC, PLC and CAD files with their revisions. After a restore, your operators still know which ' +
          'revision to run.',
      },
      {
        title: 'Shipping by hand',
        description:
          'We write down with you how to ship for an hour on paper. Your dock can keep working while we restore.',
      },
    ],
    software:
      'Yes. We copy the data of ERPs such as Epicor Kinetic, SYSPRO or Business Central with their labels. ' +
      'SOLIDWORKS PDM is copied with its revisions, and Mastercam with its posts. Before we image a FactoryTalk ' +
      'computer, we ask the builder.',
    questions: [
      {
        question: "Can you back up a machine that's 20 years old?",
        answer:
          'Often, yes. We copy its disk to a spare one while the line is down, and test the spare in the machine.',
      },
      {
        question: 'How long would we be down?',
        answer:
          "As long as we've agreed with you for each system. We test that figure, and tell you if the present setup " +
          "can't reach it.",
      },
      {
        question: 'Can backups slow down production?',
        answer:
          "Not if they're timed well. We run them between shifts or copy only the changes. If a machine network is too " +
          'slow for that, we copy on the weekend.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'nonprofit-organizations',
    lede:
      'Receipts, donor lists and case notes are hard to rebuild. We back yours up every day, and tell your board ' +
      'each quarter whether the last test worked.',
    steps: [
      {
        title: 'Donor or member database',
        description:
          "We keep a copy of it outside the vendor's system. You can recover from a bad import, or take your data along " +
          'if you change software.',
      },
      {
        title: 'Receipts and books',
        description:
          'We keep the copies in Canada, for the periods that apply to you. When your auditor asks for an earlier year, ' +
          'it can be restored.',
      },
      {
        title: 'Case files',
        description:
          'If you keep notes about clients, they get a copy and a key of their own. Only the few people on your list ' +
          'may ask for a restore.',
      },
      {
        title: 'Laptops',
        description:
          "Files kept only on a laptop aren't copied with the rest. We find them and move them to the shared drive, so " +
          'a lost laptop costs you less.',
      },
    ],
    software:
      "Yes. For Raiser's Edge NXT, DonorPerfect, CanadaHelps, EMHware, Sage 50 and others, we tell you who backs " +
      'them up today. It may be the vendor, us or nobody yet, so you know what we should copy.',
    questions: [
      {
        question: 'A volunteer deleted the wrong folder. Can you get it back?',
        answer:
          "Yes, while a copy from before is kept. Call or email us with the folder's name and roughly when you last saw " +
          'it.',
      },
      {
        question: 'Do we have to buy hardware?',
        answer: 'Often not. If everything is in Microsoft 365 or Google, we copy it from one cloud to another.',
      },
      {
        question: 'What do we tell a funder who asks about backups?',
        answer:
          'You send one paragraph and a dated test record, both from us. You can paste them into the application.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'professional-services',
    lede:
      "Lost work is time you can't bill. We copy your current projects and your archive, and test that files open " +
      'in the software that made them.',
    steps: [
      {
        title: 'Current work',
        description:
          'We copy open projects and engagements during the day as well as at night. If something fails in the ' +
          "afternoon, you don't have to start again from last night's copy.",
      },
      {
        title: 'The archive',
        description:
          'We read your old drives and discs once, check them and store the files where you can search them. You can ' +
          'answer a former client from your desk.',
      },
      {
        title: 'Earlier versions',
        description:
          "When someone saves over the good version, we bring back yesterday's beside it. You can compare the two and " +
          'keep what you need.',
      },
      {
        title: 'Microsoft 365',
        description:
          'We copy mail, Teams and SharePoint outside Microsoft. That includes the mailbox of a person who has left, in ' +
          'case a client asks about it later.',
      },
    ],
    software:
      'Yes. We plan backups for CaseWare, CCH iFirm and Taxprep, QuickBooks, Revit, AutoCAD, Deltek and others. ' +
      "Models in a project partner's Autodesk account aren't yours to restore, so we export them for you.",
    questions: [
      {
        question: 'Can we restore one file ourselves?',
        answer:
          'Yes, from the version history. For an older one, send us the name and the date, and we restore it for you.',
      },
      {
        question: 'What happens if something fails before a deadline?',
        answer:
          "We restore first what the deadline needs, in an order agreed with you beforehand. What can wait isn't " +
          'changed until the deadline has passed.',
      },
      {
        question: 'How much storage will we need?',
        answer:
          'We measure it before we quote. Video and models are the large part, and not all of it needs the expensive ' +
          'kind.',
      },
    ],
  },
  {
    service: 'data-backup',
    industry: 'real-estate',
    lede:
      'Your deal files, your leases and the computers that run your doors need a copy elsewhere. We make one every ' +
      'day and test that it comes back.',
    steps: [
      {
        title: 'Records you must produce',
        description:
          'We start with trade files, deposit records and leases, and set the retention period you choose. When an ' +
          'inspector or a lender asks for one, you can find it.',
      },
      {
        title: 'Rent and accounting',
        description:
          "Yardi and Buildium have backups of their own. We also export what you'd need if you lost access, so you " +
          "aren't left without your figures.",
      },
      {
        title: 'Building systems',
        description:
          'Door and camera settings often sit on one computer in the building. We take a full copy of it, because the ' +
          'installer may be gone when its disk fails.',
      },
      {
        title: 'Site and rental offices',
        description:
          'We set up their computers to save to the shared library. The files are then copied wherever the office ' +
          'moves.',
      },
    ],
    software:
      'Yes. Yardi Voyager, Buildium, brokerWOLF, Condo Control and EntraPass are among the systems we look at. An ' +
      'EntraPass computer gets a full image, since a reinstall may require the original installer.',
    questions: [
      {
        question: 'How long do you keep copies?',
        answer:
          'As long as you decide, for each kind of record. Ask your lawyer about a trade or a lease in dispute, and we ' +
          'can freeze its copies.',
      },
      {
        question: 'Someone deleted a file. Can it be restored?',
        answer:
          'Yes, while a copy is kept. The deal library holds deleted files for the period you set, and mailboxes come ' +
          'from the daily copy.',
      },
      {
        question: 'What is handed over when a building is sold?',
        answer:
          'The records of that building, which we put into plain files with an index. You also get a note of what was ' +
          'erased afterwards.',
      },
    ],
  },
];
