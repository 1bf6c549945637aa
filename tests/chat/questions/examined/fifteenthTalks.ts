import { ask, type Question } from '../question.ts';

/** Conversations whose last message means something only with what was said before; by an examiner who knew the records alone, and measured before it was read. */
export const fifteenthTalks: Question[] = [
  // Quotes over several turns
  ask('quote over several turns', ['Hi, what would Professional cost for 18 of us?', 'And if we hire 7 more?'], {
    quotes: [{ planId: 'professional', users: 25 }],
  }),
  ask(
    'quote over several turns',
    ['We are a dental practice with 12 people. How much is Enterprise?', "hm that's a lot. what about the one below?"],
    { quotes: [{ planId: 'professional', users: 12, profileId: 'healthcare' }] },
  ),
  ask('quote over several turns', ['price for essential, 30 users', 'add email security and the phone system please'], {
    quotes: [{ planId: 'essential', users: 30, addOnIds: ['email-security', 'voip'] }],
  }),
  ask(
    'quote over several turns',
    [
      'Enterprise for 40 users, how much?',
      'With cloud backup?',
      'And with VoIP too?',
      'We already have phones, so take those out.',
    ],
    { quotes: [{ planId: 'enterprise', users: 40, addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['How much is Professional for 55 people?', 'What does that come to over a full year?'],
    { yearly: [{ planId: 'professional', users: 55 }] },
  ),
  ask(
    'quote over several turns',
    ['We have 16 employees at a law office downtown.', 'Professional plan please. What would we pay each month?'],
    { quotes: [{ planId: 'professional', users: 16, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Professional for 20 users?',
      'Is there a set-up fee?',
      'OK. Then give me the monthly price and what we pay once, with that fee included.',
    ],
    {
      quotes: [{ planId: 'professional', users: 20 }],
      once: { planId: 'professional', users: 20, includeSetup: true },
    },
  ),
  ask('quote over several turns', ['how much for 10 on essential', 'and 60?', 'and 120?'], {
    quotes: [{ planId: 'essential', users: 120 }],
  }),
  ask(
    'quote over several turns',
    [
      'I run a small charity with 14 staff. What is the price of the Essential plan?',
      'And Professional for the same group?',
    ],
    { quotes: [{ planId: 'professional', users: 14, profileId: 'nonprofit' }] },
  ),
  ask(
    'quote over several turns',
    [
      'Please quote Enterprise for 35 users. We are a wealth management firm in financial services.',
      'Please add the advanced cybersecurity add-on.',
    ],
    { quotes: [{ planId: 'enterprise', users: 35, profileId: 'financial', addOnIds: ['advanced-cybersecurity'] }] },
  ),
  ask('quote over several turns', ['hello', 'professional 8 users', 'sorry i meant 80'], {
    quotes: [{ planId: 'professional', users: 80 }],
  }),
  ask(
    'quote over several turns',
    ['What would 24 people cost on Professional?', 'And 25? I read there is a discount from there.'],
    { quotes: [{ planId: 'professional', users: 25 }], says: ['10%'] },
  ),
  ask(
    'quote over several turns',
    ['Essential for 15 users please', 'We also need 15 new computers from you. What would we pay once for those?'],
    { once: { planId: 'essential', users: 15, includeHardware: true, devices: 15 } },
  ),
  ask(
    'quote over several turns',
    [
      'We are a machine shop with 45 people. What is Professional?',
      'Is there a surcharge for manufacturers?',
      'Good. Now add endpoint protection.',
    ],
    { quotes: [{ planId: 'professional', users: 45, profileId: 'manufacturing', addOnIds: ['endpoint-protection'] }] },
  ),
  ask(
    'quote over several turns',
    ['medical clinic, 22 users, professional with cloud backup. how much per month', 'same thing but essential?'],
    { quotes: [{ planId: 'essential', users: 22, profileId: 'healthcare', addOnIds: ['cloud-backup'] }] },
  ),
  ask(
    'quote over several turns',
    ['How much is the Enterprise plan for 100 people?', 'Somebody is leaving soon. Same question for 99.'],
    { quotes: [{ planId: 'enterprise', users: 99 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Good afternoon. I keep the books for an engineering office and was asked to find out what your Professional plan would cost us. We are 27 people.',
      'Thank you. My boss would like email security on top, and he wants to see the amount per year as well.',
    ],
    { yearly: [{ planId: 'professional', users: 27, addOnIds: ['email-security'] }] },
  ),
  ask('quote over several turns', ['There are 6 of us. What does Professional cost?', 'and on the cheaper plan?'], {
    quotes: [{ planId: 'essential', users: 6 }],
  }),
  ask(
    'quote over several turns',
    ['pro plan for 32 users', 'with voip', 'And a security assessment on top, what would that be?'],
    { once: { planId: 'professional', users: 32, addOnIds: ['security-assessment', 'voip'] } },
  ),
  ask(
    'quote over several turns',
    ['Whats the price of essential for 9 people', 'we are a law firm by the way, does that change the price?'],
    { quotes: [{ planId: 'essential', users: 9, profileId: 'legal' }] },
  ),
  ask(
    'quote over several turns',
    ['Enterprise, 50 users, what would we pay?', 'Is there a discount in that?', 'What if only 30 of them were on it?'],
    { quotes: [{ planId: 'enterprise', users: 30 }] },
  ),
  ask(
    'quote over several turns',
    [
      'Can you price Professional for 17 people in a mortgage brokerage?',
      'We are opening a second office soon, so we will be 26 in all.',
      'What would the new monthly total be?',
    ],
    { quotes: [{ planId: 'professional', users: 26, profileId: 'financial' }] },
  ),
  ask(
    'quote over several turns',
    ['What is Professional with cloud backup and email security for 38 people?', 'ok, without the backup then'],
    { quotes: [{ planId: 'professional', users: 38, addOnIds: ['email-security'] }] },
  ),
  ask('quote over several turns', ['Essential for 200 users?', 'Professional?', 'And Enterprise?'], {
    quotes: [{ planId: 'enterprise', users: 200 }],
  }),
  ask(
    'quote over several turns',
    [
      'Property management company, 28 users, Professional. How much a month?',
      'Half of them are only here in summer. How much is it for 14?',
    ],
    { quotes: [{ planId: 'professional', users: 14 }] },
  ),

  // Services
  ask('services', ['Do you do data backups?', 'Are the copies kept in Canada?'], { saysOneOf: [['canad']] }),
  ask(
    'services',
    ['We have an old file server in a closet.', 'Could you move it to the cloud?', 'How long would that take?'],
    { saysOneOf: [['{claims.migration}', '2 to 8 weeks', '2–8 weeks']] },
  ),
  ask(
    'services',
    ['What is part of network management?', 'Would you also call Bell for us when the internet line is down?'],
    { saysOneOf: [['bell', 'carrier']] },
  ),
  ask(
    'services',
    ['Do you offer IT consulting?', 'We are moving to a new office next spring. Could they help us with that?'],
    { saysOneOf: [['office move', 'your move', 'the move', 'moving']] },
  ),
  ask('services', ['Do you do VoIP phones?', 'Can we keep the numbers we have now?'], {
    saysOneOf: [['numbers']],
    never: ['cannot keep'],
  }),

  // Service prices
  ask('service prices', ['What does your cybersecurity service include?', 'And what does it start at?'], {
    says: ['$75'],
  }),
  ask('service prices', ['How much is IT consulting?', 'is that a monthly fee or by the hour?'], { says: ['hour'] }),
  ask(
    'service prices',
    ['We only want our network looked after, the firewall and the Wi-Fi.', 'how much would that be'],
    { says: ['$200'] },
  ),
  ask('service prices', ['What does your data backup service cost?', 'and the cloud migration?'], { says: ['$2,500'] }),
  ask(
    'service prices',
    [
      'Hello, a question about prices',
      'How much do you charge for cybersecurity on its own?',
      'And the data backup service?',
    ],
    { says: ['$50'] },
  ),

  // Industries
  ask('industries', ['Hi there', 'Do you work with dentists?', 'Do you know ABELDent? That is what we run.'], {
    says: ['abeldent'],
  }),
  ask('industries', ['We are a small law firm in North York.', 'Which of the programs we use do you know?'], {
    saysOneOf: [['clio', 'pclaw', 'teraview', 'imanage', 'divorcemate']],
  }),
  ask(
    'industries',
    ['Do you look after factories?', 'Some of our machines run on a really old Windows. What do you do about those?'],
    { saysOneOf: [['of their own', 'apart', 'separate', 'isolat', 'controllers', 'image']] },
  ),
  ask(
    'industries',
    [
      'I manage rental buildings. Do you serve companies like mine?',
      'Our buildings have cameras and door entry systems on the internet. Could you look after that too?',
    ],
    { saysOneOf: [['camera', 'each building', 'every building']] },
  ),
  ask(
    'industries',
    ['we are a charity with lots of volunteers', 'they only stay a few months. how do you handle their accounts?'],
    { says: ['volunteer'], saysOneOf: [['end date', 'closes', 'that end', 'expire']] },
  ),

  // Compliance
  ask('compliance', ['Do you know PHIPA?', 'Do we have to tell patients when there was a breach?'], {
    saysOneOf: [
      ['patient', 'people concerned', 'people affected'],
      ['first reasonable opportunity', 'tell', 'notif', 'commissioner', 'report'],
    ],
  }),
  ask(
    'compliance',
    ['We are an accounting firm. Does PIPEDA apply to us?', 'How long do we have to keep the record of a breach?'],
    { saysOneOf: [['24 months', 'two years']] },
  ),
  ask(
    'compliance',
    ['Can you help us meet PIPEDA?', 'We are an ordinary consulting office. Is there a surcharge for that?'],
    {
      saysOneOf: [
        [
          'no surcharge',
          'none',
          'no compliance surcharge',
          'no industry surcharge',
          'no extra',
          'without surcharge',
          'without a surcharge',
          'nothing extra',
          'no, ',
        ],
      ],
    },
  ),
  ask('compliance', ['Do clinics pay more with you?', 'Why is that?'], {
    saysOneOf: [['phipa', 'access review', 'breach procedure', 'patient records', 'regulated work']],
  }),
  ask('compliance', ['We are a law office in Toronto.', 'How long must we keep our trust records?'], {
    saysOneOf: [['ten years', '10 years']],
  }),

  // Security
  ask('security', ['Do you set up multi-factor sign-in?', 'For everyone or just for the managers?'], {
    saysOneOf: [
      [
        'every account',
        'all staff',
        'all accounts',
        'everyone',
        'every sign-in',
        'every administrator',
        'each account',
        'every person',
      ],
    ],
  }),
  ask(
    'security',
    [
      'I have a question about security',
      'How do you protect a company from ransomware?',
      'And if it gets through anyway, could we get our files back?',
    ],
    { saysOneOf: [['copy', 'copies', 'backup', 'restore']] },
  ),
  ask(
    'security',
    ['Our insurance company sent us a questionnaire about cyber security.', 'Can you help us fill it in?'],
    { saysOneOf: [['insur', 'questionnaire']] },
  ),
  ask(
    'security',
    [
      'We get a lot of fake emails lately that look like they come from the bank',
      'can you teach our people to spot them',
    ],
    { saysOneOf: [['train', 'lesson', 'practice', 'test message', 'phishing test']] },
  ),
  ask(
    'security',
    [
      'Our sales people carry laptops everywhere.',
      'What if one of those gets lost? Could a stranger read what is on it?',
    ],
    { saysOneOf: [['encrypt', 'wipe']] },
  ),
  ask('security', ['Do you do penetration tests?', 'Who would do that for us, then?'], {
    saysOneOf: [['outside', 'independent', 'assessor']],
  }),

  // Response
  ask(
    'response',
    ['Which plans do you have?', 'Tell me about the Professional plan.', 'How fast do you respond on that one?'],
    { saysOneOf: [['1 hour', 'one hour', 'an hour']] },
  ),
  ask('response', ['how quick do you respond on essential?', 'professional?', 'and enterprise?'], {
    says: ['15 minutes'],
  }),
  ask(
    'response',
    ['Suppose our server went down one day. Would you treat that as critical?', 'And how long until somebody answers?'],
    { saysOneOf: [['15 minutes', '15-30 minutes', '15 to 30 minutes', '15–30 minutes']] },
  ),
  ask('response', ['How quickly do you respond to critical problems?', 'And to the ones that are not critical?'], {
    saysOneOf: [['{claims.non-critical}', '1 to 2 hours', '1–2 hours', 'same day', '4 hours']],
  }),
  ask(
    'response',
    [
      'I read that the response time on Enterprise is 15 minutes.',
      'Is that until it is fixed, or until somebody responds?',
    ],
    { saysOneOf: [['respond', 'response']], never: ['fixed in 15 minutes', 'fixed within 15 minutes'] },
  ),

  // Hours
  ask('hours', ['What are your hours?', 'What about Saturdays?'], { saysOneOf: [['weekend', '24/7']] }),
  ask('hours', ['I would like to call your office.', 'Are you open right now?'], {
    saysOneOf: [['open']],
    at: '2026-02-10T15:00:00Z',
  }),
  ask(
    'hours',
    ['i want to talk about prices on the phone, what are your opening hours', 'so is the office open now?'],
    { saysOneOf: [['closed', 'not open', 'monday', 'opens']], at: '2026-02-14T16:00:00Z' },
  ),
  ask('hours', ['When is the help desk there on the Essential plan?', 'And on Professional?'], {
    saysOneOf: [['7am', '7 am', '7:00', '7 a.m', 'from 7', '7 to 7']],
  }),
  ask('hours', ['Does your help desk answer at night?', 'Is that so on every plan?'], { says: ['enterprise'] }),

  // Contract
  ask(
    'contract',
    ['What does Essential cost?', 'Do we have to sign a contract for a year?', 'So we could leave after a few months?'],
    { saysOneOf: [['month-to-month', 'month to month', 'monthly', 'by the month']] },
  ),
  ask('contract', ['How long does your standard agreement run?', 'Is it cheaper if we commit for longer?'], {
    saysOneOf: [['discount', '10%', 'less', 'cheaper']],
  }),
  ask('contract', ['Can we have a month to month agreement?', 'And what do we save if we pay by the year instead?'], {
    says: ['10%'],
  }),
  ask('contract', ['What is not included in the monthly price?', 'So the Microsoft licences come on top?'], {
    saysOneOf: [['licen']],
  }),
  ask(
    'contract',
    [
      'Suppose we sign with you and want to leave again after two years.',
      'Who keeps our passwords and the documentation then?',
    ],
    {
      saysOneOf: [
        [
          'yours',
          'belong to you',
          'go with you',
          'handed over',
          'hand over',
          'your own documentation',
          'your documentation',
        ],
      ],
    },
  ),

  // Onboarding
  ask(
    'onboarding',
    ['We want to switch from our current IT company to you.', 'Do I have to get all the passwords from them myself?'],
    { saysOneOf: [['we do the rest', 'we ask', 'ask for passwords', 'with them', 'taking over', 'take over']] },
  ),
  ask('onboarding', ['What happens in the free assessment?', 'Do we have to hire you afterwards?'], {
    saysOneOf: [['whether or not', 'yours', 'no obligation', 'keep', 'no, ']],
  }),
  ask('onboarding', ['How do we get started with you?', 'What does that first step cost us?'], {
    saysOneOf: [['free', 'nothing', 'no cost', 'no charge']],
  }),
  ask(
    'onboarding',
    [
      'We are 20 people and thinking about changing our IT provider',
      'I worry that nobody can work for days. Will my staff be able to keep working during the change?',
    ],
    { saysOneOf: [['keep working', 'staff keep', 'continue', 'go on working', 'can work']] },
  ),
  ask('onboarding', ['How does a cloud migration with you begin?', 'What happens after that, in the first month?'], {
    saysOneOf: [['pilot', 'present the plan', 'the costs and the dates', 'announce', 'sign-in rules']],
  }),

  // Own staff
  ask('own staff', ['We already have one IT person.', 'Would you replace him or work with him?'], {
    saysOneOf: [['alongside', 'share', 'divide', 'beside', 'work with', 'ticket queue', 'existing', 'in writing']],
  }),
  ask('own staff', ['Can you work with our own IT staff?', 'Which plan has the shared ticket queue?'], {
    says: ['enterprise'],
  }),
  ask(
    'own staff',
    [
      'We have our own IT manager. She only wants help with the backups.',
      'Do we need one of your monthly plans for that?',
    ],
    { saysOneOf: [['not require', 'on its own', 'without a plan', 'without one of', 'not need', 'no plan']] },
  ),
  ask(
    'own staff',
    [
      'There is an administrator in our office who knows our systems well.',
      'Would you be fine with that?',
      'And how would you divide the work with him?',
    ],
    { saysOneOf: [['in writing', 'ticket queue', 'divide', 'who looks after what', 'who does what']] },
  ),

  // Coverage
  ask('coverage', ['Do you serve Mississauga?', 'Oakville?', 'Thanks. And Hamilton?'], { says: ['burlington'] }),
  ask('coverage', ['We are in Oshawa. Do you come here?', 'Which of the places you serve is closest to us?'], {
    says: ['ajax'],
  }),
  ask('coverage', ['Do you serve Vaughan?', 'How would a technician get to us there?'], {
    saysOneOf: [['highway 400', 'highway 7', 'highway 427', 'subway', 'line 1']],
  }),
  ask('coverage', ['do you cover richmond hill', 'so somebody would come to our office there if its needed?'], {
    saysOneOf: [['on site', 'on-site', 'technician', 'visit', 'drive', 'comes', 'come to']],
  }),
  ask('coverage', ['Is your office in Markham?', 'Then where is it?'], { says: ['{address.street}'] }),
  ask('coverage', ['What places do you serve?', 'what about newmarket'], { saysOneOf: [['richmond hill', 'markham']] }),

  // Plans
  ask('plans', ['Which plans do you have?', 'What is the difference between the first two?'], {
    says: ['essential', 'professional'],
    saysOneOf: [['visit', 'firewall', 'backup', 'phishing', '1 hour', 'multi-factor']],
  }),
  ask('plans', ['What is in Professional?', 'And what more would Enterprise give us?'], {
    says: ['enterprise'],
    saysOneOf: [['night', 'weekend', '24/7', 'technical lead', 'incident', '15 minutes', 'audit']],
  }),
  ask('plans', ['Is there a set-up fee?', 'What is it for?', 'How much is it on Enterprise?'], { says: ['$2,000'] }),
  ask('plans', ['How many users do we need at least for Essential?', 'And for Enterprise?'], { says: ['10'] }),
  ask('plans', ['Which add-ons can we get with a plan?', 'how much is the voip one per person'], { says: ['$25'] }),

  // Fit
  ask(
    'fit',
    [
      'We are 9 people in a design studio.',
      'We only need somebody to call and the updates done, as cheap as possible. Which plan?',
    ],
    { says: ['essential'] },
  ),
  ask(
    'fit',
    [
      'There are 25 of us, and we work evenings and weekends too. The help desk has to answer then.',
      'Which plan would you suggest?',
    ],
    { says: ['enterprise'] },
  ),
  ask(
    'fit',
    [
      'We have 15 people and nobody here understands our network.',
      'We would also like someone to come by when a thing cannot be fixed remotely. What should we take?',
    ],
    { says: ['professional'] },
  ),
  ask(
    'fit',
    [
      'I thought Essential would do for our 12 people.',
      'But we need phishing training for the staff and backups that get tested. Is it still the right one?',
    ],
    { says: ['professional'] },
  ),
  ask('fit', ['Can a firm with three people take one of your plans?', 'And if we were five?'], { says: ['essential'] }),

  // Reading
  ask('reading', ['Do you have a blog?', 'Anything on there about ransomware?'], {
    links: ['/blog/first-hour-of-a-ransomware-attack'],
  }),
  ask('reading', ['We are moving offices in August.', 'Do you have an article I could read about that?'], {
    links: ['/blog/office-move-it-checklist'],
  }),
  ask('reading', ['Do you have any free templates?', 'I would like the one for disaster recovery.'], {
    says: ['disaster recovery plan template'],
    links: ['/resources'],
  }),
  ask('reading', ['What is a recovery time objective?', 'is there a longer article on that?'], {
    links: ['/blog/recovery-time-and-recovery-point-explained'],
  }),
  ask('reading', ['How long do we have to keep our invoices in Ontario?', 'Where can I read more about it?'], {
    links: ['/blog/how-long-to-keep-business-records-in-ontario'],
  }),

  // Glossary
  ask('glossary', ['What is phishing?', 'And ransomware?'], {
    saysOneOf: [['locks your files', 'malicious', 'locks', 'encrypt']],
  }),
  ask('glossary', ['what does RPO mean', 'ok thanks', 'and RTO?'], {
    saysOneOf: [['longest time', 'recovery time', 'may be down', 'how long']],
  }),
  ask('glossary', ['Somebody sent us a quote that is priced by the endpoint.', 'What does that word mean?'], {
    saysOneOf: [['device', 'laptop']],
  }),
  ask('glossary', ['Can you explain what a VPN is?', 'And how is a firewall different?'], {
    says: ['firewall'],
    saysOneOf: [['stands between', 'traffic', 'rules', 'lets through', 'between your network']],
  }),

  // About
  ask('about', ['Tell me a bit about your company.', 'Since when have you been around?'], {
    saysOneOf: [['{claims.founded}', '{claims.since}']],
  }),
  ask('about', ['Do you belong to a bigger group?', 'And what does the sister company do?'], {
    saysOneOf: [['phone', 'voice']],
  }),
  ask('about', ['How many people work for you?', 'And how big are the firms they look after?'], {
    saysOneOf: [['{claims.size}', '10-250', '10–250', '250 employees']],
  }),

  // Contact
  ask('contact', ['I would like to book the free assessment.', 'Can I do that by phone? What is the number?'], {
    says: ['{provider.phone}'],
  }),
  ask('contact', ['Can I send you an email with the details?', 'to which address?'], { says: ['{provider.email}'] }),
  ask(
    'contact',
    ['Where is your office?', 'Great, I would like to send you a letter.', 'What is the postal code there?'],
    { says: ['{address.postalCode}'] },
  ),

  // Unknown
  ask(
    'unknown',
    ['Do you work with law firms?', 'Can you give me the name and number of one that I could call as a reference?'],
    { handOver: true },
  ),
  ask(
    'unknown',
    ['What does Professional cost for 20 people?', 'Would you match the price of another company if it is lower?'],
    { handOver: true },
  ),
  ask('unknown', ['Do you send technicians to Oakville?', 'What is the name of the one who would come to us?'], {
    handOver: true,
  }),
  ask('unknown', ['What is the address of your office?', 'Is there parking for visitors in the building?'], {
    handOver: true,
  }),
];
