import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const vaughan: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'vaughan',
    lede:
      'We protect the mailboxes and records behind your payments, and give your clients a safe way to ' +
      'send you identification and statements.',
    points: [
      'Clients like to send identification by text or email. We set up an upload link that expires, so ' +
        "copies don't stay in a personal inbox.",
      "Some files come back every year, such as policies, surety or bonding. We keep last year's set " +
        "where your staff can find it, so they don't have to ask the client twice.",
      'We list with you who can reach the bank and the lender portals, and close what is no longer ' +
        'needed. If you hold money for others, as mortgage administrators do, we start there.',
    ],
    local:
      'If you lend to builders here, construction draws are large and fall on few days. We set up two ' +
      'accounts for them, so a second person releases each payment.',
    questions: [
      {
        question: 'How should we confirm a new bank account?',
        answer:
          'By phone, at a number you already have. We write the rule on one page with you and test it ' +
          'before the next large payment.',
      },
      {
        question: "Can you work with our lender's systems?",
        answer:
          'Yes. We keep your side ready, which means accounts, codes, browsers and the internet address ' +
          'they may ask for.',
      },
      {
        question: 'Can clients or investors see their statements online?',
        answer:
          'Yes, in a portal where each sees only their own. We test that with two sample accounts before it opens.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'vaughan',
    lede:
      'We look after the computers, tablets and logins in your clinic, dental office or care home, and ' +
      'help you plan a new one from the first drawing.',
    points: [
      'Staff who cover for a colleague often borrow a login. We make it quick to give them one of their ' +
        'own, so your access records stay right.',
      'Devices such as hearing or lung-function testers store results on themselves. With our data ' +
        "backup service, we copy those every day, so they're still there if a device breaks.",
      "If you do occupational health, we keep patients' and employers' records apart, with separate " +
        'logins and exports. An employer sees only what you release.',
    ],
    local:
      'Clinics that open near the hospital may move into an unfinished unit. We draw the data outlets ' +
      "together with the plumbing, so you don't have to open finished walls later.",
    questions: [
      {
        question: 'When should we call you about a new unit?',
        answer:
          'Before the drawings are final. We order the internet line first, then plan the outlets, and ' +
          'then the equipment.',
      },
      {
        question: 'We use every room all day. When would you replace our computers?',
        answer:
          'After your last patient, a few rooms at a time. In the morning, your staff find their own ' +
          'icons and the right printer.',
      },
      {
        question: 'Can patients fill in forms on a tablet?',
        answer:
          "Yes, if your EMR or form software offers it. We keep the tablet on a network that doesn't " +
          'lead to the charts.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'vaughan',
    lede:
      'We get your practice software, email and internet line ready for the days that count, from a real ' +
      'estate closing to a date in court.',
    points: [
      'Before a clerk goes on vacation, we try Teraview and your other software on a second computer. ' +
        'Whoever fills in can start right away.',
      'Photos that clients send by chat lose their original details. We set up an upload link that ' +
        'keeps them, so you have the file as it was taken.',
      'If you close many deals on one day, a second person should compare the amounts with your list. ' +
        'We set up both logins, so a wrong figure is more likely to be seen.',
    ],
    local:
      'If you act for builders and contractors here, you work with lien dates. We set up your practice ' +
      'software to show them in a second calendar, so a colleague sees them too.',
    questions: [
      {
        question: 'What if the internet fails on a closing day?',
        answer:
          'Your spare line takes over, if you have one. We test it with your clerk beforehand, with ' +
          'Teraview and the bank open.',
      },
      {
        question: 'How do you take over from our current IT provider?',
        answer:
          'Step by step, while you keep working. We collect passwords, licences and contracts, and our ' +
          'people are bound to confidentiality in writing.',
      },
      {
        question: 'Do you help us keep evidence, such as photos and video?',
        answer:
          'Yes, with storing it. We keep originals once, make copies for work and log who opened what. ' +
          'What counts as evidence is your decision.',
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'vaughan',
    lede:
      'When a machine computer, a label printer or the ERP stops, your shift is waiting. We get you going ' +
      'again, and plan updates for hours you choose.',
    points: [
      'When someone who knows every machine retires, we go around with them first and write down each ' +
        'computer, its software and its vendor. The next person can start from that list.',
      'We keep the released version of each cutting file or recipe where your operators can find it, so they ' +
        "don't have to wait for the designer.",
      'Many shops quote from a spreadsheet. With our data backup, we copy yours like the ledger, so a damaged ' +
        "file doesn't hold up the next quote.",
    ],
    local:
      'If you take over the unit next door in Concord or Woodbridge, we plan one network and one ' +
      "internet contract for both. You don't pay twice, and people can sit in either unit.",
    questions: [
      {
        question: 'Can you work while our machines run?',
        answer: 'In the office, yes. On the floor, we agree on a pause with your supervisor, and on who stops what.',
      },
      {
        question: 'Our CNC software is tied to one computer. What can we do?',
        answer:
          'Copy it before it fails. We make a full image of the disk, ask the vendor about moving the ' +
          'licence and put a replacement date into your plan.',
      },
      {
        question: 'Do you replace the support of our ERP vendor?',
        answer:
          'No, the vendor supports the software itself. We look after the server, computers and logins ' +
          'around it, and open the case with the vendor for you.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'vaughan',
    lede:
      'You give us your calendar with holidays and events, and we plan our work in your office, school or ' +
      'residence around it.',
    points: [
      "If there are days on which your staff don't use computers, planned work keeps clear of them. " +
        'Alarms go to a contact who can answer that day.',
      'At the start of a school or program year, we import new families or members from one list and ' +
        "close last year's accounts. You begin with lists that are right.",
      'If you run a lottery or a draw, we set up one place for the licence, the ticket records and the ' +
        'deposits. Your report afterwards takes less searching.',
      'In a group home, we give residents a Wi-Fi of their own and keep medication records on a ' +
        'separate, locked network. Residents can go online without reaching them.',
    ],
    questions: [
      {
        question: 'We run events with borrowed laptops. Is that safe?',
        answer: "Yes, if they're wiped before and after. We can also keep a small set ready for you.",
      },
      {
        question: 'Do volunteers need a licence each?',
        answer:
          'Often not, if they only read a schedule. We count who writes documents, and check which ' +
          'nonprofit licences you can get.',
      },
      {
        question: 'Will the bill surprise our board?',
        answer:
          "It shouldn't. A plan has one monthly price per person, and we quote hardware, licences and " +
          'projects separately before you decide.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'vaughan',
    lede:
      "We give your people the same files in the office, at a client's and in the field, and keep changes " +
      'away from your deadlines.',
    points: [
      'When a colleague is away, someone else should be able to answer the client. We set up one place ' +
        'per client for files and email, so they can see what was agreed.',
      'Municipal portals want fixed sizes and formats. If you submit drawings to one, we test a ' +
        "submission with you, so you don't find out on the day it's due.",
      'Some records stay useful for generations, as those of surveyors do. We note the format and ' +
        'software version beside each one, so it can still be opened.',
      'If you film by drone, upload speed matters more than download. We order your line for that, so ' +
        'sending a day of video takes less of the next one.',
    ],
    local:
      'If you work for contractors and builders here, their holdback dates fill your calendar too. Tell ' +
      "us the dates, and our changes wait until they're over.",
    questions: [
      {
        question: 'Can field crews upload from their trucks?',
        answer: 'Yes, over mobile data, to one folder for each job. Large files wait for the office line.',
      },
      {
        question: 'How do you protect a laptop that leaves the office?',
        answer:
          "We can encrypt it, set it to lock itself and erase it remotely. If it's stolen, a stranger " +
          "can't simply open it.",
      },
      {
        question: 'Who has our files if an employee leaves?',
        answer:
          "You do, if they're in your own storage and not in a personal account. We move them there " +
          'together with the person.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'vaughan',
    lede:
      'We support your agents, site offices and property managers, with email that is harder to fake and ' +
      'files the whole team can find.',
    points: [
      'If you build homes, a missed Tarion notice can cost compensation. We set up your dates so that ' +
        'more than one colleague is reminded.',
      'Homeowners and tenants send photos of what needs fixing. We set up one inbox where each comes ' +
        "with its unit number, so your staff don't sort them by hand.",
      'In plazas, tenants order their own internet. We keep your building controls on a network of ' +
        "yours, so a tenant's change doesn't switch them off.",
      'If you show homes on touch screens, we keep them updated and away from your contracts. A spare ' +
        'is ready for a busy weekend.',
    ],
    local:
      'On a new street here, your site trailer may need internet before the street has it. We connect ' +
      'it by mobile data, if there is signal at the lot.',
    questions: [
      {
        question: 'Our sales office moves every year. What stays the same?',
        answer: 'Your phone numbers, files and equipment. We pack the set, test it and open it again at the next site.',
      },
      {
        question: 'Can you stop fake deposit emails?',
        answer:
          'Not all of them. We make email in your name harder to forge and mark outside messages. The ' +
          'phone call before a transfer remains the real protection.',
      },
      {
        question: 'Can our agents and site staff use their own phones?',
        answer:
          'Yes, for email, forms and photos in a managed app. When they move on, you remove your data, ' +
          'and the rest of the phone stays as it is.',
      },
    ],
  },
];
