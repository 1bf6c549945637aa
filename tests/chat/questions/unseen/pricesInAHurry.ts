import { ask, type Question } from '../question.ts';

/** Prices, asked in a hurry; written by others, and measured before it was read. */
export const pricesInAHurry: Question[] = [
  ask('quote', 'essential for 35?', { quotes: [{ planId: 'essential', users: 35 }] }),
  ask('quote', 'enterprise 120 ppl law firm', { quotes: [{ planId: 'enterprise', users: 120, profileId: 'legal' }] }),
  ask('quote', 'hw much is profesional for 22 users', { quotes: [{ planId: 'professional', users: 22 }] }),
  ask('quote', 'need a price. 12 ppl, essential', { quotes: [{ planId: 'essential', users: 12 }] }),
  ask('quote', 'dental clinic, 16 staff, professional, per month?', {
    quotes: [{ planId: 'professional', users: 16, profileId: 'healthcare' }],
  }),
  ask('quote', 'entreprise for 48 pls', { quotes: [{ planId: 'enterprise', users: 48 }] }),
  ask('quote', 'charity w 30 ppl. essential how much', {
    quotes: [{ planId: 'essential', users: 30, profileId: 'nonprofit' }],
  }),
  ask('quote', '14 lawyers n 6 clerks, professional a month?', {
    quotes: [{ planId: 'professional', users: 20, profileId: 'legal' }],
  }),
  ask('quote', 'essential + cloud backup for 18', {
    quotes: [{ planId: 'essential', users: 18, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', 'professional 40 ppl with phones', {
    quotes: [{ planId: 'professional', users: 40, addOnIds: ['voip'] }],
  }),
  ask('quote', 'first two plans, 60 staff, how much', {
    quotes: [
      { planId: 'essential', users: 60 },
      { planId: 'professional', users: 60 },
    ],
  }),
  ask('quote', 'all 3 plans 25 users quick', {
    quotes: [
      { planId: 'essential', users: 25 },
      { planId: 'professional', users: 25 },
      { planId: 'enterprise', users: 25 },
    ],
  }),
  ask('quote', 'esential vs enterprise for 90', {
    quotes: [
      { planId: 'essential', users: 90 },
      { planId: 'enterprise', users: 90 },
    ],
  }),
  ask('quote', 'enterprise for 6 of us', { quotes: [{ planId: 'enterprise', users: 10 }] }),
  ask('quote', 'only 2 of us. essential cost?', { quotes: [{ planId: 'essential', users: 5 }] }),
  ask('quote', 'profesional for 3 ppl, law office', {
    quotes: [{ planId: 'professional', users: 5, profileId: 'legal' }],
  }),
  ask('quote', 'thirty five users on enterprise??', { quotes: [{ planId: 'enterprise', users: 35 }] }),
  ask('quote', 'whats essential for twelve ppl, total a yr', { yearly: [{ planId: 'essential', users: 12 }] }),
  ask('quote', 'professional, 20 staff, total per year', { yearly: [{ planId: 'professional', users: 20 }] }),
  ask('quote', 'credit union 50 ppl, enterprise, 12 month total', {
    yearly: [{ planId: 'enterprise', users: 50, profileId: 'financial' }],
  }),
  ask('quote', 'setup fee + monthly, professional 15 users', {
    quotes: [{ planId: 'professional', users: 15, includeSetup: true }],
    once: { planId: 'professional', users: 15, includeSetup: true },
  }),
  ask('quote', 'essential 10 users, whats set up cost one time', {
    once: { planId: 'essential', users: 10, includeSetup: true },
  }),
  ask('quote', 'physio clinic 9 ppl essential w email security', {
    quotes: [{ planId: 'essential', users: 9, profileId: 'healthcare', addOnIds: ['email-security'] }],
  }),
  ask('quote', 'professional for 28, w email filtering + archiving', {
    quotes: [{ planId: 'professional', users: 28, addOnIds: ['email-security'] }],
  }),
  ask('quote', 'need voip + cloud backup on essential, 14 ppl', {
    quotes: [{ planId: 'essential', users: 14, addOnIds: ['cloud-backup', 'voip'] }],
  }),
  ask('quote', 'factory, 75 users, essential. price?', {
    quotes: [{ planId: 'essential', users: 75, profileId: 'manufacturing' }],
  }),
  ask('quote', 'enterprise for 100. quick number pls', { quotes: [{ planId: 'enterprise', users: 100 }] }),
  ask('quote', 'non profit 55 staff professional monthly', {
    quotes: [{ planId: 'professional', users: 55, profileId: 'nonprofit' }],
  }),
  ask('quote', 'hi in a rush, 33 ppl, professional, endpoint protection too', {
    quotes: [{ planId: 'professional', users: 33, addOnIds: ['endpoint-protection'] }],
  }),
  ask('quote', 'essentail 24 users or 25, which is less', {
    quotes: [
      { planId: 'essential', users: 24 },
      { planId: 'essential', users: 25 },
    ],
  }),
  ask('quote', 'professional for 49 vs 50 ppl', {
    quotes: [
      { planId: 'professional', users: 49 },
      { planId: 'professional', users: 50 },
    ],
  }),
  ask('quote', 'wealth mgmt firm, 11 of us, enterprise', {
    quotes: [{ planId: 'enterprise', users: 11, profileId: 'financial' }],
  }),
  ask('quote', 'set up + 8 new computers, essential, 8 users. one off total?', {
    once: { planId: 'essential', users: 8, includeSetup: true, includeHardware: true, devices: 8 },
  }),
  ask('quote', 'enterprise 30 users w set up n security assessment, total upfront?', {
    once: { planId: 'enterprise', users: 30, includeSetup: true, addOnIds: ['security-assessment'] },
  }),
  ask('quote', '2 dentists 3 hygienists n 4 front desk, professional how mcuh', {
    quotes: [{ planId: 'professional', users: 9, profileId: 'healthcare' }],
  }),
  ask('quote', 'essential, 70 ppl, no addons, law firm', {
    quotes: [{ planId: 'essential', users: 70, profileId: 'legal' }],
  }),
  ask('quote', 'profesionnal plan 17 usrs how mcuh', { quotes: [{ planId: 'professional', users: 17 }] }),
  ask('quote', 'marketing agency 21 ppl enterprise $$?', { quotes: [{ planId: 'enterprise', users: 21 }] }),
  ask('quote', 'professional 65 ppl + cloud backup + email security + voip', {
    quotes: [{ planId: 'professional', users: 65, addOnIds: ['cloud-backup', 'email-security', 'voip'] }],
  }),
  ask('quote', 'ur cheapest plan for 44 ppl, price', { quotes: [{ planId: 'essential', users: 44 }] }),

  ask('quote over several turns', ['essential for 20?', 'and 80?'], { quotes: [{ planId: 'essential', users: 80 }] }),
  ask('quote over several turns', ['professional 26 ppl', 'same but enterprise'], {
    quotes: [{ planId: 'enterprise', users: 26 }],
  }),
  ask('quote over several turns', ['enterprise for 62', 'sry meant 26'], {
    quotes: [{ planId: 'enterprise', users: 26 }],
  }),
  ask('quote over several turns', ['essential 15 users', 'were a clinic btw'], {
    quotes: [{ planId: 'essential', users: 15, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['professional 30 w phones', 'drop the phones'], {
    quotes: [{ planId: 'professional', users: 30 }],
  }),
  ask('quote over several turns', ['law firm here', 'professional price?', '13 ppl'], {
    quotes: [{ planId: 'professional', users: 13, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['how much for 45 ppl, essential', 'add email security', 'n cloud backup'], {
    quotes: [{ planId: 'essential', users: 45, addOnIds: ['email-security', 'cloud-backup'] }],
  }),
  ask('quote over several turns', ['compare essential n professional for 32', 'the cheaper one w cloud backup'], {
    quotes: [{ planId: 'essential', users: 32, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote over several turns', ['professional 18', 'how much w set up'], {
    quotes: [{ planId: 'professional', users: 18, includeSetup: true }],
    once: { planId: 'professional', users: 18, includeSetup: true },
  }),
  ask('quote over several turns', ['enterprise 40 law firm', 'total per year?'], {
    yearly: [{ planId: 'enterprise', users: 40, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['nonprofit, 22 ppl, essential', 'make it 27', 'n professional?'], {
    quotes: [{ planId: 'professional', users: 27, profileId: 'nonprofit' }],
  }),
  ask('quote over several turns', ['hi', 'price for essential', '8 users'], {
    quotes: [{ planId: 'essential', users: 8 }],
  }),
  ask('quote over several turns', ['essential for 50', 'cheaper per head if were 100? whats the total'], {
    quotes: [{ planId: 'essential', users: 100 }],
  }),
  ask('quote over several turns', ['professional 12 + cloud backup + voip', 'no backup sry', 'n for 16 ppl'], {
    quotes: [{ planId: 'professional', users: 16, addOnIds: ['voip'] }],
  }),
  ask('quote over several turns', ['essential 4 ppl', 'ok n enterprise'], {
    quotes: [{ planId: 'enterprise', users: 10 }],
  }),
  ask('quote over several turns', ['all 3 plans for 38', 'were lawyers, again pls'], {
    quotes: [
      { planId: 'essential', users: 38, profileId: 'legal' },
      { planId: 'professional', users: 38, profileId: 'legal' },
      { planId: 'enterprise', users: 38, profileId: 'legal' },
    ],
  }),
  ask('quote over several turns', ['credit union, 60 staff', 'enterprise how much'], {
    quotes: [{ planId: 'enterprise', users: 60, profileId: 'financial' }],
  }),
  ask('quote over several turns', ['essential 29 users', 'profesional?', 'enterprise?'], {
    quotes: [{ planId: 'enterprise', users: 29 }],
  }),
  ask('quote over several turns', ['we got 10 nurses 4 doctors n 2 admin, clinic', 'professional price'], {
    quotes: [{ planId: 'professional', users: 16, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['professional for 24', 'what if we hire 1 more'], {
    quotes: [{ planId: 'professional', users: 25 }],
  }),
  ask('quote over several turns', ['essential 40 users', 'if 5 ppl leave, price then?'], {
    quotes: [{ planId: 'essential', users: 35 }],
  }),
  ask('quote over several turns', ['enterprise 36 + endpoint protection', 'take that off n add phones'], {
    quotes: [{ planId: 'enterprise', users: 36, addOnIds: ['voip'] }],
  }),
  ask('quote over several turns', ['essential for 7', 'n set up? one time total'], {
    once: { planId: 'essential', users: 7, includeSetup: true },
  }),
  ask('quote over several turns', ['charity 14 ppl essential', 'sorry not a charity, law firm'], {
    quotes: [{ planId: 'essential', users: 14, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['professional 33, law firm', 'n for 55', 'total for a yr?'], {
    yearly: [{ planId: 'professional', users: 55, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['enterprise for 70 ppl', 'too much. essential?'], {
    quotes: [{ planId: 'essential', users: 70 }],
  }),
  ask('quote over several turns', ['what plans u have', 'middle one for 19 ppl'], {
    quotes: [{ planId: 'professional', users: 19 }],
  }),
  ask('quote over several turns', ['professional 20 users', 'w 6 new computers n set up, whats the one time total'], {
    once: { planId: 'professional', users: 20, includeSetup: true, includeHardware: true, devices: 6 },
  }),
  ask('quote over several turns', ['essential n enterprise for 42', 'same for 58'], {
    quotes: [
      { planId: 'essential', users: 58 },
      { planId: 'enterprise', users: 58 },
    ],
  }),
  ask(
    'quote over several turns',
    ['dentist office 11 ppl', 'professional w cloud backup', 'actualy 9 ppl', 'total per yr?'],
    { yearly: [{ planId: 'professional', users: 9, profileId: 'healthcare', addOnIds: ['cloud-backup'] }] },
  ),
];
