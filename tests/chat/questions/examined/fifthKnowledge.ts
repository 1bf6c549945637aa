import { ask, type Question } from '../question.ts';

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const fifthKnowledge: Question[] = [
  // plans (10)
  ask(
    'plans',
    'Third website this afternoon and the first with numbers on it, thank you. What is the per-head price on each of your three tiers?',
    { says: ['$100', '$150', '$200'] },
  ),
  ask('plans', 'essential v professional, whats realy diffrent', {
    says: ['Essential', 'Professional'],
    saysOneOf: [['$150', '1 hour', 'visit', 'firewall', 'test restore', 'phishing', 'multi-factor']],
  }),
  ask(
    'plans',
    'If we went for your middle tier, would someone be looking at the backups, or does that stay on my desk?',
    { saysOneOf: [['Professional'], ['checked daily', 'checks daily', 'test restore', 'daily']] },
  ),
  ask('plans', 'at how many people does the price drop and by what %', { says: ['10%', '15%', '25%'] }),
  ask(
    'plans',
    'Vendor A wants $3,500 up front before lifting a finger. I need to put your one-off joining cost for every plan in the cell next to theirs.',
    { says: ['$500', '$1,000', '$2,000'] },
  ),
  ask('plans', 'hst already in there or on top?', {
    saysOneOf: [
      [
        'before tax',
        'tax is added',
        'on top',
        'exclud',
        'not includ',
        'plus tax',
        'plus hst',
        'added to',
        'without tax',
      ],
    ],
  }),
  ask(
    'plans',
    'Every proposal I have opened today forgets to mention something until the second invoice. So, honestly: which things will I be billed for beyond the monthly amount?',
    {
      saysOneOf: [
        ['hardware', 'device', 'computer'],
        ['licence', 'license'],
        ['project', 'cabling', 'migration', 'internet line'],
      ],
    },
  ),
  ask('plans', 'wich tier picks up the fone 3am sunday', {
    says: ['Enterprise'],
    saysOneOf: [['24/7', 'night', 'weekend', 'around the clock']],
  }),
  ask('plans', 'My staff each have a laptop, a tablet and a phone. Would that be one seat or three?', {
    saysOneOf: [['however many', 'per user', 'per person', 'a person', 'one user', 'number of people']],
  }),
  ask('plans', 'The treasurer pays everything once a year, on principle. Any reward for that habit?', {
    saysOneOf: [['10%', '10 %', '10 per cent', '10 percent']],
  }),

  // fit (8)
  ask(
    'fit',
    '6 of us, all bookkeepers, nothing fancy, just a number to ring when a laptop dies. cheapest option + monthly?',
    { says: ['Essential'], quotes: [{ planId: 'essential', users: 6, profileId: 'professional-services' }] },
  ),
  ask(
    'fit',
    'We run a night dispatch with 22 people. If the screens go dark at two in the morning somebody has to answer, and I do not mean a machine. Which of your packages is that?',
    { says: ['Enterprise'] },
  ),
  ask('fit', 'need visits to our ofice sometimes, 14 staff, lowest plan that has it pls', { says: ['Professional'] }),
  ask('fit', 'four people. do we even qualify', {
    saysOneOf: [
      ['minimum', 'at least', 'from 5', 'fewer than 5', 'starts at 5'],
      ['5', 'five'],
    ],
  }),
  ask(
    'fit',
    'The broker will only renew us with an incident response plan on paper that gets rehearsed. Where in your line-up would I find that included?',
    { says: ['Enterprise'] },
  ),
  ask('fit', 'we are 8 but i like the top one. possible?', { saysOneOf: [['10', 'ten'], ['Enterprise']] }),
  ask(
    'fit',
    'Dental practice, 18 people including hygienists. The hand-me-down firewall frightens me and I want somebody responsible for it. What would you put us on and what is the damage each month?',
    { says: ['Professional'], quotes: [{ planId: 'professional', users: 18, profileId: 'healthcare' }] },
  ),
  ask('fit', '420 employees - too big 4 you?', { says: ['250'] }),

  // service prices (8)
  ask('service prices', 'phones over the internet, roughly how much a person?', { says: ['$25'] }),
  ask(
    'service prices',
    "There is a humming box in our closet with everyone's mail and files on it, and my brother-in-law says it belongs in the cloud. Ballpark for moving it all?",
    { says: ['$2,500'] },
  ),
  ask('service prices', 'just bakcup nothing else. per head?', { says: ['$50'] }),
  ask(
    'service prices',
    'Wi-Fi, switches and the firewall looked after by you, everything else stays with us: is it a flat amount or by headcount, and from what figure?',
    { says: ['$200'], saysOneOf: [['flat', 'per month', 'a month', 'monthly', 'whatever the number']] },
  ),
  ask(
    'service prices',
    'Outfit number two quoted me 60 a seat for security alone with no help desk attached. Your equivalent starts at…?',
    { says: ['$75'] },
  ),
  ask('service prices', 'starting $ for everything you sell separatly, one list ok', {
    says: ['$75', '$2,500', '$50', '$200', '$150'],
  }),
  ask(
    'service prices',
    'Could one of your consultants sit with my three quotes, yours being one of them, and tell me which is the rip-off? And at what rate?',
    { says: ['$150'], saysOneOf: [['hour']] },
  ),
  ask(
    'service prices',
    ['do you do backup without a plan', 'ok and protection against hackers, same way? price of that'],
    { says: ['$75'] },
  ),

  // coverage (14)
  ask('coverage', 'were in oshawa.. too far?', { says: ['Ajax'] }),
  ask(
    'coverage',
    'I run a small winery office out in Grimsby and the first two companies I rang laughed. Would a technician of yours make the drive, or at least who is closest?',
    { says: ['Burlington'] },
  ),
  ask('coverage', 'newmarkt ontario', { says: ['Richmond Hill'] }),
  ask('coverage', 'Our postal code begins L4K, does that put us on your map?', { says: ['Vaughan'] }),
  ask('coverage', 'is there a mississauga office i can walk into with a broken laptop', {
    saysOneOf: [['100 King', 'Toronto', 'downtown']],
  }),
  ask('coverage', 'u guys do north york?', { says: ['Toronto'] }),
  ask(
    'coverage',
    'Every town and city you go to, please, all of them in one reply so I can tick them off against our branches.',
    {
      says: [
        'Toronto',
        'Mississauga',
        'Brampton',
        'Markham',
        'Vaughan',
        'Richmond Hill',
        'Oakville',
        'Burlington',
        'Pickering',
        'Ajax',
      ],
    },
  ),
  ask(
    'coverage',
    'Head office sits in Liberty Village; the warehouse is near Bramalea. One provider for both, or will you only take the pretty one?',
    { says: ['Toronto', 'Brampton'] },
  ),
  ask('coverage', 'Stouffville', { says: ['Markham'] }),
  ask('coverage', 'how would the tech get to unionville, and do they really come or just dial in', {
    says: ['Markham'],
    saysOneOf: [['404', '407', 'GO train', 'drive', 'technician', 'on site', 'visit'], ['remote']],
  }),
  ask('coverage', 'What is the last place you serve going west along the lake before you turn the van around?', {
    says: ['Burlington'],
  }),
  ask('coverage', 'shop on bayly st pickering, u come out here', { says: ['Pickering'] }),
  ask('coverage', 'two lawyers one clerk on hamilton mountain. nobody wants us lol. do you?', { says: ['Burlington'] }),
  ask(
    'coverage',
    'My partner moved to Halifax and works from her kitchen there. The rest of us are on King West. I know you will not fly out, but where does your territory end?',
    { saysOneOf: [['Greater Toronto', 'GTA', 'Burlington']] },
  ),

  // services (12)
  ask('services', 'I have four minutes before call number three. What do you people actually do?', {
    saysOneOf: [['cybersecurity', 'security'], ['backup'], ['cloud'], ['support', 'help desk', 'managed']],
  }),
  ask('services', 'gogle workspace ok or microsoft only', { says: ['Google Workspace'] }),
  ask('services', 'Half the studio would sooner quit than touch Windows. Can your people look after Apple machines?', {
    saysOneOf: [['macOS', 'Mac']],
  }),
  ask(
    'services',
    'In the back storeroom the wireless is dead, next to the window it is fine. Would someone come and measure it rather than sell us more boxes?',
    {
      saysOneOf: [
        ['meter', 'measure', 'walk', 'survey'],
        ['Wi-Fi', 'access point'],
      ],
      links: ['/services/network-management'],
    },
  ),
  ask('services', 'where do the backup copies sit. canada?', { saysOneOf: [['Canadian', 'in Canada']] }),
  ask('services', 'someone left in july n now we need a mail of hers. if we had ur 365 backup would that come back', {
    saysOneOf: [
      ['mailbox', 'Microsoft 365'],
      ['brought back', 'bring back', 'restor', 'recover', 'comes back', 'copied', 'copies'],
    ],
  }),
  ask('services', 'pen tests - included? (company 1 says yes)', {
    saysOneOf: [['outside assessor', 'outside', 'independent', 'not cover', 'not includ', 'third part', 'separate']],
  }),
  ask('services', 'cloud migratoin how many weeks usualy', {
    saysOneOf: [['2-8 weeks', '2–8 weeks', '2 to 8 weeks', 'two to eight weeks']],
  }),
  ask('services', 'Printers. Please tell me you do printers.', { saysOneOf: [['printer']] }),
  ask(
    'services',
    'Suppose the move to Azure goes sideways on the Saturday night. Is there a road back to the old server, or are we committed?',
    { saysOneOf: [['way back', 'old system', 'old server', 'intact', 'sign off', 'return to it']] },
  ),
  ask(
    'services',
    'When the internet drops here I spend an hour on hold with Rogers. Is that a call you would make for us?',
    { saysOneOf: [['carrier', 'open the fault', 'vendor', 'we call', 'calls with']] },
  ),
  ask(
    'services',
    'new floor lease starts in spring, 35 desks. who on your side keeps the schedule and the cabling guys and the telco in line',
    { saysOneOf: [['consult', 'project', 'office move', 'vendor']] },
  ),

  // industries (10)
  ask('industries', '9 lawyers, clio + teraview. u know those?', {
    says: ['Clio', 'Teraview'],
    links: ['/industries/legal'],
  }),
  ask(
    'industries',
    'We are a mortgage brokerage living in Filogix all day. Have you seen that before, or would we be the guinea pig?',
    { says: ['Filogix'], links: ['/industries/financial-services'] },
  ),
  ask(
    'industries',
    'The chart program hangs, the EMR people blame the network, the network guy blames the EMR. With you, whose phone rings at our clinic?',
    { saysOneOf: [['vendor'], ['EMR', 'chart']] },
  ),
  ask('industries', 'registerd charity here, does it cost us less', {
    saysOneOf: [['10%', '10 %', 'reduced', '0.9', 'less']],
  }),
  ask(
    'industries',
    'Two of my CNC lathes are controlled by something that thinks it is 2003. Nobody may update it. How do you keep the rest of the plant from infecting it?',
    { saysOneOf: [['network of their own', 'own network', 'separate', 'apart', 'firewall', 'isolat']] },
  ),
  ask(
    'industries',
    'Condo & rental management, about forty buildings, cameras put in by five different installers, books kept in Yardi. Do you have anything to say to a business like that?',
    { says: ['Yardi'], links: ['/industries/real-estate'] },
  ),
  ask('industries', 'acct firm. will u leave our machines alone in april', {
    saysOneOf: [['hold back', 'tax season', 'your season', 'deadline', 'could have waited', 'can wait']],
  }),
  ask('industries', 'wich trades do you know', {
    saysOneOf: [
      ['health', 'clinic'],
      ['legal', 'law'],
      ['manufactur', 'plant'],
      ['nonprofit', 'charit'],
      ['financ', 'broker'],
    ],
  }),
  ask(
    'industries',
    'Is there something on your site for architects? We draw in Revit, the files are enormous and everyone wants to work from the cottage.',
    { saysOneOf: [['Revit', 'architect']], links: ['/industries/professional-services'] },
  ),
  ask('industries', 'why do dentists pay more than say a design agency, and how much more', {
    says: ['25%'],
    saysOneOf: [['PHIPA', 'privacy', 'access review', 'regulat', 'patient record']],
  }),

  // compliance (8)
  ask('compliance', 'phipa. what do you do about it, concretly', {
    says: ['PHIPA'],
    saysOneOf: [['safeguard', 'login', 'encrypt', 'access', 'evidence', 'log', 'breach']],
  }),
  ask(
    'compliance',
    'A privacy incident happened at my last job and nobody could find the log. For a private firm in Canada, how long must such a record be kept?',
    { saysOneOf: [['24 months', 'two years', '24-month']] },
  ),
  ask('compliance', 'ins renewal form, 9 pages of MFA and EDR questions. do u help w that', {
    saysOneOf: [['insur'], ['evidence', 'report', 'true', 'questionnaire', 'answer', 'form']],
  }),
  ask('compliance', 'We are an investment dealer. After a hack, how quickly does CIRO expect to hear from us?', {
    saysOneOf: [['three calendar days', 'three days', '3 calendar days', '3 days', 'within three', 'within 3']],
  }),
  ask(
    'compliance',
    'I broker mortgages and FINTRAC worries me more than hackers do. How many years of paper do they want, and how long do I get to produce it?',
    { saysOneOf: [['five years', '5 years'], ['30 days']] },
  ),
  ask('compliance', 'trust transfer, law society, 1 person or 2', {
    saysOneOf: [['two people', 'another authorizes', 'one person enters', 'another', 'By-Law 9']],
  }),
  ask(
    'compliance',
    'Some of our drawings fall under the Controlled Goods Program; the competitor went silent when I said the words. You?',
    {
      saysOneOf: [
        ['Controlled Goods'],
        ['security plan', 'who can open', 'drawing', 'three days', 'assessed', 'access'],
      ],
    },
  ),
  ask('compliance', 'if ther is a breach do you also tell us what the law says we must do or is that someone else', {
    saysOneOf: [['lawyer', 'legal advice']],
  }),

  // response (6)
  ask('response', 'professional plan, urgent ticket: how long til a human', { saysOneOf: [['1 hour', 'one hour']] }),
  ask('response', 'respnse time essential', { saysOneOf: [['4 hours', 'four hours', 'same day']] }),
  ask(
    'response',
    'Your top plan says fifteen minutes. Is that a person saying hello, or is it the thing being fixed?',
    {
      saysOneOf: [
        ['15 minutes', 'fifteen minutes'],
        ['until we respond', 'response', 'respond', 'depends on the problem'],
      ],
    },
  ),
  ask(
    'response',
    'Put the reaction times of all three levels side by side for me, the way I am doing with everyone else today.',
    { says: ['1 hour', '15 minutes'], saysOneOf: [['4 hours', 'same day']] },
  ),
  ask('response', 'what about small stuff. locked out of a spreadsheet, weekday, nobody dying', {
    saysOneOf: [['1-2 hours', '1–2 hours', '1 to 2 hours', '4 hours', 'same day', '1 hour']],
  }),
  ask(
    'response',
    'The last people took a day and a half to turn up when something truly serious broke. On average, what is yours until somebody is at the door or has solved it?',
    { saysOneOf: [['2 hours', 'two hours']] },
  ),

  // hours (6)
  ask('hours', 'open rn?', {
    at: '2026-03-11T10:05:00-04:00',
    saysOneOf: [['open', 'yes']],
    never: ['closed right now', 'currently closed', 'not open'],
  }),
  ask(
    'hours',
    'It is ten to seven, I have just left my third voicemail of the day at other firms, and I wonder whether anybody at yours is still at a desk.',
    {
      at: '2026-03-12T18:50:00-04:00',
      saysOneOf: [
        [
          'closed',
          'not open',
          'opens',
          'open again',
          'reopen',
          'outside',
          'tomorrow',
          'next open',
          '8:00',
          '08:00',
          '24/7',
        ],
      ],
      never: ['we are open now', 'yes, we are open'],
    },
  ),
  ask('hours', 'friday until when', { saysOneOf: [['6:00 PM', '6 PM', '6pm', '18:00', '6:00 p.m.', '6 p.m.']] }),
  ask('hours', 'staff count inventory on saturdays n sundays.. any1 reachable then', {
    saysOneOf: [['weekend', '24/7', 'emergenc']],
  }),
  ask(
    'hours',
    'From what time in the morning can my early birds get the Professional help desk, and when does it stop?',
    {
      saysOneOf: [
        ['7am-7pm', '7am–7pm', '7 am', '7:00', '7am to 7pm'],
        ['7pm', '7 pm', '7:00 PM', '19:00'],
      ],
    },
  ),
  ask('hours', 'hi, sunday here obviously, are you lot working?', {
    at: '2026-06-14T11:20:00-04:00',
    saysOneOf: [['closed', 'not open', 'opens', 'open again', 'reopen', 'outside', 'Monday', '24/7']],
    never: ['yes, we are open'],
  }),

  // contract (6)
  ask('contract', 'Provider B wants three years and a signature by Friday. What would you tie us into?', {
    saysOneOf: [
      ['month-to-month', 'month to month', 'monthly'],
      ['12 months', '12-month', 'twelve months', 'long-term', 'longer term', 'longer', 'nobody'],
    ],
  }),
  ask('contract', 'standrd contract lenght?', { saysOneOf: [['12 months', '12-month', 'twelve months']] }),
  ask('contract', 'sign for longer = cheaper?', { saysOneOf: [['discount', 'less', 'cheaper', '10%']] }),
  ask(
    'contract',
    'Say it ends badly between us in a year. Who walks away with the passwords and the network drawings?',
    {
      saysOneOf: [
        [
          'belong to you',
          'yours',
          'go with you',
          'handed over',
          'hand over',
          'your own documentation',
          'your documentation',
          'you keep',
        ],
      ],
    },
  ),
  ask('contract', 'if the calculator here says a number, is it a binding offer i can wave at you later', {
    saysOneOf: [['estimate', 'not an offer', 'not binding', 'in writing', 'written']],
  }),
  ask(
    'contract',
    'Small print question, since the other two squirmed at it: with no long commitment at all, is that something you sell, or only advertise?',
    { saysOneOf: [['month-to-month', 'month to month', 'no long-term']] },
  ),

  // onboarding (5)
  ask(
    'onboarding',
    'Our current IT company is one man who will sulk. How does the change-over to you go, and do I have to be in the room?',
    {
      saysOneOf: [
        [
          'password',
          'licen',
          'settings',
          'tell them',
          'previous provider',
          'present',
          'hand-over',
          'handover',
          'take over',
          'taking over',
        ],
      ],
    },
  ),
  ask('onboarding', 'free asessment - whats the catch', {
    saysOneOf: [
      ['costs nothing', 'free', 'no charge', 'whether or not', 'no obligation'],
      ['list', 'written', 'write down', 'writes down'],
    ],
  }),
  ask('onboarding', 'So that one-time fee at the start. It pays for what, exactly?', {
    saysOneOf: [['device', 'account', 'documentation', 'install', 'tools', 'taking over', 'takes over']],
  }),
  ask('onboarding', 'week 1 with your security service, what gets done', {
    saysOneOf: [['multi-factor', 'detection', 'forwarding', 'administrators', 'list every']],
  }),
  ask(
    'onboarding',
    'I have been burned by a bad hand-over before: the new people had no password to the server. What does a sane first three months with a new provider look like?',
    { saysOneOf: [['90 days', 'overlap', 'inventory', 'week', 'days 1', 'three months', 'day 90']] },
  ),

  // own staff (4)
  ask(
    'own staff',
    'We have Dave. Dave is wonderful. Dave also has twins now and cannot do nights. Would you work beside a Dave?',
    { saysOneOf: [['ticket queue', 'in writing', 'divide', 'share', 'alongside', 'beside']] },
  ),
  ask('own staff', 'keep our it dept, only buy cybersecuirty from u. allowed?', {
    saysOneOf: [['does not require', 'on its own', 'without', 'not need', 'in writing', 'yes']],
  }),
  ask('own staff', 'Between an in-house admin and an outside firm, who typically takes which jobs?', {
    saysOneOf: [
      ['server', 'security', 'backup'],
      ['on site', 'in writing', 'users', 'divide', 'split', 'who does what'],
    ],
  }),
  ask(
    'own staff',
    'my sysadmin wrote a migration script n wants a senior to look over it b4 he pulls the trigger, do you do that',
    { saysOneOf: [['review', 'senior', 'consult', 'second opinion']] },
  ),

  // security (7)
  ask('security', 'mfa for evrybody, do you set that up or do we', {
    saysOneOf: [['multi-factor', 'MFA', 'second step', 'second proof']],
  }),
  ask(
    'security',
    'Marlene in accounts opens anything with a courier logo on it. Is there something you do about Marlenes?',
    {
      saysOneOf: [
        ['phishing', 'practice message', 'practise', 'test message'],
        ['training', 'lesson', 'filter'],
      ],
    },
  ),
  ask('security', 'which antivirus / edr product', { saysOneOf: [['Defender']] }),
  ask(
    'security',
    "A friend's customers once got invoices in her firm's name that she never sent. I would rather not be next. Can that sort of forgery be made harder, and how?",
    { saysOneOf: [['SPF', 'DKIM', 'DMARC']] },
  ),
  ask('security', 'could a hacker w/ our admin password wipe the backups as well', {
    saysOneOf: [
      [
        'cannot be deleted',
        'cannot be changed',
        'cannot delete',
        'locked',
        'immutable',
        'cannot reach',
        'out of an attacker',
        'can change it',
        'separate',
      ],
    ],
  }),
  ask('security', 'what make of firewall do you put in', { saysOneOf: [['Forti']] }),
  ask(
    'security',
    'An adviser of ours leaves things in taxis. If it were a laptop next time, could anyone read what is on it?',
    { saysOneOf: [['encrypt', 'wiped', 'wipe', 'locked']] },
  ),

  // glossary (6)
  ask('glossary', 'quote #2 says "RTO 4h RPO 1h". english please', {
    saysOneOf: [
      ['down', 'longest time', 'until people can work'],
      ['losing', 'lose', 'lost', 'recent work'],
    ],
  }),
  ask('glossary', 'endpont = ?', { saysOneOf: [['device'], ['laptop', 'desktop', 'phone', 'tablet']] }),
  ask(
    'glossary',
    'The young man from the other company kept saying "failover" and I kept nodding. What had I agreed to?',
    { saysOneOf: [['spare', 'takes over', 'switch']] },
  ),
  ask('glossary', 'dns??', { saysOneOf: [['domain name system', 'directory']] }),
  ask('glossary', 'My nephew insists our accounting thing is "SaaS". Does it hurt?', {
    saysOneOf: [['software as a service'], ['browser', 'by the month', 'data centre']],
  }),
  ask('glossary', 'data residancy mean what', { saysOneOf: [['country', 'stored']] }),

  // reading (5)
  ask(
    'reading',
    'Three contracts are going to land in my inbox tonight and I have never read one. Have you written anything on how to go through such a thing?',
    { links: ['/blog/how-to-read-a-managed-services-contract'] },
  ),
  ask('reading', 'securty checklist i can do alone, no it knowlege?', {
    links: ['/resources'],
    saysOneOf: [['checklist']],
  }),
  ask('reading', 'is there a blog post about which 365 licence goes to whom', {
    links: ['/blog/microsoft-365-licences-by-role'],
  }),
  ask('reading', 'Half our PCs are older than the intern. Point me to something sensible on when to bin them.', {
    links: ['/blog/when-to-replace-office-computers'],
  }),
  ask('reading', 'disaster recovery plan template, blank one to fill in', {
    links: ['/resources'],
    saysOneOf: [['Disaster Recovery Plan']],
  }),

  // about (5)
  ask('about', 'how long hav u been around', { saysOneOf: [['2008', '2005', '15+', '15 years']] }),
  ask('about', 'One of the firms I am looking at turned out to be two guys and a van. And you: how many technicians?', {
    says: ['35'],
  }),
  ask(
    'about',
    'Before I shortlist anybody I ask who stands behind them. Are you independent, or part of some bigger group?',
    { saysOneOf: [['Holdings', 'parent', 'belongs to']] },
  ),
  ask('about', 'typical client size?', { saysOneOf: [['10 to 250', '10-250', '10–250', '10 and 250']] }),
  ask('about', 'Any stories of jobs you did, with a start and an end? I trust those more than stars.', {
    saysOneOf: [['clinic', 'law office', 'plant', 'case stud']],
  }),
];
