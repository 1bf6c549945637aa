import type { IndustryInLocation } from '../../rules/schema/pair.ts';

export const ajax: IndustryInLocation[] = [
  {
    industry: 'financial-services',
    location: 'ajax',
    lede:
      'We take over the IT that someone at your Ajax brokerage, practice or insurance office does on the ' +
      'side, from logins to record keeping.',
    points: [
      'We set up a shared inbox that several of your people answer, each under their own name. You can see ' +
        'who wrote what, and nobody shares a password.',
      'We ask each lender or carrier platform how it removes someone who has left, and add that step to ' +
        'your list. Old logins are then less likely to stay open.',
      "If your people work in the evening, we set login alerts to those hours. You're warned about a " +
        'strange login and not about a colleague who works late.',
      "We tell you which computers can't run Windows 11 and plan their replacement with you. Client files " +
        'then move off machines that no longer get updates.',
    ],
    questions: [
      {
        question: 'Our owner does compliance and IT alone. What can go to you first?',
        answer:
          'Updates, device lists and account changes. Decisions about clients, retention and reports to a ' +
          'regulator stay with you.',
      },
      {
        question: "What's a good first step for an office of five?",
        answer:
          'Multi-factor authentication (MFA) for email and portals. After that come a shared vault for ' +
          "passwords and a test that last month's files can be restored.",
      },
      {
        question: 'Do we have to change the software we use?',
        answer: 'No. We support what you have, and tell you if a version no longer gets updates.',
      },
    ],
  },
  {
    industry: 'healthcare',
    location: 'ajax',
    lede:
      'You may have nobody on staff for IT. We look after charts, computers and Wi-Fi for Ajax clinics, ' +
      'dental offices, chiropractors, physiotherapists and care homes.',
    points: [
      'With our data backup, your charts and images are copied to a place outside the building. After a leak or ' +
        'a break-in, you still have a copy to work from.',
      "Your staff call us about the printer and the scanner as well as the chart. They don't have to find " +
        'out first which company is responsible.',
      'If another practice shares your building, each gets its own locked network. You can still share one ' +
        'internet line and split the bill.',
      'If patients or families fill in forms online, we check where the answers go and who can read them. ' +
        'You know what to say when someone asks.',
    ],
    local:
      'We set an alert for any day without results from the Lakeridge Health hospital, if they reach you by a ' +
      'feed or a mailbox. You can look into a gap before a patient asks.',
    questions: [
      {
        question: 'Can we add rooms later?',
        answer:
          'Yes. We leave spare ports in the cabinet and use one model of computer throughout, so a new room ' +
          'is quick to equip.',
      },
      {
        question: "We're in an old house. Should we put in a server?",
        answer:
          'Perhaps not. Ask an electrician first what the circuits can take. We compare the server with a ' +
          'hosted chart, so you can choose.',
      },
      {
        question: 'Do you teach our staff about fake emails?',
        answer:
          'Yes. Professional and Enterprise include phishing tests and short security training for all your ' +
          'staff.',
      },
    ],
  },
  {
    industry: 'legal',
    location: 'ajax',
    lede:
      "While you're with a client, someone should watch over your computers. We do that for Ajax law firms, " +
      'along with files, phones and email.',
    points: [
      'We set up two computers that can stand in for each other. If one breaks before a closing, you carry ' +
        'on at the other.',
      'In a family matter, a couple may share a phone plan or a tablet. We help you ask each client where ' +
        'messages may be sent.',
      'Students and temporary clerks get an account of their own. If one of them also works for another ' +
        'practice, your files stay out of it.',
      'With our data backup, we copy your matters and email every day, and bring one back with you as a test. ' +
        "You've then seen that the copy can be used.",
    ],
    local:
      'If your server is in the basement of an old house in Pickering Village, we copy it first. Then we help ' +
      'you move it upstairs or to the cloud.',
    questions: [
      {
        question: 'What does a sole practitioner need at least?',
        answer:
          'Two computers that can replace each other, practice software in the cloud, a tested backup and ' +
          'multi-factor authentication (MFA). Plans start at five users; if you practise alone, you can buy ' +
          'backup, cybersecurity or consulting by itself.',
      },
      {
        question: 'Can clients sign in the evening?',
        answer:
          'Yes, on a tablet, where the law allows it. Some documents need ink, and we test the tablet before ' +
          'your staff go home.',
      },
      {
        question: "Who looks after things while I'm on vacation?",
        answer:
          'We do, on a plan and in its hours. Before you go, we test forwarding, the out-of-office note and ' +
          "your colleague's access.",
      },
    ],
  },
  {
    industry: 'manufacturing',
    location: 'ajax',
    lede:
      'We support Ajax manufacturers, including shops that have never had an IT provider, and start with what ' +
      'would stop you from shipping.',
    points: [
      'Your quotes, job sheets and prices may be on one office computer. We move them to shared storage ' +
        "with a daily copy, so you don't depend on that computer.",
      "We set up your list of jobs so that it can be printed from last night's copy. If the system is down " +
        'in the morning, your people still know what to make.',
      "A forged invoice can look just like your supplier's email. We mark mail from outside and agree with " +
        'you on a phone call before new bank details are used.',
      'If you keep process records, such as those for exposure or waste on a plating line, our data backup ' +
        'copies them with your orders. You have both when someone asks.',
    ],
    questions: [
      {
        question: "We've never had IT support. Where would you begin?",
        answer:
          'With a walk through the plant and a list of machines and their computers. Then come a tested ' +
          'backup and separate passwords.',
      },
      {
        question: 'A retailer wants to send us electronic orders. Is that a big project?',
        answer:
          'It depends on how many there are. For a few a week, a web portal is enough. Above that, we compare ' +
          'the cost of an EDI service with you.',
      },
      {
        question: 'Does everyone on the floor need an account?',
        answer:
          'No, only those who log in themselves. A shared screen at a machine counts as a device and not as a ' +
          'user.',
      },
    ],
  },
  {
    industry: 'nonprofit-organizations',
    location: 'ajax',
    lede:
      'With or without an office, your Ajax charity, club or association needs email, files and laptops it ' +
      'can rely on. We set them up and look after them.',
    points: [
      "If your laptops are kept in a shared cupboard or at people's homes, we label and list them. We can " +
        'encrypt them too, so a missing one does less harm.',
      "Money from tickets and registrations should go to the association's own account. We set up the " +
        "payment link, so it doesn't pass through a treasurer's.",
      "If your mentors or coaches write to teenagers, we set up the organization's number for it. A " +
        'supervisor can review the messages.',
      "For borrowed rooms, we give your people a hotspot that we've tested. They can start work without " +
        'asking the host for a password.',
    ],
    questions: [
      {
        question: 'Our founder pays for everything personally. How do we change that?',
        answer:
          "One service a week. Domain, email, files and payroll move to the organization. The founder's phone " +
          'stays as a way back in until the last one has moved.',
      },
      {
        question: "Can coaches keep children's documents?",
        answer:
          'Better not. Parents upload them to the registration system, and your coaches see only names and ' +
          'emergency numbers.',
      },
      {
        question: 'None of us is technical. Will we understand you?',
        answer:
          'Yes. We use plain words, look at your screen with you and leave a page of notes for the next ' + 'person.',
      },
    ],
  },
  {
    industry: 'professional-services',
    location: 'ajax',
    lede:
      'We look after the files, software and logins of Ajax bookkeepers, accountants, engineers, designers ' +
      'and consultants, so you can get on with client work.',
    points: [
      'A QuickBooks Desktop or Sage 50 company file can break in a synced folder. We host it properly or ' +
        'plan the move to the online edition with you.',
      "If you keep clients' books, many banks offer a view-only role. We help you ask for it, so you don't " +
        "have to hold a client's password.",
      'Your only copy of a drawing or a report may be on one laptop. Our data backup copies it off site, in ' +
        'case the laptop is stolen from a car.',
      'We set up equal computers, so any of your people can do any job at any desk. If you draw or model, ' +
        'we keep a stronger one for that.',
    ],
    local:
      "Many contractors in the construction trades work in Ajax. If they're your clients, we set up one place " +
      'to which a crew can send receipts and site photos from a phone.',
    questions: [
      {
        question: "Whose account should hold a client's books?",
        answer:
          "The client's own, as a rule, with your practice invited. If the client later changes bookkeepers, " +
          'no files have to move.',
      },
      {
        question: 'A client texts us new payroll details at night. What should we do?',
        answer:
          'Treat the text as a request only. Call the owner before pay day to confirm a new bank account, and ' +
          'we help you write that rule.',
      },
      {
        question: 'What do you need from us when we hire someone?',
        answer:
          "A name, a start date and a list of clients they'll work on. We prepare the laptop, the logins and " +
          'those folders, and leave the others closed.',
      },
    ],
  },
  {
    industry: 'real-estate',
    location: 'ajax',
    lede:
      'We help Ajax brokerages, condominium managers, landlords and builders write to the right people, pay ' +
      "the right accounts and keep your properties' files apart.",
    points: [
      'If you manage many small corporations, each board gets its own library and its own list of voters. ' +
        "One board doesn't see another's papers.",
      'Your tenants can pay and report repairs through a portal of your property software. We set it up ' +
        'with you, and card data stays with the payment company.',
      "Your agents confirm a deposit account by phone, with a number from the law firm's website. We put " +
        'that rule on one page, so new agents know it too.',
      'We move the phone numbers of owners and tenants from personal phones into your system. A lost phone ' +
        'then gives away less.',
    ],
    local:
      'If you lease out small bays, off Bayly Street for example, tenants often bring routers of their own. ' +
      'We label where their line begins and yours ends.',
    questions: [
      {
        question: 'How do we write to several corporations without mixing them up?',
        answer: "With a list from each corporation's own register. A second person checks a sample before you send.",
      },
      {
        question: 'Buyers ask if our emails are real. What can we tell them?',
        answer:
          "That you don't change bank details by email, and that they should call the number on your card. We " +
          'also make it harder to send in your name.',
      },
      {
        question: 'Can agents have an office number on their own phones?',
        answer: 'Yes. An app gives them the line, and it stays with the brokerage when an agent leaves.',
      },
    ],
  },
];
