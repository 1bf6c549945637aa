import { ask, type Question } from '../question.ts';

/** What the site explains somewhere: in an answer, a service, an article, a term. */
export const knowledge: Question[] = [
  ask('security', 'how do you make sure hackers cant delete the backups', {
    saysOneOf: [['locked', 'cannot be changed', 'cannot be deleted', 'cannot reach', 'cannot delete']],
    handOver: false,
  }),
  ask('security', 'do you encrypt backups', { says: ['encrypted'], handOver: false }),
  ask('security', 'where is our data stored, in canada?', { says: ['Canad'], handOver: false }),
  ask('security', 'who on your side can see our files', { says: ['access'], handOver: false }),
  ask('security', 'do you do pen tests', { saysOneOf: [['penetration', 'outside assessor']] }),
  ask('security', 'can you set up DMARC for our domain', { says: ['DMARC'], handOver: false }),
  ask('security', 'do you train our staff so they dont click on stuff', {
    saysOneOf: [['training', 'practice', 'lessons']],
    handOver: false,
  }),
  ask('security', 'what happens to the logins of somebody who quits', {
    saysOneOf: [['leave', 'left', 'leaver', 'lock', 'departing']],
    handOver: false,
  }),
  ask('security', 'which antivirus do you use', { saysOneOf: [['Defender', 'antivirus']], handOver: false }),
  ask('security', 'is Windows 10 still safe to use', { says: ['2025'], handOver: false }),
  ask('security', 'our insurer sent a questionnaire about MFA and EDR, can you help fill it in', {
    says: ['insur'],
    handOver: false,
  }),
  ask('security', 'what do you do if one of our clients gets ransomware', {
    saysOneOf: [['isolate', 'restore', 'incident', 'network']],
    handOver: false,
  }),
  ask('security', 'how do I know an email about new bank details is genuine', {
    saysOneOf: [['call', 'phone']],
    handOver: false,
  }),
  ask('security', 'should staff use a password manager', { saysOneOf: [['password']] }),
  ask('security', 'do you watch our sign-ins for hackers', {
    saysOneOf: [['sign-in', 'analysts', 'watch']],
    handOver: false,
  }),
  ask('security', 'guest wifi separate from office network, possible?', {
    saysOneOf: [['guest', 'guests']],
    handOver: false,
  }),
  ask('security', 'lost laptop - is the data readable', { saysOneOf: [['encrypt']] }),
  ask('security', 'can you guarantee we never get hacked', {
    saysOneOf: [
      [
        'cannot promise',
        'no guarantee',
        'nobody can',
        'not promise',
        'cannot guarantee',
        'not guarantee',
        "can't promise",
        'promise',
      ],
    ],
  }),

  ask('compliance', 'are you SOC 2 certified', {
    never: ['we are SOC 2 certified', 'Yes, we are certified'],
    saysOneOf: [['person', 'call', 'do not', 'not']],
  }),
  ask('compliance', 'PHIPA - what do you do for us', { says: ['PHIPA'], handOver: false }),
  ask('compliance', 'do we have to tell the privacy commissioner about a breach', {
    says: ['Commissioner'],
    handOver: false,
  }),
  ask('compliance', 'do you help with Law 25 in Quebec?', {
    never: ['we are Law 25 certified'],
    saysOneOf: [['call', 'form', 'person', 'privacy']],
  }),
  ask('compliance', 'how long must a doctor keep patient charts', {
    saysOneOf: [['ten years', '10 years']],
    handOver: false,
  }),
  ask('compliance', 'how many years do we keep invoices for the CRA', {
    saysOneOf: [['six years', '6 years']],
    handOver: false,
  }),
  ask('compliance', 'our auditor wants proof of tested backups', { saysOneOf: [['test', 'restore']], handOver: false }),
  ask('compliance', 'pipeda??', { says: ['PIPEDA'], handOver: false }),
  ask('compliance', 'what is phipa fine for late breach report', {
    says: ['PHIPA'],
    saysOneOf: [['penalties', 'Commissioner']],
  }),

  ask('services', 'can you help us with printers', { says: ['printer'], handOver: false }),
  ask('services', 'Do you support Macs as well?', { says: ['macOS'], handOver: false }),
  ask('services', 'we use google workspace not microsoft ok?', { says: ['Google Workspace'], handOver: false }),
  ask('services', 'Do you know OSCAR EMR', { says: ['OSCAR'], handOver: false }),
  ask('services', 'we run on Clio and PCLaw', { saysOneOf: [['Clio', 'PCLaw']], handOver: false }),
  ask('services', 'do you support yardi', { says: ['Yardi'], handOver: false }),
  ask('services', 'can u move our file server to sharepoint', { says: ['SharePoint'], handOver: false }),
  ask('services', 'do you set up Teams calling', { says: ['Teams'], handOver: false }),
  ask('services', 'do you install phone systems', { saysOneOf: [['VoIP', 'phone']], handOver: false }),
  ask('services', 'can you pull network cable in our new office', { saysOneOf: [['cabl']], handOver: false }),
  ask('services', 'slow wifi in warehouse, can you fix that', { saysOneOf: [['Wi-Fi']], handOver: false }),
  ask('services', 'do you talk to Bell for us when internet is down', {
    saysOneOf: [['Bell', 'carrier']],
    handOver: false,
  }),
  ask('services', 'we are moving office in march, do you do that', { saysOneOf: [['move']], handOver: false }),
  ask('services', 'can somebody make us an IT budget', { says: ['budget'], handOver: false }),
  ask('services', 'can you restore an email somebody deleted months ago', {
    saysOneOf: [['mailbox', 'restore', 'brought back']],
    handOver: false,
  }),
  ask('services', 'do you do backups of office 365', { says: ['Microsoft 365'], handOver: false }),
  ask('services', 'can you monitor our servers at night', {
    saysOneOf: [['monitor', 'around the clock', 'day and night']],
    handOver: false,
  }),
  ask('services', 'can you put our server in Azure', { says: ['Azure'], handOver: false }),
  ask('services', 'what happens during a cloud migration if it fails', {
    saysOneOf: [['way back', 'old system', 'return to it', 'intact']],
    handOver: false,
  }),
  ask('services', 'how long does a migration take', { says: ['{claims.migration}'] }),
  ask('services', 'do you sell laptops', { saysOneOf: [['hardware', 'laptop', 'device']] }),
  ask('services', 'do you build websites', { handOver: true }),
  ask('services', 'do you install security cameras', { saysOneOf: [['camera', 'call', 'person']] }),
  ask('services', 'help desk for home office staff?', { saysOneOf: [['remote', 'help desk']], handOver: false }),

  ask('industries', 'do you work with dentists', { links: ['/industries/healthcare'] }),
  ask('industries', 'i manage condos', { links: ['/industries/real-estate'] }),
  ask('industries', 'any experience with machine shops?', { links: ['/industries/manufacturing'] }),
  ask('industries', 'IT for a small law firm in Markham', { says: ['Markham'], links: ['/'] }),
  ask('industries', 'we are a restaurant', { saysOneOf: [['firms', 'industr', 'call', 'person']] }),
  ask('industries', 'cpa firm during tax season - what can you do for us', {
    links: ['/industries/professional-services'],
  }),

  ask('response', 'how fast do you answer on essential', {
    saysOneOf: [['{plans.essential.responseTime}', 'same day']],
  }),
  ask('response', 'whats your SLA', { says: ['{plans.enterprise.responseTime}', '{plans.professional.responseTime}'] }),
  ask('response', 'if our server dies at 2 am how long until somebody reacts', {
    saysOneOf: [['{claims.critical}', '{claims.response}', '{plans.enterprise.responseTime}']],
  }),
  ask('response', 'do you have 24/7 support', { says: ['24/7'] }),

  ask('hours', 'are you open right now', { says: ['closed'], at: '2026-11-21T15:00:00Z' }),
  ask('hours', 'u open now?', { saysOneOf: [['open']], never: ['closed'], at: '2026-11-23T15:00:00Z' }),
  ask('hours', 'can I call tonight at 9', { says: ['{hours}'] }),
  ask('hours', 'opening hours on christmas day', {
    says: ['{hours}'],
    saysOneOf: [['holiday', '{claims.support}', 'emergenc']],
  }),
  ask('hours', 'do you work saturdays', { saysOneOf: [['weekend']] }),
  ask('hours', 'when do you close', { says: ['6:00 PM'] }),

  ask('contract', 'do I get locked in for 3 years', { saysOneOf: [['month-to-month', '12 months']], handOver: false }),
  ask('contract', 'can I cancel any time', { saysOneOf: [['month-to-month', '12 months']] }),
  ask('contract', 'what if we want to leave you, do we get our passwords', {
    saysOneOf: [['belong to you', 'handed over', 'hand over', 'exit']],
    handOver: false,
  }),
  ask('contract', 'what should I look for in an IT contract', {
    links: ['/blog/how-to-read-a-managed-services-contract'],
  }),

  ask('onboarding', 'we hate our current IT company, how do we switch', {
    saysOneOf: [['passwords', 'present provider', 'tell them the date', 'hand-over']],
    handOver: false,
  }),
  ask('onboarding', 'will there be downtime when we change over to you', {
    saysOneOf: [['keep working', 'without a gap']],
    handOver: false,
  }),
  ask('onboarding', 'what happens in the first month', {
    saysOneOf: [['month', 'days 1 to 30', 'access', 'inventory']],
    handOver: false,
  }),
  ask('onboarding', 'is the assessment really free', { saysOneOf: [['costs nothing', 'free']], handOver: false }),
  ask('onboarding', 'how do we start', { saysOneOf: [['assessment']], handOver: false }),

  ask('own staff', 'I am the IT manager here, would you replace me?', {
    saysOneOf: [['existing', 'your own', 'administrator', 'share', 'in-house', 'divide']],
    handOver: false,
  }),
  ask('own staff', 'can you just help our admin with the hard stuff', {
    saysOneOf: [['administrator', 'IT staff', 'your own']],
    handOver: false,
  }),

  ask('glossary', 'what does rto mean', { says: ['down'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'define saas', { says: ['browser'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'wats a firewall', { says: ['traffic'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'explain phishing like im 5', { says: ['bank'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'rpo vs rto', {
    saysOneOf: [
      ['RPO', 'Recovery Point'],
      ['RTO', 'Recovery Time'],
    ],
  }),
  ask('glossary', 'failover meaning', { says: ['spare'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'what is an endpoint', { says: ['laptop'], links: ['/resources/it-glossary'] }),

  ask('reading', 'got a template for disaster recovery?', {
    links: ['/resources'],
    says: ['Disaster Recovery Plan Template'],
  }),
  ask('reading', 'send me the security checklist', { links: ['/resources'], says: ['IT Security Checklist'] }),
  ask('reading', 'anything on your blog about microsoft 365 licences', {
    links: ['/blog/microsoft-365-licences-by-role'],
  }),
  ask('reading', 'when should we replace our computers', { links: ['/blog/when-to-replace-office-computers'] }),
  ask('reading', 'article about testing restores', { links: ['/blog/friday-afternoon-restore-test'] }),
  ask('reading', 'do you have a blog', { links: ['/blog'] }),
  ask('reading', 'how can i make a three year it budget', { links: ['/blog/three-year-it-budget-on-one-page'] }),
  ask('reading', 'who does what when you have inhouse IT and an MSP', {
    links: ['/'],
    saysOneOf: [['in-house', 'existing', 'work']],
    handOver: false,
  }),
];
