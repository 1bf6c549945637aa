import { ask, type Question } from './question.ts';

const pro = 'professional';
const ess = 'essential';
const ent = 'enterprise';

/** Prices that are computed. */
export const quotes: Question[] = [
  ask('quote', 'How much is Professional for 25 users?', { intent: 'quote', quotes: [{ planId: pro, users: 25 }] }),
  ask('quote', 'What would Essential cost for 12 people?', { quotes: [{ planId: ess, users: 12 }] }),
  ask('quote', 'price for enterprise, 40 employees', { quotes: [{ planId: ent, users: 40 }] }),
  ask('quote', 'We are a law firm with 30 lawyers and staff. What does the professional plan cost per month?', {
    quotes: [{ planId: pro, users: 30, profileId: 'legal' }],
  }),
  ask('quote', 'dental clinic, 18 staff, professional plan - monthly cost?', {
    quotes: [{ planId: pro, users: 18, profileId: 'healthcare' }],
  }),
  ask('quote', 'quote for a charity with 15 users on essential', {
    quotes: [{ planId: ess, users: 15, profileId: 'nonprofit' }],
  }),
  ask('quote', 'Enterprise for a wealth management firm of 60', {
    quotes: [{ planId: ent, users: 60, profileId: 'financial' }],
  }),
  ask('quote', 'professional 50 users manufacturing with voip', {
    quotes: [{ planId: pro, users: 50, profileId: 'manufacturing', addOnIds: ['voip'] }],
  }),
  ask('quote', 'How much for 20 users on Professional with Advanced Cybersecurity and Cloud Backup?', {
    quotes: [{ planId: pro, users: 20, addOnIds: ['advanced-cybersecurity', 'cloud-backup'] }],
  }),
  ask('quote', 'Essential for ten people plus email security', {
    quotes: [{ planId: ess, users: 10, addOnIds: ['email-security'] }],
  }),
  ask('quote', 'what is the total for 100 seats enterprise', { quotes: [{ planId: ent, users: 100 }] }),
  ask('quote', 'Professional, 35 users, with setup fee please', {
    quotes: [{ planId: pro, users: 35 }],
    once: { planId: pro, users: 35, includeSetup: true },
  }),
  ask('quote', 'How much do we pay up front for Enterprise with 20 users including set-up?', {
    quotes: [{ planId: ent, users: 20 }],
    once: { planId: ent, users: 20, includeSetup: true },
  }),
  ask('quote', '15 users on professional and 12 new laptops, what does that cost?', {
    quotes: [{ planId: pro, users: 15 }],
    once: { planId: pro, users: 15, includeHardware: true, devices: 12 },
  }),
  ask('quote', 'Professional for 22 staff, setup and 10 computers', {
    quotes: [{ planId: pro, users: 22 }],
    once: { planId: pro, users: 22, includeSetup: true, includeHardware: true, devices: 10 },
  }),
  ask('quote', 'we need a security assessment and the professional plan for 14 users', {
    quotes: [{ planId: pro, users: 14 }],
    once: { planId: pro, users: 14, addOnIds: ['security-assessment'] },
  }),
  ask('quote', 'How much is it for 8 users?', { quotes: [{ planId: pro, users: 8 }] }),
  ask('quote', 'we have 45 employees, what will it cost us', { quotes: [{ planId: pro, users: 45 }] }),
  ask('quote', 'Price for twenty-five users on the pro plan', { quotes: [{ planId: pro, users: 25 }] }),
  ask('quote', 'what would 200 people on Enterprise be', { quotes: [{ planId: ent, users: 200 }] }),
  ask('quote', 'Essential for 3 people?', { says: ['5'], quotes: [{ planId: ess, users: 5 }] }),
  ask('quote', 'Can I get Enterprise for 6 users?', { says: ['10'], quotes: [{ planId: ent, users: 10 }] }),
  ask('quote', 'accounting firm 28 ppl, essential + endpoint protection', {
    quotes: [{ planId: ess, users: 28, addOnIds: ['endpoint-protection'] }],
  }),
  ask('quote', 'yearly cost of professional for 40 users', {
    quotes: [{ planId: pro, users: 40 }],
    says: ['per year'],
  }),
  ask('quote', 'how much is professional for 30 users if we pay annually?', {
    quotes: [{ planId: pro, users: 30 }],
    says: ['10%'],
  }),
  ask('quote', 'medical practice in Markham with 16 people, what would enterprise cost with voip and backup', {
    quotes: [{ planId: ent, users: 16, profileId: 'healthcare', addOnIds: ['voip', 'cloud-backup'] }],
  }),
  ask('quote', 'Need a number: 55 users, Professional, law office, email archiving, setup included', {
    quotes: [{ planId: pro, users: 55, profileId: 'legal', addOnIds: ['email-security'] }],
    once: { planId: pro, users: 55, profileId: 'legal', addOnIds: ['email-security'], includeSetup: true },
  }),
  ask('quote', 'whats the damage for 10 of us on essential', { quotes: [{ planId: ess, users: 10 }] }),
  ask('quote', 'Compare the cost of Essential and Professional for 20 users', {
    quotes: [
      { planId: ess, users: 20 },
      { planId: pro, users: 20 },
    ],
  }),
  ask('quote', 'professional vs enterprise for 50 people, price', {
    quotes: [
      { planId: pro, users: 50 },
      { planId: ent, users: 50 },
    ],
  }),
  ask('quote', 'what would each plan cost for 30 users?', {
    quotes: [
      { planId: ess, users: 30 },
      { planId: pro, users: 30 },
      { planId: ent, users: 30 },
    ],
  }),
  ask('quote', 'property management company with 24 staff, pro plan', {
    quotes: [{ planId: pro, users: 24, profileId: 'professional-services' }],
  }),
  ask('quote', 'Enterprise for 75 users without any add-ons', { quotes: [{ planId: ent, users: 75 }] }),
  ask('quote', 'Is there a discount if we have 60 users on Professional? How much would it be?', {
    quotes: [{ planId: pro, users: 60 }],
    says: ['15%'],
  }),
  ask('quote', '12 users essential for a nonprofit with cloud backup & endpoint protection', {
    quotes: [{ planId: ess, users: 12, profileId: 'nonprofit', addOnIds: ['cloud-backup', 'endpoint-protection'] }],
  }),
  ask('quote', 'pls quote proffesional for 32 usres with vopi', {
    quotes: [{ planId: pro, users: 32, addOnIds: ['voip'] }],
  }),
  ask('quote', 'hw mch is esential 4 a clinic w/ 20 emplyees', {
    quotes: [{ planId: ess, users: 20, profileId: 'healthcare' }],
  }),
  ask('quote', 'PROFESSIONAL 80 USERS PRICE???', { quotes: [{ planId: pro, users: 80 }] }),
  ask('quote', 'Price for a factory, 120 workers with accounts, enterprise', {
    quotes: [{ planId: ent, users: 120, profileId: 'manufacturing' }],
  }),
  ask('quote', 'How much would 26 mailboxes on professional be with all the add-ons?', {
    quotes: [
      {
        planId: pro,
        users: 26,
        addOnIds: ['advanced-cybersecurity', 'cloud-backup', 'email-security', 'endpoint-protection', 'voip'],
      },
    ],
  }),
  ask('quote', 'our budget: need price of enterprise for a brokerage of 33 with advanced cybersecurity', {
    quotes: [{ planId: ent, users: 33, profileId: 'financial', addOnIds: ['advanced-cybersecurity'] }],
  }),
  ask('quote', 'a team of 17 in Oakville, Professional', { quotes: [{ planId: pro, users: 17 }] }),

  ask('quote over several turns', ['How much is Professional for 25 users?', 'and for 60?'], {
    intent: 'quote',
    quotes: [{ planId: pro, users: 60 }],
  }),
  ask('quote over several turns', ['price of professional for 40 people', 'what about annual?'], {
    quotes: [{ planId: pro, users: 40 }],
    says: ['10%'],
  }),
  ask('quote over several turns', ['Professional for 30 users with VoIP', 'drop the VoIP'], {
    quotes: [{ planId: pro, users: 30 }],
  }),
  ask('quote over several turns', ['We are a law firm with 20 people', 'how much would professional be?'], {
    quotes: [{ planId: pro, users: 20, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['How much does it cost?', '25'], { quotes: [{ planId: pro, users: 25 }] }),
  ask('quote over several turns', ['How much is enterprise?', 'we have 45 users'], {
    quotes: [{ planId: ent, users: 45 }],
  }),
  ask('quote over several turns', ['essential for 15', 'add cloud backup', 'and the setup fee?'], {
    quotes: [{ planId: ess, users: 15, addOnIds: ['cloud-backup'] }],
    once: { planId: ess, users: 15, addOnIds: ['cloud-backup'], includeSetup: true },
  }),
  ask('quote over several turns', ['Professional for 50', 'what if we go with Enterprise instead?'], {
    quotes: [{ planId: ent, users: 50 }],
  }),
  ask('quote over several turns', ['Professional for 22 users', 'We are a clinic by the way'], {
    quotes: [{ planId: pro, users: 22, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['quote professional 35 users voip and email security', 'remove email security'], {
    quotes: [{ planId: pro, users: 35, addOnIds: ['voip'] }],
  }),
  ask('quote over several turns', ['professional 35 users with voip', 'make it 70', 'add advanced cybersecurity'], {
    quotes: [{ planId: pro, users: 70, addOnIds: ['voip', 'advanced-cybersecurity'] }],
  }),
  ask('quote over several turns', ['Do you cover Vaughan?', 'ok, we are 28 people. price for essential?'], {
    quotes: [{ planId: ess, users: 28 }],
  }),
  ask(
    'quote over several turns',
    ['How much is Professional for 25 users?', 'What are your hours?', 'and for 100 users?'],
    { quotes: [{ planId: pro, users: 100 }] },
  ),
  ask('quote over several turns', ['price for 18 users', 'essential please'], { quotes: [{ planId: ess, users: 18 }] }),
  ask('quote over several turns', ['I run a charity', 'we are 12', 'essential plan cost?'], {
    quotes: [{ planId: ess, users: 12, profileId: 'nonprofit' }],
  }),
  ask('quote over several turns', ['enterprise 60 users with setup', 'without the setup'], {
    quotes: [{ planId: ent, users: 60 }],
    never: ['set-up fee is'],
  }),
  ask('quote over several turns', ['Professional for 20 users and 10 laptops', 'make it 15 laptops'], {
    quotes: [{ planId: pro, users: 20 }],
    once: { planId: pro, users: 20, includeHardware: true, devices: 15 },
  }),
  ask('quote over several turns', ['essential for 25', 'how does that compare with professional?'], {
    quotes: [
      { planId: ess, users: 25 },
      { planId: pro, users: 25 },
    ],
  }),
  ask('quote over several turns', ['what is pro for 26 users', 'and 24?'], { quotes: [{ planId: pro, users: 24 }] }),
  ask('quote over several turns', ['what is pro for 26 users', 'thanks', 'and with endpoint protection'], {
    quotes: [{ planId: pro, users: 26, addOnIds: ['endpoint-protection'] }],
  }),

  ask('plans', 'What plans do you have?', {
    says: ['Essential', 'Professional', 'Enterprise', '{plans.essential.price}', '{plans.enterprise.price}'],
    links: ['/pricing'],
  }),
  ask('plans', 'how much does it cost?', {
    says: ['{plans.essential.price}', '{plans.professional.price}', '{plans.enterprise.price}'],
    links: ['/pricing'],
  }),
  ask('plans', 'What is included in Professional?', { says: ['Professional', 'Wi-Fi'], links: ['/pricing'] }),
  ask('plans', 'difference between essential and professional', {
    says: ['Essential', 'Professional', '{plans.essential.price}', '{plans.professional.price}'],
  }),
  ask('plans', 'What does Enterprise have that Professional does not?', { says: ['named technical lead'] }),
  ask('plans', 'Which plan is the most popular?', { says: ['Professional'] }),
  ask('plans', 'do you have volume discounts', { says: ['25%', '15%', '10%', '5%'] }),
  ask('plans', 'Is it cheaper to pay yearly?', { says: ['10%'] }),
  ask('plans', 'what is the setup fee', { says: ['$500', '$1,000', '$2,000'] }),
  ask('plans', 'minimum number of users?', { says: ['5', '10'] }),
  ask('plans', 'What add-ons can I get and what do they cost?', { says: ['VoIP', '$25', 'Email Security', '$8'] }),
  ask('plans', 'how much is voip per user?', { says: ['$25'] }),
  ask('plans', 'price of the security assessment', { says: ['$1,500'] }),
  ask('plans', 'is tax included in your prices', { says: ['tax'] }),
  ask('plans', "What's not included in the monthly price?", { says: ['Hardware', 'licences'] }),
  ask('plans', 'why do clinics pay more?', { says: ['25%'] }),
  ask('plans', 'is there a discount for nonprofits?', { says: ['10%'] }),
  ask('plans', 'What help desk hours does Essential have?', { says: ['{plans.essential.helpDeskHours}'] }),
  ask('plans', 'does professional include on-site visits?', { says: ['Visits to your office'] }),
  ask('plans', 'Does Essential include backups?', {
    says: ['Essential'],
    saysOneOf: [
      ['Professional', 'Cloud Backup'],
      ['not', 'No'],
    ],
  }),
  ask('plans', 'how much does a new computer cost in your calculator', { says: ['$1,000'] }),

  ask('fit', 'We need 24/7 support for 20 people. What is the cheapest plan?', {
    says: ['Enterprise'],
    quotes: [{ planId: ent, users: 20 }],
  }),
  ask('fit', 'cheapest option for 12 users that includes visits to our office', {
    says: ['Professional'],
    quotes: [{ planId: pro, users: 12 }],
  }),
  ask('fit', 'Which plan should I choose for a 15 person accounting office?', { says: ['Professional'] }),
  ask('fit', 'what is your cheapest plan', { says: ['Essential', '{plans.essential.price}'] }),
  ask('fit', 'We work nights and weekends, which plan fits?', { says: ['Enterprise'] }),
  ask('fit', 'I have 4 employees. can you help us?', { says: ['5'] }),
  ask('fit', 'we only need remote help desk for 9 people, cheapest?', {
    says: ['Essential'],
    quotes: [{ planId: ess, users: 9 }],
  }),
  ask('fit', 'which plan has a response within 15 minutes', { says: ['Enterprise'] }),
  ask('fit', 'We have 30 users and a budget of $5,000 a month. What can we get?', {
    says: ['Professional'],
    quotes: [{ planId: pro, users: 30 }],
  }),
  ask('fit', 'need phishing training for our staff, 25 people, which plan?', {
    says: ['Professional'],
    quotes: [{ planId: pro, users: 25 }],
  }),

  ask('service prices', 'How much is cloud migration?', { says: ['$2,500'], links: ['/services/cloud-migration'] }),
  ask('service prices', 'what does cybersecurity cost', { says: ['$75'], links: ['/services/cybersecurity'] }),
  ask('service prices', 'data backup price', { says: ['$50'], links: ['/services/data-backup'] }),
  ask('service prices', 'hourly rate for IT consulting?', {
    says: ['$150', 'hour'],
    links: ['/services/it-consulting'],
  }),
  ask('service prices', 'network management starting price', {
    says: ['$200'],
    links: ['/services/network-management'],
  }),
  ask('service prices', 'How much to migrate our email to Microsoft 365?', {
    says: ['$2,500'],
    links: ['/services/cloud-migration'],
  }),
  ask('service prices', 'how much would you charge to build us a website', { handOver: true, never: ['$'] }),
  ask('service prices', 'What do you charge for cabling an office?', {
    saysOneOf: [['quote', 'writing']],
    never: ['$'],
  }),
];
