import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const brampton: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'brampton',
    lede:
      'We look after logins, client documents and phones for Brampton brokers, lenders, insurance offices and ' +
      'advisors, with the help desk hours that you choose.',
    points: [
      'Clients can sign on their own phone, and the signed copy goes into their file by itself. We set that ' +
        "up, so your staff don't have to print and scan.",
      'People change their cellphone numbers often. We help you confirm a new number before any code is ' +
        "sent to it, so it's harder to pose as your client.",
      'Tell us ahead of time when a new broker or agent starts. We prepare the laptop, the email and the ' +
        'portal logins, so the first day can go to clients.',
      'We set up your client files to show when each document came in, and from whom. If a lender or an ' +
        'auditor asks about one, you can give the date.',
    ],
    local:
      "If you insure or finance Brampton's carriers, we help you import their fleet schedules at renewal " +
      'instead of typing them. Shippers can check a certificate of insurance at one address that you publish.',
    questions: [
      {
        question: 'Many of our clients come in the evening. Can we still get help?',
        answer: 'Yes. The Professional help desk answers until 7pm and the Enterprise help desk at any hour.',
      },
      {
        question: "Can you back up what's in our broker or lending software?",
        answer:
          "Yes, if it's on your own server. If it's hosted, we ask the vendor what it keeps, and export what " +
          "you'd need to carry on.",
      },
      {
        question: 'A lender sent us its security rules. Can you help?',
        answer:
          "Yes. We go through them with you, list what's already in place and price what's missing. " +
          "Enterprise includes this, and otherwise it's by the hour.",
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'brampton',
    lede:
      'We look after charts, phones and Wi-Fi for Brampton clinics, pharmacies, dental offices and care ' +
      'homes. Your staff call one number from any site.',
    points: [
      'We give each of your people one login that works at every site you run. Someone who fills in for a ' +
        "day doesn't have to borrow a colleague's.",
      'Tell us who is starting and who is leaving, and we set up or close email, chart access and phone ' +
        'together. Old logins are less likely to stay open.',
      'We set up your phone menu so that patients and families reach booking, prescriptions or billing ' +
        'directly. Your front desk has fewer calls to pass on.',
      'If your charts are hosted, we add a mobile backup line. You can go on working on an evening when the ' +
        "plaza's internet is down.",
    ],
    local:
      "If you train students from the medical school, we give them a guest network that doesn't lead to your " +
      'charts. You decide who gets more, and for how long.',
    questions: [
      {
        question: "We're open until nine. Who helps us after seven?",
        answer:
          "The help desk does, if you're on Enterprise. On the other plans, critical incidents reach the " +
          'emergency line.',
      },
      {
        question: 'Can the business next door see our network?',
        answer: "It shouldn't be able to. We trace the cables and make sure that you have a firewall of your own.",
      },
      {
        question: 'Does each of our sites need its own server?',
        answer:
          'Usually not. Your sites can share one server or a hosted chart over a protected link. We test the ' +
          'speed before you decide.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'brampton',
    lede:
      'We help Brampton law firms keep court dates, documents and client files in order, and we keep ' +
      'strangers out of your email.',
    points: [
      'We set up one calendar for court dates and deadlines, with reminders by text. When your clerk ' +
        "changes a date, your lawyer's phone shows it too.",
      "Disclosure may come with conditions. We record who has a copy and when it goes back, so you don't " +
        'have to search inboxes to show it.',
      'We set up your phones so that urgent calls reach a person and other messages arrive by email. That ' +
        "helps when a client can't leave a number, for example from custody.",
      'If clients send retainers by e-transfer, we set up a mailbox for that alone, with few readers. Ask ' +
        'your bank and the Law Society about trust money.',
    ],
    questions: [
      {
        question: "A video from the other side won't open. Can you help?",
        answer:
          'Usually, yes. We keep the viewers on one computer and convert a copy, so the original stays as it ' +
          'came.',
      },
      {
        question: 'Can paralegals and lawyers share a file?',
        answer: 'Yes, by matter. Each of them has a login of their own, and you can see who opened what.',
      },
      {
        question: 'Someone is sending emails in our name. What do you do?',
        answer:
          'We check first if a mailbox was opened or only your name was copied. Then we close the way in and ' +
          'tell you which messages were sent from it.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'brampton',
    lede:
      'On the line, in the warehouse and in the office, we keep the systems of Brampton manufacturers ready ' +
      'for your next shift.',
    points: [
      'If agency staff come in for a busy season, we prepare their logins and scanners before the first ' +
        'shift. We close them after the last one.',
      'A wrong label can send a shipment back. We set up your label software so that a second person checks ' +
        'a change before it prints.',
      "We keep time clocks, visitors' phones and office computers off the network that runs the line. A " +
        'problem with one of them is then less likely to reach production.',
      'If a line stands idle between contracts, we make a last backup and close the accounts on its ' +
        'computers. You can start it again from a state that worked.',
    ],
    local:
      'Brampton has many food and beverage plants. If rooms in yours are washed down, we use sealed devices ' +
      'there or none, and agree on each with your sanitation lead.',
    questions: [
      {
        question: 'Can we find a lot number within hours in a recall?',
        answer:
          'Yes, if the records in your ERP are complete. We test the export with you, from the live system ' +
          'and from the backup copy.',
      },
      {
        question: 'Do you support robots?',
        answer:
          'In part. We look after the network and the computers beside them. Programs and safety controllers ' +
          'stay with the builder and your safety lead.',
      },
      {
        question: 'We bought a used line. Is its computer safe?',
        answer: "Not until it's been checked. We copy it, scan it apart from your network and change its passwords.",
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'brampton',
    lede:
      'When your committee or staff change, your accounts and records should stay. We look after both for ' +
      'Brampton charities, agencies and places of worship.',
    points: [
      'Before an election or a handover, we list who controls your domain, website, bank login and video ' +
        'channel. The new people can start from that list.',
      'If you stream services or events, we reserve part of your internet line for the stream. Your phones ' +
        "and email keep working while it's on.",
      "If your address is confidential, as a shelter's is, we keep it out of Wi-Fi names, photos and " +
        "invoices. It's then harder to find by accident.",
      'We give student volunteers a short talk on privacy before their first login. They learn in plain ' +
        "words what they shouldn't share.",
    ],
    questions: [
      {
        question: 'What if two committees both claim the website?',
        answer:
          'We change nothing until your lawyer or your by-laws say who decides. Then access moves on one day, ' +
          'with a list.',
      },
      {
        question: 'Can we have training in Punjabi or Hindi?',
        answer:
          'With your help, yes. We write it in plain words with examples from your work, so that someone on ' +
          'your side can give it in either language.',
      },
      {
        question: "Our member list is on a volunteer's home computer. Can you move it?",
        answer:
          'Yes. We move it with the volunteer to storage that belongs to the organization, and you check the ' +
          'list before the home copy goes.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'brampton',
    lede:
      "Brampton's professional firms work with other people's papers. We help you collect them safely, keep " +
      'clients apart and find a document again.',
    points: [
      'We set up a folder and an upload link for each of your clients. A receipt sent from a phone lands ' +
        "there, and the link doesn't show other clients.",
      'You may hold social insurance numbers and passports for payroll or applications. We limit them to ' +
        'the people who need them and give you the list.',
      'If your tax, design or billing software stops, we call its vendor and follow up. Your people can do ' +
        'other work instead of waiting on hold.',
      'A regulator may ask you for a whole client file. Immigration consultants, for example, answer to ' +
        'their own College. We keep papers and email together, so you can hand it over.',
    ],
    local:
      "If you work for Brampton's carriers, their electronic logs already hold the kilometres. We help you " +
      'get an export, so nobody has to type them.',
    questions: [
      {
        question: 'Can one office serve clients in three languages?',
        answer: 'Yes. Phone menus, forms and messages can be in each of them, and one schedule serves all.',
      },
      {
        question: 'Can our people work on client papers at home?',
        answer:
          'Yes, on laptops that we manage. Files open through a protected login and stay in your system, so ' +
          'nothing has to be printed or carried.',
      },
      {
        question: "We're small and growing. Which plan should we start with?",
        answer:
          'Essential, if you rarely need a visit. On Professional we also come to you, and set up new staff ' +
          'the same day. You can move up when you need it.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'brampton',
    lede:
      'We set up email, files and site networks for Brampton brokerages, landlords, property managers and ' +
      'developers, so your records stay when people move on.',
    points: [
      "We give your agents the brokerage's email address on the first day. When an agent leaves, the client " +
        'list and the messages stay with you.',
      'We sort leases, licences and inspection papers by unit or property. When a renewal comes up, your ' +
        'staff find the papers in one folder.',
      'With you, we write one fixed form for deposit instructions that everyone uses. A buyer or tenant is ' +
        'then more likely to notice a message that looks different.',
      'When you open another office, we copy the setup of the first. People can sit down at either one and ' +
        'start working.',
    ],
    local:
      "If you lease out truck yards, trailers can block a camera's signal. We plan a radio link that clears " +
      'them, with lightning protection on the poles.',
    questions: [
      {
        question: 'Can you restore what an agent took along?',
        answer:
          "Yes, if it was on the brokerage's systems. A personal mailbox is out of our reach, so we start by " +
          "moving your agents to the brokerage's email.",
      },
      {
        question: 'Can we see who was at a gate or a door last night?',
        answer:
          'Yes, if your system keeps the record. We look after the network and the time it shows, and the ' +
          'installer looks after the cameras.',
      },
      {
        question: "Some of our agents aren't good with computers. Will you help them?",
        answer:
          "Yes, if they're on your plan. They call the help desk, and we look at the screen together with " + 'them.',
      },
    ],
  },
];
