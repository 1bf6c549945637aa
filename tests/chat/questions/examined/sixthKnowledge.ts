import { ask, type Question } from '../question.ts';

/** Of what the records say; by an examiner who knew the records alone, and measured before it was read. */
export const sixthKnowledge: Question[] = [
  // plans
  ask('plans', 'What would I get on Professional that the Essential one leaves out?', {
    says: ['Professional'],
    saysOneOf: [['visit'], ['firewall', 'Wi-Fi', 'multi-factor', 'phishing', 'backup', 'same day', 'budget']],
  }),
  ask('plans', 'lowest plan - whats in it', {
    says: ['Essential'],
    saysOneOf: [['help desk', 'antivirus', 'monitor', 'updates']],
  }),
  ask('plans', 'There are only seven of us. Would you still let us have Enterprise?', {
    says: ['Enterprise'],
    saysOneOf: [['10', 'ten']],
  }),
  ask('plans', 'Say one of my staff has a laptop, a desktop and a phone. Is that one user or three?', {
    saysOneOf: [
      ['person', 'people', 'one user'],
      ['device', 'account'],
    ],
  }),
  ask('plans', 'wat does the seting up cost one time, for each of teh plans', { says: ['$500', '$1,000', '$2,000'] }),
  ask(
    'plans',
    'Are new computers and the Microsoft licences part of what we pay you every month, or do they come on top?',
    {
      saysOneOf: [
        ['licen'],
        ['hardware', 'computers'],
        ['not included', 'quote', 'separate', 'on top', 'extra', 'not in the', 'does not include', 'not part'],
      ],
    },
  ),
  ask('plans', 'Which addons can i tack onto a plan and how much are they', {
    says: ['VoIP', '$25'],
    saysOneOf: [['email security', 'e-mail security', 'endpoint', 'backup']],
  }),
  ask('plans', 'Does HST come on top of the prices on your site?', {
    saysOneOf: [
      ['tax', 'HST'],
      ['before', 'added', 'plus', 'on top', 'not include', 'exclud', 'extra', 'without'],
    ],
  }),
  ask('plans', 'is it less if i pay the whole year up front', { says: ['10%'] }),
  ask(
    'plans',
    'We would be around 60 people by summer, and my boss wants to know if a bigger team brings the price per head down.',
    { says: ['15%'] },
  ),

  // fit
  ask(
    'fit',
    'There are eight of us in a plain nine to five office, nothing special. Which plan is the cheapest that makes sense?',
    { says: ['Essential'] },
  ),
  ask('fit', 'our warehouse runs thru the night, need sumone to pick up at 3am. 40 ppl. wich plan', {
    says: ['Enterprise'],
  }),
  ask(
    'fit',
    'Small law office here, twelve people, nobody knows anything about computers and we want somebody to come by when the network acts up. What should we take?',
    { says: ['Professional'] },
  ),
  ask('fit', '3 employees. anything for us?', { saysOneOf: [['5', 'five']] }),
  ask(
    'fit',
    'Our auditor asks every year for our policies and a record of who has access to what. Do you have a plan that keeps those ready?',
    { says: ['Enterprise'] },
  ),
  ask('fit', 'need phishing training for staff + test restores of the backup, cheapest plan w both pls', {
    says: ['Professional'],
  }),
  ask('fit', 'I can spend at most $1,600 a month and we are 15 people. What can I have for that?', {
    says: ['Essential'],
    quotes: [{ planId: 'essential', users: 15 }],
  }),
  ask(
    'fit',
    'Accounting firm of 20. All we really want is updates done and a number to call during the day. Which of your plans, and what is it a month?',
    { says: ['Essential'], quotes: [{ planId: 'essential', users: 20 }] },
  ),

  // service prices
  ask('service prices', 'If we bought only the cybersecurity service and nothing else, where does the price start?', {
    says: ['$75'],
    links: ['/services/cybersecurity'],
  }),
  ask('service prices', ['how much is cybersecurity as a separate service', 'and data backup?'], { says: ['$50'] }),
  ask('service prices', 'moving our email n files to the cloud, ballpark?', { says: ['$2,500'] }),
  ask('service prices', 'hourly rate consultant', { says: ['$150'] }),
  ask(
    'service prices',
    'Looking after firewall and Wi-Fi: do you bill that by head or one amount, and from how much?',
    { says: ['$200'], saysOneOf: [['flat', 'per month', 'a month', 'whatever the number', 'fixed']] },
  ),
  ask('service prices', 'Could you list what each of your services starts at?', {
    says: ['$75', '$2,500', '$50', '$200', '$150'],
  }),
  ask('service prices', 'netwrk managment price pls', { says: ['$200'] }),
  ask(
    'service prices',
    'A friend said his cloud migration ended up costing far more than promised. Where do yours start, and are the Microsoft licences in that?',
    { says: ['$2,500'], saysOneOf: [['licen']] },
  ),

  // coverage
  ask('coverage', 'Our shop is in Whitby. Is that too far out for you?', { says: ['Ajax'] }),
  ask('coverage', 'hamilton?', { says: ['Burlington'], never: ['our Hamilton office'] }),
  ask('coverage', 'do u come to bramton', { says: ['Brampton'], links: ['/locations/brampton'] }),
  ask('coverage', 'We are a family business up in Newmarket and would like somebody local. Who would be closest?', {
    says: ['Richmond Hill'],
  }),
  ask('coverage', 'is there an office of yours in Mississauga where i can drop by', {
    saysOneOf: [['100 King', 'Toronto', 'downtown']],
    never: ['our Mississauga office', 'our office in Mississauga'],
  }),
  ask('coverage', 'Please name every city you work in.', {
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
  ask('coverage', 'we r in etobicoke', { says: ['Toronto'] }),
  ask('coverage', 'One of our offices is in Oakville and the other in Pickering. Would you look after both?', {
    says: ['Oakville', 'Pickering'],
  }),
  ask('coverage', 'georgetown ontario - any techs near', { says: ['Brampton'] }),
  ask('coverage', ['Do you go to Pickering?', 'and Bowmanville'], { says: ['Ajax'] }),
  ask('coverage', 'My cousin has a cabinet shop in Woodbridge and hates his IT company. Could he use you?', {
    says: ['Vaughan'],
  }),
  ask('coverage', 'Any chance you serve Ottawa?', {
    saysOneOf: [['Greater Toronto', 'GTA', 'not', 'outside', 'too far']],
    never: ['yes, we serve Ottawa', 'our Ottawa office'],
  }),
  ask('coverage', 'Is the work done over the internet, or does a technician actually drive to us?', {
    saysOneOf: [['remote'], ['visit', 'on site', 'on-site', 'drive', 'comes to', 'your office']],
  }),
  ask('coverage', 'how wuld your tech get to us in ajax', {
    says: ['Ajax'],
    saysOneOf: [['401', 'Don Valley', 'Westney', 'Salem']],
  }),

  // services
  ask('services', 'In plain words, what does a company like yours do for its clients?', {
    saysOneOf: [
      ['help desk', 'support'],
      ['monitor', 'updates', 'security', 'backup', 'accounts'],
    ],
  }),
  ask('services', 'do u guys do wifi', { says: ['Wi-Fi'], links: ['/services'] }),
  ask('services', 'Half the office is on Macs. Is that something you support?', {
    saysOneOf: [['macOS', 'Mac ', 'Macs']],
  }),
  ask('services', 'We use Google Workspace, not Microsoft. Would that be a problem?', { says: ['Google Workspace'] }),
  ask('services', 'phone lines over internet?', { saysOneOf: [['VoIP', 'phone system']] }),
  ask('services', 'are the backups kept in canada', {
    saysOneOf: [['Canad'], ['data centre', 'data center', 'off-site', 'copy', 'stored', 'rests', 'storage']],
  }),
  ask('services', 'How long does it usually take to move a company to the cloud?', {
    saysOneOf: [['2-8 weeks', '2 to 8 weeks', '2–8 weeks', 'two to eight weeks']],
    links: ['/services/cloud-migration'],
  }),
  ask('services', 'Could you take on only our network and leave the rest with the guy we have?', {
    saysOneOf: [['yes', 'on its own', 'does not require', 'not require', 'without a plan', 'alone']],
  }),
  ask(
    'services',
    'The internet goes down here twice a week and I sit on hold with Bell for an hour. Would you make those calls for us?',
    {
      saysOneOf: [
        ['Bell', 'carrier', 'internet company', 'internet provider'],
        ['call', 'fault', 'follow', 'speak', 'vendor'],
      ],
    },
  ),
  ask('services', 'wich firewal brand do you put in', { saysOneOf: [['Fortinet', 'FortiGate']] }),
  ask('services', "What's left out of the cybersecurity service?", {
    saysOneOf: [['penetration', 'certification', 'legal advice', 'hardware']],
  }),
  ask('services', 'what hapens in the 1st week of network management', {
    saysOneOf: [['cables', 'ports', 'settings', 'factory', 'monitoring']],
  }),

  // industries
  ask('industries', 'I manage a dental practice. Have you worked with places like ours?', {
    saysOneOf: [['dental', 'clinic', 'healthcare']],
    links: ['/industries/healthcare'],
  }),
  ask('industries', 'law firm, we use clio. u know it?', { says: ['Clio'] }),
  ask(
    'industries',
    'Some of the machines on our shop floor run on an ancient Windows that cannot be updated. How would you keep them safe?',
    {
      saysOneOf: [
        ['apart', 'separate', 'network of their own', 'networks of their own', 'segment', 'isolat', 'own network'],
      ],
    },
  ),
  ask('industries', 'registered charity, is there a discout', { says: ['10%'] }),
  ask('industries', 'Do you take on companies that manage condos and rental buildings?', {
    saysOneOf: [['real estate', 'property manage', 'condo']],
    links: ['/industries/real-estate'],
  }),
  ask('industries', 'morgage brokerage w 14 agents, do you know our world', {
    saysOneOf: [['financial', 'mortgage', 'broker']],
    links: ['/industries/financial-services'],
  }),
  ask('industries', 'Our architects open big Revit files from home and it crawls. Have you seen that before?', {
    saysOneOf: [['Revit', 'Egnyte', 'SharePoint', 'architect', 'drawings']],
  }),
  ask('industries', 'what kinds of bussiness do you specialise in', {
    saysOneOf: [['healthcare', 'clinic'], ['legal', 'law'], ['manufactur'], ['nonprofit', 'charit']],
  }),
  ask('industries', 'How come a clinic pays more than an ordinary office?', {
    says: ['25%'],
    saysOneOf: [['PHIPA', 'privacy', 'access review', 'regulated', 'patient']],
  }),
  ask(
    'industries',
    'We do taxes for a living, so April is when nothing may break. Do you hold back changes during our busy weeks?',
    { saysOneOf: [['season', 'April', 'deadline', 'hold back']] },
  ),

  // compliance
  ask('compliance', 'Can you help a small company with what PIPEDA asks for?', {
    says: ['PIPEDA'],
    saysOneOf: [['safeguard', 'evidence', 'sensitiv']],
  }),
  ask('compliance', 'phipa', { says: ['PHIPA'], saysOneOf: [['health', 'patient', 'clinic']] }),
  ask('compliance', 'For how many months must a record of a privacy breach be kept under PIPEDA?', {
    says: ['24 months'],
  }),
  ask('compliance', 'investment dealer here - how fast do we haveto report a cyber incident to CIRO', {
    saysOneOf: [['three calendar days', 'three days', '3 days', '3 calendar days']],
  }),
  ask(
    'compliance',
    'What does the Law Society want when our office makes an electronic trust transfer? I heard it takes two of us.',
    { saysOneOf: [['By-Law 9', 'two people', 'one person enters', 'another authorizes', 'authorizes']] },
  ),
  ask('compliance', 'how long does FINTRAC want real estate brokers to keep there records', {
    saysOneOf: [['five years', '5 years']],
  }),
  ask('compliance', "If we're ever breached, do you also give the legal advice?", { says: ['lawyer'] }),
  ask(
    'compliance',
    'Our insurer sent a long form about our security, and I have no idea how to answer half of it. Do you help with those?',
    { saysOneOf: [['insur'], ['evidence', 'answer', 'questionnaire', 'form', 'proof', 'report']] },
  ),

  // response
  ask('response', ['tell me a bit about the Professional plan', 'how fast do you get back to us on it'], {
    saysOneOf: [['1 hour', 'one hour', 'an hour']],
  }),
  ask('response', 'enterprise respnse time', { says: ['15 minutes'] }),
  ask('response', 'On the cheapest plan, how soon would I hear from somebody?', {
    says: ['Essential'],
    saysOneOf: [['4 hours', 'four hours', 'same day']],
  }),
  ask('response', 'Those 15 minutes on your site: is it until the thing is fixed, or until somebody answers?', {
    saysOneOf: [
      ['respond', 'response', 'answer'],
      ['depends', 'solution', 'solve', 'fix', 'not until'],
    ],
  }),
  ask('response', 'non urgent stuff like a slow printer, how long till sombody looks', {
    saysOneOf: [['1-2 hours', '1 to 2 hours', '1–2 hours', 'one to two hours']],
  }),
  ask('response', 'Could you put the reaction times of the three plans side by side for me?', {
    says: ['15 minutes'],
    saysOneOf: [
      ['4 hours', 'same day'],
      ['1 hour', 'one hour'],
    ],
  }),

  // hours
  ask('hours', 'Is anybody in the office right now?', {
    at: '2026-11-25T16:00:00Z',
    saysOneOf: [
      [
        'yes',
        'we are open',
        "we're open",
        'open now',
        'are open',
        'is open',
        'open until',
        'currently open',
        'open right now',
      ],
    ],
  }),
  ask('hours', 'u open sundays', {
    at: '2026-11-24T15:00:00Z',
    saysOneOf: [['Monday'], ['24/7', 'weekend', 'emergenc']],
  }),
  ask('hours', "It's nearly seven in the evening. Am I too late to reach you today?", {
    at: '2026-11-24T23:50:00Z',
    saysOneOf: [
      ['closed', 'outside', 'not open', 'open again', 'opens', 'next open', 'reopen', 'back '],
      ['24/7', 'emergenc'],
    ],
  }),
  ask('hours', 'opning hours?', { at: '2026-11-25T16:00:00Z', says: ['{hours}'] }),
  ask('hours', 'From what time in the morning does the Professional help desk pick up?', {
    at: '2026-11-25T16:00:00Z',
    saysOneOf: [['7am', '7 am', '7:00', '7 a.m']],
  }),
  ask('hours', 'when r u guys back', { at: '2026-11-28T18:00:00Z', says: ['Monday'] }),

  // contract
  ask('contract', 'Would we be tied to you for years if we sign?', {
    saysOneOf: [['month-to-month', 'month to month', 'monthly']],
  }),
  ask('contract', 'lenght of ur normal agreement', {
    saysOneOf: [['12 months', '12-month', 'twelve months', 'one year']],
  }),
  ask('contract', 'Suppose we leave one day. Do we get our passwords and the drawings of the network?', {
    saysOneOf: [['hand', 'yours', 'belong to you', 'go with you', 'keep']],
  }),
  ask('contract', 'discount if we sign for longer?', {
    saysOneOf: [['discount', 'costs less', 'cost less', 'cheaper', '10%']],
  }),
  ask(
    'contract',
    'I got a figure out of the calculator on your pricing page. Is that an actual offer you have to stick to?',
    { saysOneOf: [['estimate', 'not an offer', 'in writing', 'written']] },
  ),
  ask('contract', 'wanna pay by the month, no lock in. ok?', {
    saysOneOf: [['month-to-month', 'month to month', 'no long-term', 'monthly']],
  }),

  // onboarding
  ask('onboarding', 'We have an IT company today and want to change. How would the switch to you go?', {
    saysOneOf: [['password', 'licences', 'settings', 'contracts', 'hand-over', 'handover', 'take over']],
  }),
  ask('onboarding', 'free assesment - what do you look at', {
    saysOneOf: [
      ['computers', 'network', 'accounts'],
      ['backup', 'written', 'list', 'costs nothing', 'free'],
    ],
  }),
  ask(
    'onboarding',
    'My staff are worried they will sit around doing nothing while you take over from the old provider. Will they?',
    {
      saysOneOf: [
        [
          'keep working',
          'continue',
          'go on working',
          'keep on working',
          'without a gap',
          'overlap',
          'no interruption',
          'outside',
        ],
      ],
    },
  ),
  ask('onboarding', 'whats the setup fee actualy for', {
    saysOneOf: [['devices', 'tools', 'documentation', 'previous provider']],
  }),
  ask('onboarding', "OK, I'm interested. What is the first step?", {
    saysOneOf: [['assessment', 'contact', 'call', 'consultation']],
  }),

  // own staff
  ask('own staff', 'We have one IT guy who is great and is staying. Can you work next to him?', {
    saysOneOf: [
      ['yes', 'share', 'together', 'alongside', 'divide'],
      ['ticket', 'in writing', 'who does what', 'work', 'look after'],
    ],
  }),
  ask('own staff', 'got an admin already, does any plan share tickets with him', {
    saysOneOf: [['Enterprise', 'shared ticket', 'share a ticket', 'ticket queue']],
  }),
  ask(
    'own staff',
    'Our systems administrator would like a senior person to check his migration script now and then. Do you do that sort of thing?',
    { saysOneOf: [['consult', 'second opinion', 'review', 'advice', 'senior']] },
  ),
  ask('own staff', 'how do other firms split the work betwen there own IT person and a provider, any article', {
    links: ['/blog/in-house-it-and-a-provider-who-does-what'],
  }),

  // security
  ask('security', 'How do crooks normally get into a company our size?', {
    saysOneOf: [['e-mail', 'email', 'mail', 'phishing', 'password']],
  }),
  ask('security', 'antivirus in the cheap plan?', {
    says: ['antivirus'],
    saysOneOf: [['yes', 'Essential', 'every computer', 'included', 'includes']],
  }),
  ask('security', 'My partners hate typing a code from the phone each time they log in. Is it really worth it?', {
    saysOneOf: [
      ['multi-factor', 'MFA', 'second step', 'second proof', 'two proofs'],
      ['password', 'stolen'],
    ],
  }),
  ask('security', 'Can hackers delete our backups as well, or do you have a way around that?', {
    saysOneOf: [
      [
        'cannot be deleted',
        'cannot delete',
        'locked',
        'immutable',
        'cannot be changed',
        'cannot reach',
        'could not reach',
        'out of an attacker',
        'neither ransomware',
      ],
    ],
  }),
  ask('security', 'is windows 10 stil ok to use', {
    saysOneOf: [['ended', 'end of support', 'no longer', 'Windows 11', 'October 14, 2025']],
  }),
  ask('security', 'pen test, do you do them yourselves', {
    saysOneOf: [
      ['penetration', 'pen test'],
      ['outside', 'independent', 'not cover', 'not includ', 'not part'],
    ],
  }),
  ask(
    'security',
    'Customers say they get fake mails that look like they come from us. What can be done so nobody sends in our name?',
    { saysOneOf: [['SPF', 'DKIM', 'DMARC']] },
  ),

  // glossary
  ask('glossary', 'A quote I got is priced by the "endpoint". What is that?', {
    saysOneOf: [['device', 'laptop', 'desktop']],
  }),
  ask('glossary', 'vpn = ?', { saysOneOf: [['tunnel', 'encrypted', 'virtual private network']] }),
  ask('glossary', 'I keep mixing up RTO and RPO, could you explain the two?', {
    saysOneOf: [
      ['lose', 'losing', 'lost'],
      ['longest', 'be down', 'until people can work', 'how long'],
    ],
  }),
  ask('glossary', 'Our web designer goes on and on about DNS. What does it do?', {
    saysOneOf: [['directory', 'domain name', 'name of your website', 'turns the name']],
  }),
  ask('glossary', 'data residensy meaning', {
    saysOneOf: [['country', 'stored', 'Canadian']],
    links: ['/resources/it-glossary'],
  }),
  ask('glossary', 'what does failover mean pls, short', { saysOneOf: [['spare', 'switch', 'takes over']] }),

  // reading
  ask('reading', 'anything to read on wich microsoft 365 license for who', {
    links: ['/blog/microsoft-365-licences-by-role'],
  }),
  ask('reading', 'Have you got a list I can tick off on my own to see how safe our office is?', {
    says: ['checklist'],
    links: ['/resources'],
  }),
  ask('reading', 'disaster recovery plan template, where', { saysOneOf: [['template']], links: ['/resources'] }),
  ask(
    'reading',
    'We are changing offices next summer. Did you write something about the IT side of moving that I could read?',
    { links: ['/blog/office-move-it-checklist'] },
  ),
  ask('reading', 'I was told you have an article on when old computers should be replaced, can you send me the link?', {
    links: ['/blog/when-to-replace-office-computers'],
  }),

  // about
  ask('about', 'How many people work at your company?', { says: ['35'] }),
  ask('about', 'when was ur company startd', { saysOneOf: [['2008', '2005']] }),
  ask('about', 'What size of firm is your typical client?', {
    saysOneOf: [['10 to 250', '10-250', '10–250', 'between 10 and 250']],
  }),
  ask('about', 'Are you independent, or owned by some bigger group?', {
    saysOneOf: [['parent', 'Group 4 Holdings', 'belongs to', 'family of']],
  }),
  ask('about', 'whose products do you use, microsoft dell etc?', {
    says: ['Microsoft'],
    saysOneOf: [['Dell', 'Fortinet', 'Veeam', 'Cisco']],
  }),
];
