import { ask, type Question } from '../question.ts';

const quotes = 'quote over several turns';
const reach = ['{provider.phone}', '{provider.email}', 'contact form', 'contact page'];

/** Conversations whose last message means something only with what was said before; by an examiner who knew the records alone, and measured before it was read. */
export const thirteenthTalks: Question[] = [
  // Quotes over several turns
  ask(quotes, ['How much is Professional for 14 people?', 'And if we hire four more next year, so 18?'], {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask(quotes, ['what would Essential cost us per month, there are 9 of us', 'and the same on Professional?'], {
    quotes: [{ planId: 'professional', users: 9 }],
  }),
  ask(
    quotes,
    [
      "We're a dental clinic with 12 staff and need a price",
      'Professional please',
      'Can you add cloud backup to that?',
    ],
    {
      quotes: [{ planId: 'professional', users: 12, profileId: 'healthcare', addOnIds: ['cloud-backup'] }],
    },
  ),
  ask(
    quotes,
    [
      'Price for Enterprise, 35 users, with VoIP and email security',
      'We have phones already, so leave those out. What is it then?',
    ],
    {
      quotes: [{ planId: 'enterprise', users: 35, addOnIds: ['email-security'] }],
    },
  ),
  ask(
    quotes,
    [
      'Hi, law firm here, 22 of us. What does Enterprise come to per month?',
      'Hmm, that is more than we hoped. And the plan below it?',
    ],
    {
      quotes: [{ planId: 'professional', users: 22, profileId: 'legal' }],
    },
  ),
  ask(quotes, ['quote for 60 users on essential', 'and what do we pay once at the start, for the set-up?'], {
    once: { planId: 'essential', users: 60, includeSetup: true },
  }),
  ask(quotes, ['How much for 28 people on Professional?', 'What does that add up to over twelve months?'], {
    yearly: [{ planId: 'professional', users: 28 }],
  }),
  ask(
    quotes,
    [
      'Professional for 12 staff, what would that be monthly?',
      'Would it be cheaper if we paid for the whole year at once?',
    ],
    { says: ['10%'] },
  ),
  ask(
    quotes,
    ["we're a charity with 16 employees, whats the price of the essential plan", 'and if the board wants professional'],
    {
      quotes: [{ planId: 'professional', users: 16, profileId: 'nonprofit' }],
    },
  ),
  ask(quotes, ['Can a firm of 8 people take Enterprise?', 'OK, so what would our monthly bill be then?'], {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask(quotes, ['Professional, 20 users', 'with advanced cybersecurity', 'and for 50 users?'], {
    quotes: [{ planId: 'professional', users: 50, addOnIds: ['advanced-cybersecurity'] }],
  }),
  ask(
    quotes,
    ['Can you work out Essential for 7 users?', "we'd also need VoIP for everyone", 'and what if it was 11 of us'],
    {
      quotes: [{ planId: 'essential', users: 11, addOnIds: ['voip'] }],
    },
  ),
  ask(
    quotes,
    ['We are a manufacturer with 85 people, how much is Enterprise?', 'How big is the volume discount in that?'],
    { says: ['15%'] },
  ),
  ask(quotes, ['How much is Professional for 24 users?', 'What happens to the price if we get to 25?'], {
    quotes: [{ planId: 'professional', users: 25 }],
    says: ['10%'],
  }),
  ask(
    quotes,
    [
      'mortgage brokerage, 19 people, professional plan with email security please',
      'drop the email security and put in endpoint protection instead',
    ],
    {
      quotes: [{ planId: 'professional', users: 19, profileId: 'financial', addOnIds: ['endpoint-protection'] }],
    },
  ),
  ask(quotes, ['Give me a price for 30 people on Essential', 'Sorry, I meant 13'], {
    quotes: [{ planId: 'essential', users: 13 }],
  }),
  ask(quotes, ['essential for 40 people', 'professional', 'and the top one?'], {
    quotes: [{ planId: 'enterprise', users: 40 }],
  }),
  ask(
    quotes,
    ['We have 6 people. How much is Professional per month?', 'Does that include the set-up, or how much is that?'],
    { once: { planId: 'professional', users: 6, includeSetup: true } },
  ),
  ask(
    quotes,
    [
      'Accounting office with 33 people, what does Professional cost?',
      'We would need 33 new laptops as well. What would those come to?',
    ],
    {
      once: { planId: 'professional', users: 33, includeHardware: true, devices: 33 },
    },
  ),
  ask(
    quotes,
    [
      'Enterprise for 120 users, what is the monthly price?',
      'We are a group of medical clinics. How much is it for us then?',
    ],
    {
      quotes: [{ planId: 'enterprise', users: 120, profileId: 'healthcare' }],
    },
  ),
  ask(
    quotes,
    [
      'hello',
      "we're an architecture firm, 17 staff",
      'what would the Professional plan cost us a month',
      'and with the security assessment on top?',
    ],
    {
      once: { planId: 'professional', users: 17, addOnIds: ['security-assessment'] },
    },
  ),
  ask(quotes, ['How much for 10 people on Essential?', 'So how much is that for each person?'], {
    saysOneOf: [['$95', '$100']],
  }),
  ask(
    quotes,
    [
      'Enterprise for 15 people, we are a law office',
      'and for 20?',
      'ok, with VoIP please',
      'And a full year of that?',
    ],
    {
      yearly: [{ planId: 'enterprise', users: 20, profileId: 'legal', addOnIds: ['voip'] }],
    },
  ),
  ask(
    quotes,
    [
      'Real estate brokerage, 26 people. What is Professional with cloud backup and email security?',
      'Please take off both extras, just the plan',
    ],
    {
      quotes: [{ planId: 'professional', users: 26 }],
    },
  ),
  ask(
    quotes,
    ['We are a nonprofit with 52 staff and looking at Professional, how much is it?', 'And once we have grown to 100?'],
    {
      quotes: [{ planId: 'professional', users: 100, profileId: 'nonprofit' }],
    },
  ),

  // Services
  ask('services', ['Do you do backups?', 'Does that cover our Microsoft 365 mailboxes too?'], {
    says: ['microsoft 365'],
    saysOneOf: [['mailbox', 'copied', 'copies']],
  }),
  ask('services', ['We want to move our old server to the cloud', 'How long does that usually take?'], {
    says: ['{claims.migration}'],
  }),
  ask(
    'services',
    ['I need a company to look after our wifi and firewall', 'who calls Bell then when the internet line goes down?'],
    {
      saysOneOf: [
        [
          'we call',
          'we open the fault',
          'with the carrier',
          'with bell',
          'speak with',
          'carriers for you',
          'calls with',
        ],
      ],
    },
  ),
  ask('services', ['You offer cybersecurity, right?', 'What do you do in the first week of that?'], {
    saysOneOf: [['list every computer', 'multi-factor', 'detection software', 'forwarding rule']],
  }),
  ask('services', ['tell me about your IT consulting', 'and what is not covered by it?'], {
    saysOneOf: [['legal', 'hardware', 'help desk', 'accounting advice']],
  }),

  // Service prices
  ask('service prices', ['What does a cloud migration cost?', 'Is that every month, or just once for the project?'], {
    saysOneOf: [['project', 'once', 'one-time']],
  }),
  ask('service prices', ['Do you manage networks, the firewall and switches and so on?', 'what would that cost us?'], {
    says: ['$200'],
    saysOneOf: [['month']],
  }),
  ask(
    'service prices',
    [
      "We'd like some consulting, we have three quotes for a new server and can't choose",
      'How do you charge for that?',
    ],
    { says: ['hour'], saysOneOf: [['$150', 'estimate']] },
  ),
  ask('service prices', ['how much is the data backup service', 'and the cybersecurity one?'], { says: ['$75'] }),
  ask(
    'service prices',
    ['What does your cybersecurity service start at?', 'Do we have to take one of the monthly plans to get it?'],
    {
      saysOneOf: [
        [
          'does not require',
          'not require',
          "don't need",
          'do not need',
          'do not have to',
          'on its own',
          'without a plan',
          'without one',
        ],
      ],
    },
  ),

  // Industries
  ask('industries', ['Do you work with dental offices?', 'Which of the programs we use do you know?'], {
    saysOneOf: [['abeldent', 'oscar', 'accuro', 'telus']],
  }),
  ask('industries', ['We run a small food bank, a registered charity', 'Do we get a better price because of that?'], {
    saysOneOf: [['10%', 'reduced']],
  }),
  ask(
    'industries',
    ['we are a law firm with about 20 lawyers', 'can you set it up so that not everyone can open every file?'],
    {
      saysOneOf: [['matter', 'permission', 'ethical wall']],
    },
  ),
  ask('industries', ['We make metal parts, two shifts a day', 'Which programs of our trade do you know?'], {
    saysOneOf: [['epicor', 'syspro', 'dynamics 365', 'solidworks', 'mastercam', 'factorytalk']],
  }),
  ask(
    'industries',
    [
      'Property management company here, about 25 staff',
      'How would you stop the fake emails about deposits that we keep getting?',
    ],
    {
      saysOneOf: [['dmarc', 'marked', 'look-alike', 'by phone', 'phishing', 'filter']],
    },
  ),

  // Compliance
  ask('compliance', ['Do you know PHIPA?', 'So what do we have to do under it if a patient record gets out?'], {
    saysOneOf: [['commissioner', 'first reasonable opportunity', 'notify', 'tell patients', 'tell the patients']],
  }),
  ask(
    'compliance',
    ['What does PIPEDA want from a company like ours?', 'and how long must we keep the record of a breach?'],
    { says: ['24 months'] },
  ),
  ask('compliance', ["We're mortgage brokers", 'For how many years does FINTRAC want us to keep our records?'], {
    saysOneOf: [['five years', '5 years']],
  }),
  ask('compliance', ['Can you help us with privacy law?', 'So you would give us the legal advice as well?'], {
    says: ['lawyer'],
  }),
  ask(
    'compliance',
    ['We run a family doctor practice in Richmond Hill', 'How many years do we have to keep the patient charts?'],
    { saysOneOf: [['ten years', '10 years']] },
  ),

  // Security
  ask('security', ['Our people click on everything they get by email', 'Could you teach them not to?'], {
    saysOneOf: [['training', 'lessons', 'practice', 'phishing test']],
  }),
  ask('security', ['Where do you keep the backups?', 'And could a hacker delete those?'], {
    saysOneOf: [
      [
        'locked',
        'cannot be changed',
        'cannot be deleted',
        'cannot delete',
        'separate',
        'immutable',
        'out of an attacker',
      ],
    ],
  }),
  ask(
    'security',
    ['our insurance company wants everyone to log in with a code on the phone', 'can you set that up for us?'],
    { saysOneOf: [['multi-factor', 'second proof', 'second step', 'mfa']] },
  ),
  ask(
    'security',
    ['Half of our staff take their laptops home', 'If one of those gets lost, can a stranger read what is on it?'],
    { says: ['encrypt'] },
  ),
  ask('security', ['Do you filter our email for scams?', 'What else can be done against fake invoices?'], {
    saysOneOf: [['by phone', 'confirm', 'call to', 'call back', 'call-back', 'dmarc']],
  }),

  // Response
  ask('response', ['How quickly do you respond on Enterprise?', 'and on the cheapest one?'], {
    saysOneOf: [['4 hours', 'same day']],
  }),
  ask('response', ['How fast do you answer when the server is down?', 'And for small things like a printer?'], {
    says: ['{claims.non-critical}'],
  }),
  ask(
    'response',
    [
      "We're thinking of the Professional plan",
      'How long would it be until somebody gets back to us when something breaks?',
    ],
    { says: ['1 hour'] },
  ),
  ask('response', ['It says you respond in 15 minutes to critical issues', 'Is it fixed by then as well?'], {
    saysOneOf: [
      [
        'until we respond',
        'depends',
        'how long the solution',
        'how long a solution',
        'not until it is solved',
        '{claims.emergency}',
      ],
    ],
  }),
  ask('response', ['Do you send somebody over in an emergency?', 'how long does that take on average?'], {
    says: ['{claims.emergency}'],
  }),

  // Hours
  ask('hours', ['What time do you open?', 'and on saturdays?'], { saysOneOf: [['weekend', 'monday', 'closed']] }),
  ask('hours', ['Are you open right now?', 'ok and when do you close today?'], {
    saysOneOf: [['6:00', '6 pm', '18:00']],
    at: '2026-11-24T15:00:00-05:00',
  }),
  ask('hours', ['What are the help desk hours on Essential?', 'And with Enterprise?'], {
    saysOneOf: [['24/7', 'at night', 'around the clock']],
  }),
  ask('hours', ['Our people start at 7 in the morning', 'Which plan has somebody on the help desk by then?'], {
    says: ['professional'],
  }),

  // Contract
  ask('contract', ['Do we have to sign for three years?', 'What is the normal length then?'], { says: ['12 months'] }),
  ask('contract', ['Can we go month to month?', 'Is it more expensive that way?'], {
    saysOneOf: [['10%', 'discount', 'costs less', 'cheaper', 'costs more']],
  }),
  ask(
    'contract',
    ['Suppose we become a client of yours', 'If we leave again one day, do we get our passwords and documentation?'],
    {
      saysOneOf: [['belong to you', 'are yours', 'handed over', 'hand over', 'go with you', 'yours']],
    },
  ),
  ask('contract', ['I worked out a price with the calculator on your website', 'Is that a binding offer?'], {
    saysOneOf: [['estimate', 'not an offer', 'in writing', 'written']],
  }),
  ask(
    'contract',
    ['We have a contract from another IT company on the table, 12 months', 'What should we look at before we sign it?'],
    {
      saysOneOf: [['exit', 'renewal', 'scope', 'notice', 'how to read a managed services contract']],
    },
  ),

  // Onboarding
  ask(
    'onboarding',
    ['We want to leave our current IT company and come to you', 'Who talks to them about the passwords and licences?'],
    {
      saysOneOf: [['we do the rest', 'we ask', 'with them', 'we take over', 'we talk']],
    },
  ),
  ask(
    'onboarding',
    [
      'How long does it take until everything has moved over to a new IT provider?',
      'and how much of our own time does it cost?',
    ],
    {
      saysOneOf: [['half a day', 'half an hour', 'coordinator', 'two hours', 'first 90 days', '45 minutes']],
    },
  ),
  ask('onboarding', ['What is the free IT assessment?', 'And what do we get in our hands at the end of it?'], {
    says: ['list'],
  }),
  ask('onboarding', ['You offer a free assessment?', 'Do we have to become a client afterwards?'], {
    saysOneOf: [['whether or not', 'is yours', 'yours to keep', 'no obligation', 'costs nothing', 'do not have to']],
  }),
  ask('onboarding', ['How does changing over to you work?', 'Can our staff keep working while that happens?'], {
    saysOneOf: [
      [
        'keep working',
        'continue working',
        'go on working',
        'outside your working hours',
        'outside working hours',
        'continue to work',
        'can work',
        'interrupt',
      ],
    ],
  }),

  // Own staff
  ask('own staff', ['We already have an IT guy. Could you work with him?', 'So who does what then?'], {
    saysOneOf: [['in writing', 'ticket', 'divide', 'for example', 'helps users']],
  }),
  ask(
    'own staff',
    ['I am the only IT person here, 80 staff', 'Could your company take just the nights and the security?'],
    {
      saysOneOf: [['divide', 'share', 'in writing', '24/7', 'nights', 'alongside', 'beside']],
    },
  ),
  ask('own staff', ['Our own technician will stay', 'can he and your people see the same tickets?'], {
    says: ['ticket'],
    saysOneOf: [['share', 'same']],
  }),
  ask('own staff', ['Would you replace our administrator?', 'Good. Who covers for her when she is on vacation?'], {
    saysOneOf: [['share', 'ticket', 'in writing', 'vacation', 'cover', 'look after', 'help desk']],
  }),

  // Coverage
  ask('coverage', ['Do you come to the office or is it all remote?', 'What if we are in Ajax?'], {
    says: ['ajax'],
    saysOneOf: [['technician', 'visit', 'drive', '401', 'on site', 'on-site']],
  }),
  ask('coverage', ['do you serve Mississauga?', 'and Brampton?'], { says: ['brampton'] }),
  ask('coverage', ['We have a small branch in Hamilton', 'which of the places you serve is closest to that?'], {
    says: ['burlington'],
  }),
  ask('coverage', ['Do you look after companies in Markham?', 'Is your office there too?'], {
    saysOneOf: [['king street', 'in toronto', 'downtown', 'financial district']],
  }),
  ask(
    'coverage',
    ['Our head office is in Vaughan', 'and the other one is in Whitby, could you look after that one too?'],
    { saysOneOf: [['ajax', 'pickering']] },
  ),

  // Plans
  ask('plans', ["What's in the Professional plan?", 'Is the phishing training in the cheapest one too?'], {
    says: ['professional'],
  }),
  ask('plans', ['which plans do you have?', 'What do I get with the top one that the middle one does not have?'], {
    saysOneOf: [['named technical lead', '24/7', 'at night', 'incident response plan', 'every quarter', 'audit']],
  }),
  ask('plans', ['Do you visit offices when something cannot be fixed remotely?', 'is that in Essential as well?'], {
    says: ['professional'],
  }),
  ask('plans', ['What does the monthly price of a plan cover?', 'And what comes on top of that?'], {
    saysOneOf: [['hardware', 'licence', 'cabling', 'add-on', 'tax']],
  }),
  ask('plans', ['Essential sounds fine for us', "What's the smallest number of people for it?"], {
    saysOneOf: [['5 users', '5 people', 'minimum of 5', 'minimum is 5', 'at least 5', 'five', 'from 5']],
  }),

  // Fit
  ask(
    'fit',
    [
      'We are 12 people in an accounting office, nine to five',
      'We only need updates and somebody to phone. Which plan would you take?',
    ],
    { says: ['essential'] },
  ),
  ask(
    'fit',
    [
      'We run a plant with a night shift',
      'They have nobody to call when a computer stops. Which plan would give us that?',
    ],
    { says: ['enterprise'] },
  ),
  ask(
    'fit',
    ['We are an investment firm with 30 people and the regulator audits us', 'Which plan is the right one for us?'],
    { says: ['enterprise'] },
  ),
  ask(
    'fit',
    [
      'There are 8 of us',
      'We want somebody to come by when it cannot be fixed remotely',
      'So which is the cheapest plan that has that?',
    ],
    { says: ['professional'] },
  ),
  ask('fit', ["We're only 6 people in the office", 'could we take Enterprise anyway?'], {
    saysOneOf: [['10 users', '10 people', '10 persons', 'minimum of 10', 'minimum is 10', 'at least 10', 'from 10']],
  }),

  // Reading
  ask('reading', ['What is ransomware?', 'do you have something to read about what to do in the first hour?'], {
    links: ['/blog/first-hour-of-a-ransomware-attack'],
  }),
  ask('reading', ["We're moving to a new office in the spring", 'Have you written anything about that?'], {
    links: ['/blog/office-move-it-checklist'],
  }),
  ask(
    'reading',
    ['Most of our computers are about six years old', 'Is there an article on your blog about when to replace them?'],
    { links: ['/blog/when-to-replace-office-computers'] },
  ),
  ask('reading', ['Everybody tells us we need a disaster recovery plan', 'Do you have a template for one?'], {
    says: ['disaster recovery plan template'],
  }),
  ask('reading', ['do you have a blog', 'anything in there about Microsoft 365 licences?'], {
    links: ['/blog/microsoft-365-licences-by-role'],
  }),

  // Glossary
  ask('glossary', ['What does RTO mean?', 'and RPO?'], { says: ['recovery point'] }),
  ask('glossary', ['Our quote says 40 endpoints', 'What is an endpoint?'], {
    saysOneOf: [['laptop', 'desktop', 'device']],
  }),
  ask('glossary', ['there is a question about MFA on our insurance form', 'what does that mean?'], {
    saysOneOf: [['two proofs', 'second', 'multi-factor']],
  }),
  ask('glossary', ['What is VoIP?', 'Can we keep our phone numbers with that?'], {
    saysOneOf: [['usually be moved', 'be moved', 'numbers kept', 'keep your number', 'keep them']],
  }),

  // About
  ask('about', ['Who are you people?', 'and since when do you exist?'], { saysOneOf: [['2008', '2005', '15+ years']] }),
  ask('about', ['Does your company belong to a bigger one?', 'And what does your sister company do?'], {
    saysOneOf: [['phone system', 'call queue', 'calls over the internet', 'voicemail']],
  }),
  ask('about', ['Who runs your company?', 'and who decides on the security standards there?'], { says: ['cto'] }),
  ask('about', ['How many people work for you?', 'And how many clients do they look after?'], {
    saysOneOf: [['500+', '100+', 'over 50']],
  }),

  // Contact
  ask('contact', ['We would like the free assessment', 'Where can I book that?'], {
    saysOneOf: [['contact', 'form', '{provider.phone}']],
  }),
  ask('contact', ['whats your phone number', 'and an email?'], { says: ['{provider.email}'] }),
  ask('contact', ['Do you have an office downtown?', "What's the exact address of it?"], {
    says: ['{address.street}'],
  }),
  ask(
    'contact',
    ['I have a list of our computers and a short description of what we need', 'Where should I send that?'],
    { saysOneOf: [['{provider.email}', 'contact form', 'contact page']] },
  ),

  // Unknown
  ask('unknown', ['Do you look after any law firms?', 'Can you give me the names of two of them?'], {
    saysOneOf: [reach],
  }),
  ask('unknown', ['A technician called Dave was at our office last week', 'Is he working tomorrow?'], {
    handOver: true,
  }),
  ask('unknown', ['We have ticket 48213 open with you', 'Is it done yet?'], { handOver: true }),
  ask(
    'unknown',
    ['How much is Professional for 20 people?', 'And what did your last client of that size pay in the end?'],
    { saysOneOf: [reach] },
  ),
  ask(
    'unknown',
    ['Our board only accepts suppliers with liability insurance', 'How high is the sum you are insured for?'],
    { saysOneOf: [reach] },
  ),
];
