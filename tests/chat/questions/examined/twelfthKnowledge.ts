import { ask, type Question } from '../question.ts';

const reach = ['{provider.phone}', '{provider.email}', 'contact form'];

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const twelfthKnowledge: Question[] = [
  // services
  ask(
    'services',
    'we manage 14 rental buildings and nobody ever updates the cameras or the door entry panels. is that something you look after',
    {
      saysOneOf: [
        ['camera', 'entry', 'connected building'],
        ['network', 'firewall', 'apart', 'separate', 'segment'],
      ],
    },
  ),
  ask(
    'services',
    'Our file server is nine years old and full of Revit models. If you move us to the cloud, does everything have to go, or can the big drawings stay in the office?',
    {
      saysOneOf: [
        ['stay', 'leave', 'keep', 'local', 'on site', 'remain'],
        ['drawing', 'large', 'azure', 'sharepoint'],
      ],
    },
  ),
  ask('services', 'Do you only back up servers or also what is in our Outlook and OneDrive?', {
    saysOneOf: [
      ['microsoft 365', 'onedrive'],
      ['mailbox', 'outlook', 'mail'],
    ],
  }),
  ask(
    'services',
    'Could somebody compare three quotes from IT vendors for us and tell us what each one leaves out? We are an insurance brokerage and not switching anything for now.',
    {
      saysOneOf: [['consult'], ['quote', 'vendor', 'compar']],
    },
  ),
  ask(
    'services',
    'the scanners in our warehouse lose the wifi between the racks, do you really come and measure that?',
    {
      saysOneOf: [
        ['measure', 'meter', 'survey', 'walk'],
        ['wi-fi', 'wifi', 'access point'],
      ],
    },
  ),
  ask(
    'services',
    [
      'do you train staff so they stop clicking on bad emails? we are a charity with 18 people',
      'how often would they get the test mails?',
    ],
    {
      saysOneOf: [
        ['month', 'through the year', 'during the year'],
        ['practice', 'test', 'phishing', 'lesson'],
      ],
    },
  ),
  ask(
    'services',
    ['What is included in network management?', 'and the bill from Bell or Rogers, is that in there too?'],
    {
      saysOneOf: [['carrier', 'subscription', 'internet line', 'not cover', 'not include', 'in your name']],
    },
  ),

  // service prices
  ask('service prices', "What's the hourly rate if we just want an outside opinion on replacing our server?", {
    says: ['$150'],
    saysOneOf: [['hour']],
  }),
  ask(
    'service prices',
    'we are a design studio of 22. moving email and files to microsoft 365, where does that start and are the licences in the price',
    {
      says: ['$2,500'],
      saysOneOf: [['licence', 'license']],
    },
  ),
  ask(
    'service prices',
    'Network management: is it charged per person? The plant has 160 people but only 40 of them ever sit at a computer.',
    {
      says: ['$200'],
      saysOneOf: [['flat', 'whatever the number', 'per month', 'regardless']],
    },
  ),
  ask(
    'service prices',
    ['Can a dental office buy just the backup from you? We like our current IT guy.', 'ok and what does it start at'],
    {
      says: ['$50'],
      saysOneOf: [['per user', 'per person', 'a user']],
    },
  ),
  ask('service prices', 'how much is the cybersecurity service for a law office', {
    says: ['$75'],
    saysOneOf: [['per user', 'per person', 'a user']],
  }),
  ask(
    'service prices',
    [
      "We're a property manager and think of hiring one of your consultants to plan an office move",
      'what do they charge?',
    ],
    {
      says: ['$150'],
      saysOneOf: [['hour']],
    },
  ),
  ask('service prices', 'Which of the two costs more per head, only your backup or only your security?', {
    says: ['$50', '$75'],
  }),

  // industries
  ask('industries', 'do your people know Yardi? we run about 30 condo corporations', { says: ['yardi'] }),
  ask(
    'industries',
    'Our clinic is on Accuro and whenever it is slow the EMR company blames the internet company and the other way around. Would you be the one who calls them?',
    {
      saysOneOf: [
        ['emr', 'accuro'],
        ['vendor', 'on the line', 'one call'],
      ],
    },
  ),
  ask('industries', 'We are a mid-size law office. Can you keep the litigation people out of the corporate files?', {
    saysOneOf: [
      ['matter', 'wall'],
      ['access', 'permission'],
    ],
  }),
  ask(
    'industries',
    [
      'we run two shifts at a plastics plant in Concord',
      'would you ever touch the machine controllers while a line is running?',
    ],
    {
      saysOneOf: [
        ['supervisor', 'shift', 'which line', 'shutdown', 'network of their own', 'apart', 'separate network'],
      ],
    },
  ),
  ask('industries', 'volunteers come and go with us every few months, how do you deal with their logins', {
    saysOneOf: [['volunteer'], ['end date', 'closes by itself', 'close by itself', 'that end', 'end when', 'expire']],
  }),
  ask(
    'industries',
    'Mortgage and insurance brokerage here, we live in Filogix and Applied Epic. Have you seen those before?',
    { says: ['filogix', 'applied epic'] },
  ),
  ask(
    'industries',
    [
      'Hi, architecture practice, 16 people',
      'half of us work from home and the drawings take forever to open. how do you solve that for offices like ours?',
    ],
    {
      saysOneOf: [
        ['sharepoint', 'egnyte', 'file server', 'remote desktop', 'files that open'],
        ['file', 'drawing', 'version'],
      ],
    },
  ),

  // compliance
  ask(
    'compliance',
    'How soon does a clinic have to tell patients when somebody got into their charts who should not have, and is there an office we report it to?',
    {
      saysOneOf: [['first reasonable opportunity'], ['commissioner']],
    },
  ),
  ask(
    'compliance',
    'can one clerk enter and release an electronic trust transfer alone or does the law society want two',
    {
      saysOneOf: [['by-law 9', 'another authorizes', 'two people', 'one person enters', 'another to authorize']],
    },
  ),
  ask(
    'compliance',
    'FINTRAC keeps coming up at our mortgage brokerage. For how many years do we have to hold on to the records?',
    {
      saysOneOf: [['five years', '5 years']],
    },
  ),
  ask('compliance', 'how long must a condo corporation keep its financial records', {
    saysOneOf: [['seven years', '7 years']],
  }),
  ask(
    'compliance',
    ["we're a registered charity", 'can our books and the backups of them sit on a server in the States?'],
    {
      saysOneOf: [['in canada', 'canadian']],
    },
  ),
  ask(
    'compliance',
    'If one of our advisors is hacked, how many days until CIRO has to hear about it? We are an investment dealer.',
    {
      saysOneOf: [['three calendar days', 'three days', '3 days', '3 calendar days']],
    },
  ),
  ask(
    'compliance',
    [
      'what does PIPEDA want from a small consulting firm',
      'and the note about a breach, how long does that have to be kept?',
    ],
    {
      saysOneOf: [['24 months', 'two years']],
    },
  ),

  // security
  ask(
    'security',
    'A supplier wrote to our bookkeeper that his bank account is different now. What is a sensible rule before we send money to a new account?',
    {
      saysOneOf: [
        [
          'number you already',
          'already had',
          'known number',
          'on file',
          'independently',
          'by phone',
          'by voice',
          'confirm',
          'call back',
          'call-back',
        ],
      ],
    },
  ),
  ask('security', 'is plain antivirus enough these days? what do you put on each laptop', {
    saysOneOf: [['defender', 'detection', 'behaviour', 'behavior', 'antivirus']],
  }),
  ask(
    'security',
    'One of our advisors left her laptop in a cab last year. What would you have done so that it is no drama?',
    {
      saysOneOf: [['encrypt'], ['wipe', 'lock', 'erase']],
    },
  ),
  ask('security', 'can a hacker who has our admin password wipe the backups too', {
    saysOneOf: [
      [
        'locked',
        'immutable',
        'cannot be deleted',
        'cannot be changed',
        'cannot delete',
        'cannot reach',
        'out of an attacker',
        'sign-in is separate',
        'neither ransomware',
      ],
    ],
  }),
  ask('security', 'Do you do penetration tests yourselves?', {
    saysOneOf: [
      ['outside assessor', 'independent', 'not cover', 'not include', 'not part', 'do not do', 'do not carry'],
    ],
  }),
  ask(
    'security',
    ['Our insurer sent the cyber form again', 'what do they mean when they ask about an offline backup?'],
    {
      saysOneOf: [
        [
          'immutable',
          'stolen password',
          'cannot delete',
          'can delete',
          'cannot be deleted',
          'could not reach',
          'cannot reach',
          'locked',
          'out of an attacker',
        ],
      ],
    },
  ),
  ask('security', 'how can i see if someone hid a forwarding rule in my mailbox', {
    saysOneOf: [['rule'], ['outlook', 'settings', 'alert', 'forwarding']],
  }),

  // response
  ask('response', 'If the server at our clinic went down on a weekday morning, how long until somebody reacts?', {
    saysOneOf: [['15-30 minutes', '15 minutes', '15 to 30 minutes']],
  }),
  ask('response', 'on Essential how long do we wait for an answer', { saysOneOf: [['4 hours', 'same day']] }),
  ask('response', 'The 15 minutes on Enterprise, is that until it is fixed or only until someone picks it up?', {
    saysOneOf: [
      [
        'until we respond',
        'depends on the problem',
        'how long the solution',
        'not how long',
        'how long a solution',
        'until a person',
        'until somebody',
        'not until',
        'time to respond',
        'not the time',
      ],
    ],
  }),
  ask(
    'response',
    ["we're looking at the professional plan for our brokerage", 'how fast do you get back to us on that one?'],
    {
      saysOneOf: [['1 hour', 'one hour', 'within an hour']],
    },
  ),
  ask('response', 'a stuck printer is not urgent, i get it, but when would someone look at small stuff like that?', {
    saysOneOf: [['1-2 hours', '1 to 2 hours', 'same day', '4 hours', '1 hour']],
  }),
  ask('response', ['What is the response time on Professional?', 'and enterprise'], { says: ['15 minutes'] }),
  ask(
    'response',
    'In a real emergency, how long on average until one of you has arrived at our plant in Brampton or solved it?',
    { says: ['2 hours'] },
  ),

  // hours
  ask('hours', 'are you open right now?', {
    saysOneOf: [['yes', 'are open', 'open now', 'open until', 'currently open']],
    at: '2026-11-25T15:00:00Z',
  }),
  ask('hours', "It's Saturday afternoon here. Is anybody there on weekends if our booking system stops?", {
    saysOneOf: [['24/7', 'weekend']],
    at: '2026-11-28T19:00:00Z',
  }),
  ask('hours', 'until when can our lawyers call the help desk on the Professional plan', {
    saysOneOf: [['7am-7pm', '7pm', '7 pm', '7:00 pm']],
  }),
  ask('hours', ['we have a night shift at the plant', 'which of your plans has a help desk at 3 in the morning?'], {
    says: ['enterprise'],
    saysOneOf: [['24/7', 'night', 'around the clock']],
  }),
  ask('hours', 'When do you close today and when do you open tomorrow morning?', {
    saysOneOf: [
      ['6:00 pm', '6 pm', '6pm', '18:00'],
      ['8:00 am', '8 am', '8am', '08:00'],
    ],
    at: '2026-11-24T18:00:00Z',
  }),
  ask('hours', 'help desk on essential is 9 to 5, correct?', { saysOneOf: [['9-5', '9 to 5', '9am', '9:00']] }),
  ask('hours', ['what time do you open', 'and on sundays?'], {
    saysOneOf: [['weekend', '24/7', 'closed', 'monday']],
    at: '2026-11-26T16:00:00Z',
  }),

  // contract
  ask('contract', 'do we have to lock in for a year or can we go month by month', {
    saysOneOf: [['month-to-month', 'month to month', 'by the month']],
  }),
  ask('contract', 'How long does your standard agreement run?', {
    saysOneOf: [['12 months', '12-month', 'twelve months', 'one year']],
  }),
  ask('contract', 'Who keeps the passwords and the network drawing if we ever part ways?', {
    saysOneOf: [['yours', 'belong to you', 'you own', 'handed over', 'hand over', 'go with you', 'your documentation']],
  }),
  ask(
    'contract',
    [
      "our lease ends in two years so we don't want to be tied down for long",
      'is it cheaper though if we pay for the whole year?',
    ],
    {
      saysOneOf: [['10%', 'discount', 'costs less', 'cheaper']],
    },
  ),
  ask('contract', "what's NOT in the monthly price? my board hates surprises", {
    says: ['hardware'],
    saysOneOf: [['licence', 'license']],
  }),
  ask('contract', 'is tax already in your prices', {
    saysOneOf: [
      ['before tax', 'tax is added', 'plus tax', 'tax comes on top', 'without tax', 'not include tax', 'tax extra'],
    ],
  }),
  ask('contract', 'What is the set-up fee for and do we pay it every year?', {
    saysOneOf: [
      ['once', 'one-time', 'one time'],
      ['$500', '$1,000', '$2,000', 'tools', 'taking over', 'listing', 'documentation'],
    ],
  }),

  // onboarding
  ask(
    'onboarding',
    'how do we get from our current IT company to you without everything stopping? they wont be happy',
    {
      saysOneOf: [
        ['password', 'licence', 'settings', 'with them', 'overlap', 'hand-over'],
        ['last day', 'keep working', 'new number', 'tools', 'works', 'overlap', 'restore'],
      ],
    },
  ),
  ask('onboarding', 'What do we get at the end of the free assessment, a sales pitch or something on paper?', {
    says: ['list'],
    saysOneOf: [['written', 'yours', 'fix first', 'costs nothing']],
  }),
  ask(
    'onboarding',
    ["we're moving over from another provider in january", "how much of my staff's time does a change like that take?"],
    {
      saysOneOf: [['half an hour', 'half a day', 'five to ten minutes', '30 minutes', 'coordinator', 'keep working']],
    },
  ),
  ask('onboarding', 'if a mortgage brokerage takes your cybersecurity service, what gets done in the first week?', {
    saysOneOf: [
      ['multi-factor', 'mfa', 'second'],
      ['detection', 'list every', 'forwarding'],
    ],
  }),
  ask('onboarding', ['do you do data backup for law firms', 'what happens in the first month?'], {
    saysOneOf: [
      ['restore', 'test'],
      ['off site', 'off-site', 'microsoft 365', 'recovery plan', 'first copy'],
    ],
  }),
  ask('onboarding', 'Do we pay for the first look at our network before we have decided anything?', {
    saysOneOf: [['free', 'costs nothing', 'no charge'], ['assessment']],
  }),

  // own staff
  ask(
    'own staff',
    'We have one IT guy at the plant who is great with the machines but never gets a vacation. Would you replace him or work with him?',
    {
      saysOneOf: [['ticket queue', 'divide', 'in writing', 'share', 'alongside', 'work with', 'beside', 'both']],
    },
  ),
  ask('own staff', 'can we take only cybersecurity from you and leave the rest with our in-house person', {
    saysOneOf: [
      ['yes', 'does not require', 'on its own', 'not need'],
      ['cybersecurity', 'in writing', 'who looks after what'],
    ],
  }),
  ask(
    'own staff',
    ['a volunteer does the computers for our food bank', 'if we also had you, how would it be clear who does what?'],
    {
      saysOneOf: [['in writing', 'divide', 'agree', 'split', 'ticket queue', 'table']],
    },
  ),
  ask('own staff', 'Which plan lets our own administrator see the same tickets as your people?', {
    says: ['enterprise'],
  }),
  ask(
    'own staff',
    'our admin would like somebody senior to look over a server design before he builds it. is that possible',
    {
      saysOneOf: [['consult'], ['review', 'second opinion', 'senior', 'advice']],
    },
  ),
  ask(
    'own staff',
    'With 60 people and one IT manager, who should answer for the restore tests and who for the firewall, her or a provider like you?',
    {
      saysOneOf: [
        ['in-house', 'your person', 'your own', 'both', 'in writing', 'provider', 'divide', 'ticket queue'],
        ['backup', 'restore', 'security', 'firewall', 'server', 'in-house it'],
      ],
    },
  ),

  // glossary
  ask('glossary', 'what does RPO mean on the backup quote i got', {
    saysOneOf: [['recovery point'], ['lose', 'losing', 'lost']],
  }),
  ask('glossary', "what's an endpoint? the quote says 34 of them and we are 20 people", {
    saysOneOf: [['device', 'laptop']],
  }),
  ask('glossary', 'In plain words please: failover.', { saysOneOf: [['spare', 'switch']] }),
  ask('glossary', 'A funder asks us about data residency. What do they mean?', {
    saysOneOf: [['country'], ['stored', 'store', 'kept', 'rest']],
  }),
  ask('glossary', ['what is a vpn', 'and dns?'], { saysOneOf: [['domain name', 'directory']] }),
  ask('glossary', ['our web designer says he keeps the source code. what is that', 'should it belong to us then?'], {
    saysOneOf: [['own', 'contract', 'login'], ['code']],
  }),
  ask('glossary', 'What is meant by a test environment? Our ERP supplier wants to charge for one', {
    saysOneOf: [['copy'], ['change', 'tried', 'try', 'tested']],
  }),

  // reading
  ask('reading', 'anything I can read about moving an office? our lease is up next summer', {
    links: ['/blog/office-move-it-checklist'],
  }),
  ask('reading', 'is there an article on the cyber insurance form', {
    links: ['/blog/cyber-insurance-questions-answered-truthfully'],
  }),
  ask('reading', 'I need a template for a disaster recovery plan, free if possible', { links: ['/resources'] }),
  ask('reading', 'Have you written something on how long an office in Ontario has to keep its records?', {
    links: ['/blog/how-long-to-keep-business-records-in-ontario'],
  }),
  ask('reading', ['we wonder when to swap out our desktops', 'do you have an article on that?'], {
    links: ['/blog/when-to-replace-office-computers'],
  }),
  ask(
    'reading',
    'which of your posts explains the microsoft 365 licences, who needs premium and who is fine with basic',
    { links: ['/blog/microsoft-365-licences-by-role'] },
  ),
  ask(
    'reading',
    'Is there a checklist with which our receptionist could check security herself, and how many points has it got?',
    {
      saysOneOf: [['fifteen', '15']],
      links: ['/resources'],
    },
  ),

  // coverage
  ask('coverage', 'Do you come out to Oakville? Small wealth firm near Lakeshore Road.', {
    says: ['oakville'],
    saysOneOf: [['yes', 'serve', 'visit', 'technician', 'on site']],
  }),
  ask('coverage', 'whats the nearest place you serve to Milton', {
    saysOneOf: [['oakville', 'mississauga', 'burlington', 'brampton']],
    never: ['our office in milton'],
  }),
  ask('coverage', 'Our charity has one site in Scarborough and one in Ajax. Could you look after both?', {
    says: ['ajax'],
    saysOneOf: [['scarborough', 'toronto']],
  }),
  ask('coverage', 'machine shop in whitby, are we too far east?', {
    saysOneOf: [['ajax', 'pickering']],
    never: ['our office in whitby'],
  }),
  ask(
    'coverage',
    ["we're in Markham, near Commerce Valley", 'would somebody drive over for a dead switch or is it all remote?'],
    {
      saysOneOf: [['on site', 'on-site', 'visit', 'drive', 'technician', 'in person', 'on the spot']],
    },
  ),
  ask('coverage', 'How do your technicians get to Burlington? That must be the edge of your area.', {
    says: ['burlington'],
    saysOneOf: [['qew', '407', 'lakeshore west', 'farthest', 'drive']],
  }),
  ask('coverage', ['which towns do you cover in york region?', 'and durham?'], { says: ['ajax', 'pickering'] }),

  // plans
  ask('plans', 'whats the difference between essential and professional', {
    says: ['essential', 'professional'],
    saysOneOf: [['visit', 'firewall', 'backup', '1 hour', 'multi-factor', '$150']],
  }),
  ask('plans', 'Is there a minimum number of people for each plan?', {
    saysOneOf: [
      ['5 users', '5 for', 'minimum of 5', 'at least 5', 'from 5', 'five'],
      ['10 for', '10 users', 'minimum of 10', 'at least 10', 'from 10', 'ten users'],
    ],
  }),
  ask('plans', 'does Professional include trying out the backups, or do you only check that they ran?', {
    saysOneOf: [['quarter', 'test restore']],
  }),
  ask('plans', ["what's in Enterprise", 'would you help us with the questionnaire from our insurer on that plan?'], {
    says: ['questionnaire'],
  }),
  ask('plans', 'per user prices of all three plans please', { says: ['$100', '$150', '$200'] }),
  ask('plans', ['What is in the Essential plan?', 'so nobody comes to the office on that one?'], {
    saysOneOf: [['professional', 'remote', 'not include']],
  }),
  ask('plans', 'We would be 30 lawyers and clerks. Is there a volume discount at that size?', { says: ['10%'] }),

  // fit
  ask('fit', 'Physio clinic, 9 staff, one location, nobody in-house for computers. Which plan would you pick for us?', {
    saysOneOf: [['professional', 'essential']],
  }),
  ask('fit', 'we are four people, is that too small for you', {
    saysOneOf: [['minimum', '5 users', 'five', 'at least 5', '10 to 250']],
  }),
  ask(
    'fit',
    'three shifts, 70 users and we need somebody on the phone at night and on holidays as well. what do you recommend?',
    { says: ['enterprise'] },
  ),
  ask(
    'fit',
    [
      "we're a charity with 15 people and hardly any money",
      "what's the cheapest plan that still gives us someone to call?",
    ],
    { says: ['essential'] },
  ),
  ask(
    'fit',
    'Property management, 25 of us. Somebody has to come by now and then and run our Wi-Fi and firewall, but nobody works nights. Which plan?',
    { says: ['professional'] },
  ),
  ask(
    'fit',
    [
      'our investment firm gets audited and has to show policies and who had access to what',
      'which plan has that ready for us?',
    ],
    { says: ['enterprise'] },
  ),

  // about
  ask('about', 'how long have you guys been around', { saysOneOf: [['2008', '2005', '15+']] }),
  ask('about', 'How many technicians work at your company?', { says: ['35'] }),
  ask('about', 'is Group 4 Networks on its own or part of a bigger group?', {
    saysOneOf: [['parent', 'belongs to', 'holdings', 'family of']],
  }),
  ask('about', ['who leads the company?', 'and which of them is in charge of the help desk?'], {
    saysOneOf: [['coo', 'chief operating']],
  }),
  ask('about', 'which brands do you install, Dell, Cisco, that sort of thing?', {
    saysOneOf: [
      ['microsoft', 'fortinet', 'veeam'],
      ['dell', 'cisco'],
    ],
  }),
  ask('about', 'Somebody told me you have a sister company. What does it do?', {
    saysOneOf: [['phone', 'voip', 'voice', 'telephone']],
  }),

  // unknown
  ask(
    'unknown',
    'Do your technicians have a vulnerable sector police check? Our shelter requires it of every contractor.',
    { handOver: true, saysOneOf: [reach] },
  ),
  ask('unknown', 'is the dental office of dr patel on eglinton one of your clients', {
    handOver: true,
    saysOneOf: [reach],
  }),
  ask('unknown', 'Up to what amount is your professional liability insurance?', { handOver: true, saysOneOf: [reach] }),
  ask(
    'unknown',
    ['How long is the standard agreement?', 'and how many days of notice do you want when a client cancels?'],
    {
      handOver: true,
      saysOneOf: [reach],
      never: ['30 days', '60 days'],
    },
  ),
  ask('unknown', 'is there visitor parking at your building and what does it cost', {
    handOver: true,
    saysOneOf: [reach],
  }),
  ask('unknown', 'Our client wants your SOC 2 report. Can you send us one?', {
    handOver: true,
    saysOneOf: [reach],
    never: ['we are soc 2', 'yes, we are'],
  }),

  // several
  ask(
    'several',
    "Hi, I'm the practice manager of a dental office in Richmond Hill. Do you know ABELDent, do you come out to us, and how fast do you react when the server is down?",
    {
      says: ['abeldent', 'richmond hill'],
      saysOneOf: [['15-30 minutes', '15 minutes', '15 to 30 minutes', '1 hour']],
    },
  ),
  ask('several', 'how much is backup, how much is cybersecurity, and can we have them without one of the plans', {
    says: ['$50', '$75'],
    saysOneOf: [['yes', 'does not require', 'do not require', 'on its own', 'on their own', 'without']],
  }),
  ask('several', 'Two things: is month to month possible, and what is the set-up fee on Professional?', {
    says: ['$1,000'],
    saysOneOf: [['month-to-month', 'month to month']],
  }),
  ask('several', 'Law firm here. Do you work with Clio, what is the surcharge for lawyers and why is there one?', {
    says: ['clio', '15%'],
    saysOneOf: [['privilege', 'regulated', 'matter', 'access review', 'retention']],
  }),
  ask(
    'several',
    [
      'charity with two sites, one of them in Vaughan',
      "do you cover Vaughan, do charities pay less, and have you worked with Raiser's Edge?",
    ],
    {
      says: ['vaughan', 'raiser'],
      saysOneOf: [['10%', 'reduced', 'less']],
    },
  ),
  ask(
    'several',
    ['food plant in Brampton here', 'what is ransomware exactly, and does your help desk answer at night?'],
    {
      saysOneOf: [
        ['locks', 'malicious', 'demand'],
        ['enterprise', '24/7'],
      ],
    },
  ),
];
