import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const itConsulting: ServiceInIndustry[] = [
  {
    service: 'it-consulting',
    industry: 'financial-services',
    lede:
      'We give you a written opinion before you buy a system, answer a regulator or open a branch: options, cost, ' +
      'and what happens if you wait.',
    steps: [
      {
        title: 'The question',
        description: 'We agree on it in an hour, with an estimate you approve. You know the price before we start.',
      },
      {
        title: 'A supplier list',
        description: 'Every system that holds client data, who runs it, and what leaves with you if you leave.',
      },
      {
        title: 'People who do the work',
        description:
          'We talk to advisors and assistants, and to whoever keeps the spreadsheet that everything depends on.',
      },
      {
        title: 'A short report',
        description:
          'Ranked risks, three options at most, prices for buying and running. Your compliance officer gets it in a form to file.',
      },
    ],
    software:
      'Yes: we compare systems such as Croesus, NaviPlan, Applied Epic or Salesforce with your own cases, and check what ' +
      'you could export. You buy from whom you like.',
    questions: [
      {
        question: 'Can you write our IT policies?',
        answer:
          'We draft them from how you really work, and note where practice and policy differ. Your compliance ' +
          'officer and lawyer have the last word.',
      },
      {
        question: 'Can you help us open a branch?',
        answer:
          'Yes. We list what it needs, from internet and laptops to phone numbers and access, each with a date and a price.',
      },
      {
        question: 'Could you review our current IT provider?',
        answer: 'Yes. We look at what was promised, what is done and what it costs, and say so if you should stay.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'healthcare',
    lede:
      'We help clinics, dental offices and care homes choose an EMR, open a second site or write a breach plan: ' +
      'what to do, its cost, and in which order.',
    steps: [
      {
        title: 'Follow a visit',
        description:
          'We go from booking to billing with your staff and a made-up patient before we recommend anything.',
      },
      {
        title: 'What you pay now',
        description: 'Licences, phone lines, three support contracts: on one page, with their renewal dates.',
      },
      {
        title: 'Vendors side by side',
        description: 'EMR, phones, imaging. We write your requirements and compare the offers on the same terms.',
      },
      {
        title: 'A plan by quarter',
        description: 'What to replace, what can wait, and a breach log you can start using the first day.',
      },
    ],
    software:
      'Yes: OSCAR Pro, TELUS PS Suite, Accuro, ABELDent, PointClickCare. In a change of EMR, the export of old charts ' +
      'and audit trails is the first thing we check.',
    questions: [
      {
        question: 'Do you tell us which EMR to buy?',
        answer:
          'We show you how the finalists handle your own forms and billing, and what leaving would cost. The decision is yours.',
      },
      {
        question: 'Can you help with a privacy assessment?',
        answer:
          "With the technical part: where data goes, who can see it, how it's protected. Your privacy officer or lawyer writes the rest.",
      },
      {
        question: 'We have an IT person. Is this still useful?',
        answer:
          "Yes. A second opinion on a design or a quote is often a few hours' work, and your person keeps the notes.",
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'legal',
    lede: 'We give your partners the facts about software, security and IT costs in a few pages, so that they can decide in one meeting.',
    steps: [
      {
        title: 'Interviews',
        description: 'We ask a partner, an associate, a clerk and the bookkeeper how each of them uses the system.',
      },
      {
        title: 'What clients demand',
        description: "We compare their outside-counsel guidelines with what's true today, and price the gaps.",
      },
      {
        title: 'Practice software',
        description: 'Two finalists, tested with your own matters and a month of billing.',
      },
      {
        title: 'One page per decision',
        description: "What we'd do, what it costs, what waiting costs.",
      },
    ],
    software:
      'Yes: Clio, PCLaw, Teraview, Unity, iManage Work and DivorceMate. We check how each exports matters and trust ' +
      'history before you commit to it.',
    questions: [
      {
        question: 'May our lawyers use AI tools?',
        answer:
          "That's for you to decide, with the Law Society's guidance in hand. We explain where the text goes and set up what you allow.",
      },
      {
        question: "We're merging with another practice. What comes first?",
        answer:
          'Ask your conflicts counsel what client names may be shared, and when. Then come conflict searches and ' +
          'email; document systems can be joined later.',
      },
      {
        question: 'What should a succession plan say about IT?',
        answer: 'Where trust records and will indexes are, and who may unlock them. We write that page with you.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'manufacturing',
    lede: 'We help you choose an ERP, a network or new controllers, from receiving to shipping, with a price beside each choice.',
    steps: [
      {
        title: 'Walk the floor',
        description:
          "With a supervisor, from receiving to the dock: what's typed twice, where job cards disappear, what stops when a screen is dark.",
      },
      {
        title: 'Requirements in writing',
        description: 'Resellers answer the same list and show it with parts you really make.',
      },
      {
        title: 'Old equipment',
        description: "Which controllers can wait, which can't, and what the builder's warranty allows.",
      },
      {
        title: 'A plan by shutdown',
        description: 'Spending arranged around the weeks when lines are down anyway.',
      },
    ],
    software:
      'Yes: Epicor Kinetic, SYSPRO, Business Central, SOLIDWORKS PDM, Mastercam and FactoryTalk. Before you buy, each ' +
      'vendor shows them with your own parts and orders.',
    questions: [
      {
        question: 'Is now the right time for a new ERP?',
        answer:
          'Perhaps not. We say so if a cleaner item list would solve the problem, and stay away from your inventory count.',
      },
      {
        question: 'A customer added cyber security to the contract. What does it mean?',
        answer: 'We translate the clause into equipment, work and cost, and mark what your lawyer should read.',
      },
      {
        question: 'Can our software project get tax credits?',
        answer: 'Your accountant judges that. We supply dates, descriptions and hours in a form that helps.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'nonprofit-organizations',
    lede: 'We turn your IT questions into a short plan for the board, with years, prices and what can wait.',
    steps: [
      {
        title: 'Ask everyone',
        description:
          'Fundraising, programs and finance each keep a list of the same people. We find out where they differ.',
      },
      {
        title: 'One-page inventory',
        description: 'Devices and licences by age, cost and funder, since a laptop may belong to a program.',
      },
      {
        title: 'Choices with numbers',
        description:
          'Which donation tool stays, whether the case system earns its fee, what old laptops cost in hours.',
      },
      {
        title: 'Words for applications',
        description: 'Your grant writer gets sentences and figures to use.',
      },
    ],
    software:
      "Yes: Raiser's Edge NXT, DonorPerfect, CanadaHelps, EMHware, Sage 50 and Mailchimp. We check whether monthly " +
      'donors can come along if you change.',
    questions: [
      {
        question: 'Is an hourly consultant affordable for us?',
        answer: 'Most questions take a few hours, and you approve the estimate first. Nothing else has to be bought.',
      },
      {
        question: 'Can you present to our board?',
        answer: 'Yes, in fifteen minutes and without jargon. The treasurer gets the page in advance.',
      },
      {
        question: 'Several agencies want to share IT. Is that wise?',
        answer:
          'It can save money. Compare your privacy duties first, because agencies that give health care may have stricter ones.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'professional-services',
    lede: 'We follow a job from proposal to invoice, find where hours are lost, and tell you what to change and what it costs.',
    steps: [
      {
        title: 'Follow one job',
        description: 'Where a figure is typed twice, which system is right, who waits for whom.',
      },
      {
        title: 'Licences',
        description: 'Seats, users and notice dates in one calendar, design subscriptions included.',
      },
      {
        title: 'Client demands',
        description:
          "We sort security questionnaires into what you have, what's cheap and what isn't worth it. Enterprise includes answering them, and " +
          'otherwise we work by the hour.',
      },
      {
        title: 'The decision',
        description: 'Two or three options with purchase price, running cost and the effort of switching.',
      },
    ],
    software:
      'Yes: CaseWare, CCH iFirm and Taxprep, QuickBooks, Revit, AutoCAD, Deltek Vantagepoint and Adobe. We test with ' +
      "your largest real file and not with the vendor's.",
    questions: [
      {
        question: 'Do we need SOC 2?',
        answer: 'Only if a client you want insists. We explain what it involves and whether a shorter answer will do.',
      },
      {
        question: "We're buying another practice. What should we look at?",
        answer: "Licences that can't be transferred, contracts that renew, and where its client files really are.",
      },
      {
        question: 'Will you manage the project too?',
        answer:
          'If you like. We keep the schedule and the calls with vendors, and you pay by the hour against the estimate.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'real-estate',
    lede: 'We put the software, contracts and building systems of brokerages, managers and developers side by side, and tell you what to keep.',
    steps: [
      {
        title: 'What you already have',
        description: 'Boards and franchises often include forms, signatures and MLS tools you pay for twice.',
      },
      {
        title: 'Contracts and ownership',
        description: 'Carriers, locks, cameras: when each agreement ends and who owns the wiring.',
      },
      {
        title: 'New buildings',
        description: "We review the drawings for internet, Wi-Fi and access control before they're final.",
      },
      {
        title: 'Numbers',
        description: 'One page per building or office, with costs by year.',
      },
    ],
    software:
      'Yes: Yardi Voyager, Buildium, brokerWOLF, Condo Control, Docusign and EntraPass. Before a conversion, we have the ' +
      'new system recalculate a past quarter.',
    questions: [
      {
        question: 'Should we change property management software?',
        answer: "Only if the new one can produce your owners' statements. We test that with real data before you sign.",
      },
      {
        question: 'Who keeps the contacts when a team leaves?',
        answer:
          'Whatever your agreement says, so it should say something. We set up the CRM to match; your lawyer writes the clause.',
      },
      {
        question: 'Can IT be part of a reserve fund study?',
        answer: 'Tell the planner how old cameras, panels and intercoms are. We supply the list; the planner decides.',
      },
    ],
  },
];
