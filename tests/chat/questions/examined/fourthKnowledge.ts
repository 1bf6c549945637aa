import { ask, type Question } from '../question.ts';

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const fourthKnowledge: Question[] = [
  // plans (10)
  ask('plans', 'whats in the middle tier that i dont get with the basic one', {
    says: ['Professional'],
    saysOneOf: [['visit', 'on-site', 'on site', 'firewall', 'Wi-Fi', 'multi-factor', 'backup', 'phishing', 'training']],
  }),
  ask(
    'plans',
    'Could you put Essential and Enterprise next to each other for a dozen users? I have to show my partner both numbers.',
    {
      quotes: [
        { planId: 'essential', users: 12 },
        { planId: 'enterprise', users: 12 },
      ],
    },
  ),
  ask('plans', 'We are seven. Would you even let us take Enterprise?', {
    says: ['10'],
    saysOneOf: [['minimum', 'at least', 'from 10', 'no fewer', 'needs 10', 'requires 10', '10 users']],
  }),
  ask('plans', 'setup fee professional', { says: ['$1,000'] }),
  ask('plans', 'does teh essential plan cover vists to the office or is it all over the phone', {
    saysOneOf: [['remote', 'Professional']],
  }),
  ask('plans', 'Suppose I pay for the whole year up front on Essential. What does one seat work out at?', {
    saysOneOf: [['$90', '$1,080']],
  }),
  ask('plans', 'at how many ppl do the volume discounts kick in', { says: ['5%', '10%', '15%', '25%', '100'] }),
  ask(
    'plans',
    'Everyone at our firm has a laptop, a tablet and a work phone. Do you charge three times for each of them?',
    {
      saysOneOf: [
        ['however many', 'per user', 'per person', 'person with an account', 'not per device', 'not by device'],
      ],
    },
  ),
  ask('plans', 'premium support, the jump-the-queue thing - how much extra?', { says: ['$15'] }),
  ask(
    'plans',
    'My bookkeeper asks which costs she should expect on top of the monthly fee. New machines, Office subscriptions, that sort of thing?',
    {
      saysOneOf: [['hardware'], ['licence', 'license']],
    },
  ),

  // fit (8)
  ask(
    'fit',
    'Eight of us in a design studio. Nothing fancy, we just want somebody to ring when a laptop dies. Cheapest thing that does the job, and the monthly damage?',
    {
      says: ['Essential'],
      quotes: [{ planId: 'essential', users: 8 }],
    },
  ),
  ask(
    'fit',
    'machine shop, 40 staff, 2 shifts, somebody must pick up the phone at 2am. which plan + what would it run us',
    {
      says: ['Enterprise'],
      quotes: [{ planId: 'enterprise', users: 40, profileId: 'manufacturing' }],
    },
  ),
  ask(
    'fit',
    'I manage a dental practice with 14 staff. We would like technicians who come by when needed and phishing training for the team, but no round-the-clock service. Which plan would you pick and how much is it?',
    {
      says: ['Professional'],
      quotes: [{ planId: 'professional', users: 14, profileId: 'healthcare' }],
    },
  ),
  ask(
    'fit',
    'insurance brokrage 19 ppl, regulator wants a writen incident plan rehersed every year. wich one n how much a month',
    {
      says: ['Enterprise'],
      quotes: [{ planId: 'enterprise', users: 19, profileId: 'financial' }],
    },
  ),
  ask(
    'fit',
    'Our registered charity has eleven employees and next to no money. What is the least we can get away with per month?',
    {
      says: ['Essential'],
      quotes: [{ planId: 'essential', users: 11, profileId: 'nonprofit' }],
    },
  ),
  ask('fit', 'only 3 of us here. anything for that?', {
    saysOneOf: [['minimum', 'at least 5', 'at least five', '5 users', 'five users']],
  }),
  ask(
    'fit',
    'The ceiling the owner gave me is $2,000 monthly and there are 15 people on payroll. What could we have for that?',
    {
      says: ['Essential'],
      quotes: [{ planId: 'essential', users: 15 }],
    },
  ),
  ask(
    'fit',
    'Saturdays and Sundays before a trial our lawyers are all in. Which of your plans has a help desk that answers then?',
    {
      saysOneOf: [['Enterprise', 'weekend package']],
    },
  ),

  // service prices (8)
  ask('service prices', 'wht does backup cost on its own', { says: ['$50'] }),
  ask('service prices', 'your hourly rate for a consultant?', { says: ['$150'], saysOneOf: [['hour']] }),
  ask('service prices', 'Ballpark figure to get us off an ageing Exchange server and into Office 365, please.', {
    says: ['$2,500'],
  }),
  ask(
    'service prices',
    'If you looked after nothing but our firewall and wifi and left the rest to my nephew, what would that set us back a month?',
    { says: ['$200'] },
  ),
  ask('service prices', 'cybersec only no helpdesk, starts at?', { says: ['$75'] }),
  ask('service prices', 'For the network service: do you bill by headcount or is it one amount?', {
    says: ['$200'],
    saysOneOf: [['flat', 'whatever the number', 'per month']],
  }),
  ask(
    'service prices',
    'I was told to get numbers for two things by Friday, taken alone without any plan: guarding us against hackers, and copies of our data.',
    { says: ['$75', '$50'] },
  ),
  ask('service prices', 'cloud migraton price - is it a fixd sum or monthly', {
    says: ['$2,500'],
    saysOneOf: [['project']],
  }),

  // coverage (14)
  ask('coverage', 'Newmarket?', { says: ['Richmond Hill'] }),
  ask('coverage', 'do u cover port credit', { says: ['Mississauga'] }),
  ask('coverage', 'Our plant sits in Woodbridge near Pine Valley Drive. Inside your territory?', { says: ['Vaughan'] }),
  ask(
    'coverage',
    'Is there also an office of yours in Markham that I can drop a laptop off at, or only the one downtown?',
    {
      saysOneOf: [['King Street', '{address.street}', 'Toronto']],
    },
  ),
  ask('coverage', 'whole list of towns you serve pls', {
    says: [
      'Toronto',
      'Mississauga',
      'Markham',
      'Vaughan',
      'Richmond Hill',
      'Oakville',
      'Burlington',
      'Brampton',
      'Pickering',
      'Ajax',
    ],
  }),
  ask('coverage', 'My brother runs a shop out in Bowmanville and could use you. Who would be nearest to him?', {
    says: ['Ajax'],
  }),
  ask('coverage', 'L5N 2W3 - in ur area??', { says: ['Mississauga'] }),
  ask('coverage', 'scarbrough', { says: ['Toronto'] }),
  ask('coverage', 'How would your technician get to an office by Brock Road in Pickering when something needs hands?', {
    says: ['Pickering'],
    saysOneOf: [['401', 'Don Valley', 'train', 'Whites Road']],
  }),
  ask(
    'coverage',
    'We have branches in Brampton and Oakville besides head office on Bay Street. Can all three be on one agreement?',
    {
      saysOneOf: [
        ['one agreement', 'one number', 'one list', 'one contract', 'single agreement', 'same agreement', 'Yes'],
      ],
    },
  ),
  ask('coverage', 'georgetown ont. too far for you guys?', { says: ['Brampton'] }),
  ask(
    'coverage',
    'When a switch is dead you cannot fix that by screen sharing. Somebody actually shows up, right? We are in Etobicoke.',
    {
      saysOneOf: [['technician', 'visit', 'on site', 'on-site', 'somebody comes', 'drives', 'come to you']],
    },
  ),
  ask('coverage', ['do you have anyone around Richmond Hill', 'and Hamilton?'], { says: ['Burlington'] }),
  ask(
    'coverage',
    'Half the team moved to Ottawa during covid, the rest is in Ajax. Could those in Ottawa still be helped from a distance?',
    { saysOneOf: [['remote']] },
  ),

  // services (12)
  ask('services', 'evrything u do in short', {
    saysOneOf: [['cybersecurity', 'security'], ['cloud'], ['backup'], ['consult'], ['network', 'support', 'managed']],
  }),
  ask('services', 'Half the office is on MacBooks. Is that a problem for you?', { saysOneOf: [['macOS', 'Mac']] }),
  ask('services', 'does backup includ our 365 mailboxes and onedrive', {
    says: ['Microsoft 365'],
    saysOneOf: [['mailbox', 'OneDrive', 'SharePoint']],
  }),
  ask(
    'services',
    'When the Bell line drops and they keep me on hold for an hour, is that something you would sit through for us?',
    {
      saysOneOf: [['carrier', 'Bell', 'internet provider', 'internet company', 'vendor']],
    },
  ),
  ask('services', 'pen tests?', {
    saysOneOf: [
      ['outside assessor', 'independent', 'not covered', 'not included', 'not part', 'not offer', 'do not do', "don't"],
    ],
  }),
  ask('services', 'How many weeks should a 30-person firm plan for moving into Azure and Microsoft 365?', {
    saysOneOf: [['2-8', '2 to 8', '2–8', 'two to eight']],
  }),
  ask('services', 'Where does the off-site copy of our files physically live? My board will not accept the US.', {
    saysOneOf: [['Canad']],
  }),
  ask(
    'services',
    'somebody quoted me 40k for a new server and storage, before i sign i want a second opnion. thats something you do?',
    {
      saysOneOf: [['consult', 'second opinion', 'quote comparison', 'compare', 'comparison']],
    },
  ),
  ask(
    'services',
    'We like our current IT company for day-to-day things. Is it allowed to hire you for security alone and keep them?',
    {
      saysOneOf: [
        [
          'does not require',
          'on its own',
          'alone',
          'without a plan',
          'beside',
          'alongside',
          'who looks after what',
          'keep your',
          'Yes',
        ],
      ],
    },
  ),
  ask('services', 'which brands for firewall n backup', { saysOneOf: [['Forti'], ['Veeam']] }),
  ask('services', 'On moving weekend to the cloud, what if it all goes wrong, is there a way back to the old server?', {
    saysOneOf: [['way back', 'intact', 'old system', 'return', 'sign off', 'go back']],
  }),
  ask(
    'services',
    'The wifi in our back office has been hopeless for years. Can someone measure it and put access points where they belong?',
    {
      saysOneOf: [
        ['Wi-Fi', 'wifi'],
        ['measure', 'meter', 'access point', 'survey', 'walk'],
      ],
    },
  ),

  // industries (10)
  ask('industries', 'our EMR is oscar, have your guys ever seen it', { saysOneOf: [['OSCAR']] }),
  ask(
    'industries',
    'I run an accounting firm. Will you keep your hands off our systems during the last two weeks of April?',
    {
      saysOneOf: [['season', 'deadline', 'April', 'hold back', 'outside']],
    },
  ),
  ask(
    'industries',
    'Every one of our real estate agents works on a private phone. How do you protect the brokerage files on it, and what happens when an agent leaves?',
    {
      saysOneOf: [
        [
          'managed app',
          'own data',
          'own phone',
          'phones they already own',
          'removes',
          'keeps the phone',
          'leaves the rest',
          'brokerage keeps',
        ],
      ],
    },
  ),
  ask('industries', 'which donor programs do u know', { saysOneOf: [['Raiser', 'DonorPerfect', 'CanadaHelps']] }),
  ask(
    'industries',
    'We bend and cut steel. Half of the controllers still run some ancient Windows and nobody may touch them. Anything you could do short of buying new machines?',
    {
      saysOneOf: [['of their own', 'separate', 'apart', 'isolat', 'segment', 'firewall', 'own network']],
    },
  ),
  ask('industries', 'lawfirm, 2 partners conflicted out of a file. can u wall it off in sharepoint', {
    saysOneOf: [['matter', 'wall', 'permission']],
  }),
  ask('industries', 'What kinds of businesses are your regulars?', {
    saysOneOf: [
      ['health', 'clinic'],
      ['legal', 'law'],
      ['manufactur', 'plant'],
    ],
  }),
  ask('industries', 'morgage brokers', {
    saysOneOf: [['financial', 'mortgage', 'broker']],
    links: ['/industries/financial-services'],
  }),
  ask(
    'industries',
    'Condo manager here: forty buildings, each with cameras and door panels that nobody has updated since they went in. Sound familiar?',
    {
      saysOneOf: [['building', 'camera', 'property']],
    },
  ),
  ask('industries', 'Can architects open giant Revit models from home without copying them to their laptops first?', {
    saysOneOf: [['SharePoint', 'Egnyte', 'remote desktop', 'Revit', 'version']],
  }),

  // compliance (8)
  ask('compliance', 'small physio clinic. if patient files leak do we hav to tell anyone', {
    saysOneOf: [['PHIPA'], ['patient', 'Commissioner', 'notify', 'notified']],
  }),
  ask('compliance', 'how many yrs do invoices have to be kept for the CRA', {
    saysOneOf: [['six years', '6 years', 'six', ' 6 ']],
  }),
  ask('compliance', 'Why does a doctor pay you a quarter more than the accountant next door?', {
    says: ['25%'],
    saysOneOf: [['PHIPA', 'access review', 'privacy law', 'breach procedure', 'patient record', 'regulated']],
  }),
  ask('compliance', 'investment dealer - CIRO wants incidents reported how fast?', {
    saysOneOf: [['three calendar days', 'three days', '3 days', '3 calendar days', 'within three']],
  }),
  ask('compliance', 'For how long must we hold on to our record of privacy breaches under the federal act?', {
    saysOneOf: [['24 months', 'two years', '24']],
  }),
  ask('compliance', 'pipeda what do u do for us there', {
    says: ['PIPEDA'],
    saysOneOf: [['safeguard', 'evidence', 'breach', 'record']],
  }),
  ask(
    'compliance',
    'Our insurer mailed nine pages of cyber questions and I understand maybe four of them. Do you help fill such things in?',
    {
      saysOneOf: [['insur'], ['answer', 'evidence', 'questionnaire', 'form', 'report']],
    },
  ),
  ask(
    'compliance',
    'Is it correct that sending trust money electronically takes two people in a law office, and can you set that up?',
    {
      saysOneOf: [['authoriz', 'authoris', 'two people', 'By-Law 9', 'another']],
    },
  ),

  // response (6)
  ask(
    'response',
    'Say everything stops on a Tuesday at three in the afternoon. How long, typically, till a human reacts?',
    { saysOneOf: [['15 min', '15-30', '15 to 30', '15–30']] },
  ),
  ask('response', 'pro plan responce time', { saysOneOf: [['1 hour', 'one hour', 'an hour']] }),
  ask('response', 'And for boring tickets, a printer driver for instance: when would I usually hear back from you?', {
    saysOneOf: [['1-2 hours', '1 to 2 hours', '1–2 hours', 'one to two hours', 'same day', '4 hours']],
  }),
  ask('response', 'When you promise an answer within an hour, does that mean it is solved within the hour too?', {
    saysOneOf: [
      [
        'until we respond',
        'depends on',
        'how long the',
        'until somebody',
        'not until it is',
        'not the fix',
        'not a fix',
        'not the solution',
        'not of solving',
      ],
    ],
  }),
  ask('response', 'in an emergncy how quick is somebody physicaly at our door on avrage', {
    saysOneOf: [['2 hours', 'two hours']],
  }),
  ask('response', 'Which plan reacts the quickest, and in how many minutes?', {
    says: ['Enterprise'],
    saysOneOf: [['15 min', 'fifteen min']],
  }),

  // hours (6)
  ask('hours', 'open rn?', { at: '2026-01-17T15:00:00-05:00', saysOneOf: [['closed', 'not open', 'Monday']] }),
  ask('hours', 'Is anybody at their desk at this moment, or am I too early with my coffee?', {
    at: '2026-03-11T08:15:00-04:00',
    saysOneOf: [['open', 'Yes']],
  }),
  ask('hours', 'what time do you lock up on fridays', {
    saysOneOf: [['6:00 PM', '6 PM', '6:00 p.m', '6 p.m', '18:00', '{hours}']],
  }),
  ask('hours', 'Our file server tends to misbehave on Sundays. Does somebody pick up then if it is urgent?', {
    saysOneOf: [['24/7', 'any hour', 'around the clock', 'day and night', 'at night']],
  }),
  ask('hours', 'helpdesk hours essential', { saysOneOf: [['9-5', '9 to 5', '9–5', '9am', '9 am', '9:00']] }),
  ask('hours', 'just got off work and its half past six, still time to call your office tonight?', {
    at: '2026-02-12T18:30:00-05:00',
    saysOneOf: [['closed', 'not open', 'tomorrow', 'Friday', '8:00 AM']],
  }),

  // contract (6)
  ask('contract', 'locked in for how long', {
    saysOneOf: [['month-to-month', 'month to month', '12 months', '12-month']],
  }),
  ask(
    'contract',
    'My last provider kept every password hostage. If we part ways some day, whose are the passwords, drawings and settings?',
    {
      saysOneOf: [
        ['yours', 'belong to you', 'handed over', 'hand over', 'go with you', 'hand-over', 'your documentation'],
      ],
    },
  ),
  ask('contract', 'Is there any reward for signing up for longer than the usual term?', {
    saysOneOf: [['discount', 'costs less', 'cheaper', 'less']],
  }),
  ask('contract', 'the number the calculater gives, is that binding', {
    saysOneOf: [['estimate', 'not an offer', 'in writing', 'written']],
  }),
  ask('contract', 'HST in there already?', {
    saysOneOf: [['before tax', 'tax is added', 'plus tax', 'without tax', 'not include', 'exclud', 'tax comes on top']],
  }),
  ask('contract', 'We would rather try you out for a couple of months before committing to a year. Possible?', {
    saysOneOf: [['month-to-month', 'month to month', 'monthly']],
  }),

  // onboarding (5)
  ask('onboarding', 'free assesment - whats the catch', {
    saysOneOf: [['nothing', 'no cost', 'free', 'whether or not', 'no obligation']],
  }),
  ask(
    'onboarding',
    'We would be walking away from a rather prickly provider. How much of the handover do I have to fight through myself?',
    {
      saysOneOf: [
        [
          'we do the rest',
          'password',
          'licence',
          'tell them the date',
          'take over',
          'taking over',
          'hand-over',
          'handover',
        ],
      ],
    },
  ),
  ask('onboarding', 'will my people be offline while u switch us over', {
    saysOneOf: [['keep working', 'continue', 'without interrupt', 'go on working', 'staff work']],
  }),
  ask('onboarding', 'A thousand dollars of set-up for Professional. What am I getting for it?', {
    saysOneOf: [['device', 'documentation', 'tools', 'taking over', 'previous provider']],
  }),
  ask(
    'onboarding',
    'How do I get the ball rolling, and what is the very first thing that happens once I contact you?',
    {
      saysOneOf: [['assessment', 'talk about', 'look at']],
    },
  ),

  // own staff (4)
  ask(
    'own staff',
    'I am the sole IT guy in a 60-head company and my boss found your site. Honest answer: are you here to replace me?',
    {
      saysOneOf: [
        [
          'share',
          'divide',
          'alongside',
          'own IT',
          'existing IT',
          'your person',
          'together',
          'in-house',
          'your IT staff',
        ],
      ],
    },
  ),
  ask('own staff', 'shared ticket q with our sysadmin, which tier has that', { says: ['Enterprise'] }),
  ask(
    'own staff',
    'Our admin has not had two weeks off since 2021. Could you take the servers, security and backups while he stays with the users on the floor?',
    {
      saysOneOf: [
        [
          'share',
          'divide',
          'in writing',
          'ticket queue',
          'servers, security',
          'on site while',
          'alongside',
          'in-house',
        ],
      ],
    },
  ),
  ask('own staff', 'can our netwrk admin bounce a design off somebody senior at yours', {
    saysOneOf: [['consult', 'second opinion', 'senior', 'review']],
  }),

  // security (7)
  ask(
    'security',
    'A supplier emailed that their bank account changed. What should my payables clerk do before she pays anyone?',
    { saysOneOf: [['call', 'phone', 'telephone', 'ring']] },
  ),
  ask('security', 'mfa 4 everyone or just the bosses', { saysOneOf: [['every', 'all ']] }),
  ask('security', 'My staff will click on absolutely anything. How do you go about that?', {
    saysOneOf: [['training', 'practice', 'practise', 'phishing', 'test message', 'lesson']],
  }),
  ask('security', 'backup hackers cant wipe, exists?', {
    saysOneOf: [
      [
        'locked',
        'immutable',
        'cannot be deleted',
        'cannot delete',
        'cannot be changed',
        'out of an attacker',
        "can't be deleted",
        'separate',
      ],
    ],
  }),
  ask('security', 'still on win 10 on most pcs here, is taht ok', {
    saysOneOf: [['October 14, 2025', 'ended', 'no longer', 'Windows 11', 'extended security', 'replace']],
  }),
  ask('security', 'What stops crooks from sending invoices to our customers in our name?', {
    saysOneOf: [['DMARC', 'SPF', 'DKIM']],
  }),
  ask(
    'security',
    'Two years ago a laptop was taken from a car with client files on it. How would you make sure the next one is no disaster?',
    { saysOneOf: [['encrypt', 'wiped', 'wipe', 'BitLocker']] },
  ),

  // glossary (6)
  ask('glossary', 'wat is dns in plain english', {
    saysOneOf: [['directory', 'domain name system', 'name of your website', 'number computers use']],
  }),
  ask('glossary', 'RTO vs RPO, I always mix those up', {
    saysOneOf: [
      ['recovery time', 'how long', 'longest time'],
      ['recovery point', 'how much', 'lose', 'losing'],
    ],
  }),
  ask('glossary', 'failover??', { saysOneOf: [['spare', 'switch']] }),
  ask('glossary', 'A grant agreement wants us to state our "data residency". Explain that to a non-technical person?', {
    saysOneOf: [['country', 'stored', 'laws']],
  }),
  ask('glossary', 'Would my phone count as an endpoint in a quote?', { saysOneOf: [['device', 'phone', 'tablet']] }),
  ask('glossary', 'saas meaning', { saysOneOf: [['software as a service', 'browser', 'paid for by the month']] }),

  // reading (5)
  ask('reading', 'anything 2 read on when old pcs should go', { links: ['/blog/when-to-replace-office-computers'] }),
  ask(
    'reading',
    'We sign a lease on new premises next spring. Did one of you write something about the computer side of an office move?',
    { links: ['/blog/office-move-it-checklist'] },
  ),
  ask('reading', 'DR plan template in word?', {
    saysOneOf: [['Disaster Recovery Plan Template', 'disaster recovery plan']],
    links: ['/resources'],
  }),
  ask('reading', 'I heard about some exercise for a Friday where you check that backups really come back. Link?', {
    links: ['/blog/friday-afternoon-restore-test'],
  }),
  ask('reading', 'is there an articel about wich microsoft 365 licence is for who', {
    links: ['/blog/microsoft-365-licences-by-role'],
  }),

  // about (5)
  ask('about', 'how long u been in business', { saysOneOf: [['2005', '2008', '15+', '15 years']] }),
  ask('about', 'Roughly how many technicians work for you?', { saysOneOf: [['35']] }),
  ask('about', 'Are you independent or does some bigger outfit own you?', {
    saysOneOf: [['parent', 'Group 4 Holdings', 'belongs to']],
  }),
  ask('about', 'Too small for you or too big? We have ninety on staff. What range do you normally look after?', {
    saysOneOf: [['10 to 250', '10-250', '10–250', '250']],
  }),
  ask('about', 'Tell me about a job you did for a company like ours, a plant where scanners kept losing connection.', {
    saysOneOf: [['scanner', 'Wi-Fi', 'aisle', 'racks', 'access point']],
  }),
];
