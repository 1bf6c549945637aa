import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const ajax: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'ajax',
    lede: 'We look after logins, shared inboxes and records for Ajax planners, mortgage brokers and insurance offices, evenings included.',
    points: [
      'A login after supper is normal for you, so we set alerts to your hours and not to an office day.',
      'Agents who approve deals on the GO train get a privacy screen and a phone we manage.',
      'We ask your lender platform how it removes an agent who left, and add that step to your list.',
      "New hires' benefits details come by a form, since a phone call leaves no record.",
    ],
    questions: [
      {
        question: 'How can a team share one inbox?',
        answer: 'As a shared mailbox: each person logs in under their own name, and replies show who wrote.',
      },
      {
        question: 'The owner does compliance and IT alone. What can go first?',
        answer:
          'Updates, device lists and account changes. Decisions about clients, retention and reports to a regulator stay with you.',
      },
      {
        question: 'What is a good first step for a brokerage of five?',
        answer:
          'Multi-factor authentication (MFA) for mail and portals, a shared vault for passwords, and a test that ' +
          "last month's files come back.",
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'ajax',
    lede: 'We support Ajax clinics, dental offices, chiropractors and care homes, in old houses and new plazas.',
    points: [
      'An old house has one electrical panel for kettle and X-ray. Ask an electrician before a server is added.',
      'Results from the hospital come by a feed or a mailbox. We set an alert for a day without any.',
      'Two practices under one roof may share a line, and each gets its own locked network.',
      'Charts and images are copied outside the building, since a small office has no second room.',
    ],
    questions: [
      {
        question: 'Can our house have reliable Wi-Fi?',
        answer: 'Yes, with a cable to one access point on each level. We measure in every room before anyone drills.',
      },
      {
        question: 'How do we add rooms later?',
        answer: 'With spare ports, two cables to each future desk and one computer model throughout.',
      },
      {
        question: 'Do you support chiropractors and physiotherapists too?',
        answer: 'Yes, and care homes. Each practice gets logins per person and a backup that your staff have opened.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'ajax',
    lede: 'We support small Ajax law firms and sole practitioners, from the basement server to the evening signing.',
    points: [
      'We photograph a rack in the basement with its labels, and move it up or to the cloud with you.',
      'Separated couples may share a phone plan or a tablet. We help you ask where messages may be sent.',
      'In a brick house each floor gets a wired access point, away from the chimney.',
      'A student who works for two practices gets two accounts, so conflicts stay visible.',
    ],
    questions: [
      {
        question: 'What does a sole practitioner need at least?',
        answer:
          'Two computers that can replace each other, practice software in the cloud, a tested backup and MFA, ' +
          'which means a second step at login.',
      },
      {
        question: 'Can clients sign in the evening?',
        answer:
          'On a tablet, where the law allows it; some documents need ink. We test both before your staff go home.',
      },
      {
        question: "Who looks after things while I'm on vacation?",
        answer:
          "We do, in the hours of your plan. Before you go, we test forwarding, the out-of-office note and your colleague's access.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'ajax',
    lede: 'We support Ajax manufacturers, platers and machine shops, some of which have never had IT support.',
    points: [
      'A used machine brings an unknown computer. We copy and scan it on a separate bench before it is connected.',
      'Exposure and waste records of plating and paint lines are copied with the order book.',
      "Tomorrow's job travellers can be printed from last night's list if the system is down.",
      'Aerospace customers send a questionnaire. We go through it with you before an order depends on it.',
    ],
    questions: [
      {
        question: "We've never had IT support. Where would you begin?",
        answer:
          'With a walk through the plant and a list of machines and their computers. Then come a tested backup and separate passwords.',
      },
      {
        question: 'A retailer wants electronic orders. Is that large?',
        answer:
          'It depends on how many. For a few a week a web portal does; above that we compare the cost of an EDI service.',
      },
      {
        question: 'Do people on the floor need an account?',
        answer: 'Only those who log in themselves. A shared screen at a machine counts as a device and not as a user.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'ajax',
    lede: 'We support Ajax charities, clubs and associations that work from community centres, borrowed rooms and homes.',
    points: [
      'Laptops in a shared cupboard are labelled and listed. We can encrypt and copy them.',
      "Ticket income goes to the association's account and not to a treasurer's own. We set up the link.",
      "Mentors write to teenagers from the organization's number, with messages a supervisor can review.",
      "In borrowed rooms your people use a hotspot, so they don't depend on the host's Wi-Fi.",
    ],
    questions: [
      {
        question: 'Our computers were gifts. What should we do?',
        answer:
          'Sort them: those that run Windows 11, those that are useful offline, and those to recycle safely. Then price the rest.',
      },
      {
        question: 'Our founder pays for everything privately. How do we change that?',
        answer: 'One service a week: domain, email, files, payroll. Her phone stays as a way back until the last.',
      },
      {
        question: "Can coaches keep children's documents?",
        answer:
          'Better not. Parents upload them to the registration system, and coaches get names and emergency numbers only.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'ajax',
    lede: 'We support Ajax bookkeepers, accountants, engineers and designers, with bank feeds, company files and quiet deadlines.',
    points: [
      'A desktop company file in a synced folder can break. We host it properly or plan the online edition.',
      "Many banks offer bookkeepers a view-only role. We help you ask for it instead of a client's password.",
      'Business numbers are collected and checked when a subcontractor is first paid.',
      'Permit drawings on one laptop get a copy off site, in case it is stolen from a car.',
    ],
    questions: [
      {
        question: "Whose account should hold a client's books?",
        answer: "The client's own, as a rule, with your practice invited. Then a change of bookkeeper moves no files.",
      },
      {
        question: 'Payroll changes come by text at night. What do we do?',
        answer: 'Treat them as requests, and confirm a new bank account by calling the owner before pay day.',
      },
      {
        question: 'Is one fast computer better than several?',
        answer:
          'For bookkeeping, no: equal computers mean that any seat can do any job. Keep one strong one for drawings.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'ajax',
    lede: 'We support Ajax brokerages, condominium managers, landlords and builders, with many small files and few people.',
    points: [
      "Owners' phone numbers are kept by block as well as by unit, since one leak concerns several.",
      'Tenants of small bays bring routers of their own. We label where their line begins and yours ends.',
      "Agents confirm deposit accounts by phone, with a number from the law firm's website.",
      'Ten small boards get ten libraries and one way to vote, with separate lists of voters.',
    ],
    questions: [
      {
        question: 'How do we write to several corporations without mixing them up?',
        answer:
          "With lists from each corporation's own register, and a second person who checks a sample before sending.",
      },
      {
        question: 'Buyers ask whether our emails are real. What can we say?',
        answer: 'That bank details never change by email, and that they should call the number on your card.',
      },
      {
        question: 'Can bay tenants pay and report online?',
        answer: 'Yes, through a portal of your property software. Card data stays with the payment company.',
      },
    ],
  },
];
