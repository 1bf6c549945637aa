import { ask, type Question } from '../question.ts';

/** Ways to reach somebody, one of which an answer without knowledge offers. */
const reach = ['{provider.phone}', '{provider.email}', 'contact form'];
const monthly = ['month-to-month', 'month to month', 'monthly options', '12 months', '12-month'];

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const eleventhKnowledge: Question[] = [
  // services
  ask('services', 'Hello, I am putting three offers side by side. What exactly is in your cybersecurity service?', {
    saysOneOf: [
      ['multi-factor', 'second proof', 'mfa', 'sign-in'],
      ['e-mail', 'email', 'phishing', 'detection', 'training', 'incident'],
    ],
  }),
  ask(
    'services',
    'Does your backup take in our Microsoft 365 mail and OneDrive too, or only the server in the back room?',
    {
      says: ['microsoft 365'],
      saysOneOf: [['mailbox', 'onedrive', 'sharepoint']],
    },
  ),
  ask('services', 'who phones the internet company when the line is down, us or you', {
    saysOneOf: [['carrier', 'vendor', 'bell', 'rogers', 'network management']],
  }),
  ask(
    'services',
    ['Do you handle moves to the cloud?', 'And what is NOT part of that service? The last quote hid it on page nine.'],
    {
      saysOneOf: [['licence', 'license', 'azure usage', 'rewriting', 'cannot run in the cloud', 'daily support']],
    },
  ),
  ask('services', 'Can you look after our wifi so that visitors are kept off the office network?', {
    saysOneOf: [
      ['guest'],
      ['own network', 'networks of their own', 'separate', 'apart', 'network management', 'segment'],
    ],
  }),
  ask(
    'services',
    'Before we sign for a new server I would like somebody neutral to look over the quotes we have got. Is that something you do?',
    { says: ['consulting'] },
  ),
  ask(
    'services',
    [
      'We already have an IT company for the daily stuff.',
      'Could we take only data backup from you, without one of the plans?',
    ],
    {
      saysOneOf: [
        [
          'does not require',
          'not require',
          'on its own',
          'without a plan',
          'without one',
          'beside',
          'do not need',
          'not need',
          'yes',
        ],
      ],
    },
  ),

  // service prices
  ask('service prices', 'hourly rate for consulting please', { says: ['$150'] }),
  ask(
    'service prices',
    'The other two gave me a project price for moving our files and mail to the cloud. Where do yours start?',
    { says: ['$2,500'] },
  ),
  ask(
    'service prices',
    ['What does data backup cost on its own?', 'Is that for the whole company or for each person?'],
    {
      saysOneOf: [['per user', 'per person', 'each user', 'each person', 'a user', 'for every user']],
    },
  ),
  ask('service prices', 'network management: flat fee or per head? and how much', {
    says: ['$200'],
    saysOneOf: [['flat', 'whatever the number', 'per month', 'a month']],
  }),
  ask('service prices', ['How much is cybersecurity if we buy just that?', 'ok. and network management?'], {
    says: ['$200'],
  }),
  ask(
    'service prices',
    'For my comparison sheet I need the starting price of each of your services: security, backup, network, consulting, cloud migration.',
    {
      says: ['$75', '$50', '$200', '$150', '$2,500'],
    },
  ),
  ask('service prices', 'Is tax already in the prices on your site or does HST come on top?', {
    saysOneOf: [
      ['before tax', 'plus tax', 'tax is added', 'tax comes', 'on top', 'not include', 'tax added', 'added to every'],
    ],
  }),

  // industries
  ask('industries', 'Which programs that clinics and dentists use do your people know?', {
    saysOneOf: [['abeldent', 'oscar', 'accuro', 'telus', 'pointclickcare']],
  }),
  ask(
    'industries',
    'We manage around 30 rental buildings. What would you do for a company like ours that a general IT firm would not?',
    {
      saysOneOf: [
        [
          'each building',
          'every building',
          'camera',
          'entry',
          'deposit',
          'agents',
          'real estate',
          'property manage',
          'site office',
        ],
      ],
    },
  ),
  ask('industries', 'law office, 12 people. do you have experience with legal software and with which', {
    saysOneOf: [['clio', 'pclaw', 'teraview', 'imanage', 'divorcemate', 'unity']],
  }),
  ask(
    'industries',
    'Our machine shop has CNC machines with very old Windows on them. How would you keep them away from the office computers?',
    {
      saysOneOf: [['firewall', 'own network', 'network of their own', 'apart', 'segment', 'zones']],
    },
  ),
  ask(
    'industries',
    ['We are a charity and lots of volunteers come and go.', 'What happens with their logins when they stop coming?'],
    {
      saysOneOf: [['end date', 'closes', 'closed', 'volunteer account', 'by itself']],
    },
  ),
  ask('industries', 'do you work with accountants? nothing may change on our computers in april', {
    saysOneOf: [['hold back', 'deadline', 'tax season', 'season', 'professional services', 'professional firms']],
  }),
  ask('industries', ['I work at a mortgage brokerage.', 'Which of the systems in our trade are you used to?'], {
    saysOneOf: [['filogix', 'applied epic', 'salesforce', 'maximizer', 'croesus', 'naviplan']],
  }),

  // compliance
  ask(
    'compliance',
    'Same question to all three of you: what does PIPEDA want from an office like ours, and how do you help?',
    {
      says: ['pipeda'],
      saysOneOf: [['safeguard', 'breach', '24 months', 'evidence']],
    },
  ),
  ask('compliance', 'how long do we have to keep the record of a privacy breach?', {
    saysOneOf: [['24 months', '24-month', 'two years']],
  }),
  ask('compliance', 'I run a physio clinic. What does PHIPA mean for our computers and logins?', {
    says: ['phipa'],
    saysOneOf: [['login', 'encrypt', 'access', 'reasonable', 'safeguard', 'custodian']],
  }),
  ask(
    'compliance',
    [
      'We are a law firm, six lawyers and staff.',
      'What does the Law Society by-law 9 ask for with electronic trust transfers?',
    ],
    {
      saysOneOf: [['two people', 'one person enters', 'another authorizes', 'authorizes', 'authorize']],
    },
  ),
  ask(
    'compliance',
    'Insurance agency here. Can you help with the FSRA guidance on IT risk, and what do you supply for it?',
    {
      says: ['fsra'],
      saysOneOf: [['inventory', 'supplier list', 'restore records', 'guidance', 'written']],
    },
  ),
  ask('compliance', 'within how many days does an investment dealer have to report a cyber incident to ciro', {
    saysOneOf: [['three calendar days', 'three days', '3 calendar days', '3 days', 'three-day']],
  }),
  ask(
    'compliance',
    ['Does a real estate brokerage have to keep its deal records?', 'For how many years does RECO want them?'],
    { saysOneOf: [['six years', '6 years']] },
  ),

  // response
  ask('response', 'How fast do you respond on the Professional plan?', { saysOneOf: [['1 hour', 'one hour']] }),
  ask('response', 'Please give me the response times of all your plans, I have a column for it in my table.', {
    saysOneOf: [['4 hours', 'same day', 'four hours'], ['1 hour', 'one hour'], ['15 minutes']],
  }),
  ask(
    'response',
    [
      'We lean towards Enterprise at the moment.',
      'Is its response time the time until it is fixed, or until somebody answers?',
    ],
    {
      saysOneOf: [
        ['respond', 'answer', 'response'],
        [
          'until we respond',
          'depends on the problem',
          'how long the solution',
          'not until',
          'not the time',
          'until somebody',
          'until we answer',
          'first response',
          'how long',
        ],
      ],
    },
  ),
  ask('response', 'And for small things, say one person cannot print. How long do we wait in business hours?', {
    saysOneOf: [['1-2 hours', '1 to 2 hours', '4 hours', 'same day', '1 hour']],
  }),
  ask('response', 'what do you count as a critical issue and how soon does someone react to it', {
    saysOneOf: [
      ['15 minutes', '15-30 minutes', '15 to 30 minutes'],
      ['server', 'attack'],
    ],
  }),
  ask('response', ['Response time on Essential?', 'And Professional?', 'And the dearest one?'], {
    says: ['15 minutes'],
  }),

  // hours
  ask('hours', 'What are your regular hours?', { saysOneOf: [['{hours}', '8:00 am', '8 am', '8am', '8:00']] }),
  ask('hours', 'Is somebody at your office right now?', {
    at: '2026-11-25T15:00:00Z',
    saysOneOf: [['open', 'yes']],
    never: ['closed now', 'we are closed', 'currently closed'],
  }),
  ask('hours', 'are you open today or should i call next week', {
    at: '2026-11-21T18:00:00Z',
    saysOneOf: [
      ['closed', 'monday', 'not open', 'weekend'],
      ['monday', '24/7', '{provider.phone}'],
    ],
    never: ['we are open now'],
  }),
  ask('hours', 'Help desk hours per plan, please. One line for each is enough.', {
    saysOneOf: [
      ['9-5', '9 to 5', '9am', '9 am'],
      ['7am-7pm', '7am to 7pm', '7 am', '7am'],
      ['24/7', 'around the clock', 'at night'],
    ],
  }),
  ask('hours', 'Some of our people work Saturdays. Is there any support for them then?', {
    saysOneOf: [['weekend', '24/7', 'enterprise']],
  }),
  ask(
    'hours',
    ['Until what time does the help desk answer on Professional?', 'And if our owner is stuck at 9 in the evening?'],
    {
      saysOneOf: [['24/7', 'emergency', 'enterprise', '{provider.phone}']],
    },
  ),

  // contract
  ask('contract', 'What is the shortest contract you offer?', {
    saysOneOf: [['month-to-month', 'month to month', 'monthly options', 'no long-term']],
  }),
  ask('contract', 'how much cheaper is it if we pay for a whole year', { says: ['10%'] }),
  ask('contract', 'If we leave you one day, who owns the passwords and the network drawings?', {
    saysOneOf: [['yours', 'belong to you', 'go with you', 'handed over', 'hand over', 'your documentation', 'you own']],
  }),
  ask('contract', ['Do you charge a set-up fee?', 'How much is it for Professional?'], { says: ['$1,000'] }),
  ask(
    'contract',
    'What is not covered by the monthly fee? All three of you say "all inclusive" and I do not believe it.',
    {
      saysOneOf: [
        ['hardware', 'licence', 'license'],
        ['project', 'cabling', 'internet line', 'office move', 'migration', 'licence', 'license'],
      ],
    },
  ),
  ask('contract', 'The last company I called wanted three years. Do you insist on anything like that?', {
    saysOneOf: [monthly],
  }),
  ask(
    'contract',
    ['What is your standard agreement, how many months?', 'Do we get a discount if we commit for longer?'],
    {
      saysOneOf: [['discount', '10%', 'costs less', 'cheaper', 'lower price']],
    },
  ),

  // onboarding
  ask('onboarding', 'How does it begin if we choose you, what are the first steps?', {
    saysOneOf: [['assessment', 'inventory', 'list', 'password', 'week']],
  }),
  ask('onboarding', 'Our present IT firm is not very helpful. How would the change over to you work?', {
    saysOneOf: [['password', 'licence', 'license', 'hand-over', 'handover', 'settings', 'the date']],
  }),
  ask('onboarding', 'Is the IT assessment really free and what do we get out of it?', {
    saysOneOf: [
      ['free', 'costs nothing', 'no cost', 'nothing'],
      ['list', 'what to fix', 'at risk', 'written'],
    ],
  }),
  ask('onboarding', 'can our staff keep working while you take over from the old provider', {
    saysOneOf: [
      ['keep working', 'one new number', 'keep on working', 'go on working', 'without interruption', 'overlap'],
    ],
  }),
  ask(
    'onboarding',
    ['Do we have to collect all the passwords from the old company ourselves?', 'And when are they changed?'],
    {
      saysOneOf: [
        [
          'last day',
          '30 days',
          'days 1',
          'day 1',
          'first month',
          'change the passwords',
          'passwords are changed',
          'password is changed',
        ],
      ],
    },
  ),
  ask('onboarding', 'How long does it realistically take until things run smoothly with a new IT provider?', {
    saysOneOf: [['90 days', 'three months', 'first 90', '3 months', '90']],
  }),
  ask('onboarding', ['There is a one time fee at the start, right?', 'What work does it pay for?'], {
    saysOneOf: [['listing', 'documentation', 'installing', 'devices', 'taking over', 'our tools']],
  }),

  // own staff
  ask('own staff', 'We have one IT person. Would you work with him or replace him?', {
    saysOneOf: [['ticket queue', 'in writing', 'divide', 'share', 'alongside', 'existing it staff', 'work with']],
  }),
  ask('own staff', 'Could our administrator keep helping people at their desks while you do servers and backups?', {
    saysOneOf: [['yes', 'in writing', 'divide', 'share', 'looks after what', 'who looks after', 'alongside']],
  }),
  ask('own staff', 'which plan has the ticket queue shared with our own it people', { says: ['enterprise'] }),
  ask(
    'own staff',
    [
      'Our IT person worries that we want to get rid of her.',
      'Do you have an article on how the work is split between in-house and a provider?',
    ],
    {
      links: ['/blog/in-house-it-and-a-provider-who-does-what'],
    },
  ),
  ask(
    'own staff',
    'Our IT manager would only like somebody senior to check his plans now and then. Do you offer that, and how is it charged?',
    {
      saysOneOf: [['consulting'], ['hour', '$150']],
    },
  ),
  ask('own staff', 'Who steps in when our one IT guy is on vacation or it is the middle of the night?', {
    saysOneOf: [['24/7', 'on call', 'night', 'share', 'alongside', 'in writing', 'help desk']],
  }),

  // security
  ask('security', 'do you send test phishing mails to staff, and on which plan', {
    saysOneOf: [['professional', 'cybersecurity', 'practice']],
  }),
  ask('security', 'What stops a thief who has got hold of one of our passwords?', {
    saysOneOf: [['multi-factor', 'second proof', 'second step', 'mfa', 'two proofs', 'conditional access']],
  }),
  ask('security', 'One thing I ask everybody: how are laptops protected in case one is left in a taxi?', {
    saysOneOf: [['encrypt', 'wipe', 'locked', 'cannot be read']],
  }),
  ask('security', 'How can your backups survive ransomware when the attacker has our admin password?', {
    saysOneOf: [
      [
        'cannot be deleted',
        'cannot delete',
        'locked',
        'cannot be changed',
        'immutable',
        'cannot reach',
        'could not reach',
        'separate',
        'out of an attacker',
      ],
    ],
  }),
  ask('security', ['Our cyber insurer sent us a long form about MFA, EDR and so on.', 'Do you help to answer those?'], {
    saysOneOf: [
      ['insur', 'questionnaire'],
      ['yes', 'enterprise', 'cybersecurity', 'evidence', 'true answer', 'report', 'help', 'answered with you'],
    ],
  }),
  ask('security', 'Do you do penetration testing yourselves?', {
    saysOneOf: [
      ['outside assessor', 'independent', 'not covered', 'not cover', 'not include', 'not part', 'does not', 'do not'],
    ],
  }),
  ask('security', ['Where do our backups end up?', 'In Canada? And are they encrypted?'], {
    saysOneOf: [['canad'], ['encrypt']],
  }),

  // glossary
  ask('glossary', 'One of the quotes says "RPO 4 h". What does RPO mean?', {
    saysOneOf: [['recovery point'], ['losing', 'lose', 'lost', 'loss']],
  }),
  ask('glossary', 'What counts as an endpoint? Two of the offers are priced by it.', {
    saysOneOf: [['laptop', 'desktop', 'tablet']],
  }),
  ask('glossary', 'data residency, in plain words please', { saysOneOf: [['country', 'where your data', 'stored']] }),
  ask('glossary', 'failover??', { saysOneOf: [['spare', 'failed', 'takes over', 'switch']] }),
  ask('glossary', ['What does MFA stand for?', 'thanks, and VPN?'], {
    saysOneOf: [['virtual private network', 'tunnel']],
  }),
  ask('glossary', 'whats the diffrence between RTO and RPO', {
    saysOneOf: [
      ['recovery time', 'rto'],
      ['recovery point', 'rpo'],
      ['lose', 'losing', 'lost', 'loss'],
      ['down', 'stand still', 'restored', 'work again', 'standstill'],
    ],
  }),
  ask(
    'glossary',
    [
      'Can you explain an IT word to me?',
      'Our software supplier wants a "test environment" before the upgrade. What is it?',
    ],
    { saysOneOf: [['copy'], ['tried', 'try', 'changes', 'tested']] },
  ),

  // reading
  ask('reading', 'Do you have a security checklist that I can go through myself before I choose anybody?', {
    links: ['/resources'],
  }),
  ask(
    'reading',
    'I have three managed services contracts on my desk. Have you written something on how to read them?',
    { links: ['/blog/how-to-read-a-managed-services-contract'] },
  ),
  ask('reading', 'We move to another office in spring, is there a guide for the IT side on your blog?', {
    links: ['/blog/office-move-it-checklist'],
  }),
  ask('reading', 'any article on which microsoft 365 licence who needs', {
    links: ['/blog/microsoft-365-licences-by-role'],
  }),
  ask(
    'reading',
    ['We do not have a disaster recovery plan on paper.', 'Is there a template I could download from you?'],
    { links: ['/resources'] },
  ),
  ask('reading', 'The owner wants an IT budget for three years. Do you have an article on how to make one?', {
    links: ['/blog/three-year-it-budget-on-one-page'],
  }),
  ask(
    'reading',
    ['Half of our computers are six years old.', 'Is there something on your blog about when to replace them?'],
    { links: ['/blog/when-to-replace-office-computers'] },
  ),

  // coverage
  ask('coverage', 'Do your technicians come out to Oakville?', {
    says: ['oakville'],
    saysOneOf: [['yes', 'on site', 'on-site', 'visit', 'technician', 'qew', 'serve', 'remote']],
  }),
  ask('coverage', 'We have a warehouse in Ajax and an office in Pickering. Do you serve both?', {
    says: ['ajax', 'pickering'],
  }),
  ask(
    'coverage',
    ['Our head office is in Burlington.', 'We have eight people in Hamilton as well, is that too far for you?'],
    {
      says: ['burlington'],
      never: ['our hamilton office', 'our office in hamilton'],
    },
  ),
  ask('coverage', 'Newmarket, do you go there?', {
    says: ['richmond hill'],
    never: ['our newmarket office', 'our office in newmarket'],
  }),
  ask('coverage', ['Is Vaughan in your area?', 'How does somebody get from you to us there?'], {
    saysOneOf: [['subway', 'line 1', 'highway 400', 'highway 427', 'highway 7', 'metropolitan centre']],
  }),
  ask('coverage', 'Which cities do you cover? A list will do.', {
    says: ['toronto', 'mississauga', 'markham', 'brampton', 'vaughan'],
  }),
  ask('coverage', 'we are in etobicoke, do you come on site or is it all remote', {
    saysOneOf: [
      ['toronto', 'greater toronto area', 'gta'],
      ['on site', 'on-site', 'visit', 'technician', 'drives', 'comes to', 'come to'],
    ],
  }),

  // plans
  ask('plans', 'What do we get with Professional that Essential does not have?', {
    saysOneOf: [
      ['visit', 'on site', 'on-site'],
      ['firewall', 'multi-factor', 'phishing', 'backup', 'technology plan', 'wi-fi'],
    ],
  }),
  ask('plans', 'Your plans and what each costs per user, please.', {
    says: ['$100', '$150', '$200', 'essential', 'professional', 'enterprise'],
  }),
  ask('plans', 'is there a minimum number of users for enterprise', { saysOneOf: [['10', 'ten']] }),
  ask('plans', 'Which is the lowest plan where somebody visits our office when a problem cannot be solved remotely?', {
    says: ['professional'],
  }),
  ask('plans', ['What is in the Enterprise plan?', 'Would we have one fixed person who knows our systems?'], {
    saysOneOf: [['technical lead', 'named', 'lead who knows']],
  }),
  ask(
    'plans',
    [
      'I am comparing plans, not prices.',
      'In which of yours are the backups checked every day and tried out every quarter?',
    ],
    { says: ['professional'] },
  ),
  ask('plans', 'At how many users do your volume discounts start and how high do they go?', {
    says: ['5%', '25%'],
    saysOneOf: [['10 users', 'from 10', '10 or more', '10+', '10'], ['100']],
  }),

  // fit
  ask(
    'fit',
    'Accounting office with 14 people. We need somebody who comes by when things cannot be fixed from afar. Which plan would you suggest?',
    { says: ['professional'] },
  ),
  ask('fit', '7 desks, we only want remote help and updates, cheapest plan that does that?', { says: ['essential'] }),
  ask(
    'fit',
    'We are a plant with 60 people and a night shift, so help has to be there at 3 a.m. as well. What fits us?',
    { says: ['enterprise'] },
  ),
  ask('fit', 'We are just 3 people. Can we take one of your plans?', {
    saysOneOf: [['minimum', 'at least 5', '5 users', 'five users', 'at least five']],
  }),
  ask(
    'fit',
    [
      'We are a clinic with 22 people.',
      'We want a help desk that also answers on weekends and holidays. Which plan is that?',
    ],
    { says: ['enterprise'] },
  ),
  ask('fit', 'is a company with 180 staff too big for you?', { saysOneOf: [['10 to 250', '250']] }),

  // about
  ask('about', 'Since when has your company existed?', { saysOneOf: [['2008', '2005', '15+ years']] }),
  ask('about', 'how many IT people work for you', { says: ['35'] }),
  ask('about', 'Are you independent or part of a bigger group?', {
    saysOneOf: [['parent', 'holding', 'family of technology']],
  }),
  ask('about', 'If something goes wrong between your firm and ours, who at the top answers for it?', {
    saysOneOf: [['ceo', 'founder']],
  }),
  ask('about', ['Do you have to do with phone systems as well?', 'Is that your own company or another one?'], {
    saysOneOf: [['sister', 'group 4 voice']],
  }),
  ask('about', 'Which makers of hardware and software do you mostly work with?', {
    saysOneOf: [['microsoft'], ['fortinet', 'veeam', 'dell', 'cisco']],
  }),

  // unknown
  ask('unknown', 'Please send me the names and numbers of three clients I may call as references.', {
    handOver: true,
    saysOneOf: [reach],
  }),
  ask('unknown', 'Is your company ISO 27001 certified? I need a yes or no for the table.', {
    saysOneOf: [[...reach, 'no certificat', 'not say', 'does not', 'do not know', "don't know", 'cannot', 'not know']],
    never: ['yes, we are', 'we are certified', 'we are iso'],
  }),
  ask('unknown', 'Up to what amount does your professional liability insurance pay if you make a mistake?', {
    handOver: true,
    saysOneOf: [reach],
  }),
  ask('unknown', 'what percentage do we get back on the invoice when you miss the response time', {
    handOver: true,
    saysOneOf: [reach],
  }),
  ask('unknown', 'Is there visitor parking at your building and what does it cost per hour?', {
    handOver: true,
    saysOneOf: [reach],
  }),
  ask('unknown', 'How many tickets per employee did your help desk close last month on average?', {
    handOver: true,
    saysOneOf: [reach],
  }),
  ask(
    'unknown',
    ['I have a question about your technicians.', 'How many years does one stay with you on average before leaving?'],
    { handOver: true, saysOneOf: [reach] },
  ),

  // several
  ask(
    'several',
    'My three standard questions: 1. What are your hours? 2. How fast do you respond on Professional? 3. How long is the contract?',
    {
      saysOneOf: [['{hours}', '8:00 am', '8 am', '7am-7pm', '7am'], ['1 hour', 'one hour'], monthly],
    },
  ),
  ask('several', 'do you cover markham, and what is essential per user?', { says: ['markham', '$100'] }),
  ask('several', 'What does consulting cost per hour, what does backup start at, and do you serve Burlington?', {
    says: ['$150', '$50', 'burlington'],
  }),
  ask(
    'several',
    'We are a law firm. Which of the usual legal programs do you know, and do law firms pay a surcharge?',
    {
      saysOneOf: [['clio', 'pclaw', 'teraview', 'imanage', 'divorcemate', 'unity'], ['15%']],
    },
  ),
  ask(
    'several',
    [
      'Two more things and then I leave you alone.',
      'Is month to month possible, and how many users do we need at least for Professional?',
    ],
    {
      saysOneOf: [
        monthly,
        ['5 users', 'five users', 'at least 5', 'minimum of 5', '5 for', '5 people', 'minimum is 5', 'minimum: 5', '5'],
      ],
    },
  ),
  ask('several', 'What is failover, and how much is your network management to start with?', {
    says: ['$200'],
    saysOneOf: [['spare', 'failed', 'takes over', 'second line', 'cellular', 'switch']],
  }),
];
