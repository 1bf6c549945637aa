import { ask, type Question } from '../question.ts';

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const fourteenthKnowledge: Question[] = [
  // services
  ask(
    'services',
    'The box in our storage room that holds all the shared folders is nine years old and I would rather not buy another. Could you put all of that online for us?',
    { saysOneOf: [['cloud', 'sharepoint', 'azure', 'migrat']] },
  ),
  ask('services', 'Who sits on hold with Bell or Rogers when the internet is out, my staff or yours?', {
    saysOneOf: [['carrier', 'vendor', 'open the fault', 'we call', 'on the line']],
  }),
  ask('services', ['Do you get the laptop and the accounts ready when we hire someone?', 'and the day they quit?'], {
    saysOneOf: [['lock', 'leaver', 'departing', 'have left', 'people who leave', 'closed']],
  }),
  ask('services', 'wifi is hopeless at the back of our warehouse. is that something you sort out', {
    saysOneOf: [['access point', 'meter', 'measure', 'network management']],
  }),
  ask(
    'services',
    'Would somebody sit down with our owner once or twice a year and say what has to be replaced and what that will cost?',
    { saysOneOf: [['technology plan', 'budget', 'consulting', 'twice a year']] },
  ),
  ask(
    'services',
    'I have three offers for a new phone and internet setup on my desk and can not tell which is best. Is that something you look at?',
    { saysOneOf: [['consulting', 'side by side', 'comparison', 'compare']] },
  ),
  ask(
    'services',
    'Somebody here saved over the year end spreadsheet last month and it was gone for good. If we had you, would we have got it back?',
    { saysOneOf: [['restor', 'brought back', 'comes back', 'come back', 'backup', 'copies']] },
  ),

  // service prices
  ask('service prices', 'What would it cost if you only look after our firewall and the wifi and nothing else?', {
    says: ['$200'],
  }),
  ask('service prices', 'ballpark for getting our mail and files off the old server and online?', { says: ['$2,500'] }),
  ask('service prices', 'What is your hourly rate when we just want advice', { says: ['$150'] }),
  ask(
    'service prices',
    ['Can we take only the backup from you and nothing else?', 'What does that start at per person?'],
    { says: ['$50'] },
  ),
  ask(
    'service prices',
    'We already have someone for the everyday things. What does just the cybersecurity service begin at?',
    { says: ['$75'] },
  ),
  ask('service prices', 'Does the monthly amount for network management go up every time I hire a person?', {
    saysOneOf: [['flat', 'whatever the number', '$200', 'does not depend', 'not per user']],
  }),
  ask('service prices', ['What is the least a cloud migration costs?', 'Are the Microsoft licences in that amount?'], {
    saysOneOf: [['own price', 'not include', 'not cover', 'not in', 'separate', 'apart', 'billed at']],
  }),

  // industries
  ask(
    'industries',
    'I run the front desk of a dental office with two hygienists and three chairs. Have your people seen ABELDent before?',
    { says: ['abeldent'] },
  ),
  ask(
    'industries',
    'small charity here, eleven staff and a lot of volunteers. is there anything you do differently for places like ours?',
    {
      saysOneOf: [
        ['nonprofit', 'charit'],
        ['volunteer', 'donor', 'licen', '10%', 'reduced', 'discount'],
      ],
    },
  ),
  ask('industries', 'We are architects and the files are enormous. Are you used to that sort of office?', {
    saysOneOf: [['revit', 'autocad', 'drawings', 'egnyte', 'sharepoint', 'design programs']],
  }),
  ask(
    'industries',
    [
      'We cut metal parts, two shifts, in Concord.',
      'A few of the machines still run on an ancient Windows that gets no updates. What would you do with those?',
    ],
    { saysOneOf: [['of their own', 'apart', 'segment', 'separate', 'isolat', 'controller']] },
  ),
  ask('industries', 'Law office. Right now every clerk can open every file. Could only the people on a case see it?', {
    saysOneOf: [['by matter', 'matter', 'ethical wall', 'permission']],
  }),
  ask('industries', ['Do you take on mortgage brokers?', 'Our whole day is in Filogix, do you know it'], {
    says: ['filogix'],
  }),
  ask(
    'industries',
    'My company manages eighteen rental buildings, cameras and door entry included. Do you work with that kind of business?',
    { saysOneOf: [['real estate', 'property manage', 'yardi', 'each building', 'buildium', 'every building']] },
  ),

  // compliance
  ask('compliance', 'How many years does a family doctor have to hang on to patient files in Ontario', {
    saysOneOf: [['ten years', '10 years']],
  }),
  ask('compliance', 'Our brokerage sells houses. How long do the papers of each deal have to be kept?', {
    saysOneOf: [['six years', '6 years']],
  }),
  ask(
    'compliance',
    'If I sign with you, can you also give us the legal advice about privacy or do we still need our lawyer for that?',
    { says: ['lawyer'] },
  ),
  ask(
    'compliance',
    'We are an investment dealer. How many days do we get to tell CIRO after somebody has broken into our systems?',
    { saysOneOf: [['three calendar', 'three days', '3 calendar', '3 days']] },
  ),
  ask(
    'compliance',
    'From how many employees does our website have to be accessible to people with disabilities? someone at the board asked',
    { saysOneOf: [['50 or more', '50 employees', '50+', ' 50 ', 'fifty']] },
  ),
  ask('compliance', 'Will our stuff stay in Canada, the backups too?', {
    saysOneOf: [['canadian', 'in canada', 'canada central']],
  }),
  ask(
    'compliance',
    [
      'Do we have to report it under PIPEDA when a list of clients went to the wrong person?',
      'and how long must we keep a note of it, even if it was harmless?',
    ],
    { saysOneOf: [['24 months', 'two years', '2 years']] },
  ),

  // security
  ask('security', 'How do you keep made-up invoices out of our inbox?', {
    saysOneOf: [['filter', 'phishing', 'dmarc', 'spf', 'faked sender', 'from outside']],
  }),
  ask('security', 'my staff click on everything. can that be trained out of them', {
    saysOneOf: [['training', 'practice', 'test message', 'lessons', 'phishing test']],
  }),
  ask('security', 'What happens with our client data when a laptop gets stolen out of a car?', {
    saysOneOf: [['encrypt', 'wipe', 'erase', 'locked']],
  }),
  ask(
    'security',
    [
      'At the moment we sign in with a password and that is all.',
      'In which of your plans do you put in the extra code on the phone?',
    ],
    { says: ['professional'] },
  ),
  ask('security', 'Could someone who breaks in also delete the backups? That is what happened to a supplier of ours.', {
    saysOneOf: [
      [
        'cannot be deleted',
        'can not be deleted',
        'cannot delete',
        'cannot change',
        'cannot be changed',
        'locked',
        'immutable',
        'out of an attacker',
        'out of the attacker',
        'cannot reach',
        'separate',
      ],
    ],
  }),
  ask(
    'security',
    'Renewal of our cyber insurance is in five weeks and the form is nine pages. Is helping with that part of what you do?',
    { says: ['insur'], saysOneOf: [['evidence', 'true answer', 'questionnaire', 'answers', 'report', 'help']] },
  ),
  ask('security', ['Do you put antivirus on all of our computers?', 'and what if one still catches something?'], {
    saysOneOf: [['isolat', 'cuts the computer', 'off the network', 'incident', 'alert', 'stops']],
  }),

  // response
  ask('response', 'On the hundred dollar plan, how long until somebody answers a request?', {
    saysOneOf: [['4 hours', 'four hours', 'same day']],
  }),
  ask('response', 'If the whole office is down, how soon do you react?', {
    saysOneOf: [['15 minutes', '15-30 minutes', '15 to 30']],
  }),
  ask(
    'response',
    'Those reaction times you advertise, is that until the problem is solved or only until a person picks it up?',
    {
      saysOneOf: [
        [
          'until we respond',
          'until somebody',
          'until a person',
          'depends on the problem',
          'how long the solution',
          'not until it is solved',
          'not the time',
          'time to respond',
          'first response',
        ],
      ],
    },
  ),
  ask('response', ['Which of the three plans gets the quickest reaction?', 'and the one in the middle?'], {
    saysOneOf: [['1 hour', 'one hour', 'an hour']],
  }),
  ask('response', 'printer jams, forgotten password, that kind of thing. how long do we wait during the day?', {
    saysOneOf: [['1-2 hours', '1 to 2 hours', '4 hours', '1 hour', 'same day']],
  }),
  ask('response', 'In a true emergency, how long on average before someone is here or it is fixed?', {
    saysOneOf: [['2 hours', 'two hours']],
  }),
  ask(
    'response',
    [
      'My boss wants someone on it within a quarter of an hour. Do you have a plan like that?',
      'And what does that one cost a head?',
    ],
    { says: ['$200'] },
  ),

  // hours
  ask('hours', 'Till what time can my people phone the help desk on Essential?', {
    saysOneOf: [['9-5', '9 to 5', '9am-5pm', '5 pm', '5:00', '9:00 am']],
  }),
  ask('hours', 'Our front desk starts at 7 am. From which plan on is your help desk there by then?', {
    saysOneOf: [['professional', '7am-7pm']],
  }),
  ask('hours', 'Is anybody in at your place right now or should I wait for Monday?', {
    at: '2026-02-14T19:00:00Z',
    saysOneOf: [
      ['closed', 'not open', 'weekend', 'monday'],
      ['24/7', 'emergency', '{provider.phone}', '8:00', 'weekend'],
    ],
  }),
  ask('hours', 'can i still reach a person today', {
    at: '2026-02-11T16:00:00Z',
    saysOneOf: [['open', '6:00', 'until 6', '{provider.phone}', '{hours}']],
  }),
  ask('hours', ['When are you open?', 'Our store is open saturdays and sundays, do you offer something for that?'], {
    says: ['weekend'],
  }),
  ask('hours', 'If something dies at eight on a Tuesday evening, does anyone pick up the phone?', {
    saysOneOf: [['24/7', 'any hour', 'around the clock', 'at night']],
  }),

  // contract
  ask('contract', 'How long would we be tied to you?', {
    saysOneOf: [['month-to-month', 'month to month', '12 months', '12-month', 'twelve months']],
  }),
  ask('contract', 'Do we get something off if we pay for the year up front?', { says: ['10%'] }),
  ask('contract', 'The owner would like to try this for three months and be able to stop. Possible?', {
    saysOneOf: [['month-to-month', 'month to month', 'monthly option', 'by the month']],
  }),
  ask(
    'contract',
    ['Say the monthly price covers the help desk and so on.', 'What will I see on the bill besides it?'],
    { saysOneOf: [['hardware', 'licence', 'internet line', 'cabling', 'project', 'set-up', 'tax']] },
  ),
  ask('contract', 'If we move to someone else later, do the passwords and drawings stay with you?', {
    saysOneOf: [['yours', 'belong to you', 'handed over', 'hand over', 'go with you', 'hand them']],
  }),
  ask('contract', 'Is the HST already in the prices on your page?', {
    saysOneOf: [
      ['before tax', 'tax is added', 'plus tax', 'without tax', 'tax comes', 'not include', 'added to every'],
    ],
  }),
  ask('contract', ['I played with the price calculator on your site.', 'Is the number at the end a binding offer?'], {
    saysOneOf: [['estimate', 'not an offer', 'in writing', 'written', 'quote']],
  }),

  // onboarding
  ask(
    'onboarding',
    'We have a company looking after our computers now. Would you get the passwords and so on from them or do I have to chase all that?',
    {
      saysOneOf: [
        [
          'we ask',
          'we do the rest',
          'do the rest',
          'we take over',
          'ask for password',
          'licences, settings',
          'with them',
        ],
      ],
    },
  ),
  ask('onboarding', 'will my people have to stop working while you take over from the old company', {
    saysOneOf: [['keep working', 'keeps working', 'go on working', 'overlap', 'outside']],
  }),
  ask(
    'onboarding',
    ['What exactly do you look at in the free check?', 'And is the result ours if we then go with someone else?'],
    { saysOneOf: [['yours', 'whether or not', 'yours to keep', 'either way']] },
  ),
  ask('onboarding', 'What am I paying for with that one-time fee at the start?', {
    saysOneOf: [['documentation', 'installing', 'listing', 'install', 'previous provider', 'taking over']],
  }),
  ask('onboarding', ['Is there something to pay once when we start?', 'how much on Professional'], {
    says: ['$1,000'],
  }),
  ask('onboarding', 'Suppose we decide for you. What is the very first step and what does it cost?', {
    saysOneOf: [
      ['assessment', 'consultation'],
      ['free', 'no charge', 'costs nothing', 'nothing'],
    ],
  }),

  // own staff
  ask(
    'own staff',
    'There is a man who comes in two days a week for our computers and we like him. Would he have to go if we hired you?',
    {
      saysOneOf: [
        [
          'share',
          'divide',
          'alongside',
          'beside',
          'existing it staff',
          'own it staff',
          'in writing',
          'work with',
          'keep',
        ],
      ],
    },
  ),
  ask('own staff', 'could you do nights and weekends only and our own guy does the days', {
    saysOneOf: [['divide', 'share', 'in writing', 'alongside', 'enterprise', 'who looks after what', 'on call']],
  }),
  ask(
    'own staff',
    ['We have our own administrator, Karen, and she is good.', 'Would she see the same requests that you see?'],
    { saysOneOf: [['ticket queue', 'share', 'queue']] },
  ),
  ask(
    'own staff',
    'Our IT manager would like someone senior to look over his design before he orders anything. Do you offer that?',
    { saysOneOf: [['second opinion', 'consult', 'review', 'senior colleague']] },
  ),
  ask(
    'own staff',
    'Can we take only data backup from you and leave all the rest with our own technician, or do we need one of the plans?',
    {
      saysOneOf: [
        ['does not require', 'not require', 'on its own', 'by itself', 'without a plan', 'beside', 'no plan'],
      ],
    },
  ),
  ask(
    'own staff',
    [
      'We have one computer person for 85 people and he has not had a real vacation in years.',
      'Do you have an article about how to split the work between him and a company like yours?',
    ],
    { links: ['/blog/in-house-it-and-a-provider-who-does-what'] },
  ),

  // glossary
  ask('glossary', 'A quote I have here is "per endpoint". What counts as one?', {
    saysOneOf: [['laptop', 'desktop', 'device']],
  }),
  ask('glossary', 'whats an RPO', { saysOneOf: [['recovery point'], ['losing', 'lose', 'lost', 'loss']] }),
  ask('glossary', ['What is a VPN, in normal words?', 'and DNS?'], {
    saysOneOf: [['domain name system', 'directory', 'turns the name']],
  }),
  ask('glossary', 'The owner keeps saying we need failover. What is he talking about?', {
    saysOneOf: [['spare', 'switch']],
  }),
  ask('glossary', 'SaaS - what does that stand for and should I care', { says: ['software as a service'] }),
  ask('glossary', 'The form for our grant asks about data residency. What do they want to know?', {
    saysOneOf: [['country', 'where your data', 'stored']],
  }),
  ask(
    'glossary',
    'The people who make our patient software want to try the update in a test environment first. Meaning what?',
    { saysOneOf: [['copy of a program', 'tried before', 'tried', 'before they reach']] },
  ),

  // reading
  ask(
    'reading',
    'We nearly paid a supplier at a changed account number last week. Anything I can give my bookkeeper to read about this?',
    { links: ['/blog/changed-bank-details-and-the-mailbox-rule'] },
  ),
  ask('reading', 'we are moving to another floor in october. do you have a list of what must be ordered when', {
    links: ['/blog/office-move-it-checklist'],
  }),
  ask('reading', 'Is there a form of yours that I could fill in for the case that the server room burns down?', {
    links: ['/resources'],
    saysOneOf: [['disaster recovery', 'template']],
  }),
  ask(
    'reading',
    [
      'Do you have a checklist so I can see for myself how safe we are?',
      'I am not a technical person, can I still do that?',
    ],
    {
      saysOneOf: [
        [
          'without it training',
          'no it training',
          'needs no',
          'need no',
          'it training',
          'office manager',
          'fifteen',
          '15',
        ],
      ],
    },
  ),
  ask(
    'reading',
    'I have to hand in a technology budget for the next three years. Have you written something about that?',
    { links: ['/blog/three-year-it-budget-on-one-page'] },
  ),
  ask('reading', 'When is it time to buy new PCs for the office? An article would do.', {
    links: ['/blog/when-to-replace-office-computers'],
  }),
  ask(
    'reading',
    [
      'I got a support contract from another firm, fourteen pages.',
      'Do you have something that explains what to watch for before I sign it?',
    ],
    { links: ['/blog/how-to-read-a-managed-services-contract'] },
  ),

  // coverage
  ask('coverage', 'Is Ajax still in your area?', {
    says: ['ajax'],
    saysOneOf: [['yes', 'serve', 'cover', 'technician', 'on site', 'visit', 'look after']],
  }),
  ask('coverage', 'we are in Whitby, is that too far out for you?', {
    saysOneOf: [['ajax'], ['nearest', 'closest', 'remote', 'km']],
  }),
  ask(
    'coverage',
    'Our second office is in Burlington near Appleby Line. Does a technician drive there or is it only by phone?',
    { says: ['burlington'], saysOneOf: [['technician', 'drive', 'qew', 'on site', 'on-site', 'visit', 'in person']] },
  ),
  ask('coverage', 'We have people in Markham and in Brampton. Do we need two agreements for that?', {
    saysOneOf: [['one agreement', 'one number', 'share', 'single agreement', 'both', 'markham']],
  }),
  ask('coverage', ['Do you cover Mississauga?', 'also the bit by the airport, Malton?'], {
    saysOneOf: [['malton', 'mississauga', 'airport', 'pearson']],
  }),
  ask('coverage', 'Do you have an office in Vaughan I could drop in at?', {
    saysOneOf: [['toronto', '{address.street}']],
    never: ['our vaughan office', 'our office in vaughan'],
  }),
  ask(
    'coverage',
    [
      'Our office is in Richmond Hill.',
      'Two of my colleagues work from their homes further north. Can those two be helped as well?',
    ],
    { saysOneOf: [['remote']] },
  ),

  // plans
  ask('plans', 'What would I get on the 150 dollar plan that is missing from the 100 dollar one?', {
    saysOneOf: [['visit', 'firewall', 'multi-factor', 'test restore', 'phishing', 'training', 'technology plan']],
  }),
  ask('plans', 'which is the cheapest plan where someone comes by when it can not be fixed over the phone', {
    says: ['professional'],
  }),
  ask('plans', ['Which plans do you have?', 'How many people do you need to be for the biggest?'], {
    saysOneOf: [
      [
        '10 users',
        'minimum of 10',
        '10 people',
        'at least 10',
        '10 or more',
        'from 10',
        'with 10',
        'minimum: 10',
        'minimum is 10',
        '10 for enterprise',
      ],
    ],
  }),
  ask('plans', 'Is it per computer or per person? We are 12 with 20 machines.', {
    saysOneOf: [['per user', 'per person', 'a user is a person', 'person with an account', 'however many devices']],
  }),
  ask('plans', 'how much is the lowest plan and how much the top one for each person', { says: ['$100', '$200'] }),
  ask('plans', 'Does the price per person drop when there are more of us?', {
    saysOneOf: [
      ['25%', '15%', '10%', '5%'],
      ['discount', 'falls', 'less', 'lower', 'drop'],
    ],
  }),
  ask('plans', ['Tell me about Enterprise please', 'Would we get one fixed contact person with that?'], {
    saysOneOf: [['technical lead', 'named', 'knows your systems']],
  }),

  // fit
  ask(
    'fit',
    'There are eight of us, nothing complicated, we just want our computers kept up to date and someone to phone. Which plan would do?',
    { says: ['essential'] },
  ),
  ask(
    'fit',
    'Sixteen people, nobody here knows about networks, and when the system stops we can not invoice. What do you recommend?',
    { says: ['professional'] },
  ),
  ask(
    'fit',
    'walk-in clinic, open evenings and both days of the weekend, 14 staff. the help desk has to be there when we are. which plan?',
    { says: ['enterprise'] },
  ),
  ask('fit', ['It is only four of us.', 'Is that too few for you?'], {
    saysOneOf: [['5 users', 'minimum', 'at least 5', '5 people', 'five', ' 5 ']],
  }),
  ask(
    'fit',
    'We get audited by a regulator every year and they want to see an emergency plan on paper that has been practised. Which of your plans has that in it?',
    { says: ['enterprise'] },
  ),
  ask(
    'fit',
    [
      '30 people in an office near North York Centre, mostly on laptops. We need visits and the wifi looked after.',
      'nobody works at night. what is enough for us?',
    ],
    { says: ['professional'] },
  ),

  // about
  ask('about', 'Since when have you been doing this?', { saysOneOf: [['2005', '2008', '15+']] }),
  ask('about', 'how many people work at your company', { says: ['35'] }),
  ask('about', 'Are you independent or do you belong to a bigger group?', {
    saysOneOf: [['parent', 'group 4 holdings', 'family of technology firms']],
  }),
  ask('about', 'Somebody told me there is another company of yours that does phone systems. What is that?', {
    saysOneOf: [['sister', 'group 4 voice']],
  }),
  ask('about', 'What sort of size are the businesses you normally look after?', {
    saysOneOf: [['10 to 250', '10-250', '10 and 250', '10–250']],
  }),
  ask(
    'about',
    ['The firm we use bills by the hour for every repair.', 'What is the idea behind the way you charge instead?'],
    { saysOneOf: [['fixed', 'per person', 'per user', 'flat']] },
  ),

  // unknown
  ask('unknown', 'Where do visitors park when they come to see you?', { handOver: true }),
  ask('unknown', 'Could you name two of your customers on our street that I may phone?', { handOver: true }),
  ask('unknown', 'How much professional liability insurance does your company carry? Our landlord wants the amount.', {
    handOver: true,
    never: ['$1,000,000', '$2,000,000', '$5,000,000'],
  }),
  ask(
    'unknown',
    [
      'We would like to go ahead with the free assessment.',
      'Which day next week does your technician have free in the morning?',
    ],
    {
      saysOneOf: [['{provider.phone}', '{provider.email}', 'contact form', 'the form']],
      never: ['monday at', 'tuesday at', 'wednesday at', 'thursday at', 'friday at'],
    },
  ),
  ask('unknown', 'Have your technicians all gone through a criminal record check?', { handOver: true }),
  ask('unknown', 'A technician called Sharon used to come to us, years ago. Is she still with you?', {
    handOver: true,
  }),

  // several
  ask('several', 'How much is the cheapest plan for each person, and do you come to Pickering?', {
    says: ['$100', 'pickering'],
  }),
  ask(
    'several',
    'Two things for my notes: do we have to sign for several years, and during which hours is your phone answered?',
    {
      saysOneOf: [
        ['month-to-month', 'month to month', '12 months'],
        ['{hours}', '8:00', '8 am', '24/7'],
      ],
    },
  ),
  ask('several', 'starting prices please for backup and for somebody watching over the network', {
    says: ['$50', '$200'],
  }),
  ask('several', 'What is ransomware exactly? And do you have something to read on what to do in the first hour?', {
    saysOneOf: [['locks your files', 'malicious', 'locks', 'demand money']],
    links: ['/blog/first-hour-of-a-ransomware-attack'],
  }),
  ask(
    'several',
    [
      'Law office, nine of us, downtown.',
      'Do we pay extra because we are lawyers, and what is the one-time set-up fee for the Professional plan?',
    ],
    { says: ['15%', '$1,000'] },
  ),
  ask('several', 'Do you know OSCAR, and how fast do you respond on your Enterprise plan?', {
    says: ['oscar', '15 minutes'],
  }),
  ask(
    'several',
    [
      'I am looking at Professional for our 26 people.',
      'How quickly do you react with that one, and are visits to our office part of it?',
    ],
    {
      saysOneOf: [
        ['1 hour', 'one hour', 'an hour'],
        ['visit', 'come to your office', 'on site', 'on-site'],
      ],
    },
  ),
];
