import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const oakville: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'oakville',
    lede:
      'Your people should work as safely at home as at the office. We look after email, laptops and client ' +
      'files for Oakville financial firms.',
    points: [
      'We register the likeliest look-alikes of your domain name and watch for others. That makes it harder ' +
        'for a stranger to write to clients in your name.',
      "When a client's accountant or lawyer needs a statement, your staff can send a link that expires. We " +
        "set it up, and you can check what's still shared.",
      'Your managers may have to approve something while they travel. We set up their phones for it, so ' +
        'they follow the same approval rule as at the office.',
      'We update your laptops wherever they are, and tell you which ones are getting too old. People who ' +
        "work from home don't have to bring theirs in for it.",
    ],
    local:
      "If you manage family wealth, as many advisors downtown do, we keep each family's trust documents and " +
      'passports apart. Only the people you name can open them.',
    questions: [
      {
        question: "Who sees our clients' documents?",
        answer:
          'Only the people on your list. If a technician of ours has to open one, you ask for it first, and ' +
          'we record it.',
      },
      {
        question: "What can we do about fake instructions from a client's mailbox?",
        answer:
          'Confirm changes by phone, at a number you already have on file. We write that rule with you, check ' +
          'your own mailboxes, and keep the evidence.',
      },
      {
        question: 'Can you tell who logged in to a mailbox last month?',
        answer:
          'Yes, as far back as the logs go. We can keep them longer for you, so you can still answer a ' +
          'question that comes late.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'oakville',
    lede:
      'We help Oakville clinics, dental offices, care homes and other healthcare providers keep your patient ' +
      'information with the people who should see it.',
    points: [
      'If you take clinical photos, we set up an app that sends them straight to the chart. Your staff no ' +
        'longer have to keep them on their own phones.',
      'Imaging and treatment devices often come with remote support. We find out which vendor can connect ' +
        'and close that access between visits, so you know who was in.',
      'We give patients, residents and visitors a guest Wi-Fi of their own. They get the internet, and your ' +
        "staff's computers stay out of reach.",
      'If you send newsletters or offers, we keep that list in a separate system from your charts. You can ' +
        "then add patients only when they've agreed to it.",
    ],
    local:
      'Some of your doctors may also work at Oakville Trafalgar Memorial Hospital. The hospital looks after ' +
      'those logins, and we list which ones are yours to open and close.',
    questions: [
      {
        question: 'Can you replace our computers without closing for a day?',
        answer:
          'Yes, as a rule. We prepare each computer beforehand and swap it between appointments, or at an ' +
          'hour when the room is free.',
      },
      {
        question: "Can we see who opened a patient's chart?",
        answer:
          'Usually, if your chart software keeps that record. We give each person a login of their own, so ' +
          'the record shows who it really was.',
      },
      {
        question: 'What if a laptop with patient information is stolen?',
        answer:
          'Call us, and we lock its accounts and can erase it remotely. If its disk was encrypted beforehand, ' +
          'the data is hard to read. Ask your privacy officer what has to be reported.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'oakville',
    lede:
      'Your lawyers work at the office, at home and with clients. We help Oakville law firms keep files ' +
      'confidential and easy to reach in all three places.',
    points: [
      'We close sensitive files, such as an estate plan, a family matter or a merger, to everyone but the ' +
        'people working on them. You get the list of who can open each.',
      'If you receive thousands of pages of bank statements, we set up text recognition and page numbering. ' +
        'Your clerks can search them before disclosure.',
      'When you invite executors, accountants or the other side to shared documents, each invitation ends ' +
        "on a date. Old links don't stay open after the matter closes.",
      "For work at home, your lawyers get laptops that we manage. Drafts are saved in the firm's system, " +
        "and the family computer isn't needed.",
    ],
    local:
      "If your office is in one of Oakville's heritage houses, a radio link between floors can replace " +
      'drilling. We ask for permission before anything is mounted.',
    questions: [
      {
        question: 'Can partners print at home?',
        answer:
          "Yes, on a printer we manage. We can block the firm's files from printing anywhere else, so you " +
          'know where the pages are.',
      },
      {
        question: 'Do you look after a law firm in two buildings?',
        answer:
          'Yes. Both buildings get one network and one set of files, and we measure the line between them, so ' +
          "you know it's fast enough.",
      },
      {
        question: 'A client asks how we protect its documents. Can you help us answer?',
        answer:
          "Yes, we write the technical part with you, based on what's really set up. Enterprise includes it, " +
          "and otherwise it's by the hour.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'oakville',
    lede:
      'We keep the office, quality and shipping systems of Oakville manufacturers working, so you can ship on ' +
      'the day you promised your customer.',
    points: [
      "We keep the logins, browsers and certificates for your customers' portals up to date. An expired " +
        'certificate is then less likely to hold up an order.',
      'Quality records tend to spread over old servers and shared folders. We bring them together with ' +
        'their part numbers and check a sample, so you know where to look.',
      'Some of the drawings and tool data you hold belong to your customers. We list whose files are in ' +
        'which folder, so you can answer when a customer asks.',
      'If your main system stops, your dock still needs labels and lists. We set up another way to print ' +
        'them and test it with your shipping team.',
    ],
    local:
      "If you make automotive parts, as plants beside the QEW do, tell us when you're between two vehicle " +
      'programs. We replace old servers in that gap, when nothing has to ship.',
    questions: [
      {
        question: 'Will replacing our server stop production?',
        answer:
          "It shouldn't. We copy everything first, run a trial, and switch over at a time your plant manager " +
          'has agreed to.',
      },
      {
        question: 'Can you help before an IATF audit?',
        answer:
          'Yes. We follow one record with you from order to shipment, and write down each system it passes ' +
          'through and who can change it.',
      },
      {
        question: 'Do you work with our ERP vendor?',
        answer:
          "Yes. We call them about faults and updates and stay on it until it works. Your staff don't have to " +
          'pass messages back and forth.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'oakville',
    lede:
      'Donors trust you with their names and gifts. We help Oakville charities, foundations and associations ' +
      'protect that information, from the front desk to the board.',
    points: [
      "We limit who can open a donor's full record. If someone wants to stay anonymous, your reports can " +
        'show a number instead of a name.',
      'Board and committee members read their papers through a guest login with multi-factor authentication ' +
        '(MFA). You no longer email confidential files to personal addresses.',
      'If you hold fundraising events, we set up registration so that card data stays with the payment ' +
        "company. Afterwards, we help you delete guest details you don't need.",
      'If you count visits for a funder, as food programs often do, we help you choose simple software. ' +
        'Your staff then enter only what the funder needs.',
    ],
    questions: [
      {
        question: 'Can donors send us sensitive forms safely?',
        answer:
          'Yes, through an upload page on your website. A form for a gift of shares, for example, then ' +
          "doesn't pass through anyone's inbox.",
      },
      {
        question: 'Do board members need paid accounts?',
        answer:
          'Usually not. A guest login to the board site is enough for most of them, and it costs you less ' +
          'than a full licence.',
      },
      {
        question: 'Can we keep grant applications confidential?',
        answer:
          'Yes. Only the readers you name can open them, for viewing and until a date you set. You get the ' +
          'list of who opened what.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'oakville',
    lede:
      'Whatever your Oakville firm produces, from tax files to animation, we help you store it, protect it ' +
      'and get at it quickly.',
    points: [
      'We measure how much space your recent projects took, and plan storage from that. You pay for the ' +
        'fast kind only where current work needs it.',
      'When a job is finished, we move its files to slower storage, sorted by client and date. You can ' +
        'still find them when the client calls again.',
      'If you work on something confidential, such as an unreleased product or film, we can block copies to ' +
        "USB sticks and email. You can show the client how it's protected.",
      'Large models and company files can be slow from home. We let your people use the office computer ' +
        'remotely, so nothing has to be copied to a laptop.',
    ],
    local:
      'Near the border with Mississauga, we compare the carriers on both sides before you renew a line. If ' +
      'you take students from Sheridan College, their logins end with the placement.',
    questions: [
      {
        question: 'A client wants to audit our security. Can you help?',
        answer:
          "Yes. We go through the client's list with you, fix what's quick and price the rest. You decide " +
          "what's worth adding.",
      },
      {
        question: 'What if a long job fails overnight?',
        answer:
          'Our monitoring tells us when a computer stops, on every plan. On Enterprise the help desk can act ' +
          'at night, and otherwise we look at it in the morning.',
      },
      {
        question: 'Is a cloud drive enough as a backup?',
        answer:
          'Not on its own. A file deleted on one laptop disappears from the cloud too, so we keep separate ' +
          'copies that you can go back to.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'oakville',
    lede:
      'We help Oakville brokerages, property managers, landlords and developers keep listings, tenant files ' +
      'and board records private, and open to the people you choose.',
    points: [
      'We keep the photos, floor plans and videos of a new listing in a folder with named readers. The ' +
        'listing stays private until the date you set.',
      "Photo and video files are large. We upload yours from the office overnight, so the internet isn't " +
        'slow while your people are working.',
      'Buyers and tenants give you copies of their identification. We encrypt our backups of them, and only ' +
        'the people you name can ask for one.',
      "If you manage condominiums, we move minutes and records from personal email to the corporation's own " +
        'site. They stay when the board changes.',
    ],
    questions: [
      {
        question: 'Can agents use their own laptops?',
        answer:
          "Yes, for email and forms in the browser, with a protected login. Files stay in the brokerage's " +
          'systems, so you keep them when an agent leaves.',
      },
      {
        question: 'Who should have the passwords for smart locks and cameras in a staged home?',
        answer:
          'The owner. We help you set up access for showings that ends afterwards, so no agent keeps a ' + 'password.',
      },
      {
        question: 'How do new board members get the records?',
        answer:
          "With one invitation to the corporation's site. We end the old board's access the same way, so " +
          "there's less for you to keep track of.",
      },
    ],
  },
];
