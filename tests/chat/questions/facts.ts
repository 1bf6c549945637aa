import { ask, type Question } from './question.ts';

/** Where, what, for whom, how fast. */
export const facts: Question[] = [
  ask('coverage', 'Do you serve Mississauga?', { says: ['Mississauga'], links: ['/locations/mississauga'] }),
  ask('coverage', 'are you in richmond hill', { says: ['Richmond Hill'], links: ['/locations/richmond-hill'] }),
  ask('coverage', 'Do you cover Whitby?', {
    says: ['Whitby', 'Ajax'],
    links: ['/locations/ajax'],
    never: ['office in Whitby', 'Whitby office'],
  }),
  ask('coverage', 'we are in Hamilton, can you help?', {
    says: ['Hamilton', 'Burlington'],
    links: ['/locations/burlington'],
  }),
  ask('coverage', 'Do you have an office in Oshawa?', {
    says: ['Oshawa'],
    saysOneOf: [['Ajax'], ['{address.street}', 'Toronto']],
    never: ['Yes, we have an office'],
  }),
  ask('coverage', 'Which areas do you serve?', {
    says: ['Toronto', 'Mississauga', 'Ajax', 'Burlington'],
    links: ['/locations'],
  }),
  ask('coverage', 'Is Milton covered', { says: ['Milton'], saysOneOf: [['Mississauga', 'Oakville', 'Burlington']] }),
  ask('coverage', 'do you work in newmarket?', {
    says: ['Newmarket'],
    saysOneOf: [['Richmond Hill', 'Vaughan', 'Markham']],
  }),
  ask('coverage', 'Can someone come on-site in Scarborough?', { says: ['Toronto'] }),
  ask('coverage', 'We are in North York', { says: ['Toronto'] }),
  ask('coverage', 'do you support offices in Ottawa', {
    says: ['Ottawa'],
    saysOneOf: [['remote', 'call', 'not']],
    never: ['Yes, we serve Ottawa'],
  }),
  ask('coverage', 'our office is in Vancouver', { says: ['Vancouver'], never: ['we serve Vancouver.'] }),
  ask('coverage', 'postal code L1S 2H6, do you come there?', { says: ['Ajax'] }),
  ask('coverage', 'do you do onsite support?', { says: ['remote'], saysOneOf: [['technician', 'visit', 'come']] }),
  ask('coverage', 'is support remote or in person', {
    says: ['remote'],
    saysOneOf: [['technician', 'visit', 'come', 'drive']],
  }),
  ask('coverage', 'How do you get to Burlington?', { says: ['QEW'], links: ['/locations/burlington'] }),
  ask('coverage', 'do you have technicians near Etobicoke', { says: ['Toronto'] }),
  ask('coverage', 'Bolton Ontario - within your area?', { says: ['Bolton'], saysOneOf: [['Vaughan', 'Brampton']] }),
  ask('coverage', ['Do you serve Markham?', 'and Vaughan?'], { says: ['Vaughan'], links: ['/locations/vaughan'] }),
  ask('coverage', ['Do you cover Whitby?', 'what about Hamilton?'], { says: ['Hamilton', 'Burlington'] }),
  ask('coverage', 'do you cover Woodbridge', { says: ['Vaughan'] }),
  ask('coverage', 'We have offices in Toronto and Oakville, can you look after both?', {
    says: ['Toronto', 'Oakville'],
  }),

  ask('services', 'What services do you offer?', {
    says: ['Cybersecurity', 'Backup', 'Consulting'],
    links: ['/services'],
  }),
  ask('services', 'do you do cloud migration', { says: ['Microsoft 365'], links: ['/services/cloud-migration'] }),
  ask('services', 'Tell me about your backup service', {
    links: ['/services'],
    saysOneOf: [['copies', 'copy', 'restore']],
  }),
  ask('services', 'can you manage our firewall and wifi?', {
    saysOneOf: [['firewall', 'Wi-Fi', 'Network Management']],
  }),
  ask('services', 'Do you set up Microsoft 365?', { says: ['Microsoft 365'] }),
  ask('services', 'do you support macs', { says: ['macOS'] }),
  ask('services', 'What does a managed IT provider do?', { saysOneOf: [['help desk', 'fixed monthly price']] }),
  ask('services', 'what happens in the free assessment?', { says: ['free'], saysOneOf: [['list', 'costs nothing']] }),
  ask('services', 'do you provide phone systems', { says: ['VoIP'] }),
  ask('services', 'what does cybersecurity include?', {
    links: ['/services/cybersecurity'],
    saysOneOf: [['multi-factor', 'sign-in', 'Detection']],
  }),
  ask('services', 'what is not covered by cloud migration', {
    says: ['licences'],
    links: ['/services/cloud-migration'],
  }),
  ask('services', 'How long does a cloud migration take?', { says: ['{claims.migration}'] }),
  ask('services', 'can you move our file server to sharepoint', { says: ['SharePoint'] }),
  ask('services', 'do you do penetration testing?', { saysOneOf: [['not', 'does not', 'outside assessor']] }),
  ask('services', 'Can you train our staff about phishing?', { saysOneOf: [['phishing', 'training', 'practice']] }),
  ask('services', 'can we take only backup from you without a plan?', {
    saysOneOf: [['does not require', 'on its own']],
  }),

  ask('industries', 'Which industries do you work with?', {
    says: ['Healthcare', 'Legal', 'Manufacturing'],
    links: ['/industries'],
  }),
  ask('industries', 'do you work with law firms', { links: ['/industries/legal'] }),
  ask('industries', "I'm a dentist. Do you have experience with dental offices?", {
    links: ['/industries/healthcare'],
  }),
  ask('industries', 'IT for accountants?', { links: ['/industries/professional-services'] }),
  ask('industries', 'we run a machine shop', { links: ['/industries/manufacturing'] }),
  ask('industries', 'do you know Clio and PCLaw?', { says: ['Clio'], links: ['/industries/legal'] }),
  ask('industries', 'can you support OSCAR EMR', { says: ['OSCAR'], links: ['/industries/healthcare'] }),
  ask('industries', 'support for charities', { links: ['/industries/nonprofit-organizations'] }),
  ask('industries', 'property managers - do you help them?', { links: ['/industries/real-estate'] }),
  ask('industries', 'do you have experience with mortgage brokers', { links: ['/industries/financial-services'] }),
  ask('industries', 'we are a restaurant, do you serve us?', { never: ['we specialize in restaurants'] }),

  ask('compliance', 'Are you PIPEDA compliant?', { says: ['PIPEDA'], never: ['we are certified', 'guarantee'] }),
  ask('compliance', 'do you help with PHIPA', { says: ['PHIPA'] }),
  ask('compliance', 'what does phipa require of a clinic?', { says: ['PHIPA'], links: ['/industries/healthcare'] }),
  ask('compliance', 'Law Society rules for trust transfers', { says: ['By-Law 9'], links: ['/industries/legal'] }),
  ask('compliance', 'CASL rules for newsletters of charities', { says: ['CASL'] }),
  ask('compliance', 'controlled goods program', { says: ['Controlled Goods'], links: ['/industries/manufacturing'] }),
  ask('compliance', 'are you SOC 2 certified?', {
    saysOneOf: [['cannot', 'do not have', 'not']],
    handOver: true,
    never: ['we are SOC 2'],
  }),
  ask('compliance', 'Do you have ISO 27001?', { handOver: true, never: ['we are ISO', 'Yes, we have ISO'] }),
  ask('compliance', 'is our data kept in Canada', { says: ['Canad'] }),
  ask('compliance', 'When must we report a privacy breach?', {
    saysOneOf: [['Commissioner', 'real risk of significant harm']],
  }),
  ask('compliance', 'can you give legal advice about PIPEDA', { saysOneOf: [['lawyer', 'legal advice']] }),

  ask('response', 'How fast do you respond?', {
    says: ['{plans.enterprise.responseTime}', '{plans.professional.responseTime}'],
  }),
  ask('response', 'response time on essential', { says: ['{plans.essential.responseTime}'] }),
  ask('response', 'what is the response time for critical issues', { says: ['{claims.critical}'] }),
  ask('response', 'SLA for the professional plan?', { says: ['{plans.professional.responseTime}'] }),
  ask('response', 'how quick is Enterprise support', { says: ['{plans.enterprise.responseTime}'] }),
  ask('response', 'Do you guarantee a fix within one hour?', {
    saysOneOf: [['until we respond', 'respond']],
    never: ['guarantee a fix', 'we guarantee'],
  }),
  ask('response', 'how long until someone gets back to me', {
    saysOneOf: [['{claims.non-critical}', '{claims.critical}']],
  }),

  ask('hours', 'What are your hours?', { says: ['{hours}'] }),
  ask('hours', 'are you open now?', {
    at: '2026-11-18T15:00:00Z',
    saysOneOf: [['open now', 'are open']],
    says: ['{hours}'],
  }),
  ask('hours', 'are you open right now', { at: '2026-11-18T03:00:00Z', says: ['closed', '{hours}'] }),
  ask('hours', 'Are you open on Sunday?', { says: ['{claims.support}'], never: ['Yes, we are open on Sunday'] }),
  ask('hours', 'when do you open tomorrow', { at: '2026-11-18T15:00:00Z', saysOneOf: [['8:00']] }),
  ask('hours', 'weekend support?', { saysOneOf: [['weekend']], says: ['{claims.support}'] }),
  ask('hours', 'do you have 24/7 support', { says: ['{claims.support}'] }),
  ask('hours', 'is someone there at 7pm', { at: '2026-11-18T15:00:00Z', says: ['{hours}'] }),
  ask('hours', 'opening times pls', { says: ['{hours}'] }),
  ask('hours', 'open saturdays?', { says: ['{hours}'] }),

  ask('contract', 'Do I have to sign a long contract?', { says: ['month-to-month'] }),
  ask('contract', 'what is the contract length', { says: ['12 months'] }),
  ask('contract', 'can we cancel any time?', { saysOneOf: [['month-to-month', '12 months']] }),
  ask('contract', 'month to month possible?', { says: ['month-to-month'] }),
  ask('contract', 'is there a cancellation fee', {
    saysOneOf: [['month-to-month', 'agreement', 'cannot', 'do not have']],
    never: ['no cancellation fee'],
  }),
  ask('contract', 'How do I read a managed services contract?', {
    links: ['/blog/how-to-read-a-managed-services-contract'],
  }),

  ask('onboarding', 'How do we switch from our current provider?', { saysOneOf: [['passwords', 'date']] }),
  ask('onboarding', 'How do we get started?', { says: ['assessment'] }),
  ask('onboarding', 'what does onboarding look like', {
    saysOneOf: [['assessment', 'passwords', 'first 90 days', 'set-up']],
  }),
  ask('onboarding', 'how long does it take to change IT provider', { saysOneOf: [['90', 'date', 'days']] }),
  ask('onboarding', 'we want to leave our old IT company', { saysOneOf: [['passwords', 'date', 'assessment']] }),
  ask('onboarding', 'will there be downtime when we switch to you?', { saysOneOf: [['keep working', 'Your staff']] }),

  ask('own staff', 'Can you work with our existing IT person?', {
    says: ['Yes'],
    saysOneOf: [['ticket queue', 'divide', 'in writing']],
  }),
  ask('own staff', 'we have an in-house IT guy, do you replace him?', { saysOneOf: [['share', 'work', 'divide']] }),
  ask('own staff', 'co-managed IT?', { saysOneOf: [['administrator', 'share', 'in-house', 'own IT staff']] }),
  ask('own staff', 'our sysadmin needs help on nights only', {
    saysOneOf: [['administrator', 'share', 'on call', 'own IT staff']],
  }),

  ask('security', 'how do you protect us against phishing', { saysOneOf: [['phishing', 'e-mail', 'message']] }),
  ask('security', 'do you offer MFA?', { saysOneOf: [['multi-factor', 'second proof', 'Multi-factor']] }),
  ask('security', 'Can hackers delete our backups?', { saysOneOf: [['cannot delete', 'locked', 'delete']] }),
  ask('security', 'how often do you test restores', { saysOneOf: [['quarter', 'restore']] }),
  ask('security', 'do you help with cyber insurance questionnaires', { saysOneOf: [['insur']] }),
  ask('security', 'what should we do before a ransomware attack happens', { saysOneOf: [['plan', 'copy', 'rehears']] }),
  ask('security', 'is our data encrypted', { saysOneOf: [['encrypt']] }),
  ask('security', 'someone changed our bank details in an email, how does that happen', {
    saysOneOf: [['mailbox', 'rule', 'e-mail']],
    links: ['/blog/changed-bank-details-and-the-mailbox-rule'],
  }),

  ask('glossary', 'What is VoIP?', { says: ['internet'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'what does RTO mean', { says: ['time'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'define phishing', { says: ['pretends'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'explain mfa', { says: ['two proofs'], links: ['/resources/it-glossary'] }),
  ask('glossary', "what's a firewall", { says: ['network'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'difference between RTO and RPO?', { saysOneOf: [['time']], links: ['/resources/it-glossary'] }),
  ask('glossary', 'meaning of SaaS', { says: ['service'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'what is data residency', { says: ['country'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'vpn?', { says: ['tunnel'], links: ['/resources/it-glossary'] }),
  ask('glossary', 'Whats an endpoint?', { says: ['device'], links: ['/resources/it-glossary'] }),

  ask('reading', 'Do you have a blog?', { links: ['/blog'] }),
  ask('reading', 'Any article about Microsoft 365 licences?', { links: ['/blog/microsoft-365-licences-by-role'] }),
  ask('reading', 'do you have a security checklist I can download', { says: ['checklist'], links: ['/resources'] }),
  ask('reading', 'disaster recovery template', { says: ['Disaster Recovery Plan Template'], links: ['/resources'] }),
  ask('reading', 'something to read about moving offices', { links: ['/blog/office-move-it-checklist'] }),
  ask('reading', 'how long do we have to keep records in Ontario?', {
    links: ['/blog/how-long-to-keep-business-records-in-ontario'],
  }),
  ask('reading', 'when should we replace our computers', { links: ['/blog/when-to-replace-office-computers'] }),
  ask('reading', 'IT budget article', { links: ['/blog/three-year-it-budget-on-one-page'] }),
  ask('reading', 'where can I see case studies', { links: ['/about'] }),
  ask('reading', 'what resources do you offer', { links: ['/resources'] }),

  ask('about', 'Who are you?', { says: ['{provider.name}'] }),
  ask('about', 'How many people work at your company?', { says: ['{claims.staff}'] }),
  ask('about', 'when were you founded', { says: ['{claims.founded}'] }),
  ask('about', 'How long have you been in business?', {
    saysOneOf: [['{claims.founded}', '{claims.since}', '{claims.experience}']],
  }),
  ask('about', 'what size of company do you work with', { says: ['{claims.size}'] }),
  ask('about', 'who owns the company?', { saysOneOf: [['parent', '{provider.name}']] }),
  ask('about', 'do you have reviews', { saysOneOf: [['4.9', '4.7', 'clients say', 'rating']] }),
  ask('about', 'Can you name some of your clients?', { never: ['such as'], saysOneOf: [['cannot', 'do not', 'not']] }),
  ask('about', 'what is your privacy policy', { links: ['/privacy-policy'] }),
  ask('about', 'which products do you use, do you partner with Microsoft?', { says: ['Microsoft'] }),
];
