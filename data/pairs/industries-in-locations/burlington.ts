import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const burlington: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'burlington',
    lede:
      'Your advisors, brokers and back office can work from Burlington or from home. We look after their ' +
      'laptops, email and records the same way in both.',
    points: [
      'We keep statements and disclosures for the period you set. Once a year we try the search with you, ' +
        'so you know that it finds what a reviewer asks for.',
      "We set up a portal or an expiring upload link for your clients' tax slips. Your staff don't have to " +
        'look for them in personal inboxes.',
      'We rehearse a day with you on which nobody can get to the office. Your people learn how phones, ' +
        'portals and signatures work from somewhere else.',
      'For each person, we list the portals they can log in to. When someone joins or leaves, you have one ' +
        'list to work through.',
    ],
    local:
      "When the Skyway or the QEW is closed, some of your staff may not get in. With laptops and phones we've " +
      'prepared, they can look after clients from home.',
    questions: [
      {
        question: 'Do you have to visit us often?',
        answer:
          'No. Most of your work is on accounts and laptops, which we look after remotely. Visits are ' +
          'planned, so you know when someone is coming.',
      },
      {
        question: 'Can you support our Hamilton branch too?',
        answer:
          'Yes, remotely and on the same plan. Ask us about visits there, because Burlington is the western ' +
          'edge of the area we serve.',
      },
      {
        question: 'Can our compliance officer see who has access to what?',
        answer:
          'Yes. We prepare a dated list of people, mailboxes and folders, and close what your compliance ' +
          "officer crosses off. On Enterprise it's kept ready for an audit.",
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'burlington',
    lede:
      'When a screen freezes between two appointments, your staff call us and we find the cause. We look ' +
      'after charts, computers and backups for Burlington healthcare providers.',
    points: [
      'If your charts are on your own server, our data backup copies them every night. Your staff open a ' +
        "restored chart with us, so they've seen that the copy works.",
      'We set up your rooms and sites alike. Someone who moves between two of them has one login and finds ' +
        'the same chart, phone and printer.',
      'We keep a spare switch and a page of instructions at your site. With us on the phone, your staff can ' +
        'often replace a broken one themselves.',
      'Tell us before you sign a lease, and we ask which internet lines reach the building. You find out ' +
        'early if your charts and phones will work there.',
    ],
    local:
      'Some of your clinicians may also see patients at Joseph Brant Hospital. If your software allows it, we ' +
      'set up a secure way to open your own schedule from there.',
    questions: [
      {
        question: 'Our server is getting old. Do we have to move to the cloud?',
        answer:
          'No. We ask your software vendor what it supports, and compare a new server with a hosted chart. ' +
          'You see what each would cost.',
      },
      {
        question: 'Can payment terminals share our internet line?',
        answer:
          'Yes, on a separate part of the network. Your terminals, your imaging and your guests then have no ' +
          'path to one another.',
      },
      {
        question: "What do we do if charts won't open in the morning?",
        answer:
          "Call us first. We find out if it's the computer, the line or the vendor. How you see patients in " +
          'the meantime is agreed with you beforehand.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'burlington',
    lede:
      'We help Burlington law firms get through hearings, closings and ordinary days, with a spare ready for ' +
      "the things you can't do without.",
    points: [
      'We keep closed files encrypted, with the destruction date your firm has set. Before anything is ' +
        'erased, you get the list to approve.',
      'When payment instructions change, a second person in your office confirms them by phone. We help you ' +
        'write that rule, and mark email that comes from outside.',
      'Your clerks can have the same laptop, login and phone at home as at the office. Clients reach them ' +
        'at the number they know.',
      "We prepare a new clerk's or student's email, practice software and files from one form. The first " +
        "morning isn't spent waiting for a password.",
    ],
    local:
      'For hearings in Hamilton or Milton, we test a laptop and a hotspot with you the day before. In an older ' +
      'building on Brant Street, we check the carriers before you rely on a second line.',
    questions: [
      {
        question: 'Can Teraview run on a second computer?',
        answer: 'Yes, and we test it before you need it. Each person keeps their own login.',
      },
      {
        question: 'Can we keep paper files off the premises?',
        answer:
          "That's your decision, with the Law Society's rules in hand. We scan them to a searchable place and " +
          'keep the index, so you can still find a document.',
      },
      {
        question: 'What if something fails on a closing day?',
        answer:
          'Call us. On Professional you get a first response to a critical issue within ' +
          '{plans.professional.responseTime}, and on Enterprise within {plans.enterprise.responseTime}. Give ' +
          'us your closing dates, and we keep updates away from them.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'burlington',
    lede:
      'We look after the office, the network and the shop-floor computers of Burlington manufacturers, and ' +
      'help you keep older equipment in use safely.',
    points: [
      "Some computers can't be replaced, because a machine or a test bench depends on them. With our data " +
        'backup, we copy the whole disk, keep a spare and tell you when parts get scarce.',
      'You get one list of your shop-floor computers with age, spare parts and what the maker says. You can ' +
        'plan replacements instead of being surprised by them.',
      'If you weigh or label on the line, we set it up to work without the internet. A dropped connection ' +
        "then doesn't stop your packing.",
      'We leave a card at the network cabinet that says what to check and who to call. Your night shift can ' +
        'try the simple things right away.',
    ],
    questions: [
      {
        question: "We're in the Controlled Goods Program. Can your technicians see our drawings?",
        answer:
          "No. We don't store controlled drawings; your designated official decides where they are kept and " +
          'who may open them.',
      },
      {
        question: 'Who helps the night shift?',
        answer:
          "The help desk does, if you're on Enterprise. On the other plans, a critical incident reaches the " +
          'emergency line, and everything else waits for the help desk.',
      },
      {
        question: 'Only one of our employees knows our systems. Can you take over from them?',
        answer:
          'Yes. We sit down with that person and write down the computers, logins and vendors. Then we test ' +
          "the notes while they're still with you.",
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'burlington',
    lede:
      'We help Burlington charities, associations and agencies make the most of the computers you have, at ' +
      'the office, at events and at home.',
    points: [
      "If a computer was donated, we check if it runs Windows 11. When it doesn't, we tell you honestly " +
        "what it's still good for.",
      'We give your volunteers separate accounts with an end date. When they leave, your files stay with ' +
        'you and their own things stay with them.',
      'With our data backup, we copy donor lists and receipts every day, and the copies stay in Canada. If ' +
        'someone deletes a list by mistake, we can bring it back.',
      'Several people can answer a shared address, such as one for donations. We set it up so that nobody ' +
        'has to pass a password around.',
    ],
    local:
      'If you hold outdoor events by the lake, we put your card readers on a mobile modem and test the signal ' +
      'on the spot. Staff who also work in Hamilton keep one login for both places.',
    questions: [
      {
        question: 'We have one paid person. Is a plan too much?',
        answer:
          'Probably. Plans start at {plans.essential.minUsers} users, so single services or help by the hour ' +
          'suit you better.',
      },
      {
        question: 'Who do our volunteers call for help?',
        answer:
          'Us, if they have an account on your plan. If you prefer, you can name one coordinator who collects ' +
          'the requests.',
      },
      {
        question: 'Can the board see that backups work?',
        answer:
          'Yes. Once a quarter you get one line with the date of the last restore test, written so that your ' +
          'treasurer can use it.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'burlington',
    lede:
      'We keep your files and email within reach in the office and in the field, for Burlington accountants, ' +
      'engineers, planners and consultants.',
    points: [
      "If your crews take tablets into the field, we set them to sync as soon as they're back on good " +
        "Wi-Fi. Each day's work then has a second copy.",
      "For people who travel, we set up laptops with mobile data built in. They don't depend on a client's " +
        'Wi-Fi or the internet at home.',
      'We give each project or engagement one place with its own list of readers. A new colleague finds the ' +
        'current version without asking around.',
      'We set up your meeting room and test a video call with someone outside. You can start a client ' +
        'meeting on time instead of looking for a cable.',
    ],
    local:
      'Between the QEW and the lake, internet lines differ from street to street. Before you rent, we find ' +
      'out what reaches that address.',
    questions: [
      {
        question: 'Can we open large survey or drawing files from home?',
        answer:
          'Often, through a remote desktop to your office. We test it with your largest file before you ' + 'decide.',
      },
      {
        question: 'What happens to our data if a tablet is lost in the field?',
        answer:
          'What has been synced is safe. We can encrypt the tablet beforehand and erase it remotely, so the ' +
          'rest is hard to read.',
      },
      {
        question: 'Our clients want their data kept in Canada. Is that possible?',
        answer:
          'Yes, for Microsoft 365, Azure and our backups. We list each of your other tools with its region, ' +
          'so you can answer the client.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'burlington',
    lede:
      'Leases, deposits and building systems all pass through your office. We keep them in order and ' +
      'protected, for Burlington brokerages, managers, landlords and builders.',
    points: [
      'We agree with you on one way to announce deposits, confirmed by phone. Your clients can tell sooner ' +
        "when an email doesn't look right.",
      'Each building or condominium corporation gets a library of its own. If the management changes, you ' +
        'can hand its records over complete.',
      'Your superintendents and leasing staff can find a lease on their phone, in the browser. We set it up ' +
        'for reading only, so nothing is changed by accident.',
      'Shops and restaurants in your building may order their own internet. We label each line and keep ' +
        'yours for doors and cameras, so a fault is easier to trace.',
    ],
    local:
      'Buildings by the lake need outdoor equipment that stands wind and moisture. We choose antennas made ' +
      'for it, and ask your camera installer to do the same.',
    questions: [
      {
        question: 'Can we reach building systems from home?',
        answer:
          "Yes, through a protected login. If a camera is open to the internet, that's the first thing we " + 'close.',
      },
      {
        question: 'We take over the management of a building next month. What do you do?',
        answer:
          'We list its devices, passwords and internet contract with the former manager. On the day you take ' +
          'over, we change the passwords.',
      },
      {
        question: 'What happens to our records if we change our property software?',
        answer:
          'They should stay readable. Before the old software is switched off, we export leases, ledgers and ' +
          'documents, and you check a sample.',
      },
    ],
  },
];
