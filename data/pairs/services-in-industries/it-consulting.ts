import type { ServiceInIndustry } from '../../rules/schema/pair.ts';

export const itConsulting: ServiceInIndustry[] = [
  {
    service: 'it-consulting',
    industry: 'financial-services',
    lede:
      'Before you buy a system, open a branch or answer a regulator, we give you the options, the costs and our ' +
      'advice in writing.',
    steps: [
      {
        title: 'Agree on the question',
        description:
          'We meet for an hour to agree on what you need to decide. You approve an estimate, so you know the price ' +
          'before we start.',
      },
      {
        title: 'List your suppliers',
        description:
          'We list every system that holds client data, who runs it, and what you could export if you left. You ' +
          'see how hard each one would be to replace.',
      },
      {
        title: 'Talk to your people',
        description:
          'We talk to advisors, assistants and whoever keeps the spreadsheet that everyone depends on. You hear what ' +
          'slows them down before you spend money on it.',
      },
      {
        title: 'A short report',
        description:
          'You get ranked risks and three options at most, with the prices for buying and running them. Your compliance ' +
          'officer gets it in a form to file.',
      },
    ],
    questions: [
      {
        question: 'Can you compare systems for us?',
        answer:
          'Yes. We compare Croesus, NaviPlan, Applied Epic or Salesforce, for example, with your own cases, and ' +
          'check what you could export. You buy wherever you like.',
      },
      {
        question: 'Can you write our IT policies?',
        answer:
          'Yes. We draft them from how you really work, and note where practice and policy differ. Your compliance ' +
          'officer and lawyer have the last word.',
      },
      {
        question: 'Could you review our current IT provider?',
        answer: 'Yes. We look at what was promised, what is done and what it costs. If you should stay, we say so.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'healthcare',
    lede:
      'Choosing an EMR, opening a second site or writing a breach plan? We tell you what to do first, what it costs ' +
      'and what can wait.',
    steps: [
      {
        title: 'Follow a visit',
        description:
          'With your staff and a made-up patient, we follow a visit or an admission through to billing. We see where ' +
          'time is lost before we recommend anything.',
      },
      {
        title: 'What you pay now',
        description:
          'We put your licences, phone lines and support contracts on one page, with their renewal dates. You see what ' +
          'you could end, and by when.',
      },
      {
        title: 'Vendors side by side',
        description:
          'We write down what you need from an EMR, a phone system or imaging software. The vendors quote on the same ' +
          'terms, so you can compare their offers.',
      },
      {
        title: 'A plan by quarter',
        description:
          'You get a list of what to replace and what can wait, quarter by quarter. It comes with a breach log you can ' +
          'start using the first day.',
      },
    ],
    questions: [
      {
        question: 'Do you tell us which EMR to buy?',
        answer:
          "No, that's your decision. We show you how the finalists handle your own forms and billing, and what leaving " +
          'would cost. We also check whether old charts and audit trails can be exported.',
      },
      {
        question: 'Can you help with a privacy assessment?',
        answer:
          "Yes, with the technical part. We describe where data goes, who can see it and how it's protected. Your " +
          'privacy officer or lawyer writes the rest.',
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
    lede:
      'Your partners get the facts about software, security and IT costs in a few pages. We write them so that you ' +
      'can decide in one meeting.',
    steps: [
      {
        title: 'Interviews',
        description:
          'We ask a partner, an associate, a clerk and the bookkeeper how each of them uses the system. Our advice then ' +
          'fits the work of the whole firm.',
      },
      {
        title: 'What clients demand',
        description:
          "We compare your clients' outside-counsel guidelines with what is true today, and price the gaps. You know " +
          'what a promise would cost before you make it.',
      },
      {
        title: 'Practice software',
        description:
          "If you're thinking of a change, we test two finalists with your own matters and a month of billing. We also " +
          'check how each exports matters and trust history.',
      },
      {
        title: 'One page per decision',
        description:
          "For each decision, we write what we'd do, what it costs and what waiting costs. Your partners can read it " +
          'before the meeting.',
      },
    ],
    questions: [
      {
        question: 'May our lawyers use AI tools?',
        answer:
          "You decide that, with the Law Society's guidance in hand. We explain where the text goes, and set up what " +
          'you allow.',
      },
      {
        question: 'What should a succession plan say about IT?',
        answer:
          'It should say where trust records and will indexes are, and who may unlock them. We write that page with ' +
          'you.',
      },
      {
        question: 'Do we have to buy the software from you?',
        answer:
          "No. You buy software and hardware from whom you like. You pay us by the hour, against an estimate you've " +
          'approved.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'manufacturing',
    lede:
      'We help you choose an ERP, plan a network or decide about old controllers, and put a price beside each ' +
      'option.',
    steps: [
      {
        title: 'Walk the floor',
        description:
          "We walk with a supervisor from receiving to the dock. We note what's typed twice, where job cards disappear " +
          'and what stops when a screen is dark.',
      },
      {
        title: 'Requirements in writing',
        description:
          'We write one list of what an ERP such as Epicor, SYSPRO or Business Central has to do for you. Resellers ' +
          'answer it and show it with parts you really make.',
      },
      {
        title: 'Old equipment',
        description:
          "We find out which controllers can wait, which can't, and what the builder's warranty allows. You can then " +
          'replace them one by one instead of in a hurry.',
      },
      {
        title: 'A plan by shutdown',
        description:
          'We arrange the spending around the weeks when your lines are down anyway. That way, a project is less likely ' +
          'to cost you production.',
      },
    ],
    questions: [
      {
        question: 'Is now the right time for a new ERP?',
        answer:
          'Perhaps not. If a cleaner item list would solve the problem, we say so. If you do change, we stay away from ' +
          'your inventory count.',
      },
      {
        question: 'A customer added cyber security to the contract. What does it mean?',
        answer:
          'It can mean equipment, work and cost, and we tell you how much of each. We also mark what your lawyer should ' +
          'read.',
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
    lede: 'We turn your IT questions into a short plan for the board, with prices by year and a note of what can wait.',
    steps: [
      {
        title: 'Ask every team',
        description:
          'Fundraising, programs and finance often keep separate lists of the same people. We find out where yours ' +
          'differ, so you know what one database would have to hold.',
      },
      {
        title: 'A one-page inventory',
        description:
          'We list your devices and licences by age, cost and funder, since a laptop may belong to a program. You see ' +
          "what's due for replacement and who might pay.",
      },
      {
        title: 'Choices with numbers',
        description:
          'We put figures beside each choice, such as which donation tool stays or what old laptops cost you in hours. ' +
          'Your board can compare before it votes.',
      },
      {
        title: 'Words for applications',
        description:
          'Your grant writer gets sentences and figures to use. A funder can read what the equipment is for and what it ' +
          'costs.',
      },
    ],
    questions: [
      {
        question: 'Can we afford a consultant?',
        answer:
          "For most questions, yes. They take a few hours, you approve the estimate first, and you don't have to buy " +
          'anything else.',
      },
      {
        question: 'Can you present to our board?',
        answer: 'Yes, in fifteen minutes and without jargon. The treasurer gets the page in advance.',
      },
      {
        question: 'Can our monthly donors come along if we change software?',
        answer:
          "That depends on the two systems, so we check before you sign. For Raiser's Edge NXT, DonorPerfect or " +
          'CanadaHelps, for example, we find out what you can export from each.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'professional-services',
    lede:
      'We follow one job with you from proposal to invoice, find where hours are lost, and tell you what a change ' +
      'would cost.',
    steps: [
      {
        title: 'Follow one job',
        description:
          'We note where a figure is typed twice, which system is right, and who waits for whom. You see which of those ' +
          'hours could be billed instead.',
      },
      {
        title: 'Licences',
        description:
          'We put your seats, users and notice dates in one calendar, design and tax software included. You can end ' +
          'what nobody uses before it renews.',
      },
      {
        title: 'Client demands',
        description:
          "We sort security questionnaires into what you have, what's cheap and what isn't worth it. Enterprise " +
          'includes answering them, and otherwise we work by the hour.',
      },
      {
        title: 'The decision',
        description:
          'You get two or three options with purchase price, running cost and the effort of switching. We test software ' +
          "with your largest real file, not with the vendor's.",
      },
    ],
    questions: [
      {
        question: 'Do we need SOC 2?',
        answer: 'Only if a client you want insists. We explain what it involves and whether a shorter answer will do.',
      },
      {
        question: "We're buying another practice. What should we look at?",
        answer:
          "Look first at licences that can't be transferred, contracts that renew, and where its client files really " +
          'are. We check all three for you.',
      },
      {
        question: 'Will you manage the project too?',
        answer:
          'Yes, if you like. We keep the schedule and the calls with vendors, and you pay by the hour against the ' +
          'estimate.',
      },
    ],
  },
  {
    service: 'it-consulting',
    industry: 'real-estate',
    lede:
      'You may be paying twice for the same tool. We put your software, contracts and building systems side by ' +
      'side, and tell you what to keep.',
    steps: [
      {
        title: 'What you already have',
        description:
          'We list your software beside what your board, franchise or accounting system includes, such as forms, ' +
          'signatures and MLS tools. You see what you could cancel.',
      },
      {
        title: 'Contracts and ownership',
        description:
          'We note when each agreement for internet, locks or cameras ends, and who owns the wiring. You can plan a ' +
          'change before the next renewal.',
      },
      {
        title: 'New buildings and offices',
        description:
          "We review the drawings for internet, Wi-Fi and access control before they're final. What's missing is then " +
          'found on paper, before the walls are closed.',
      },
      {
        title: 'Costs by year',
        description:
          'You get one page per building or office, with costs by year. Your owners or your board can read it without ' +
          'our help.',
      },
    ],
    questions: [
      {
        question: 'Should we change our brokerage or property management software?',
        answer:
          'Only if the new one can produce the statements you need. We test that with real data before you sign, and ' +
          'have it recalculate a past quarter.',
      },
      {
        question: 'Who keeps the contacts when a team leaves?',
        answer: 'That depends on your agreement, so ask your lawyer to put it in writing. We set up the CRM to match.',
      },
      {
        question: 'Can you help with a reserve fund study?',
        answer:
          'Yes, if you manage a condominium. We list how old the cameras, panels and intercoms are, and the planner ' +
          'decides what goes in.',
      },
    ],
  },
];
