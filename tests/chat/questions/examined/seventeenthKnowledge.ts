import { ask, type Question } from '../question.ts';

/** What a reply to something the records do not hold has to offer. */
const reach = [['{provider.phone}', '{provider.email}', 'contact']];

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const seventeenthKnowledge: Question[] = [
  // services
  ask('services', 'do you support macs? about half our designers are on them', {
    saysOneOf: [['macos', 'macs', 'mac computer']],
  }),
  ask('services', 'Our wifi drops out at the back of the building all the time. Is that something you fix?', {
    saysOneOf: [['wi-fi', 'wifi', 'network management']],
  }),
  ask(
    'services',
    [
      'We want to get rid of the old server and put everything in Microsoft 365',
      'how long would something like that take?',
    ],
    { saysOneOf: [['2-8 weeks', '2 to 8 weeks', '2–8 weeks']] },
  ),
  ask('services', 'does the backup cover our email and Teams files or only the server', {
    saysOneOf: [['microsoft 365', 'mailbox']],
  }),
  ask('services', 'What is not covered by the cybersecurity service?', {
    saysOneOf: [['penetration', 'certification audit', 'legal advice', 'hardware', 'security keys']],
  }),
  ask(
    'services',
    "We have three quotes for a new line of business program and can't tell which is best. Could someone compare them for us?",
    { saysOneOf: [['consulting', 'consultant', 'side by side', 'vendor']] },
  ),
  ask('services', ['what does network management include', 'and the internet subscription itself, is that in it?'], {
    saysOneOf: [['carrier', 'subscription', 'in your name', 'not included', 'not cover']],
  }),

  // service prices
  ask('service prices', 'hourly rate for consulting??', { says: ['$150'], saysOneOf: [['hour']] }),
  ask('service prices', 'Roughly where do prices start for a cloud migration', { says: ['$2,500'] }),
  ask('service prices', "If we only took your data backup service and nothing else, what's the price per person?", {
    says: ['$50'],
  }),
  ask('service prices', ['how much is network management', 'does that go up if we hire more people?'], {
    saysOneOf: [
      [
        'flat',
        'number of people',
        'no matter how many',
        'however many',
        'does not depend',
        "doesn't depend",
        'headcount',
        '$200',
      ],
    ],
  }),
  ask('service prices', 'what do you charge for the one-time Security Assessment', { says: ['$1,500'] }),
  ask('service prices', ['cost of voip per user?', "ok and the email security with archiving, what's that"], {
    says: ['$8'],
  }),
  ask('service prices', 'There are 40 of us and we want the cybersecurity service by itself, no plan. Ballpark?', {
    saysOneOf: [['$75', '$3,000']],
  }),

  // industries
  ask('industries', "we're a family dental practice running ABELDent, do you know that program", {
    says: ['abeldent'],
  }),
  ask('industries', 'Do you work with law firms? We use Clio and Teraview every day.', { says: ['clio'] }),
  ask(
    'industries',
    "machine shop here. our CNC controllers run a windows that doesn't get updates anymore and can't be touched. how do you handle those",
    { saysOneOf: [['of their own', 'apart', 'segment', 'separate', 'isolat']] },
  ),
  ask(
    'industries',
    'Property management company, lots of buildings with cameras and entry panels that nobody updates. Can you take that on?',
    {
      saysOneOf: [
        ['real estate', 'building'],
        ['camera', 'firewall', 'network'],
      ],
    },
  ),
  ask(
    'industries',
    ['I run a small charity. do you have experience with nonprofits?', 'do we get a break on the price?'],
    { saysOneOf: [['10%', 'reduced', 'less']] },
  ),
  ask('industries', ['Which industries do you serve?', 'tell me more about what you do for accountants'], {
    saysOneOf: [['professional services', 'tax', 'season', 'caseware', 'quickbooks']],
  }),
  ask(
    'industries',
    'Mortgage brokerage, agents work from home and from the car. How would you keep client data safe on their laptops?',
    { saysOneOf: [['encrypt', 'wipe', 'locked', 'financial']] },
  ),

  // compliance
  ask('compliance', 'Do you take PHIPA into account when you look after patient records?', { says: ['phipa'] }),
  ask('compliance', 'our board is asking about PIPEDA. how do you help with that', {
    says: ['pipeda'],
    saysOneOf: [['safeguard', 'evidence', 'breach', 'record']],
  }),
  ask('compliance', 'how long do we need to keep the record of a privacy breach under PIPEDA', {
    saysOneOf: [['24 months', 'two years']],
  }),
  ask('compliance', 'We are an investment dealer. How quickly does a cyber incident have to be reported to CIRO?', {
    saysOneOf: [['three calendar days', 'three days', '3 calendar days', '3 days']],
  }),
  ask(
    'compliance',
    ['law office, 9 lawyers, downtown', 'What does By-Law 9 say about sending trust money electronically?'],
    { saysOneOf: [['authoriz', 'two people', 'another']] },
  ),
  ask('compliance', 'is our data kept in canada if you do the off site backup?', { says: ['canad'] }),
  ask('compliance', 'Would you also give us legal advice if we had a privacy breach, or is that for our lawyer?', {
    saysOneOf: [['lawyer', 'legal advice']],
  }),

  // security
  ask('security', 'what do you do against phishing emails', {
    says: ['phish'],
    saysOneOf: [['filter', 'training', 'practice', 'test', 'multi-factor']],
  }),
  ask('security', 'If somebody leaves on bad terms how quick can you lock them out of everything?', {
    saysOneOf: [['same day', 'locked out', 'lock-out', 'lock out', 'last day']],
  }),
  ask('security', 'can ransomware get at the backups too?', {
    saysOneOf: [
      [
        'cannot be deleted',
        'cannot be changed',
        'cannot delete',
        'cannot reach',
        'could not reach',
        'locked',
        'immutable',
        'out of an attacker',
        'neither ransomware',
      ],
    ],
  }),
  ask('security', 'How do you protect us if someone types their password into a fake Microsoft page', {
    saysOneOf: [['multi-factor', 'second proof', 'second step', 'two proofs', 'mfa']],
  }),
  ask('security', 'which antivirus do you put on the computers', {
    saysOneOf: [['defender', 'antivirus', 'endpoint']],
  }),
  ask('security', 'our cyber insurer sent a nine page questionnaire, can you help us answer it', {
    says: ['insur'],
    saysOneOf: [['evidence', 'answer', 'questionnaire', 'form', 'report']],
  }),
  ask('security', ['do you train our staff on security', 'how often do the practice phishing messages go out?'], {
    saysOneOf: [['month', 'through the year', 'in between']],
  }),

  // response
  ask('response', 'How fast will someone get back to us if we are on Essential?', {
    saysOneOf: [['4 hours', 'same day']],
  }),
  ask('response', 'whats the responce time on enterprise', { says: ['15 minutes'] }),
  ask(
    'response',
    ['how quick do you respond to critical stuff', "and if it's only something small that isn't urgent?"],
    { saysOneOf: [['1-2 hours', '1 to 2 hours', '1–2 hours', 'same day', '4 hours']] },
  ),
  ask('response', 'If we had a problem on a Sunday night, would anybody pick up the phone?', {
    saysOneOf: [['24/7', 'weekend', 'at any hour']],
  }),
  ask('response', "Is the one hour on Professional the time until it's fixed or just until somebody answers?", {
    saysOneOf: [
      [
        'until we respond',
        'depends on the problem',
        'how long the solution',
        'not until',
        'to respond',
        'first response',
        'until somebody',
        'until a person',
        'not the time',
      ],
    ],
  }),
  ask('response', 'in an emergency, how long does it usually take until a technician has arrived', {
    says: ['2 hours'],
  }),
  ask('response', 'Please compare the response times of your three plans', {
    says: ['15 minutes', '1 hour'],
    saysOneOf: [['4 hours', 'same day']],
  }),

  // hours
  ask('hours', 'r you open right now', {
    at: '2026-03-11T15:00:00Z',
    saysOneOf: [['open', 'yes', '{hours}']],
    never: ['we are closed', 'currently closed', 'closed right now', 'closed now'],
  }),
  ask('hours', "can i still get someone on the phone this evening? it's almost 8", {
    at: '2026-05-14T23:50:00Z',
    saysOneOf: [['24/7', 'closed', '{hours}', 'tomorrow', 'friday']],
  }),
  ask('hours', ['What are your hours?', 'and on saturday'], { saysOneOf: [['weekend', '24/7', 'monday']] }),
  ask('hours', 'From what time in the morning can my people call the help desk on the Professional plan?', {
    saysOneOf: [['7am', '7 am', '7:00']],
  }),
  ask('hours', 'do any of your plans have a help desk for our night shift', { says: ['enterprise'] }),
  ask('hours', ['We run three stores that are open Saturday and Sunday', 'is there support for us on those days?'], {
    saysOneOf: [['weekend', '24/7', 'enterprise']],
  }),

  // contract
  ask('contract', 'Do I have to sign up for three years?', {
    saysOneOf: [['month-to-month', 'month to month', '12 months', 'no long-term']],
  }),
  ask('contract', 'what is the standard term of your agreement', {
    saysOneOf: [['12 months', '12-month', 'twelve months']],
  }),
  ask('contract', 'do we save anything by paying for the whole year', { says: ['10%'] }),
  ask('contract', 'Who owns the passwords and the documentation if we ever leave you?', {
    saysOneOf: [['yours', 'belong to you', 'handed over', 'hand over', 'go with you', 'you own']],
  }),
  ask('contract', ['is there a month to month option', 'is it more expensive than the longer one?'], {
    saysOneOf: [['10%', 'discount', 'less', 'cheaper']],
  }),
  ask('contract', ['What is not included in the monthly price?', 'so an office move would be charged extra?'], {
    saysOneOf: [['quote', 'project', 'not included', 'in writing', 'separate', 'extra', 'by the hour', '$150']],
  }),

  // onboarding
  ask('onboarding', "We're not happy with our current IT company. How does switching over to you work?", {
    saysOneOf: [['password', 'licence', 'take over', 'hand-over', 'hand over', 'we do the rest', 'the date']],
  }),
  ask('onboarding', 'whats the set up fee on professional and what do we get for it', {
    says: ['$1,000'],
    saysOneOf: [['device', 'tools', 'documentation', 'taking over', 'previous provider']],
  }),
  ask('onboarding', 'What exactly happens in the free IT assessment?', {
    saysOneOf: [
      ['free', 'costs nothing', 'no charge'],
      ['written', 'list', 'look at', 'fix first'],
    ],
  }),
  ask('onboarding', 'What do you do in the first week if we take network management?', {
    saysOneOf: [['visit', 'cable', 'label', 'settings', 'monitoring', 'password']],
  }),
  ask(
    'onboarding',
    ['how does changing from another IT provider to you go', 'will my staff be able to keep working in the meantime?'],
    { saysOneOf: [['keep working', 'new number', 'without a gap', 'outside', 'interrupt']] },
  ),
  ask('onboarding', "How much of our own people's time does it take when we change to a new IT provider?", {
    saysOneOf: [['half a day', '90 days', 'coordinator', 'half an hour', 'we do the rest', 'keep working']],
  }),

  // own staff
  ask('own staff', "I'm the only IT person in a company of 60. Would you replace me or work with me?", {
    saysOneOf: [['ticket', 'share', 'divide', 'who looks after what', 'alongside', 'together', 'work with']],
  }),
  ask('own staff', 'could our administrator run a migration script past one of your senior people', {
    saysOneOf: [['consult', 'second opinion', 'review', 'senior']],
  }),
  ask('own staff', 'We do our own IT in house. can we just buy the cybersecurity part from you?', {
    saysOneOf: [['does not require', 'on its own', 'without a plan', 'who looks after what', 'beside', 'yes']],
  }),
  ask('own staff', ['we already have two IT guys', 'could they see the same tickets as your people?'], {
    says: ['ticket'],
  }),
  ask('own staff', 'which plan has a shared ticket queue with our own IT department?', { says: ['enterprise'] }),
  ask(
    'own staff',
    ['Someone in our office looks after IT part time. Can you work alongside him?', 'how is it decided who does what'],
    { saysOneOf: [['in writing', 'divide', 'agree', 'who looks after what', 'table']] },
  ),

  // glossary
  ask('glossary', "what's an endpoint? our quote is priced per endpoint", { saysOneOf: [['laptop', 'device']] }),
  ask('glossary', 'RTO vs RPO??', {
    saysOneOf: [
      ['recovery time', 'longest time'],
      ['recovery point', 'amount of recent work'],
    ],
  }),
  ask('glossary', 'in plain english please: failover', { saysOneOf: [['spare', 'takes over', 'switch']] }),
  ask('glossary', 'what does saas mean', { says: ['software as a service'] }),
  ask('glossary', 'A client contract mentions "data residency". What does that mean?', { says: ['country'] }),
  ask('glossary', ['what is a vpn', 'and a firewall?'], {
    saysOneOf: [['between your network', 'traffic', 'internet']],
    says: ['firewall'],
  }),
  ask('glossary', ['What does DNS stand for?', "and what's an API"], {
    saysOneOf: [['application programming interface', 'one program asks']],
  }),

  // reading
  ask('reading', 'anything I can read on which Microsoft 365 licence each person needs?', {
    links: ['/blog/microsoft-365-licences-by-role'],
  }),
  ask('reading', 'Do you have an article about moving offices?', { links: ['/blog/office-move-it-checklist'] }),
  ask('reading', 'is there a security checklist i can print out', { links: ['/resources'] }),
  ask('reading', 'Looking for a disaster recovery plan template', { links: ['/resources'] }),
  ask('reading', ['do you have a blog?', 'something about when to replace old computers'], {
    links: ['/blog/when-to-replace-office-computers'],
  }),
  ask('reading', 'Where can I read about how long business records have to be kept in Ontario', {
    links: ['/blog/how-long-to-keep-business-records-in-ontario'],
  }),
  ask('reading', 'have you written anything about doing a three year IT budget', {
    links: ['/blog/three-year-it-budget-on-one-page'],
  }),

  // coverage
  ask('coverage', 'do you come out to Woodbridge', { saysOneOf: [['vaughan', 'woodbridge']] }),
  ask('coverage', 'We are in Whitby, is that too far for you?', { saysOneOf: [['ajax']] }),
  ask('coverage', 'list the cities you cover pls', { says: ['toronto', 'mississauga', 'markham', 'burlington'] }),
  ask('coverage', 'our office is in hamilton, do you go there', { says: ['burlington'] }),
  ask(
    'coverage',
    ['We have a warehouse in Brampton. Do you serve that?', 'and what about our other place in Newmarket?'],
    { saysOneOf: [['richmond hill', 'remote']] },
  ),
  ask('coverage', ['can your technicians visit us in Liberty Village', 'and our Scarborough branch too?'], {
    saysOneOf: [['toronto', 'scarborough']],
  }),
  ask('coverage', 'Do you have an office in Oakville or do you send people out from Toronto?', {
    says: ['oakville'],
    saysOneOf: [['toronto', '{address.street}', 'gardiner', 'qew']],
  }),

  // plans
  ask('plans', 'difference between essential and professional in a nutshell', { says: ['essential', 'professional'] }),
  ask('plans', 'Which plan do we need if we want someone to come to the office now and then?', {
    says: ['professional'],
  }),
  ask('plans', "What do I get with Enterprise that I don't get with Professional?", {
    saysOneOf: [['technical lead', '24/7', 'at night', 'audit', 'incident response', 'rehears', 'quarter']],
  }),
  ask('plans', 'whats the minimum number of users for each plan', {
    says: ['5', '10'],
    saysOneOf: [['user', 'people']],
  }),
  ask('plans', ['price of each plan per person?', 'is there a discount if we are 50 people'], { says: ['15%'] }),
  ask('plans', ['does Essential come with antivirus', 'and backups?'], {
    saysOneOf: [
      ['professional', 'add-on', 'add on', 'cloud backup', 'data backup', '$10', '$50', 'not included', 'not part'],
    ],
  }),
  ask('plans', 'Is the help desk included for everybody on the plan or do we pay per ticket?', {
    saysOneOf: [['every person', 'per user', 'per person', 'fixed', 'included', 'everyone', 'everybody']],
  }),

  // fit
  ask('fit', '5 people, one office, we just need someone to call when a computer acts up. which plan', {
    says: ['essential'],
  }),
  ask(
    'fit',
    'We dispatch trucks all night, 30 staff, and need a help desk that answers at 3 am. What would you recommend?',
    { says: ['enterprise'] },
  ),
  ask('fit', 'cheapest plan that still includes phishing tests and training for staff?', { says: ['professional'] }),
  ask('fit', 'We get audited and need policies and access records kept ready. Which plan is right for that?', {
    says: ['enterprise'],
  }),
  ask(
    'fit',
    [
      "we're a 22 person engineering firm",
      'our wifi and firewall are a mess and nobody looks after them. what plan makes sense?',
    ],
    { says: ['professional'] },
  ),
  ask(
    'fit',
    [
      "There's 8 of us in a bookkeeping office",
      "we don't need much, just updates and somebody to call. Which one is enough?",
    ],
    { says: ['essential'] },
  ),
  ask('fit', 'Are we too small for you with 6 people?', {
    saysOneOf: [['essential', 'minimum', 'smaller', '5 users', '10 to 250']],
  }),

  // about
  ask('about', 'how long have you been around', { saysOneOf: [['2008', '2005', '15+']] }),
  ask('about', 'How many IT people work at your company?', { says: ['35'] }),
  ask('about', 'who leads the company', { saysOneOf: [['ceo', 'founder', 'cto', 'coo']] }),
  ask('about', ['are you part of a bigger group?', 'does the group also have a company for phone systems'], {
    saysOneOf: [['sister', 'phone system', 'group 4 voice']],
  }),
  ask('about', ['What are your values?', 'and how many clients do you have'], { saysOneOf: [['500+', '100+']] }),
  ask('about', "which manufacturers' products do you work with", {
    says: ['microsoft'],
    saysOneOf: [['fortinet', 'veeam', 'dell', 'cisco']],
  }),

  // unknown
  ask('unknown', 'do you have a vacancy for a junior help desk technician', { handOver: true, saysOneOf: reach }),
  ask('unknown', 'Can we pay the monthly invoice with American Express?', { handOver: true, saysOneOf: reach }),
  ask('unknown', 'how much professional liability insurance do you carry yourselves', {
    handOver: true,
    saysOneOf: reach,
  }),
  ask('unknown', 'Do your technicians have a police background check? We run a daycare and have to ask.', {
    handOver: true,
    saysOneOf: reach,
  }),
  ask('unknown', ["we're looking at the Professional plan", 'what refund do we get if you miss the response time?'], {
    handOver: true,
    saysOneOf: reach,
  }),
  ask('unknown', ['do you keep the backups in Canada', "what's the name of the company that owns that data centre?"], {
    handOver: true,
    saysOneOf: reach,
  }),
  ask('unknown', 'is there a referral bonus if I send another business your way', { handOver: true, saysOneOf: reach }),

  // several
  ask('several', 'do you serve Ajax and what are your office hours', {
    says: ['ajax'],
    saysOneOf: [['{hours}', '8:00 am', '8 am']],
  }),
  ask('several', 'Two things: what does consulting cost per hour, and do we need to sign a long contract?', {
    says: ['$150'],
    saysOneOf: [['month-to-month', 'month to month', '12 months']],
  }),
  ask(
    'several',
    'Hi, do you look after clinics, do you know OSCAR, and how fast do you respond on the Enterprise plan?',
    { says: ['oscar', '15 minutes'] },
  ),
  ask(
    'several',
    ['we are leaving our present IT provider', "how does the change work and what's the set-up fee for Essential?"],
    {
      says: ['$500'],
      saysOneOf: [
        ['password', 'licence', 'hand-over', 'hand over', 'take over', 'taking over', 'we do the rest', 'the date'],
      ],
    },
  ),
  ask('several', 'what does your data backup service start at, where is the data kept, and what does RPO mean', {
    says: ['$50', 'canad'],
    saysOneOf: [['recovery point', 'recent work']],
  }),
  ask(
    'several',
    'Hello, I manage a small design studio in Vaughan and I am collecting information for our owner. Could you tell me your address, whether somebody can come to us when needed, and whether you support Macs? Thank you!',
    {
      says: ['{address.street}'],
      saysOneOf: [
        ['vaughan', 'greater toronto', 'gta'],
        ['macos', 'macs', 'mac computer'],
      ],
    },
  ),
];
