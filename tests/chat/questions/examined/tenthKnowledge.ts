import { ask, type Question } from '../question.ts';

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const tenthKnowledge: Question[] = [
  // services
  ask('services', 'Do you take care of firewalls and office wifi too, or only the computers?', {
    saysOneOf: [['switch', 'access point', 'network management', 'professional']],
  }),
  ask(
    'services',
    'we want to get rid of the old server in the closet and move everything to microsoft 365. is that something you do',
    {
      saysOneOf: [['cloud migration', 'sharepoint', 'exchange online', 'azure']],
      links: ['/services/cloud-migration'],
    },
  ),
  ask('services', 'How long does a move to the cloud usually take?', {
    saysOneOf: [['{claims.migration}', '2 to 8 weeks', 'two to eight weeks']],
  }),
  ask('services', ['what does your backup service actually copy?', 'and where are the copies kept?'], {
    saysOneOf: [['canad']],
  }),
  ask('services', 'whats not included in the cybersecurity service?', {
    saysOneOf: [['penetration test', 'legal advice', 'hardware', 'security keys']],
  }),
  ask(
    'services',
    'We are moving to a bigger office in the spring and nobody here knows what to do about internet lines and cabling. Can you help us plan that?',
    {
      saysOneOf: [['consult', 'before the lease', 'checklist', 'schedule']],
    },
  ),
  ask('services', 'do u do phones as well', {
    saysOneOf: [['voip', 'sister', 'over the internet']],
  }),
  ask('services', 'What do you do in the first week if we have you look after our network?', {
    saysOneOf: [['cable', 'label', 'settings', 'factory', 'start monitoring']],
  }),

  // service prices
  ask('service prices', 'how much is cybersecurity per person? we are in Mississauga', {
    says: ['$75'],
  }),
  ask(
    'service prices',
    'Could you give me a starting price for moving our email and files to the cloud, please? I know you need to look at it first.',
    {
      says: ['$2,500'],
    },
  ),
  ask('service prices', 'whats your hourly rate if we only need some IT consulting', {
    says: ['$150'],
  }),
  ask('service prices', ['What do you charge for network management?', 'is that per user or for the whole office?'], {
    saysOneOf: [['flat', 'whatever the number', 'not per user', '$200']],
  }),
  ask('service prices', 'Email Security & Archiving add-on: price per person?', {
    says: ['$8'],
  }),
  ask('service prices', ['How much does the cyber security service start at?', 'ok, and data backup?'], {
    saysOneOf: [['$50', '$10 per']],
  }),
  ask(
    'service prices',
    'Can you list what each of your services starts at: cybersecurity, cloud migration, backup, network management and consulting?',
    {
      says: ['$75', '$2,500', '$50', '$200', '$150'],
    },
  ),

  // industries
  ask('industries', 'Hi, do you work with dental offices? We use ABELDent.', {
    saysOneOf: [['abeldent', 'dental', 'healthcare', 'clinic']],
    links: ['/industries/healthcare'],
  }),
  ask('industries', "We're a law firm with 14 lawyers and we run Clio and PCLaw. Are those programs you know?", {
    saysOneOf: [['clio', 'pclaw']],
    links: ['/industries/legal'],
  }),
  ask(
    'industries',
    'machine shop here, the computers that run our cnc machines are really old and cant be updated. can you do anything about that',
    {
      saysOneOf: [['network of their own', 'kept apart', 'apart', 'isolat', 'separate', 'segment', 'image']],
    },
  ),
  ask('industries', 'Is there a discount for a registered charity?', {
    saysOneOf: [['10%', 'reduced price']],
  }),
  ask(
    'industries',
    'I run a property management company with about 40 buildings. What would you do for a business like ours?',
    {
      saysOneOf: [['building', 'real estate', 'camera']],
      links: ['/industries/real-estate'],
    },
  ),
  ask('industries', ['do you have anything for mortgage brokers', 'which software do you know in that field?'], {
    saysOneOf: [['filogix', 'applied epic', 'croesus', 'naviplan', 'maximizer', 'salesforce']],
  }),
  ask(
    'industries',
    [
      'We are an accounting firm with 22 people.',
      'Tax season is crazy here, you would not install updates in the last week of April would you?',
    ],
    {
      saysOneOf: [
        ['hold back', 'deadline', 'can wait', 'could have waited', 'outside your season', 'before tax season'],
      ],
    },
  ),

  // compliance
  ask('compliance', 'What does PHIPA want from a small clinic if there has been a privacy breach?', {
    saysOneOf: [['first reasonable opportunity', 'commissioner', 'tell patients', 'notify']],
  }),
  ask('compliance', 'how long do we have to keep a record of a privacy breach under pipeda?', {
    saysOneOf: [['24 months', 'two years', '2 years']],
  }),
  ask('compliance', 'How many years does the CRA want us to keep our invoices and books?', {
    saysOneOf: [['six years', '6 years']],
  }),
  ask(
    'compliance',
    'One of our clients insists that all data stays in Canada. Can you do that for backups and for the cloud?',
    {
      saysOneOf: [['canadian data', 'canadian region', 'canada central', 'data centre', 'rests in', 'canadian']],
    },
  ),
  ask(
    'compliance',
    ["We're an investment dealer in Oakville", 'how fast does a cyber incident have to be reported to CIRO?'],
    {
      saysOneOf: [['three calendar days', 'three days', '3 days', '3 calendar days']],
    },
  ),
  ask('compliance', 'why is it more expensive for clinics than for other offices', {
    saysOneOf: [['25%', 'phipa', 'access review', 'regulated', 'breach procedures']],
  }),
  ask('compliance', ['Do you help with PIPEDA?', 'Does that include legal advice or only the technical part?'], {
    saysOneOf: [['lawyer', 'technical side', 'not legal advice', 'no legal advice']],
  }),

  // security
  ask('security', 'what do you do against phishing mails?', {
    saysOneOf: [['filter', 'training', 'practice', 'attachments', 'faked sender']],
  }),
  ask('security', 'Do you set up two-step login for all of our staff?', {
    saysOneOf: [['multi-factor', 'second proof', 'second step', 'mfa']],
  }),
  ask('security', "I've heard ransomware also goes after the backups. How are yours protected from that?", {
    saysOneOf: [
      [
        'locked',
        'cannot be deleted',
        'cannot be changed',
        'cannot delete',
        'immutable',
        'nobody can delete',
        'out of an attacker',
        'cannot reach',
      ],
    ],
  }),
  ask('security', 'our insurance wants "EDR" on every computer, which product do you put on them', {
    saysOneOf: [['defender', 'behaviour', 'detection', 'endpoint protection']],
  }),
  ask('security', ['do you train our people on security?', 'how often do you send those fake test emails'], {
    saysOneOf: [
      ['every month', 'each month', 'monthly', 'through the year', 'practice', 'phishing test', 'test message'],
    ],
  }),
  ask(
    'security',
    'How do you protect laptops that our advisors take home with client files on them, in case one gets lost?',
    {
      saysOneOf: [['encrypt', 'wipe', 'locked']],
    },
  ),
  ask('security', 'do you also do penetration tests?', {
    saysOneOf: [
      ['outside assessor', 'independent', 'not included', 'not covered', 'does not include', 'do not', "don't"],
    ],
  }),

  // response
  ask('response', 'how quick do you respond on the Professional plan', {
    saysOneOf: [['1 hour', 'one hour']],
  }),
  ask('response', "What's the difference in response time between Essential and Enterprise?", {
    saysOneOf: [['4 hours', 'same day'], ['15 minutes']],
  }),
  ask(
    'response',
    'If our server went down on a Tuesday morning, how long would it normally take until someone reacts?',
    {
      saysOneOf: [['15 minutes', '15-30 minutes', '1 hour']],
    },
  ),
  ask('response', 'For little things, like a printer that will not print, how long do we wait for an answer?', {
    saysOneOf: [['1-2 hours', '1 to 2 hours', '4 hours', '1 hour', 'same day']],
  }),
  ask('response', ['Which of your plans reacts fastest?', 'and how many minutes is that'], {
    saysOneOf: [['15 minutes']],
  }),
  ask('response', 'does a response time of 1 hour mean the problem is fixed within the hour?', {
    saysOneOf: [
      [
        'until we respond',
        'until somebody',
        'until a person',
        'solution takes',
        'depends on the problem',
        'not until',
        'when it is solved',
        'not how long',
      ],
    ],
  }),
  ask('response', 'On average, how long does it take until a technician arrives in an emergency?', {
    saysOneOf: [['2 hours', 'two hours']],
  }),

  // hours
  ask('hours', 'what time do you close on fridays', {
    saysOneOf: [['6:00 pm', '6 pm', '6pm', '18:00']],
  }),
  ask('hours', 'Are you open right now?', {
    at: '2025-11-19T15:00:00Z',
    saysOneOf: [['open now', 'open right now', 'currently open', 'are open', 'open until', 'yes']],
  }),
  ask('hours', 'Is there anyone we can reach on a Sunday?', {
    saysOneOf: [['weekend', '24/7']],
  }),
  ask('hours', 'help desk hours for Enterprise?', {
    says: ['24/7'],
  }),
  ask('hours', ['What are your opening hours?', 'And the help desk on the Essential plan, is that the same?'], {
    saysOneOf: [['9-5', '9 to 5', '9 am to 5', '9:00']],
  }),
  ask('hours', 'my guys start at 7 in the morning, which plan has a help desk that early', {
    saysOneOf: [
      ['professional', 'enterprise'],
      ['7am', '7 am', '24/7'],
    ],
  }),
  ask('hours', "it's saturday evening, is anybody in the office now?", {
    at: '2025-11-22T23:00:00Z',
    saysOneOf: [
      ['closed', 'not open', 'outside', 'next open', 'open again', 'opens'],
      ['weekend', '24/7', '{provider.phone}'],
    ],
    never: ['we are open now', 'open right now'],
  }),

  // contract
  ask('contract', 'Would we have to sign up for three years?', {
    saysOneOf: [['month-to-month', 'month to month', '12 months', 'no long-term']],
  }),
  ask('contract', 'how long does your standard agreement run', {
    saysOneOf: [['12 months', 'twelve months', 'one year']],
  }),
  ask('contract', 'What do we save if we pay once a year instead of every month?', {
    says: ['10%'],
  }),
  ask(
    'contract',
    "Before I take this to my boss: what isn't covered by the monthly price and would be billed on top?",
    {
      saysOneOf: [['hardware', 'licence', 'cabling', 'internet line']],
    },
  ),
  ask('contract', ['can we go month to month', 'does that cost more?'], {
    saysOneOf: [['10%', 'discount', 'costs less', 'longer term', 'by the year']],
  }),
  ask('contract', 'If we ever leave you, what happens to our passwords and the network documentation?', {
    saysOneOf: [['yours', 'belong to you', 'go with you', 'goes with you', 'handed over', 'hand over']],
  }),
  ask('contract', 'is there a set up fee and what is it for??', {
    saysOneOf: [
      ['$500', '$1,000', '$2,000', 'charged once'],
      ['install', 'listing', 'documentation', 'taking over', 'previous provider'],
    ],
  }),

  // onboarding
  ask('onboarding', 'How do we switch from our current IT company to you?', {
    saysOneOf: [['tell them', 'passwords', 'licences', 'one new number']],
  }),
  ask('onboarding', 'will everybody have to stop working while you take over from the old provider?', {
    saysOneOf: [['keep working', 'keeps working', 'one new number', 'without interrupt', 'no gap']],
  }),
  ask('onboarding', 'is that first assessment really free or is there a catch', {
    saysOneOf: [['costs nothing', 'no charge', 'no cost', 'yours', 'whether or not']],
  }),
  ask('onboarding', ['What do you look at in the free assessment?', 'And what do we get at the end of it?'], {
    saysOneOf: [['list', 'report', 'written', 'in writing']],
  }),
  ask('onboarding', 'What happens in week one if we sign up for cybersecurity?', {
    saysOneOf: [['every computer', 'multi-factor', 'detection software', 'forwarding rule']],
  }),
  ask(
    'onboarding',
    'we hire somebody new almost every month. how do new people get their computer and accounts with you?',
    {
      saysOneOf: [['same day', 'new staff', 'one form', 'first day', 'first morning', 'set-up for']],
    },
  ),
  ask(
    'onboarding',
    'Twenty person architecture office here. What is the first step if we want to get started with you?',
    {
      saysOneOf: [['assessment', '{provider.phone}', 'contact form', 'consultation']],
    },
  ),

  // own staff
  ask('own staff', 'We already have an IT guy. Would you replace him or work with him?', {
    saysOneOf: [['ticket queue', 'share', 'alongside', 'divide', 'in writing', 'beside']],
  }),
  ask('own staff', 'can our admin and your technicians work in the same ticket system', {
    saysOneOf: [['ticket queue', 'share', 'shared']],
  }),
  ask('own staff', 'Which plan is meant for working together with our own IT department?', {
    says: ['enterprise'],
  }),
  ask(
    'own staff',
    "I'm the only IT person in a company of 90. I can't be on call every night and I'd like to take a vacation for once. How could you help?",
    {
      saysOneOf: [['ticket queue', 'divide', 'alongside', 'share', 'enterprise', 'existing it']],
    },
  ),
  ask(
    'own staff',
    ['we have two admins in house', 'could you just do security and backups and leave the rest to them?'],
    {
      saysOneOf: [
        ['in writing', 'does not require', 'on its own', 'on their own', 'looks after what', 'divide', 'yes'],
      ],
    },
  ),
  ask('own staff', 'Our IT manager would like a second opinion on a server design before he builds it. Possible?', {
    saysOneOf: [['consult', 'senior', 'review']],
  }),
  ask(
    'own staff',
    'do we need one of your monthly plans to buy only network management? our own tech does everything else',
    {
      saysOneOf: [['does not require', 'without', 'not need', "don't need", 'on its own', 'no plan']],
    },
  ),

  // glossary
  ask('glossary', 'what is a vpn', {
    saysOneOf: [['tunnel', 'virtual private network']],
  }),
  ask('glossary', 'whats MFA mean?', {
    saysOneOf: [
      ['multi-factor', 'two proofs'],
      ['code', 'tap', 'second', 'two proofs'],
    ],
  }),
  ask('glossary', 'Somebody sent us a quote that says "RPO 4 hours". What does that mean?', {
    saysOneOf: [['recovery point', 'losing', 'lose', 'lost']],
  }),
  ask('glossary', ['what is RTO?', 'and RPO, how is that different'], {
    saysOneOf: [['losing', 'lose', 'lost', 'recent work', 'recovery point']],
  }),
  ask('glossary', 'Can you explain "data residency" in simple words?', {
    saysOneOf: [['country']],
  }),
  ask('glossary', ['what does SaaS stand for', 'ok thanks. and API?'], {
    saysOneOf: [['application programming interface', 'one program asks another', 'program asks']],
  }),
  ask('glossary', 'failover??', {
    saysOneOf: [['spare', 'switch']],
  }),

  // reading
  ask('reading', 'Do you have a checklist I can use to check the security in our office myself?', {
    says: ['checklist'],
    links: ['/resources'],
  }),
  ask('reading', 'got any article about when to replace old computers', {
    links: ['/blog/when-to-replace-office-computers'],
  }),
  ask('reading', 'Is there a template for a disaster recovery plan that I could download?', {
    links: ['/resources'],
  }),
  ask(
    'reading',
    ['We want to move our file server to SharePoint this year.', 'Is there something about that on your blog?'],
    {
      links: ['/blog/moving-a-file-server-to-sharepoint'],
    },
  ),
  ask('reading', "I'd like to read up on that scam where a supplier's bank details get changed by email", {
    links: ['/blog/changed-bank-details-and-the-mailbox-rule'],
  }),
  ask('reading', 'which microsoft 365 licence does which employee need, have you written anything on that?', {
    links: ['/blog/microsoft-365-licences-by-role'],
  }),
  ask(
    'reading',
    'Our cyber insurance renewal form is nine pages long. Do you have an article on how to answer those questions?',
    {
      links: ['/blog/cyber-insurance-questions-answered-truthfully'],
    },
  ),

  // coverage
  ask('coverage', 'do you come out to Whitby?', {
    saysOneOf: [['ajax', 'pickering']],
  }),
  ask('coverage', "We're in Concord, close to Keele Street. Is that in your area?", {
    says: ['vaughan'],
  }),
  ask('coverage', 'our shop is in hamilton, too far for you?', {
    says: ['burlington'],
  }),
  ask('coverage', 'our postal code starts with L6H, is that in your area', {
    says: ['oakville'],
  }),
  ask('coverage', ['do you serve Richmond Hill', 'and Newmarket?'], {
    says: ['richmond hill'],
  }),
  ask('coverage', 'Which towns and cities do you cover?', {
    says: ['mississauga', 'markham', 'oakville'],
  }),
  ask('coverage', ['Our office is in Pickering.', 'Half of the staff work from home though, do you help them too?'], {
    saysOneOf: [['remote']],
  }),

  // plans
  ask('plans', "What's the difference between Professional and Enterprise?", {
    says: ['professional', 'enterprise'],
    saysOneOf: [['24/7', 'technical lead', '15 minutes', '$200', 'at night']],
  }),
  ask('plans', 'does essential include visits at our office', {
    saysOneOf: [['professional', 'remote']],
  }),
  ask('plans', 'Which plan includes phishing tests and security training for the staff?', {
    says: ['professional'],
  }),
  ask('plans', ["what's in the Essential plan?", 'and how much is it per user'], {
    says: ['$100'],
  }),
  ask('plans', 'minimum number of users for enterprise?', {
    says: ['10'],
  }),
  ask('plans', ['Is it cheaper per person for bigger companies?', 'what discount would 60 people get'], {
    says: ['15%'],
  }),
  ask('plans', 'please list your plans with the price per user', {
    says: ['$100', '$150', '$200'],
  }),

  // fit
  ask(
    'fit',
    "Small office, 6 people. We don't need anything fancy, just updates, antivirus and someone to call when a computer acts up. Which plan?",
    {
      says: ['essential'],
    },
  ),
  ask('fit', 'we run a night shift and need a help desk that picks up at 3 in the morning, which one do i take', {
    says: ['enterprise'],
  }),
  ask(
    'fit',
    'Medical clinic, 20 staff, nobody in-house for IT, and when the system is down we lose money. What do you recommend?',
    {
      saysOneOf: [['professional', 'enterprise']],
    },
  ),
  ask(
    'fit',
    [
      'We are 30 people at three locations and our regulator audits us every year.',
      'So which plan would be right for us?',
    ],
    {
      says: ['enterprise'],
    },
  ),
  ask('fit', "what's the cheapest plan where somebody comes to our office if it can't be fixed over the phone", {
    says: ['professional'],
  }),
  ask('fit', 'There are 8 of us in the company and we would like support around the clock, what would you suggest?', {
    says: ['enterprise'],
    saysOneOf: [['minimum', '10 users', '10 people', 'at least 10', 'from 10', 'starts at 10']],
  }),
  ask(
    'fit',
    'Need a plan with wifi and firewall looked after and the backups checked every day. 25 users in Vaughan.',
    {
      says: ['professional'],
    },
  ),

  // about
  ask('about', 'Who runs the company?', {
    saysOneOf: [['ceo', 'founder', 'cto', 'coo']],
  }),
  ask('about', 'how many people work for you', {
    says: ['35'],
  }),
  ask('about', "Where's your head office?", {
    saysOneOf: [['{address.street}', '100 king street']],
  }),
  ask('about', 'What size of companies do you normally work with?', {
    saysOneOf: [['10 to 250', '10-250', '10 and 250']],
  }),
  ask('about', ['tell me a bit about your company', 'since when do you exist'], {
    saysOneOf: [['2008', '2005', '15+ years']],
  }),
  ask('about', 'are you independent or do you belong to a bigger group?', {
    saysOneOf: [['parent', 'holdings', 'family of technology']],
  }),
  ask('about', 'Which manufacturers do you work with, Dell, Cisco, that kind of thing?', {
    saysOneOf: [['fortinet', 'veeam', 'microsoft']],
  }),

  // unknown
  ask('unknown', "What's your HST number? Our bookkeeper needs it for the vendor file.", {
    handOver: true,
  }),
  ask('unknown', 'is there visitor parking at your building', {
    handOver: true,
  }),
  ask('unknown', 'How many millions of liability insurance do you carry, and with which insurer?', {
    handOver: true,
  }),
  ask('unknown', 'Can we pay the monthly bill by credit card or only by bank transfer?', {
    handOver: true,
  }),
  ask('unknown', ['I opened a ticket about our scanner yesterday', 'can you look up where it stands?'], {
    handOver: true,
  }),
  ask(
    'unknown',
    [
      'do you sell office furniture or rent out photocopiers?',
      'just the photocopier then, what would the rental be per month',
    ],
    {
      handOver: true,
    },
  ),
  ask('unknown', 'Is your company itself ISO 27001 certified?', {
    handOver: true,
    never: ['we are iso', 'we are certified', 'yes, we'],
  }),
];
