import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const mississauga: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'mississauga',
    lede:
      'Your staff need their portals, records and email to get a renewal or a payment out. We look after ' +
      'all three, in one office or in several branches.',
    points: [
      "Some portals send their code to one person's phone. We list them with you and add a second " +
        "person where the portal allows it, so a vacation doesn't stop renewals.",
      'If you have several branches, they can share one phone system. When one desk is busy, the call ' +
        'rings at another, and fewer callers give up.',
      'If FSRA regulates you, one set of evidence on suppliers, backups and access serves several of ' +
        "its questions. We keep it together, so you don't start over with each form.",
    ],
    local:
      'If you finance freight around Pearson, we write a rule with you for new remittance details, with ' +
      "a signed notice and a call. One convincing email then isn't enough to redirect a payment.",
    questions: [
      {
        question: 'Can a small brokerage afford this?',
        answer: 'Yes. Plans start at five people, and a single service, such as backup, can be bought on its own.',
      },
      {
        question: 'Do you set up new branches?',
        answer:
          'Yes. We order the internet line first, and then prepare laptops, phones and access. You get ' +
          'one list with all the dates.',
      },
      {
        question: 'What happens when a broker or an advisor leaves us?',
        answer:
          'The records stay with you. On Professional and Enterprise, we close the logins the same day, ' +
          'and the mailbox and files go to the person you name.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'mississauga',
    lede:
      'At one address or at several, we support your clinic, dental office or care home with one number ' +
      'to call and a login for each person.',
    points: [
      'If a doctor, hygienist or nurse works at two of your sites, we set up one login for the schedule ' +
        'and the charts at both. They can start with the first patient.',
      "We put kiosks and check-in screens on a network that doesn't lead to the charts, so a screen in " +
        "the waiting room isn't a way in.",
      'Students and residents come on known dates. Send us their names, and we have a login ready for ' +
        'each of them.',
      'If you take images or scans, we ask the vendor how long a full restore takes and put the answer ' +
        'into your recovery plan. You know what to tell patients on a bad day.',
    ],
    local:
      'In some medical buildings here, the landlord resells the internet. We find out who repairs it on ' +
      'a Saturday, so you know before a full clinic loses the line.',
    questions: [
      {
        question: 'Can patients check in in their own language?',
        answer: 'Yes, if your kiosk software offers it. We set it up and also try it with the internet off.',
      },
      {
        question: 'Do you support several clinics as one?',
        answer: 'Yes. All your sites share one plan and one list of devices, and we know each of them when you call.',
      },
      {
        question: 'Can we keep large images on site?',
        answer:
          'Yes, beside the machine that made them, with a second copy elsewhere. Your charts and email ' +
          'can still move to the cloud.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'mississauga',
    lede:
      'Clients send you passports, contracts and bank statements. We help you receive them safely, and ' +
      'keep your lawyers working at their desks or away from them.',
    points: [
      'If you do family or immigration work, your files hold the identity papers of whole families. We ' +
        "set a date with you on which drafts and copies are deleted, so there's less to steal.",
      'We set up your practice software so that notice and limitation dates also show in a second ' +
        "calendar. A date then doesn't depend on one person.",
      'For small matters in large numbers, good scanning saves time. We set up templates, so your ' +
        "clerks can file a document without retyping what's on it.",
    ],
    local:
      'With Pearson next door, your lawyers may fly often. We can give them a laptop without client ' +
      'files for the flight, and they open the files over a protected login after the border.',
    questions: [
      {
        question: 'Can clients send us documents safely?',
        answer:
          "Yes, by an upload link that expires. Passports and bank statements then don't pile up in your mailbox.",
      },
      {
        question: 'Can our lawyers work at home without copies on the family computer?',
        answer:
          'Yes. They use an office laptop, or log in to a desktop at the office, and the documents stay ' +
          "in the firm's own system.",
      },
      {
        question: 'Can interpreters join a client meeting online?',
        answer: "Yes, in a meeting that only invited people can enter. It isn't recorded unless you say so.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'mississauga',
    lede:
      'We look after the computers in your office, on your floor and in your warehouse. If your quality ' +
      'department has to approve a change, we wait for it.',
    points: [
      "If you have shutdown weeks, they're booked far ahead, so we put switches and cabling on the list " +
        "early. Your lines don't have to stop a second time for us.",
      "If a scanner or a label printer breaks, a spare that we've already set up takes over. Shipping " +
        'goes on while the broken one is at the maker.',
      'Orders can come with security clauses, as those from aerospace prime contractors do. We read ' +
        'them with you before you accept, so you know what they will cost.',
    ],
    local:
      'If you make medicines in Meadowvale, your validated computers change only by your change ' +
      'control. We prepare the paperwork, and your quality department signs.',
    questions: [
      {
        question: 'Can you store our controlled drawings?',
        answer:
          "No. We don't store controlled drawings; your designated official decides where they are kept " +
          'and who may open them.',
      },
      {
        question: 'Who helps our night shift?',
        answer:
          'On Enterprise, the help desk does, at any hour. On the other plans, the emergency line takes ' +
          'critical incidents at night.',
      },
      {
        question: 'What do you need to work in a clean area?',
        answer:
          'Your rules and a date. Our technicians follow your gowning and escort rules, or your staff ' +
          'are our hands while we watch on video.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'mississauga',
    lede:
      'We keep your front desk, your program staff and your people off site working, and help you show ' +
      'each funder what its money paid for.',
    points: [
      'Each funder may want to see different records. We set up folders by project for the agreement, ' +
        'the budget and the evidence, so a report takes less searching.',
      'When counsellors, teachers or students on placement leave, we compare the logins with the list ' +
        "you send us. They can't open client files after they've gone.",
      'If you work in gyms, schools or other borrowed rooms, we set up forms that work offline and send ' +
        'later. Nobody has to type them a second time.',
      'For meetings with an interpreter by video, we set up a quiet desk with a headset and a tested ' +
        "line. It's easier for your clients to follow the conversation.",
    ],
    questions: [
      {
        question: 'Do you know iCARE?',
        answer:
          "Yes. It's the government's system, and its help desk answers for it. We keep the computers, " +
          'browsers and logins that you use for it working.',
      },
      {
        question: 'Some of our computers were donated. Will you support them?',
        answer:
          'Yes, those that still get security updates. For the others, we give you a list with a date ' +
          'and a price for each replacement.',
      },
      {
        question: 'Can we share offices with another agency?',
        answer:
          'Yes, with a network, printers and files of your own. We ask the other agency who runs what, ' +
          'and write it down.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'mississauga',
    lede:
      'We help your people share large files with clients and partners, here or abroad, and keep the ' +
      'computers and accounts in your office in order.',
    points: [
      'A new project may mean several new people in a month. We order laptops and licences from one ' +
        'list, so they can start on client work instead of waiting for a computer.',
      "When bank details on a supplier's invoice change, a second person should compare them. We set up " +
        'that step with you, so a forged invoice is more likely to be caught.',
      'If you collect résumés, tax papers or identification, we set a date with you on which copies ' +
        'expire. You have less to protect.',
    ],
    local:
      'Some buildings in Sheridan Park were made as laboratories. We ask the landlord before we add a ' +
      "rack or an antenna, so your move isn't held up by a missing permission.",
    questions: [
      {
        question: 'Can we work with partners abroad on one project?',
        answer:
          'Yes, in a workspace with named guests and an end date. If export rules apply, as they may to ' +
          'nuclear design data, ask your counsel first. We show you which region holds the files.',
      },
      {
        question: 'Do you answer at night for projects in other time zones?',
        answer: 'Yes, on Enterprise, where the help desk answers at any hour.',
      },
      {
        question: 'How large can a file be that we send to a client?',
        answer:
          'Much larger than email allows. We set up a link that names the recipient and stops working ' +
          'on a date you choose.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'mississauga',
    lede:
      'For your people in the office, on the road and on site, we keep leases, listings and building ' +
      'networks in order.',
    points: [
      "Renewal dates often sit in one person's spreadsheet. We help you move them to a system that also " +
        "reminds a colleague, so a renewal isn't missed during a vacation.",
      'When a sales centre or a rental office closes, we hand over its cameras, tablets and mailing ' +
        "lists item by item. Buyers' details don't stay behind on a forgotten tablet.",
      'If you manage condominiums, we test the fob reader and the emergency phone on the lowest garage ' +
        "level after each network change. Your residents shouldn't be the ones who find the fault.",
    ],
    local:
      'A warehouse near the airport can stand empty between tenants, and its alarms still need a line. ' +
      'We agree with you on who keeps it until the next lease.',
    questions: [
      {
        question: 'Can agents sign on their phones?',
        answer: 'Yes. We set up the signing app and keep the signed copy in the deal file.',
      },
      {
        question: 'Who looks after the network of a building?',
        answer: 'We do, if you like. Your contractors keep doors and cameras, and one drawing shows who does what.',
      },
      {
        question: 'Can tenants and clients reach us if our office loses power?',
        answer:
          'Yes, with an internet phone system that also rings on cellphones, and email in the cloud. We ' +
          'try it with you before you need it.',
      },
    ],
  },
];
