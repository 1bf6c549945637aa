import { ask, type Question } from '../question.ts';

const everyAddOn = [
  'advanced-cybersecurity',
  'cloud-backup',
  'email-security',
  'endpoint-protection',
  'security-assessment',
  'voip',
];

/** Prices, the way people ask for them on a phone, in a hurry or before a meeting. */
export const prices: Question[] = [
  ask(
    'quote',
    'we are 34 people what would the middle one cost per year with backup and phones, two of us are in Whitby',
    {
      quotes: [{ planId: 'professional', users: 34, addOnIds: ['cloud-backup', 'voip'] }],
      yearly: [{ planId: 'professional', users: 34, addOnIds: ['cloud-backup', 'voip'] }],
    },
  ),
  ask('quote', 'Essential for 20 and Enterprise for 50', {
    quotes: [
      { planId: 'essential', users: 20 },
      { planId: 'enterprise', users: 50 },
    ],
  }),
  ask('quote', 'difference between 49 and 50 users on professional?', {
    quotes: [
      { planId: 'professional', users: 49 },
      { planId: 'professional', users: 50 },
    ],
  }),
  ask('quote', 'cheapest for 8', { quotes: [{ planId: 'essential', users: 8 }] }),
  ask('quote', 'price for a dozen people on Essential?', { quotes: [{ planId: 'essential', users: 12 }] }),
  ask('quote', 'ballpark for twenty-five seats enterprise w/ voip', {
    quotes: [{ planId: 'enterprise', users: 25, addOnIds: ['voip'] }],
  }),
  ask('quote', "We're a dental clinic w/ 14 staff. Professional. Monthly?", {
    quotes: [{ planId: 'professional', users: 14, profileId: 'healthcare' }],
  }),
  ask('quote', '20 usrs profesional hw much', { quotes: [{ planId: 'professional', users: 20 }] }),
  ask('quote', 'pro plan x 30 + edr + voip, law firm', {
    quotes: [{ planId: 'professional', users: 30, profileId: 'legal', addOnIds: ['endpoint-protection', 'voip'] }],
  }),
  ask('quote', 'PRICE??? 50 ppl ENTERPRISE', { quotes: [{ planId: 'enterprise', users: 50 }] }),
  ask('quote', 'hi, my boss asks how much for 17 computers and 17 people, plan Essential, thanks', {
    quotes: [{ planId: 'essential', users: 17 }],
  }),
  ask('quote', 'price for 20 users on each plan', {
    quotes: [
      { planId: 'essential', users: 20 },
      { planId: 'professional', users: 20 },
      { planId: 'enterprise', users: 20 },
    ],
  }),
  ask('quote', 'whats the total for the first year, 10 ppl on Essential incl. setup', {
    quotes: [{ planId: 'essential', users: 10, includeSetup: true }],
    once: { planId: 'essential', users: 10, includeSetup: true },
    yearly: [{ planId: 'essential', users: 10 }],
  }),
  ask('quote', 'if we have 99 users vs 100 on professional which is cheaper', {
    quotes: [
      { planId: 'professional', users: 99 },
      { planId: 'professional', users: 100 },
    ],
  }),
  ask('quote', 'Do you charge less at 25 seats than at 24? Essential plan', {
    quotes: [
      { planId: 'essential', users: 24 },
      { planId: 'essential', users: 25 },
    ],
  }),
  ask('quote', 'price enterprise 10-15 users', {
    quotes: [
      { planId: 'enterprise', users: 10 },
      { planId: 'enterprise', users: 15 },
    ],
  }),
  ask('quote', 'somewhere between 20 and 30 people, essential, what is the price', {
    quotes: [
      { planId: 'essential', users: 20 },
      { planId: 'essential', users: 30 },
    ],
  }),
  ask('quote', 'Essential at 7 + Professional at 13 - what do those come to?', {
    quotes: [
      { planId: 'essential', users: 7 },
      { planId: 'professional', users: 13 },
    ],
  }),
  ask('quote', '60 staff across 3 sites, enterprise, monthly', { quotes: [{ planId: 'enterprise', users: 60 }] }),
  ask('quote', 'cost for one hundred fifty users professional with cloud backup', {
    quotes: [{ planId: 'professional', users: 150, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', 'What would Enterprise cost for a 45-person wealth management firm with a security assessment', {
    quotes: [{ planId: 'enterprise', users: 45, profileId: 'financial', addOnIds: ['security-assessment'] }],
    once: { planId: 'enterprise', users: 45, profileId: 'financial', addOnIds: ['security-assessment'] },
  }),
  ask('quote', 'Manufacturing plant, 80 people but two shifts share 30 computers. What is professional a month', {
    quotes: [{ planId: 'professional', users: 80, profileId: 'manufacturing' }],
  }),
  ask('quote', 'Total for professional, 20 people, medical, voip, backup, edr, email archive, set-up and 8 new pcs', {
    quotes: [
      {
        planId: 'professional',
        users: 20,
        profileId: 'healthcare',
        addOnIds: ['voip', 'cloud-backup', 'endpoint-protection', 'email-security'],
      },
    ],
    once: {
      planId: 'professional',
      users: 20,
      profileId: 'healthcare',
      includeSetup: true,
      includeHardware: true,
      devices: 8,
    },
  }),
  ask('quote', 'can I get Professional for under 1500 for 9 users', { quotes: [{ planId: 'professional', users: 9 }] }),
  ask('quote', '40 employees but only 25 of them use a computer, professional, how much', {
    quotes: [{ planId: 'professional', users: 25 }],
  }),
  ask('quote', 'enterprise, 22 users, everything you have as add-on', {
    quotes: [{ planId: 'enterprise', users: 22, addOnIds: everyAddOn }],
  }),
  ask('quote', 'I run a charity with 11 workers. essential with e-mail filtering, price pls', {
    quotes: [{ planId: 'essential', users: 11, profileId: 'nonprofit', addOnIds: ['email-security'] }],
  }),
  ask('quote', 'what it cost for my company we have 18 person and we want plan professional', {
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask('quote', 'we have 5 managers, 12 office staff and 9 drivers with email. professional?', {
    quotes: [{ planId: 'professional', users: 26 }],
  }),
  ask('quote', 'Essential for 12 people for a year, no add ons', {
    quotes: [{ planId: 'essential', users: 12 }],
    yearly: [{ planId: 'essential', users: 12 }],
  }),
  ask('quote', 'how much for 3 users essential', {
    says: ['{plans.essential.minUsers}'],
    quotes: [{ planId: 'essential', users: 5 }],
  }),
  ask('quote', '8 people enterprise price?', {
    says: ['{plans.enterprise.minUsers}'],
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),

  ask('quote over several turns', ['professional for 20 users', 'half that'], {
    quotes: [{ planId: 'professional', users: 10 }],
  }),
  ask('quote over several turns', ['Essential 12 users with set-up fee', 'without the set-up fee'], {
    quotes: [{ planId: 'essential', users: 12 }],
    never: ['Once: '],
  }),
  ask('quote over several turns', ['Professional for 20 with VoIP', 'no I meant 30'], {
    quotes: [{ planId: 'professional', users: 30, addOnIds: ['voip'] }],
  }),
  ask('quote over several turns', ['enterprise 40 users', 'sorry, essential'], {
    quotes: [{ planId: 'essential', users: 40 }],
  }),
  ask('quote over several turns', ['How much for 25 users on professional?', 'double it'], {
    quotes: [{ planId: 'professional', users: 50 }],
  }),
  ask('quote over several turns', ['25 users professional', 'and with 5 more people?'], {
    quotes: [{ planId: 'professional', users: 30 }],
  }),
  ask('quote over several turns', ['professional 18 users', 'per year?'], {
    yearly: [{ planId: 'professional', users: 18 }],
    quotes: [{ planId: 'professional', users: 18 }],
  }),
  ask('quote over several turns', ['how much is essential for 22?', "we're a charity btw"], {
    quotes: [{ planId: 'essential', users: 22, profileId: 'nonprofit' }],
  }),
  ask('quote over several turns', ['professional for 30 with backup and voip', 'take the phones out'], {
    quotes: [{ planId: 'professional', users: 30, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote over several turns', ['price for 45 users?', 'the cheapest one'], {
    quotes: [{ planId: 'essential', users: 45 }],
  }),
  ask('quote over several turns', ['price for 45 users?', 'what about the top one'], {
    quotes: [{ planId: 'enterprise', users: 45 }],
  }),
  ask('quote over several turns', ['Do you serve Ajax?', 'ok and what would 16 people cost there on essential'], {
    quotes: [{ planId: 'essential', users: 16 }],
  }),
  ask('quote over several turns', ['Enterprise for 30 with advanced cybersecurity', 'same for essential'], {
    quotes: [{ planId: 'essential', users: 30, addOnIds: ['advanced-cybersecurity'] }],
  }),
  ask('quote over several turns', ['Professional for 26, accounting firm', 'actually we are a medical clinic'], {
    quotes: [{ planId: 'professional', users: 26, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['12 people essential', 'what if we grow to 26'], {
    quotes: [{ planId: 'essential', users: 26 }],
  }),
  ask('quote over several turns', ['quote for essential 12 users', 'who is your ceo?', 'and 15 users?'], {
    quotes: [{ planId: 'essential', users: 15 }],
  }),
  ask('quote over several turns', ['how much is it', '35', 'professional'], {
    quotes: [{ planId: 'professional', users: 35 }],
  }),
  ask('quote over several turns', ['professional 24 users', 'what would enterprise be instead'], {
    quotes: [{ planId: 'enterprise', users: 24 }],
  }),
  ask('quote over several turns', ['essential for 14', 'hmm and 3 fewer?'], {
    quotes: [{ planId: 'essential', users: 11 }],
  }),
  ask('quote over several turns', ['Professional, 21 users, law firm', 'add backup', 'and the set-up'], {
    quotes: [{ planId: 'professional', users: 21, profileId: 'legal', addOnIds: ['cloud-backup'] }],
    once: { planId: 'professional', users: 21, includeSetup: true },
  }),
  ask('quote over several turns', ['essential 20', 'not 20, 28'], { quotes: [{ planId: 'essential', users: 28 }] }),

  ask('plans', 'is HST included in your prices', { says: ['tax'], handOver: false }),
  ask('plans', 'whats the diffrence between essential and pro', {
    says: ['Essential', 'Professional'],
    handOver: false,
    never: ['comes to'],
  }),
  ask('plans', 'which plan has phishing training', { says: ['Professional'], handOver: false }),
  ask('plans', 'do technicians come to the office on Essential?', { says: ['Professional'] }),
  ask('plans', 'What exactly do I get for the $200?', { says: ['Enterprise'] }),
  ask('plans', 'what voip cost for 30 person', { says: ['$25'] }),
  ask('plans', 'how many users minimum', { says: ['{plans.essential.minUsers}', '{plans.enterprise.minUsers}'] }),
  ask('plans', 'Do bigger teams get a better rate?', { says: ['5%', '10%', '15%', '25%'] }),
  ask('plans', 'why do clinics pay more than others', { says: ['25%'] }),
  ask('plans', 'is there a setup cost', { says: ['$500', '$1,000', '$2,000'] }),
  ask('plans', 'what do I save paying yearly', { says: ['10%'] }),
  ask('plans', 'does the monthly fee include Microsoft licenses', {
    saysOneOf: [['licences', 'licence']],
    handOver: false,
  }),
  ask('plans', 'is hardware in the price', { says: ['hardware'] }),
  ask('plans', 'which plan answers at 3 in the morning', { says: ['Enterprise'] }),
  ask('plans', 'list your add-ons with prices', { says: ['$15', '$10', '$25', '$1,500'] }),
  ask('plans', 'do you charge per computer or per person', {
    saysOneOf: [['per user', 'person with an account', 'per person']],
  }),
  ask('plans', 'hidden fees?', { saysOneOf: [['licences', 'hardware', 'set-up']], handOver: false }),

  ask('fit', 'our budget is $2000 a month for 12 people, what can we get', {
    quotes: [{ planId: 'professional', users: 12 }],
  }),
  ask('fit', 'We need someone on call overnight and on holidays, 30 employees. What do you recommend?', {
    says: ['Enterprise'],
    quotes: [{ planId: 'enterprise', users: 30 }],
  }),
  ask('fit', 'small office 6 people just need helpdesk and antivirus', {
    says: ['Essential'],
    quotes: [{ planId: 'essential', users: 6 }],
  }),
  ask('fit', 'which plan should we take, 25 people and nobody in-house for IT', { says: ['Professional'] }),
  ask('fit', 'what is the cheapest plan that includes managed wifi for 19 people', {
    says: ['Professional'],
    quotes: [{ planId: 'professional', users: 19 }],
  }),

  ask('service prices', 'how much for a cloud migration', { says: ['$2,500'], links: ['/services/cloud-migration'] }),
  ask('service prices', 'hourly rate of your consultants', { says: ['$150'] }),
  ask('service prices', 'what do you charge to look after our network only', { says: ['$200'] }),
  ask('service prices', 'just backup no plan, price', { says: ['$50'] }),
  ask('service prices', 'cost of cybersecurity on its own', { says: ['$75'] }),
];
