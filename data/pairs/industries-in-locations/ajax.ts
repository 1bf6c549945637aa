import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const ajax: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'ajax',
    lede: 'Ajax planners and mortgage brokers serve commuters in the evening, so secure logins and shared queues matter more than office hours.',
    points: [
      'Set the working hours of alerts to yours, because a login from home after supper is normal in this business.',
      'Agents who ride the GO train themselves approve deals on the way; privacy screens and managed phones belong to that habit.',
      'Ask your lender platform how it removes an agent who left, and write that step beside your own list.',
      "Workshop owners phone with a new hire's benefits details; offer them a form, since such calls are never recorded well.",
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'The owner does compliance and IT alone. What can be handed over first?',
        answer:
          'Hand over updates, device lists and account changes, because these repeat every week and leave a record. Decisions about clients, ' +
          'retention and reports to FSRA stay with you. The monthly report shows what was done on your behalf.',
      },
      {
        question: 'How should a mortgage team share one inbox without sharing a password?',
        answer:
          'As a shared mailbox: each person signs in under their own name, and replies show who wrote. Categories mark new, waiting and ' +
          'funded deals. If an agent leaves, you remove one person and nobody else has to change anything.',
      },
      {
        question: 'What is a sensible first step for a brokerage of five?',
        answer:
          'Turn on multi-factor sign-in for mail and lender portals, and move passwords from the notebook into a shared vault. Then test ' +
          "whether last month's files can be restored. All three cost more attention than money.",
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'ajax',
    lede: 'IT support for the clinics on Harwood Avenue South, dental offices in Pickering Village and new practices near Taunton Road.',
    points: [
      'Hospital results reach the EMR through a named mailbox or feed, and someone must notice if a Tuesday brings none.',
      'House practices have one electrical panel for kettle and X-ray; ask an electrician before you add a server.',
      'A queue message that gives hours, directions and the prescription line answers a surprising share of calls by itself.',
      'Chiropractors and dentists under one roof may share a router, but each custodian needs a separate locked network.',
    ],
    pointServices: [
      ['cloud-migration', 'network-management', 'it-consulting'],
      ['data-backup', 'network-management', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'network-management', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our practice is in an old house. Can it have reliable Wi-Fi?',
        answer:
          'Yes, with cable to one access point on each level and a dry place for the main equipment. Thick walls and lath block signals, so ' +
          'we measure in every treatment room before drilling and hide cables along the trim.',
      },
      {
        question: 'Hospital results reach patients before us. How should we prepare our phones?',
        answer:
          'Add a menu choice for results, a message that gives your usual reading time, and a callback list that nurses share. We set up the ' +
          'queue and show your manager how to change the greeting alone.',
      },
      {
        question: 'How do we start small and add rooms later?',
        answer:
          'Choose a switch with spare ports, pull two cables to each future desk and use the same computer model throughout. A new room then ' +
          'needs furniture and a patch cord. One prepared spare on your shelf covers the day a nurse starts.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'ajax',
    lede: 'Small Ajax law firms get their server out of the basement, tablet signings in the evening and scans filed by matter.',
    points: [
      'Photograph the basement rack today with its cables and labels, because the insurer will want to know what was there.',
      'Separated couples may share a phone plan or a tablet, so ask where messages may be sent before sending any.',
      'A brick house with three storeys takes one wired access point for each floor, placed away from the chimney.',
      'An articling student shared by two small practices needs two accounts, since a conflict check has to stay honest.',
    ],
    pointServices: [
      ['data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'What does a sole practitioner in Ajax need at minimum?',
        answer:
          'Two computers that can replace each other, practice software in the cloud, a backup tested by opening a file, and multi-factor ' +
          'sign-in for mail and bank. A written page tells your assistant whom to call when you are in Oshawa.',
      },
      {
        question: 'Can clients sign in the evening without staff present?',
        answer:
          'A tablet with an electronic signature service lets you witness what the law allows and files the copy by itself. Some documents ' +
          'still need ink. Test the printer before staff go home, since help desk hours depend on your plan.',
      },
      {
        question: 'Who looks after our computers during a vacation?',
        answer:
          'The help desk does, and alerts keep coming to us. Before you leave, we test the out-of-office message, the forwarding number and ' +
          "your covering lawyer's limited access. It ends on the date you return.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'ajax',
    lede: 'Ajax manufacturers get documented machines, secure drawings and answers for strict aerospace and retail customers.',
    points: [
      'Machines bought at auction bring unknown computers along; scan and isolate each before it sees the shop network.',
      'Plating and paint lines keep exposure and waste records, which belong in the same backup as the order book.',
      "A plant office off Bayly should be able to print tomorrow's job travellers from last night's exported list.",
      'Ask the aerospace customer for its questionnaire in January, well before the purchase order depends on the answers.',
    ],
    pointServices: [
      ['cybersecurity', 'network-management', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
    ],
    questions: [
      {
        question: 'We have never had IT support. Where would you begin?',
        answer:
          'With a walk through the plant and a list: machines, their computers, who made them, what depends on them. Then come a tested ' +
          'backup and separate passwords. New equipment is the last topic and sometimes is not needed.',
      },
      {
        question: 'We bought a used machine with a computer. Is it safe to connect?',
        answer:
          'Not directly. We copy its disk first, scan it on an isolated bench and change its accounts. It then joins the machine network ' +
          "with access to one folder for programs, and the seller's remote tools are removed.",
      },
      {
        question: 'A retailer wants electronic orders. Is that a large project?',
        answer:
          'Volume decides. A web portal may do for ten orders a week; an EDI service linked to your accounting pays off above that. We ' +
          'compare the yearly costs and test one order with the retailer before launch.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'ajax',
    lede: 'Light, shared technology for Ajax charities that work from borrowed rooms and community centres.',
    points: [
      "Label the cupboard's laptops and list their numbers, since the community centre cannot tell yours from another group's.",
      "Heritage and carnival events sell tickets online; connect payouts to the association's account and never to a treasurer's own.",
      "Mentors who text with teenagers should do it from an organization's number, with messages a supervisor can review.",
      "When a referral leaves for another agency, note the family's consent with its date before the form is sent.",
    ],
    pointServices: [
      ['cybersecurity', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'Our computers were gifts and some cannot run Windows 11. What should we do?',
        answer:
          'Sort them into three: those that can be upgraded, those still useful offline, and those to recycle safely. Then price refurbished ' +
          'business laptops beside new ones. Learners do better on five good machines than on twelve tired ones.',
      },
      {
        question: "How should coaches keep children's documents?",
        answer:
          "Ideally they keep none. Parents upload birth certificates and checks to the association's registration system, and a registrar " +
          'marks them seen. The coach gets a list of names and emergency numbers, which disappears from the app after the season.',
      },
      {
        question: 'Our founder pays for everything with her own accounts. How can we untangle that?',
        answer:
          "Open accounts in the organization's name, then move one service a week: domain, mail, files, payroll, social media. Her phone " +
          'stays as a recovery option until the last. The board should minute who now holds each key.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'ajax',
    lede: 'Accountants, bookkeepers and engineers in Ajax get safer bank feeds, reliable QuickBooks files and quiet weeks at deadline time.',
    points: [
      'Collect business numbers when a subcontractor is first paid; a form with a check digit test catches most typing errors.',
      'Desktop company files on a cloud-synchronized folder can break, so host them properly or change to an online edition.',
      "Many banks offer bookkeepers a view-only role on a client's account; ask for it before anyone hands over a password.",
      "Permit drawings that live on one designer's laptop need an off-site copy, or a theft from the car repeats the work.",
    ],
    pointServices: [
      ['it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
      ['cybersecurity', 'cloud-migration', 'it-consulting'],
      ['cloud-migration', 'data-backup', 'it-consulting'],
    ],
    questions: [
      {
        question: 'We keep books for a hundred contractors. Whose software account should hold the data?',
        answer:
          "Preferably the contractor's own, with your practice invited as accountant. Then a change of bookkeeper moves no files and access " +
          'can be withdrawn on either side. List the exceptions, because an old desktop file always turns up in February.',
      },
      {
        question: 'Contractors send payroll changes by text at night. How should we treat them?',
        answer:
          'As requests, never as instructions. A new bank number or a new helper is confirmed by a call to the owner before pay day. Put the ' +
          'rule in your engagement letter, and nobody will take it personally.',
      },
      {
        question: 'Is it worth replacing the one fast computer with several ordinary ones?',
        answer:
          'For bookkeeping, yes: equal machines mean any seat can do any job. Keep a stronger one for drawings, if there are drawings. We ' +
          'set them up alike, with two screens each, and the old one becomes a spare.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'ajax',
    lede: 'Consistent records, mailboxes and ownership for Ajax condominium managers, landlords and brokerages with hundreds of small files.',
    points: [
      'A roof leak in a townhouse row concerns several owners, so keep phone numbers by block as well as by unit.',
      'Tenants of monthly bays come and go with their own routers; label the demarcation point and change gate codes each time.',
      "A buyer's lawyer is often in Toronto; agents should confirm deposit accounts by phone, using a number from the firm's website.",
      'Ten small boards mean ten annual meetings, and one electronic voting account with separate voter lists can serve them all.',
    ],
    pointServices: [
      ['it-consulting'],
      ['network-management', 'it-consulting'],
      ['cybersecurity', 'it-consulting'],
      ['cloud-migration', 'it-consulting'],
    ],
    questions: [
      {
        question: 'How do we send one notice to several small corporations without mixing them up?',
        answer:
          "With address lists that come from each corporation's own register and a template that names it in the heading. A second person " +
          'checks a sample before sending. Replies arrive in the mailbox of that corporation instead of a common pile.',
      },
      {
        question: 'Can bay tenants pay and report problems online?',
        answer:
          'Yes, through a simple portal from your property software or a payment company. We make sure that card and bank data stay with the ' +
          'provider and that requests reach the right person. Keep the phone number; some tenants prefer it.',
      },
      {
        question: 'First-time buyers ask whether our e-mails are real. How can we reassure them?',
        answer:
          'Tell each buyer at the first meeting how deposits are announced and that details never change by e-mail. Your domain gets ' +
          'protection against forgery. Print the office number on a card they can hold while they call.',
      },
    ],
  },
];
