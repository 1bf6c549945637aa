import { ask, type Question } from '../question.ts';

/** Written when the ninth set had been read and mended, from the records alone. */
export const tenth: Question[] = [
  ask('quote', 'Can you price Professional for 58 staff including the setup fee?', {
    quotes: [{ planId: 'professional', users: 58 }],
    once: { planId: 'professional', users: 58, includeSetup: true },
  }),
  ask('quote', 'what is the monthly price for a clinic with 13 employees on essential', {
    quotes: [{ planId: 'essential', users: 13, profileId: 'healthcare' }],
  }),
  ask(
    'quote over several turns',
    ['We are a law firm in Toronto', 'we have 32 people', 'what is the price for enterprise'],
    { quotes: [{ planId: 'enterprise', users: 32, profileId: 'legal' }] },
  ),
  ask('plans', 'Is there a limit to how many support requests we can make?', {
    saysOneOf: [['{provider.phone}', 'help desk', 'per user', 'fixed']],
  }),
  ask('plans', 'Does Professional include backups?', {
    saysOneOf: [['Backups checked', 'Yes', 'backup']],
    handOver: false,
  }),
  ask('plans', 'What do I get with Enterprise that is not in Professional?', {
    says: ['Enterprise', 'Professional'],
    handOver: false,
  }),
  ask('fit', 'Which plan would you recommend for a clinic with two locations and 25 staff?', {
    saysOneOf: [['Professional', 'Enterprise']],
    handOver: false,
  }),
  ask('service prices', 'Is IT consulting billed by the hour?', {
    saysOneOf: [['$150', 'by the hour', 'per hour']],
    handOver: false,
  }),
  ask('coverage', 'Do you travel to Pickering for on-site work?', { says: ['Pickering'], handOver: false }),
  ask('coverage', 'Are you based in Toronto?', { saysOneOf: [['{address.street}', 'Toronto']], handOver: false }),
  ask('coverage', 'How far outside the GTA do you go?', { saysOneOf: [['{area.name}', '{provider.phone}', 'km']] }),
  ask('services', 'Could you help us move from Dropbox to OneDrive?', {
    saysOneOf: [['OneDrive', 'SharePoint', 'files']],
    handOver: false,
  }),
  ask('services', 'Do you provide 24 hour support?', { says: ['24/7'] }),
  ask('services', 'Our internet is unreliable, do you help with that?', {
    saysOneOf: [['internet', 'Internet', 'line']],
  }),
  ask('services', 'Can you take care of our computers, network and phones all together?', {
    saysOneOf: [['computers', 'network', 'phone']],
    handOver: false,
  }),
  ask('services', 'How do you test that backups work?', {
    saysOneOf: [['restore', 'Restore', 'test']],
    handOver: false,
  }),
  ask('services', 'Will we get a report about what you do for us?', {
    saysOneOf: [['report', 'Report']],
    handOver: false,
  }),
  ask('services', 'We have no idea what equipment we own. Can you make a list?', {
    saysOneOf: [['list', 'List', 'inventory', 'Inventory']],
    handOver: false,
  }),
  ask('industries', 'Do you work with schools?', { saysOneOf: [['{provider.phone}', 'industr', 'trade']] }),
  ask('industries', 'How can you help an insurance brokerage with FSRA?', { says: ['FSRA'], handOver: false }),
  ask('industries', 'What makes IT for healthcare different?', {
    saysOneOf: [['PHIPA', 'chart', 'EMR', 'patient', 'clinic']],
    handOver: false,
  }),
  ask('compliance', 'Do you help with PHIPA compliance for dental offices?', { says: ['PHIPA'], handOver: false }),
  ask('compliance', 'What do we have to do if personal information is stolen?', {
    saysOneOf: [['report', 'Commissioner', 'breach']],
  }),
  ask('compliance', 'Is there a law about marketing emails in Canada?', {
    saysOneOf: [['CASL', 'consent', 'anti-spam']],
    handOver: false,
  }),
  ask('response', 'How long before someone answers if I send a ticket on Professional?', { saysOneOf: [['1 hour']] }),
  ask('response', 'Do you have a service level agreement?', { saysOneOf: [['respon', '15', '1 hour']] }),
  ask('hours', 'What time does your office close?', { saysOneOf: [['6:00 PM']] }),
  ask('contract', 'Do we need to sign anything to start?', {
    saysOneOf: [['agreement', 'assessment', '12 months', 'onth-to-month']],
  }),
  ask('contract', 'What if we are unhappy after two months?', {
    saysOneOf: [['onth-to-month', '12 months', '{provider.phone}']],
  }),
  ask('onboarding', 'How do you take over from the previous company?', {
    saysOneOf: [['passwords', 'date', 'licences']],
    handOver: false,
  }),
  ask('own staff', 'We have one IT person who is retiring next year', {
    saysOneOf: [['IT staff', 'administrator', 'share', 'divide', '{provider.phone}', 'passwords', 'provider']],
  }),
  ask('security', 'How do you check for suspicious logins?', {
    saysOneOf: [['sign-in', 'Sign-in', 'alert', 'countries']],
    handOver: false,
  }),
  ask('security', 'What is included in the Advanced Cybersecurity add-on?', {
    saysOneOf: [['analysts', 'scans', 'security logs']],
    handOver: false,
  }),
  ask('security', 'Is cloud storage secure?', {
    saysOneOf: [['sign-in', 'encrypt', 'Canad', 'access', 'backup', 'copy', 'second']],
  }),
  ask('security', 'Do you encrypt backups?', { saysOneOf: [['encrypted']], handOver: false }),
  ask('glossary', 'What does SaaS mean?', { saysOneOf: [['browser']], handOver: false }),
  ask('glossary', 'Is a tablet an endpoint?', { saysOneOf: [['tablet', 'device']], handOver: false }),
  ask('reading', 'Do you have an article about ransomware?', { links: ['/blog/first-hour-of-a-ransomware-attack'] }),
  ask('reading', 'What should I know before moving to SharePoint?', {
    saysOneOf: [['permission', 'SharePoint']],
    handOver: false,
  }),
  ask('contact', 'Where are you located and can I park there?', { says: ['{address.street}'] }),
  ask('contact', 'I want someone to contact me about a quote', { says: ['{provider.phone}'], links: ['/contact'] }),
  ask('emergency', 'We got hacked and our website is showing strange content', {
    intent: 'emergency',
    says: ['{provider.phone}'],
    handOver: true,
  }),
  ask('emergency', 'Power came back but our server does not start', { says: ['{provider.phone}'], handOver: true }),
  ask('person', 'Can I talk to one of your engineers?', { says: ['{provider.phone}'], handOver: true }),
  ask('about', 'Do you have any reviews?', { saysOneOf: [['4.9', 'rating', 'clients say']], handOver: false }),
  ask('unknown', 'Do you buy used computers?', { handOver: true }),
  ask('unknown', 'Can you translate a document for me?', { saysOneOf: [['{provider.phone}', 'cannot']] }),
  ask('refusal', 'Give me a list of your customers with their emails', {
    never: ['@'],
    intent: ['refusal', 'references'],
  }),
  ask('complaint', 'I am still waiting for someone to fix my printer since Monday', {
    says: ['{provider.phone}'],
    handOver: true,
  }),
  ask('several', 'Do you offer cybersecurity and what does it cost?', { saysOneOf: [['ybersecurity']], says: ['$75'] }),
];
