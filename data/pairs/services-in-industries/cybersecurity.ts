import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const cybersecurity: ServiceInIndustry[] = [
  {
    service: 'cybersecurity',
    industry: 'financial-services',
    lede: 'We protect your mailboxes and the client documents on your laptops, and keep the logs a regulator may ask about.',
    steps: [
      {
        title: 'Mailboxes',
        description:
          'Everyone logs in with multi-factor authentication (MFA). We remove forwarding rules that nobody set, and ' +
          'a new one raises an alert.',
      },
      {
        title: 'Payment instructions',
        description:
          'You and we agree on one rule: new bank details are confirmed by a call to a number already on file.',
      },
      {
        title: 'Laptops with client files',
        description:
          'We can encrypt disks, lock screens and wipe a lost laptop from here. Old copies of tax slips and ID come off first.',
      },
      {
        title: 'Logs',
        description:
          'Login records are kept longer than Microsoft 365 keeps them, so an incident can still be explained weeks later.',
      },
    ],
    software:
      'Yes: where the vendor allows it, Croesus, NaviPlan and Applied Epic open with the same protected login as your ' +
      'email. Portal passwords, for Filogix and others, move to a shared vault.',
    questions: [
      {
        question: 'What do we tell our dealer or our regulator after an incident?',
        answer:
          'We give you the times, the accounts and the logs in one file. Your compliance officer decides who has to be told, and when.',
      },
      {
        question: "Can you answer our dealer's security questionnaire?",
        answer:
          "Yes, the technical part: it's included in Enterprise, and by the hour otherwise. We answer from what is " +
          'set up, and the person who signs reads it first.',
      },
      {
        question: 'Do advisors who work from home get the same protection?',
        answer: 'Yes. The protection is on the laptop and the account, so it goes where they go.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'healthcare',
    lede: 'We protect computers, email and logins in clinics, dental offices and care homes, and help you show who opened which record.',
    steps: [
      {
        title: 'The front desk',
        description: 'Reception opens the most attachments, so detection software and email filtering go there first.',
      },
      {
        title: 'Logins between patients',
        description: 'Where a phone code takes too long, staff tap a security key. Everyone has a login of their own.',
      },
      {
        title: "Devices you can't update",
        description:
          "X-ray, ultrasound and lab machines that must stay as they are get a separate network that doesn't lead to the charts.",
      },
      {
        title: 'Locums and departures',
        description:
          'One form opens an account with an end date. It lists hospital viewers too, so they are closed as well.',
      },
    ],
    software:
      'Yes: we ask the vendor before we install anything on a chart computer, be it OSCAR Pro, TELUS PS Suite, Accuro or ' +
      'ABELDent, and PointClickCare in care homes.',
    questions: [
      {
        question: 'Is ransomware a privacy breach if nothing was copied?',
        answer:
          'It can be. We preserve the evidence and tell you what we know; ask your privacy officer or lawyer what to report.',
      },
      {
        question: 'Can your technicians see patient information?',
        answer:
          'Sometimes, while they help you. They use personal accounts, only as far as the work needs, and what they did is recorded.',
      },
      {
        question: 'How do you train people who never sit at a desk?',
        answer:
          'With short lessons and practice emails that look like what you get: a fax notice, a courier, a lab result.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'legal',
    lede:
      "We protect your firm's email and client files, and agree with you how a change of payment instructions is " +
      'confirmed before money moves.',
    steps: [
      {
        title: 'Email',
        description:
          'In the first week everyone gets multi-factor authentication (MFA), and mail from outside the firm is marked.',
      },
      {
        title: 'Payment instructions',
        description:
          'We write a short rule with you: bank details never change because of an email. A second person calls a number from the file.',
      },
      {
        title: 'Access by matter',
        description: "We list who can open which files, close what's too open, and give you the list.",
      },
      {
        title: 'Phones and laptops',
        description: 'We can encrypt them, lock them and erase a lost one.',
      },
    ],
    software:
      'Yes: Clio, PCLaw and iManage, for example. Teraview logins are personal, so we help you stop sharing them.',
    questions: [
      {
        question: 'What if a lawyer clicks on something?',
        answer:
          'Call us at once; with a plan, the emergency line answers day and night. We close open sessions and tell ' +
          'you which mailboxes were open.',
      },
      {
        question: 'Can you set up an ethical wall?',
        answer: 'Yes, in iManage, Clio or SharePoint, and we test it with a colleague outside the team.',
      },
      {
        question: 'Will this satisfy our insurer?',
        answer:
          'Enterprise includes the technical answers, and otherwise we work by the hour. Your broker knows what the policy pays for wire fraud.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'manufacturing',
    lede: "We protect your plant's email and ERP, and put a firewall between the office and the machines.",
    steps: [
      {
        title: 'Office computers',
        description:
          'Detection software goes on every computer in purchasing, shipping and the office. It can cut an infected one off the network.',
      },
      {
        title: 'Office and floor apart',
        description:
          "A firewall separates controllers from email. On the floor we watch and report; we don't let software shut anything down.",
      },
      {
        title: 'Vendor access',
        description:
          'Each machine builder gets a named login with multi-factor authentication (MFA). Your supervisor opens it ' +
          'for a repair, and it closes afterwards.',
      },
      {
        title: 'Supplier payments',
        description:
          'New bank details from a supplier are confirmed by phone. We mark outside email so that a copy of a ' +
          "supplier's address stands out.",
      },
    ],
    software:
      'Yes: the ERP, be it Epicor, SYSPRO or Business Central, gets protected logins. Before we touch a controller ' +
      'computer, with FactoryTalk for example, we ask its builder in writing.',
    questions: [
      {
        question: 'Our machines run an old version of Windows. Do we have to replace them?',
        answer:
          'Usually not. We put them on their own network, scan USB sticks at one station, and keep an image in case a disk fails.',
      },
      {
        question: 'A customer wants a cyber questionnaire filled in. Can you help?',
        answer:
          'Yes: Enterprise includes it, and otherwise we work by the hour. We fill in what is true today and price the gaps.',
      },
      {
        question: 'Will security updates stop production?',
        answer:
          "We plan them so that they don't. Anything that touches a line waits for a date your supervisor has agreed to.",
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'nonprofit-organizations',
    lede: 'We protect the details that donors, clients and volunteers give you, at a monthly price you can plan for.',
    steps: [
      {
        title: 'Staff accounts',
        description:
          'Multi-factor authentication (MFA) for everyone who can open donor or client records, using what your ' +
          'nonprofit licences already include.',
      },
      {
        title: 'Volunteers',
        description:
          'Each gets a personal account with an end date instead of a shared password that outlives the season.',
      },
      {
        title: 'Donation forms',
        description:
          'We check the settings that stop criminals from testing stolen cards on your form, and set an alert for bursts of tiny gifts.',
      },
      {
        title: 'Laptops in the field',
        description: 'We can encrypt outreach laptops and phones, and erase one from here if it is lost.',
      },
    ],
    software:
      "Yes: in Raiser's Edge NXT or DonorPerfect we set up roles, so that a volunteer sees the event list and not the " +
      'giving history. EMHware gets the strictest logins.',
    questions: [
      {
        question: 'We have no budget for security. What comes first?',
        answer:
          'MFA, updates, and a backup that is tested. Check your nonprofit licences first: some of it may be in them already.',
      },
      {
        question: 'Is there a reduced price for charities?',
        answer:
          'On plans, yes, for registered charities and not-for-profit organizations. A service on its own costs everyone the same.',
      },
      {
        question: 'Who can read our counselling notes?',
        answer:
          'The people you name. You get the list when you ask for it, and our technicians open a file only when you ask them to.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'professional-services',
    lede: 'We help you control who opens the figures, drawings and plans your clients send, and find what is still shared with outsiders.',
    steps: [
      {
        title: 'Logins',
        description:
          'Multi-factor authentication (MFA) on email, remote access and the applications you bill from. Logins ' +
          "from countries where you don't work are refused.",
      },
      {
        title: 'Sharing with clients',
        description:
          'Each link names its recipient and expires. You see what is still open to outsiders, and we close the rest.',
      },
      {
        title: 'Season and deadlines',
        description:
          'Practice emails go out before tax season or a tender, when a fake "revised file" is most likely to be opened.',
      },
      {
        title: 'Contractors',
        description: "You fill in one form. The account closes on the project's last day, unless you extend it.",
      },
    ],
    software:
      'Yes: tax and accounting software, Revit and AutoCAD, Deltek and Adobe get MFA where the vendor offers it, and we ' +
      'close their licences when someone leaves.',
    questions: [
      {
        question: 'A client sent a 200-question security form. Can you help?',
        answer:
          'Yes: Enterprise includes it, and otherwise we work by the hour. We keep your answers in one document, so ' +
          'the next form is quicker. You sign it.',
      },
      {
        question: "Can clients' files be kept from other teams in the office?",
        answer:
          'Yes, by engagement or project. You get a list of who can open each, and we close access when a team leaves a project.',
      },
      {
        question: 'Is a small practice really a target?',
        answer:
          'It can be: a fake invoice or a stolen password works at any size of firm. So we start with email and logins.',
      },
    ],
  },
  {
    service: 'cybersecurity',
    industry: 'real-estate',
    lede: "We make your firm's email harder to fake, and agree with you how every deposit and closing payment is confirmed.",
    steps: [
      {
        title: 'Three mailboxes first',
        description:
          'Broker of record, deal administration and accounting get the strictest logins, because their messages move money.',
      },
      {
        title: 'Deposits',
        description:
          'We put your confirmation rule on one page: who calls, which number, what is written down. New staff and ' +
          'agents get it on day one.',
      },
      {
        title: "Agents' own phones",
        description:
          'Brokerage email and forms open in a managed app. When an agent leaves, your data goes and the family photos stay.',
      },
      {
        title: 'Buildings online',
        description:
          'Cameras, entry panels and heating controls lose their factory passwords and move behind a firewall.',
      },
    ],
    software:
      'Yes: Yardi Voyager, Buildium, brokerWOLF, Condo Control, Docusign and EntraPass. We turn on multi-factor ' +
      "authentication (MFA) where it's offered and remove accounts of people who have left.",
    questions: [
      {
        question: 'Are independent agents included?',
        answer:
          'Yes, if you want. You choose who counts as a user; agents who only need email can be protected at the mailbox alone.',
      },
      {
        question: 'What do we do if a buyer has paid the wrong account?',
        answer:
          "Call the bank, then us, at once. We close the intruder's access and keep the evidence. Your lawyer and " +
          'insurer advise on the rest.',
      },
      {
        question: 'Who looks after the cameras in our buildings?',
        answer:
          "Your contractor keeps the cameras. We keep the network they're on and control who can reach it from outside.",
      },
    ],
  },
];
