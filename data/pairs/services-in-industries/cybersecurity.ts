import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const cybersecurity: ServiceInIndustry[] = [
  {
    service: 'cybersecurity',
    industry: 'financial-services',
    lede:
      'We protect the mailboxes and laptops your people work from. We also keep the login records you need when a ' +
      'regulator, a dealer or a client asks what happened.',
    steps: [
      {
        title: 'Mailboxes first',
        description:
          'We turn on multi-factor authentication (MFA) for everyone and remove forwarding rules that nobody set. A new one raises an alert.',
      },
      {
        title: 'One rule for bank details',
        description:
          'We agree with you that new bank details are confirmed by a call to a number already on file. Your staff then ' +
          'know what to do when an email looks real.',
      },
      {
        title: 'Laptops with client files',
        description:
          'Old copies of tax slips and ID come off first. We can encrypt the disks, lock idle screens and erase a lost laptop remotely.',
      },
      {
        title: 'Login records',
        description:
          'We keep login records longer than Microsoft 365 keeps them. If something happens, you can still explain ' +
          'weeks later who logged in and from where.',
      },
    ],
    software:
      'Yes. We support Croesus, NaviPlan, Applied Epic and Filogix Expert, among others, behind the same ' +
      'protected login as your email where the vendor allows it.',
    questions: [
      {
        question: 'What do we tell our dealer or our regulator after an incident?',
        answer:
          'What the records show. We give you the times, the accounts and the logs in one file. Your compliance officer ' +
          'decides who has to be told, and when.',
      },
      {
        question: 'Can you help with the security questionnaires we get?',
        answer:
          'Yes, with the technical part, within Enterprise or by the hour. We answer from what is really set up, ' +
          'and the person who signs reads it first.',
      },
      {
        question: 'Are advisors who work from home protected too?',
        answer: 'Yes. The protection is on the laptop and the account, so it goes where they go.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'healthcare',
    lede:
      'We help you keep strangers out of your email and patient records. Each person on your team gets a personal ' +
      'login, so you can tell who opened what.',
    steps: [
      {
        title: 'The front desk',
        description:
          'Your front desk opens the most attachments, so it gets email filtering and detection software first.',
      },
      {
        title: 'Personal logins',
        description:
          'We replace shared logins with personal ones. Where a phone code takes too long between patients, your staff ' +
          "tap a security key, so the extra step doesn't hold them up.",
      },
      {
        title: "Devices that can't be updated",
        description:
          'X-ray, ultrasound or lab machines often have to stay as they are. If you have any, we put them on a separate ' +
          "network that doesn't lead to your charts.",
      },
      {
        title: 'Locums, students and departures',
        description:
          'You fill in one form, and we open an account with an end date. The form lists hospital viewers too, so ' +
          'nobody forgets those logins when the person leaves.',
      },
    ],
    software:
      'Yes. We support OSCAR Pro, TELUS PS Suite, Accuro, ABELDent and PointClickCare, among others, and ask the ' +
      'vendor before we install anything on a chart computer.',
    questions: [
      {
        question: 'Is ransomware a privacy breach if nothing was copied?',
        answer:
          'It can be. We preserve the evidence and tell you what we know. Ask your privacy officer or lawyer what has ' +
          'to be reported.',
      },
      {
        question: 'Can your technicians see patient information?',
        answer:
          'Sometimes, while they help you. Each uses a personal account and looks only as far as the work needs, and ' +
          'what they did is recorded.',
      },
      {
        question: 'How do you train people who rarely sit at a desk?',
        answer:
          'With short lessons and practice emails that look like what you get, such as a fax notice or a lab result.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'legal',
    lede:
      "A stolen password shouldn't open your client files. We protect your firm's logins and email, and agree with " +
      'you how payment instructions are confirmed before money moves.',
    steps: [
      {
        title: 'Email',
        description:
          'Administrators get multi-factor authentication (MFA) in the first week and everyone within the ' +
          "month. A stolen password alone then isn't enough to read your mail.",
      },
      {
        title: 'Payment instructions',
        description:
          'We set a short rule with you: nobody changes bank details because of an email. A second person calls a number from the file.',
      },
      {
        title: 'Access by matter',
        description: "We list who can open which matter and close what's too open. The list is yours.",
      },
      {
        title: 'Phones and laptops',
        description:
          'Your lawyers work at home, in court and on the road. We can encrypt their phones and laptops, lock them when ' +
          'idle, and erase one that is lost.',
      },
    ],
    software:
      'Yes. We support Clio, PCLaw, Unity, iManage Work and DivorceMate, among others. Teraview logins are ' +
      'personal, so we help you stop sharing them.',
    questions: [
      {
        question: 'What if a lawyer clicks on something?',
        answer:
          'Call us at once; with a plan, the emergency line answers day and night. We end whatever the attacker ' +
          'had open, undo the mail rules, and tell you which mailboxes the logs show were opened.',
      },
      {
        question: 'Can you set up an ethical wall?',
        answer: "Yes. We set it up in iManage, Clio or SharePoint, and test it with a colleague who isn't on the team.",
      },
      {
        question: 'Will this satisfy our insurer?',
        answer:
          'Your insurer decides that. We answer its technical questions with you, within Enterprise or by the hour.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'manufacturing',
    lede:
      'Your office, your ERP and your machines need different protection. We set up each of them, and put a ' +
      'firewall between the office and the floor.',
    steps: [
      {
        title: 'Office computers',
        description:
          'We put detection software on every computer in purchasing, shipping and the office. It can cut an infected ' +
          'one off the network, so one bad email is less likely to stop your shipping.',
      },
      {
        title: 'Office and floor apart',
        description:
          'We put a firewall between your controllers and your email. On the floor we only watch and report, so our ' +
          "software doesn't shut down a line.",
      },
      {
        title: 'Vendor access',
        description:
          'Each machine builder gets a named login with multi-factor authentication (MFA). Your supervisor opens it for ' +
          'a repair and it closes afterwards, so you know who was connected.',
      },
      {
        title: 'Supplier payments',
        description:
          'When a supplier sends new bank details, your staff confirm them by phone. We write that rule with you and ' +
          'mark mail from outside, so a copied address is easier to spot.',
      },
    ],
    software:
      'Yes. We support Epicor Kinetic, SYSPRO and Business Central, among others, and protect their logins. Before ' +
      'we touch a controller computer, one with FactoryTalk for example, we ask its builder in writing.',
    questions: [
      {
        question: 'Our machines run an old version of Windows. Do we have to replace them?',
        answer:
          'Usually not. We put them on a network of their own and scan USB sticks at one station. We also keep a copy ' +
          'of each disk in case it fails.',
      },
      {
        question: 'A customer sent us a cyber questionnaire. Can you help?',
        answer:
          "Yes. We fill in what is true today and price what's missing, so you can decide what to add. Enterprise " +
          'includes it, and on other plans you pay by the hour.',
      },
      {
        question: 'Will security updates stop production?',
        answer: "They shouldn't. Anything that touches a line waits for a date your supervisor has agreed to.",
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'nonprofit-organizations',
    lede:
      'Donors, clients and volunteers trust you with their details. We help you protect them, at a monthly price ' +
      'you can plan for.',
    steps: [
      {
        title: 'Staff accounts',
        description:
          'Everyone who can open donor or client records gets multi-factor authentication (MFA). We use what your ' +
          "nonprofit licences already include, so you don't pay twice.",
      },
      {
        title: 'Volunteers',
        description:
          'Shared passwords often stay in use after a volunteer has left. We give each person an account with an end ' +
          'date instead, so access stops when the season does.',
      },
      {
        title: 'Online donations',
        description:
          'Criminals test stolen cards with tiny gifts. If you take donations online, we check the settings that stop ' +
          'them, and set an alert that tells you when it happens.',
      },
      {
        title: 'Laptops in the field',
        description:
          "We can encrypt your outreach laptops and phones, and erase one remotely if it's lost. A stolen bag is then " +
          'less likely to become a privacy breach.',
      },
    ],
    software:
      "Yes. We support Raiser's Edge NXT, DonorPerfect and EMHware, among others. We set up roles, so a volunteer " +
      'sees the event list and not the giving history.',
    questions: [
      {
        question: 'We have no budget for security. What comes first?',
        answer:
          'MFA, updates and a backup that has been tested. Some of it may be in your nonprofit licences already, so we ' +
          'look there before you buy anything.',
      },
      {
        question: 'Is there a reduced price for charities?',
        answer:
          'Yes, on our plans, for registered charities and not-for-profit organizations. A service on its own costs ' +
          'everyone the same.',
      },
      {
        question: 'Who can read our client notes?',
        answer:
          'The people you name. We give you the list when you ask for it, and our technicians open a file only when you ' +
          'ask them to.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'professional-services',
    lede:
      "You decide who opens your clients' files. We set that up, close what is still shared with outsiders, and " +
      'help you answer security forms.',
    steps: [
      {
        title: 'Logins',
        description:
          'Email, remote access and the applications you bill from get multi-factor authentication (MFA). We also block ' +
          "logins from countries in which you don't do business.",
      },
      {
        title: 'Sharing with clients',
        description:
          'We set up links so that each names its recipient and expires. You see what is still shared from old ' +
          'projects, and we close what should have ended.',
      },
      {
        title: 'Before your busy season',
        description:
          'We send practice emails before tax season, a tender or a launch. That\'s when a fake "revised file" is most ' +
          'likely to be opened, so your people are warned in time.',
      },
      {
        title: 'Contractors and students',
        description:
          "You fill in one form with an end date. The account closes on the project's last day unless you extend it, so " +
          "you don't have to remember it.",
      },
    ],
    software:
      'Yes. CCH iFirm and Taxprep, CaseWare, QuickBooks Online, Revit, AutoCAD and Deltek are among those we ' +
      'support. We turn on MFA where the vendor offers it, and close the licence when someone leaves.',
    questions: [
      {
        question: 'A client sent a 200-question security form. Can you help?',
        answer:
          'Yes. We do it with you by the hour, or as part of Enterprise. We keep your answers in one document, so the ' +
          'next form is quicker, and you sign it.',
      },
      {
        question: "Can clients' files be kept from other teams in the office?",
        answer:
          'Yes. We set access by engagement or project, and you get a list of who can open each. We close access when a ' +
          'team leaves a project.',
      },
      {
        question: 'Is a small practice really a target?',
        answer: 'It can be. A fake invoice or a stolen password works at any size, so we start with email and logins.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'real-estate',
    lede:
      'Because deposits and closings are arranged by email, we make your messages harder to fake. We also agree ' +
      'with you how each payment is confirmed.',
    steps: [
      {
        title: 'Mailboxes that move money',
        description:
          'We start with the people whose messages move money, such as the broker of record, deal administration or ' +
          'property accounting. They get the strictest logins.',
      },
      {
        title: 'Deposits',
        description:
          'We put your confirmation rule on one page, with who calls, which number and what is written down. New staff ' +
          'and agents get it on day one, so nobody has to guess.',
      },
      {
        title: 'Personal phones',
        description:
          'Agents and building staff often use their own phones. We put your email and forms in a managed app, so you ' +
          'can remove your data later and leave the family photos alone.',
      },
      {
        title: 'Buildings online',
        description:
          'If you run buildings, we replace the factory passwords on cameras, entry panels and heating controls. We ' +
          "also put them behind a firewall, so strangers can't reach them directly from the internet.",
      },
    ],
    software:
      'Yes. We support Yardi Voyager, Buildium, brokerWOLF, Condo Control, Docusign and EntraPass, among others. We ' +
      "turn on multi-factor authentication (MFA) where it's offered, and remove accounts of people who have left.",
    questions: [
      {
        question: 'Are independent agents included?',
        answer:
          'Yes, if you want. You choose who counts as a user, and agents who only need email can be protected at the ' +
          'mailbox alone.',
      },
      {
        question: 'What do we do if a buyer has paid the wrong account?',
        answer:
          "Call the bank at once, and then us. We close the intruder's access and keep the evidence. Your lawyer and " +
          'insurer advise you on the rest.',
      },
      {
        question: 'Who looks after the cameras in our buildings?',
        answer:
          "Your contractor looks after the cameras. We keep the network they're on, and control who can reach it from " +
          'outside.',
      },
    ],
  },
];
