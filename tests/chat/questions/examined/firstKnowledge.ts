import { ask, type Question } from '../question.ts';

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const firstKnowledge: Question[] = [
  // plans (10)
  ask('plans', 'whats the diff between essential n pro', {
    says: ['Essential', 'Professional'],
    saysOneOf: [
      [
        'visit',
        'on-site',
        'on site',
        'onsite',
        'office',
        '1 hour',
        'one hour',
        'firewall',
        '7am',
        '7 am',
        'backup',
        'training',
        'multi-factor',
      ],
    ],
  }),
  ask('plans', "If there's only three of us in the shop, can we still sign up for the cheap one?", {
    saysOneOf: [
      [
        '5 users',
        '5 people',
        'five',
        'minimum of 5',
        'minimum is 5',
        'minimum: 5',
        'at least 5',
        'from 5',
        '5 or more',
        '5 persons',
        'starts at 5',
      ],
    ],
  }),
  ask('plans', 'does the price per head drop once we pass 50 staff', { says: ['15%'] }),
  ask('plans', 'Call centre lottery or a dedicated person who knows our setup: which is it on Enterprise?', {
    saysOneOf: [['named', 'technical lead', 'dedicated lead', 'lead who knows']],
  }),
  ask('plans', ['how much is professional per seat', 'setup fee on that??'], { says: ['$1,000'] }),
  ask('plans', 'Paying for the whole year up front, what do we save percentage-wise?', {
    saysOneOf: [['10%', '10 %', '10 per cent', '10 percent', 'ten per']],
  }),
  ask(
    'plans',
    "I do the books for a dental clinic and noticed your calculator bumped the total by a quarter as soon as I picked our field. What's that about?",
    {
      saysOneOf: [
        ['25%', '25 %', '25 per', '1.25', 'surcharge', 'multiplier'],
        ['PHIPA', 'complian', 'regulat', 'privacy', 'patient', 'access review'],
      ],
    },
  ),
  ask('plans', 'is ms365 licence incl in monthly', {
    saysOneOf: [
      [
        'not included',
        'not include',
        'not part',
        'own price',
        'quote',
        'separate',
        'extra',
        'apart',
        'on top',
        'excluded',
        'not in the',
        "isn't",
      ],
    ],
  }),
  ask('plans', 'Do warehouse tablets count? We have 9 people with logins and maybe 20 gadgets between them.', {
    saysOneOf: [
      ['however many', 'no matter how many', 'regardless', 'person', 'people', 'per user'],
      ['device', 'tablet'],
    ],
  }),
  ask('plans', 'training staff against fake emails - from which package up do we get it', { says: ['Professional'] }),

  // fit (8)
  ask('fit', "14 staff, need someone who'll actually drive out when stuff breaks. cheapest option?", {
    says: ['Professional'],
    quotes: [{ planId: 'professional', users: 14 }],
  }),
  ask(
    'fit',
    "We're a bakery running two shifts, the second crew finishes at 1am even on Saturdays. 40 on payroll with logins. Which of your packages has a help desk picking up at that hour?",
    {
      says: ['Enterprise'],
    },
  ),
  ask('fit', 'just 6 of us, only want antivirus, updates and a number to call', { says: ['Essential'] }),
  ask('fit', 'we are 7 ppl n need 24/7 helpdesk posible?', {
    says: ['Enterprise'],
    saysOneOf: [
      [
        '10 users',
        'minimum of 10',
        'minimum is 10',
        'minimum: 10',
        'at least 10',
        '10 people',
        'from 10',
        '10 or more',
        'ten',
        'starts at 10',
      ],
    ],
  }),
  ask(
    'fit',
    'im comparing offers for my accounting practice, 22 people. must have: two-step login set up for everybody and somebody testing the backups. dont care about nights. whats the lowest tier i can get away with n what would it cost a month',
    {
      says: ['Professional'],
      quotes: [{ planId: 'professional', users: 22 }],
    },
  ),
  ask(
    'fit',
    'Insurers keep sending us security questionnaires and the regulator wants records ready for an audit. Thirty people, mortgage brokerage. Which plan was built for that?',
    {
      says: ['Enterprise'],
    },
  ),
  ask(
    'fit',
    [
      'were 18, law office',
      'what wld u put us on if the wifi and firewall need looking after too? least expensive pls',
    ],
    { says: ['Professional'] },
  ),
  ask('fit', "I've got $2,000 a month, tops, and 15 employees. What can I get for that?", {
    says: ['Essential'],
    quotes: [{ planId: 'essential', users: 15 }],
  }),

  // service prices (8)
  ask(
    'service prices',
    'Roughly how much to move our mail and the old file server up to 365? Thirty mailboxes or so.',
    { says: ['$2,500'] },
  ),
  ask('service prices', 'consultant hourly rate', { says: ['$150'] }),
  ask(
    'service prices',
    "We're happy with our own guy for the computers. All we want from you is to babysit the firewall, the switches and the wifi. What does that run per month?",
    { says: ['$200'] },
  ),
  ask('service prices', 'backup only, no plan. price?', { says: ['$50'] }),
  ask('service prices', 'email filter + archive addon how much pp', { says: ['$8'] }),
  ask(
    'service prices',
    'Phones over the internet for the front desk and sales, added to a plan: what do you charge for each person?',
    { says: ['$25'] },
  ),
  ask('service prices', 'that security assesment in the calculator, the one time thing, hw much', { says: ['$1,500'] }),
  ask('service prices', ['Do you guys handle cybersecurity for companies in Brampton?', 'price?'], { says: ['$75'] }),

  // coverage (14)
  ask('coverage', 'u guys cover whitby?', { says: ['Ajax'], never: ['our Whitby office', 'our office in Whitby'] }),
  ask(
    'coverage',
    "Our head office is near Yonge and Eglinton and the plant's out in Milton. Would you go to the plant too?",
    {
      saysOneOf: [['Oakville', 'Mississauga', 'Burlington']],
      never: ['our Milton office', 'our office in Milton'],
    },
  ),
  ask('coverage', 'hamiltn ontario do u service', {
    says: ['Burlington'],
    never: ['our Hamilton office', 'our office in Hamilton'],
  }),
  ask('coverage', 'Would somebody come to a shop in Scarborough?', { says: ['Toronto'] }),
  ask('coverage', 'postal code L4K 3Z5, in ur area or no', { says: ['Vaughan'] }),
  ask('coverage', 'Woodbridge', { says: ['Vaughan'] }),
  ask(
    'coverage',
    "We're opening a satellite office in Ottawa next spring. Could your technicians look after that one as well?",
    {
      saysOneOf: [['Greater Toronto', 'GTA', 'Toronto']],
      never: ['our Ottawa office', 'our office in Ottawa', 'we have an office in Ottawa'],
    },
  ),
  ask('coverage', 'where exactly do you go?? list pls', { says: ['Mississauga', 'Markham', 'Burlington', 'Ajax'] }),
  ask('coverage', ['you guys in richmond hill?', 'ok and newmarket'], {
    says: ['Richmond Hill'],
    never: ['our Newmarket office', 'our office in Newmarket'],
  }),
  ask('coverage', 'Is there a branch in Oshawa where I could drop off a laptop?', {
    saysOneOf: [['Ajax', 'Toronto', '{address.street}']],
    never: ['our Oshawa office', 'our office in Oshawa', 'our branch in Oshawa'],
  }),
  ask('coverage', 'A switch dies at our place in Commerce Valley. How does whoever you send get there?', {
    saysOneOf: [
      ['Markham'],
      ['Highway', '404', 'Don Valley', '407', 'drive', 'technician', 'visit', 'on site', 'on-site', 'onsite'],
    ],
  }),
  ask('coverage', 'Dentist in Pickering Village here. Which of your places do I belong to?', { says: ['Ajax'] }),
  ask('coverage', 'aldershot go station area ok?', { says: ['Burlington'] }),
  ask(
    'coverage',
    'Do you fix things by remote control or does a human show up? We sit in Port Credit, two floors above the bakery.',
    {
      saysOneOf: [
        ['remote'],
        [
          'on site',
          'on-site',
          'onsite',
          'visit',
          'drive',
          'comes to',
          'come to',
          'come out',
          'in person',
          'technician',
          'somebody comes',
        ],
      ],
    },
  ),

  // services (10)
  ask('services', 'can you move us off google workspace to outlook + teams', {
    saysOneOf: [['migrat', 'move', 'Microsoft 365', 'Exchange']],
    links: ['/services'],
  }),
  ask('services', 'pen tests, u do those?', {
    saysOneOf: [
      [
        'outside',
        'independent',
        'third',
        'not cover',
        'not include',
        'not offer',
        'not part',
        'do not',
        "don't",
        'does not',
      ],
    ],
  }),
  ask('services', 'wifi keeps dropping in back of warehouse, scanners lose it. something u fix', {
    saysOneOf: [['Wi-Fi', 'access point']],
    links: ['/services/network-management'],
  }),
  ask('services', 'Pulling new cable through the walls of the annex: is that you, or do we find an electrician?', {
    saysOneOf: [['contractor', 'electrician', 'licensed', 'quote']],
  }),
  ask(
    'services',
    'Last Tuesday somebody wiped a whole client folder and the IT people we had just shrugged. Suppose you ran our backups, could a thing like that be brought back?',
    {
      saysOneOf: [['restor', 'brought back', 'bring back', 'recover', 'comes back', 'come back', 'get it back']],
      links: ['/services/data-backup'],
    },
  ),
  ask(
    'services',
    'My boss told me to find out what your company actually does and the menu confuses me lol. Short version?',
    {
      saysOneOf: [['security'], ['backup'], ['cloud'], ['support', 'help desk', 'managed']],
    },
  ),
  ask('services', 'apple computers n iphones supported?', { saysOneOf: [['macOS', 'Mac ', 'Macs']] }),
  ask('services', 'Which product do your backups of servers run on?', { says: ['Veeam'] }),
  ask(
    'services',
    "Three vendors quoted us for a new server and no two numbers compare. I'd like somebody neutral to look them over, is that a service?",
    {
      saysOneOf: [['consult'], ['compar', 'side by side', 'quote', 'hour']],
      links: ['/services/it-consulting'],
    },
  ),
  ask('services', ['cloud migration, do you do it', 'and whats NOT part of it'], {
    saysOneOf: [['licen', 'Azure usage', 'rewrit', 'hand-over', 'handover', 'daily support']],
  }),

  // industries (8)
  ask('industries', 'we use clio n pclaw, u familiar?', { says: ['Clio'], links: ['/industries/legal'] }),
  ask(
    'industries',
    'Any experience with machine shops? The CNC controllers here run a Windows older than my apprentice and nobody dares touch them.',
    {
      saysOneOf: [
        ['manufactur', 'machine shop', 'plant'],
        ['network', 'apart', 'segment', 'image', 'controller'],
      ],
      links: ['/industries/manufacturing'],
    },
  ),
  ask('industries', 'abeldent at a dental ofice, can ya suport it', {
    saysOneOf: [['ABELDent', 'dental', 'clinic', 'Healthcare']],
    links: ['/industries/healthcare'],
  }),
  ask(
    'industries',
    'I manage six condo buildings, and the cameras and entry panels were put in by God knows who. Your kind of thing?',
    {
      saysOneOf: [
        ['building', 'real estate', 'property'],
        ['camera', 'network', 'firewall', 'entry'],
      ],
      links: ['/industries/real-estate'],
    },
  ),
  ask('industries', 'small registered charity, donated laptops. reduced rate?', {
    saysOneOf: [['10%', '10 %', '10 per cent', '10 percent', '0.9', 'reduced', 'reduction']],
  }),
  ask('industries', 'Which lines of business do you know your way around in?', {
    saysOneOf: [
      ['health', 'clinic'],
      ['legal', 'law'],
      ['manufactur', 'plant'],
    ],
  }),
  ask('industries', 'architects here, huge revit files, opening them from home is painful', {
    saysOneOf: [['Revit', 'Egnyte', 'SharePoint', 'professional', 'architect']],
  }),
  ask(
    'industries',
    'Eleven mortgage agents. Last year we nearly lost a closing because someone sat in an inbox for weeks and sent false wiring details. Do you know our world at all, Filogix, FSRA and the rest of it?',
    {
      saysOneOf: [['Filogix', 'FSRA', 'mortgage', 'broker']],
      links: ['/industries/financial-services'],
    },
  ),

  // compliance (8)
  ask('compliance', 'Could you help a 20-person insurance agency get its house in order for PIPEDA?', {
    says: ['PIPEDA'],
    saysOneOf: [['safeguard', 'evidence', 'breach', 'personal information']],
  }),
  ask('compliance', 'phipa breach who gets told', {
    saysOneOf: [
      ['patient', 'people affected', 'people concerned'],
      ['Commissioner', 'IPC'],
    ],
  }),
  ask('compliance', 'law society trust records keep how many yrs', { saysOneOf: [['ten years', '10 years']] }),
  ask(
    'compliance',
    'Auditor asked how long the list of privacy breaches must be kept on file. I had no answer. Do you?',
    { saysOneOf: [['24 months', 'two years', '24-month']] },
  ),
  ask(
    'compliance',
    'We machine parts for defence and some drawings are controlled goods. Does that change anything about how you set up our files?',
    {
      saysOneOf: [
        ['Controlled Goods'],
        ['who can open', 'stored', 'security plan', 'access', 'assessed', 'permission', 'three days'],
      ],
    },
  ),
  ask('compliance', 'offsite copy stays in canada y/n', { saysOneOf: [['Canadian', 'in Canada']] }),
  ask('compliance', 'ciro cyber incident reporting dedline?', { saysOneOf: [['three', '3 calendar', '3 days']] }),
  ask(
    'compliance',
    "Suppose a patient chart leaks from our clinic. Will your people tell us what we're legally on the hook for, or is that somebody else's job?",
    {
      saysOneOf: [['lawyer', 'legal advice', 'legal counsel']],
    },
  ),

  // response (6)
  ask(
    'response',
    "Tell me honestly: we're on Professional, something urgent breaks Tuesday at ten. How long until a technician answers?",
    {
      saysOneOf: [['1 hour', 'one hour', '1-hour', '15 minutes', '15-30']],
    },
  ),
  ask('response', 'response time essential?', {
    saysOneOf: [['4 hours', 'four hours', '4-hour', 'same day', 'same-day']],
  }),
  ask('response', 'quickest reaction of all the plans, which n how quick', { says: ['Enterprise', '15 minutes'] }),
  ask('response', "Is the hour you promise counted until it's fixed, or only until somebody picks the ticket up?", {
    saysOneOf: [['respon'], ['depend', 'until we', 'not until', 'not the', 'not a ', 'not how', 'first', 'start']],
  }),
  ask(
    'response',
    'On a really bad day, how many hours on average before someone of yours has arrived at our Oakville office or sorted it out?',
    { saysOneOf: [['2 hours', 'two hours']] },
  ),
  ask('response', 'how soon for small non urgent stuff, printer quirks n such', {
    saysOneOf: [['1-2 hours', '1 to 2 hours', '1–2 hours', 'one to two hours', '4 hours', 'same day', '1 hour']],
  }),

  // hours (6)
  ask('hours', 'u still open?', {
    saysOneOf: [
      ['open', 'yes'],
      ['6:00', '6 pm', '6pm', '6 p.m', '18:00'],
    ],
    at: '2026-07-08T21:30:00Z',
  }),
  ask('hours', 'Does anyone work there on Sundays? Ours is a busy day, we run a church office.', {
    saysOneOf: [['weekend', '24/7', 'emergency', 'emergencies']],
  }),
  ask('hours', 'phones start when in the morning', { saysOneOf: [['8:00', '8 am', '8am', '8 a.m', '08:00']] }),
  ask('hours', 'Are you people around right this minute, or should I wait till the week starts?', {
    saysOneOf: [
      ['closed', 'not open', 'Monday', 'outside'],
      ['24/7', 'emergency', 'emergencies', '{provider.phone}', '8:00', '8 am'],
    ],
    at: '2026-10-17T18:00:00Z',
  }),
  ask('hours', 'helpdesk hrs on the $150 plan', {
    saysOneOf: [
      ['7am', '7 am', '7:00', '7 a.m'],
      ['7pm', '7 pm', '7:00 p', '7 p.m', '19:00'],
    ],
  }),
  ask(
    'hours',
    'A till dies at nine on a Thursday evening. Is anybody there at that hour, or only on your dearest plan?',
    { saysOneOf: [['24/7', 'Enterprise', 'emergency', 'emergencies']] },
  ),

  // contract (5)
  ask('contract', 'locked in for how long??', {
    saysOneOf: [
      ['month-to-month', 'month to month', 'monthly'],
      ['12 months', '12-month', 'twelve', 'a year', 'one year'],
    ],
  }),
  ask(
    'contract',
    'The supplier before last held our passwords hostage when we left. Should we ever part ways with you, do we walk out with the documentation?',
    {
      saysOneOf: [
        [
          'yours',
          'belong to you',
          'go with you',
          'hand over',
          'handed over',
          'hand-over',
          'your documentation',
          'your own documentation',
        ],
      ],
    },
  ),
  ask('contract', 'how many days notice to cancel', {
    saysOneOf: [['month-to-month', 'month to month', 'agreement', 'contract', '{provider.phone}', '{provider.email}']],
    never: ['30 days', '60 days', '90 days', '30-day', 'thirty days'],
  }),
  ask('contract', 'hst on top or inside', {
    saysOneOf: [
      [
        'before tax',
        'tax is added',
        'plus tax',
        'plus HST',
        'added',
        'on top',
        'without tax',
        'not include',
        'excluding tax',
        'exclude',
      ],
    ],
  }),
  ask('contract', 'Could I hold you to the number that your calculator spits out?', {
    saysOneOf: [['estimate', 'not an offer', 'in writing', 'written', 'agreement']],
  }),

  // onboarding (4)
  ask('onboarding', 'switching from current it company, how does it work', {
    saysOneOf: [
      [
        'password',
        'hand-over',
        'handover',
        'hand over',
        'take over',
        'taking over',
        'tell them',
        'overlap',
        'present provider',
        'old provider',
      ],
    ],
  }),
  ask('onboarding', 'On the day you take over from the others, does everybody have to put down tools?', {
    saysOneOf: [
      [
        'keep working',
        'keep on working',
        'go on working',
        'continue',
        'without interrupt',
        'no interruption',
        'not have to stop',
        'not stop',
        'outside',
      ],
    ],
  }),
  ask('onboarding', 'ok say we sign up. 1st thing u do?', {
    saysOneOf: [['assessment', 'list', 'inventory', 'install', 'look at', 'start date']],
  }),
  ask(
    'onboarding',
    'There are about thirty of us and year-end is coming, so: how many weeks from signature until a change of provider has settled down?',
    {
      saysOneOf: [['90 days', 'three months', '3 months', '90-day', 'weeks', 'start date']],
    },
  ),

  // own staff (3)
  ask('own staff', 'i AM the it dept. can you just cover nights n my vacations', {
    saysOneOf: [
      [
        'share',
        'divide',
        'split',
        'alongside',
        'beside',
        'your own IT',
        'existing IT',
        'IT staff',
        'in-house',
        'ticket queue',
        'together',
      ],
    ],
  }),
  ask('own staff', 'will u make us fire our it guy lol', {
    saysOneOf: [
      [
        'share',
        'divide',
        'split',
        'alongside',
        'beside',
        'work with',
        'your own IT',
        'existing IT',
        'IT staff',
        'in-house',
        'together',
      ],
    ],
  }),
  ask(
    'own staff',
    'Priya, our administrator, looks after people at their desks and wants to keep it that way. Servers, security and backups she would gladly give away. Is such an arrangement possible?',
    {
      saysOneOf: [
        ['yes', 'can', 'possible', 'sure', 'of course'],
        ['share', 'divide', 'split', 'in writing', 'ticket', 'who does what'],
      ],
    },
  ),

  // security (5)
  ask('security', 'do i rly need that code thing on my phone whenever i log in', {
    saysOneOf: [
      ['multi-factor', 'MFA', 'second proof', 'second step', 'two proofs', 'two-factor'],
      ['password', 'stolen', 'insur'],
    ],
  }),
  ask('security', "What would give it away if a stranger had been reading the boss's mail for weeks?", {
    saysOneOf: [['rule', 'forward', 'sign-in']],
  }),
  ask(
    'security',
    'Our bookkeeper opened a letter from a supplier with a new account number for payments. Is there a sensible habit for checking those?',
    {
      saysOneOf: [
        ['phone', 'call', 'voice'],
        ['number', 'bank', 'account', 'payment'],
      ],
    },
  ),
  ask('security', 'win10 still ok to use?', {
    saysOneOf: [['2025', 'ended', 'no longer', 'end of support', 'out of support', 'Windows 11', 'without support']],
  }),
  ask(
    'security',
    'Renewal of our cyber policy asks about detection software, locked backups and staff training. Could you get us to three honest yeses?',
    {
      saysOneOf: [['insur'], ['evidence', 'report', 'truth', 'true', 'detection', 'training', 'backup']],
    },
  ),

  // glossary (5)
  ask('glossary', 'wtf is an endpoint', { saysOneOf: [['laptop', 'desktop', 'computer', 'device']] }),
  ask('glossary', 'RPO?', {
    saysOneOf: [
      ['lose', 'losing', 'loss', 'lost'],
      ['restor', 'recovery point', 'copy', 'backup'],
    ],
  }),
  ask(
    'glossary',
    "My son keeps telling me the firm should have a VPN. Explain it like I'm sixty-seven, because I am.",
    { saysOneOf: [['encrypted', 'tunnel', 'private network']] },
  ),
  ask('glossary', 'saas meaning', { saysOneOf: [['software as a service']] }),
  ask('glossary', 'Somebody else\'s quote mentions "failover" to a cellular line. What are they on about?', {
    saysOneOf: [['spare', 'switch', 'takes over', 'take over', 'second line']],
  }),

  // reading (5)
  ask('reading', 'got anything i can read about cyber insurance forms', {
    links: ['/blog/cyber-insurance-questions-answered-truthfully'],
  }),
  ask(
    'reading',
    "Before I pay anybody I'd like to draw up a disaster recovery plan on my own. Is there a form to fill in?",
    { links: ['/resources'] },
  ),
  ask('reading', 'that 15 point securty checklist, link pls', { links: ['/resources'] }),
  ask('reading', 'we r moving offices in sept, any guide for internet n cabling before signing the lease', {
    links: ['/blog/office-move-it-checklist'],
  }),
  ask('reading', 'Have you written anything on how many years tax and payroll papers have to be kept in Ontario?', {
    links: ['/blog/how-long-to-keep-business-records-in-ontario'],
  }),

  // about (5)
  ask('about', 'since when does ur company exist', { saysOneOf: [['2008', '2005', '15+']] }),
  ask('about', "Who's behind Group 4? Independent, or part of something bigger?", {
    saysOneOf: [['parent', 'Group 4 Holdings', 'family of technology']],
  }),
  ask('about', 'how many techs on staff', { says: ['35'] }),
  ask('about', 'Whose gear do you build with, and is Microsoft among them?', {
    says: ['Microsoft'],
    saysOneOf: [['Fortinet', 'Veeam', 'Dell', 'Cisco']],
  }),
  ask('about', "After the merger we'll be about 400 strong. Too big for you?", { saysOneOf: [['250']] }),
];
