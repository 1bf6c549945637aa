import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const pickering: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'pickering',
    lede:
      'We look after email, records and video meetings for Pickering financial firms, and write down what ' +
      'your regulator, carriers or lenders may ask about.',
    points: [
      "If your clients can't take calls at work, we set up secure messages that wait for them. They log in " +
        'and answer after the shift.',
      'Your clients can book a time online without seeing the rest of your calendar. We set up the page, ' +
        'and you spend fewer calls on finding a date.',
      "Before a form goes out, a second person can compare it with the client's signed instructions. We set " +
        'up that step with you, so a mistake is easier to catch.',
      'We set up a portal for large statements and keep them there for the period you choose. You can check ' +
        'later what was sent, and when.',
    ],
    local:
      'Closing dates of new homes in Seaton may move, and payment details are then sent again. If you arrange ' +
      'mortgages there, we help you confirm each change by phone.',
    questions: [
      {
        question: 'Are three people enough for a plan?',
        answer:
          'Not quite, because plans start at {plans.essential.minUsers} users. You can buy single services, ' +
          'such as cybersecurity and backup, on their own.',
      },
      {
        question: 'Can two advisors share an assistant?',
        answer:
          "Yes. The assistant sees both calendars, and each advisor's client files stay apart unless you " +
          'decide otherwise.',
      },
      {
        question: 'A carrier asks how our office is secured. What can we send?',
        answer:
          'A short description with your list of devices and the dates of your restore tests. We write it ' +
          'with you, and you sign it.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'pickering',
    lede:
      'We look after computers, charts and phones for Pickering healthcare providers. With you, we plan for ' +
      "growth, a move or a day you can't open.",
    points: [
      'Every spring we send a test referral with you to each hospital you work with. If a number or a route ' +
        'has changed, you find out in time.',
      'If you have to close for a day, your staff can open the schedule elsewhere and forward the phones. ' +
        'We rehearse it with you and leave the steps on paper.',
      'When you add rooms or a unit, we plan the cables, the Wi-Fi and the same kind of computer for each ' +
        'desk. Your staff can sit down at any of them.',
      'If several practices share your floor, each gets a network of its own. Your charts then stay out of ' +
        "the neighbours' reach.",
    ],
    local:
      'In a new Seaton unit, fibre may arrive after you do. We test a mobile connection with your charts ' +
      'until then, and suggest asking for a date in the lease.',
    questions: [
      {
        question: 'Is a hosted chart safe to use in a new building?',
        answer: 'Yes, if you have a second line. Without one, we suggest waiting with the move.',
      },
      {
        question: 'Can we send referrals without a fax machine?',
        answer:
          'Often, yes. It depends on who receives them, so we list where yours go and move those that can be ' +
          'sent another way.',
      },
      {
        question: 'What do you prepare when someone new joins us?',
        answer:
          'A login, email, chart access and a place to print. Send us the form with the start date, so they ' +
          'can begin with patients or residents on time.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'pickering',
    lede:
      "We help Pickering law firms get through busy days, with documents you can find, software that's looked " +
      "after and backups you've seen work.",
    points: [
      'When many closings fall on one day, your clerks need one checklist that everyone sees. We set it up ' +
        'in the software you already have.',
      'We keep your templates in one place, with versions and one person who approves a change. Nobody has ' +
        'to guess which one is current.',
      'If you handle injury files, medical images need a viewer. We install it on your laptop and try it ' +
        'before the mediation.',
      'Signing services send codes by text. We add a cellphone number to your intake form, so you have it ' +
        'before the day of the signing.',
    ],
    local:
      'If you act for suppliers of the nuclear stations, their contracts may forbid storage abroad. We ' +
      'confirm where each of your tools keeps its copies.',
    questions: [
      {
        question: 'Can closings go on if one computer fails?',
        answer:
          'Yes, if a second one can do the same work. We set it up with your closing software and test it ' +
          'with your clerk.',
      },
      {
        question: 'Can clients sign from a building site or after a shift?',
        answer:
          'Often, through a signing service with a code to their phone. Your lawyers decide which papers ' +
          'still need ink.',
      },
      {
        question: 'How do we know that our files can be restored?',
        answer: 'You see it done. You pick an old file, and we bring it back with you and open it on your screen.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'pickering',
    lede:
      'Years after a part has shipped, your customer may ask how it was made. We keep the records and the ' +
      'computers of Pickering manufacturers ready for that.',
    points: [
      'We agree with your quality manager how long each kind of record is kept. Every year we open some of ' +
        'the old ones, so you know that they still work.',
      'If you keep inspection computers offline, results leave on one virus-scanned USB stick or by a ' +
        'one-way transfer. Each use is logged, in case an auditor asks.',
      'Temporary inspectors and contract staff get accounts that close with the contract. Each opens only ' +
        'what the task needs, so you have less to explain to a customer.',
      'Before we replace a computer, we run the new one beside the old one. Your people switch when both ' +
        'give the same result.',
    ],
    local:
      'If you supply the nuclear stations, we make your supplier certificates searchable by heat and lot. You ' +
      'can answer sooner when a buyer asks about a suspect item.',
    questions: [
      {
        question: 'How long do you keep records of your work?',
        answer: 'As long as your quality manager agrees with us. Nuclear customers may expect decades.',
      },
      {
        question: 'Our ERP is slow. Can you help?',
        answer:
          'Yes. We measure the computers, the network and the server first. If the cause is in the ERP ' +
          'itself, we take the figures to its vendor.',
      },
      {
        question: 'Do we need a certificate for our IT?',
        answer:
          "Only if a customer asks for one. We read the clause with you and list what's in place and what's " +
          'missing.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'pickering',
    lede:
      'Your people may work in an office, a hall or outdoors. We set up shared files, phones and tablets for ' +
      'Pickering charities, associations and agencies.',
    points: [
      "If your staff take notes in the field, a tablet keeps them until there's signal and then sends them. " +
        'We can encrypt it for the time between.',
      'Employers that match gifts ask for clean names, dates and receipt numbers. We check your list and ' +
        'the form with you, so fewer claims come back.',
      'Some records have to stay readable for decades, such as counts of plants or birds. If you keep any, ' +
        'we export them every winter to a simple format.',
      'In a basement with concrete walls, the shared Wi-Fi may not reach you. We test a portable mobile ' +
        'router there, and you use whichever works better.',
    ],
    local:
      'If you serve Ajax as well as Pickering, you may have rooms and grants from two municipalities. We set ' +
      'up one calendar that shows who pays for what.',
    questions: [
      {
        question: 'Can two small charities share one plan?',
        answer:
          'No, each has its own agreement and its own data. What you share, such as a phone system, we split ' +
          'on paper first.',
      },
      {
        question: 'Can donors and clients be in one database?',
        answer: 'Yes, with strict roles, but two are better. We show you both before you choose.',
      },
      {
        question: 'A coordinator is leaving. How do we keep what they know?',
        answer:
          'We list their mailboxes, files and logins with them before the last day. Then we hand each one ' +
          'over to the person you name.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'pickering',
    lede:
      'We help Pickering engineers, planners, accountants and consultants keep one current version of each ' +
      'file, and open old work when you need it.',
    points: [
      "Two people shouldn't change the same document without knowing it. We set up check-out or versions in " +
        'your system, so you see who has it.',
      'If your reports have to be reviewed, we set up the system so that someone other than the author ' +
        'approves each one. You have the record afterwards.',
      'You may have to run an old calculation again one day. We store the installer and the licence beside ' +
        'the results, so you still can.',
      "When your people work on a client's site for weeks, we give them a security key. They log in with it " +
        "and aren't asked for a code every day.",
    ],
    local:
      'If your office is near the GO station, your people may work on the train. We test their laptops on ' +
      'mobile data, so they can open files there too.',
    questions: [
      {
        question: 'Can you keep old software running?',
        answer:
          "Yes, often for years, on a separate computer without internet. We tell you when it's time to " +
          'convert the files.',
      },
      {
        question: 'How do we send files that are too large for email?',
        answer: 'Through a portal with named recipients and an end date. You can see who has fetched them.',
      },
      {
        question: "Our client's site has its own security rules. Do you follow them?",
        answer:
          'Yes. Send us the rules, and we set up the laptops your people take there to match. If something ' +
          "can't be met, you hear it beforehand.",
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'pickering',
    lede:
      'We get your offices and buildings online and keep deal, tenant and owner records together, for ' +
      'brokerages, landlords, managers and builders in Pickering.',
    points: [
      "We put sales staff and visitors on separate networks. On a busy opening day, your contracts don't " +
        "compete with your guests' phones.",
      'When a contractor installs something in your building, we ask for labels and photos in one shared ' +
        "album. The next person doesn't have to guess.",
      'We can set up one phone number for all your sites. Calls ring where someone is, so tenants and ' +
        "buyers don't have to try several numbers.",
      'If an office closes for winter, as at a marina, we help you store the router, the disk and the ' +
        'payment device. You can open again in spring with less trouble.',
    ],
    local:
      "A new street in Seaton can be missing from the carriers' maps. We order your internet with the plan " +
      'number and coordinates, so the carrier can find the lot.',
    questions: [
      {
        question: 'How soon can a sales or rental office have internet?',
        answer: "Within days on mobile data, if there's signal. We test it on the spot before you plan the opening.",
      },
      {
        question: 'Who owns the wiring in our building?',
        answer:
          "Your leases and the carrier's agreement say so. We draw what is there, so you can ask about a " +
          'particular cable.',
      },
      {
        question: 'Can our people see only their own project?',
        answer:
          'Yes. We set access by project or building, and change it when you tell us that someone moves to ' +
          'another one.',
      },
    ],
  },
];
