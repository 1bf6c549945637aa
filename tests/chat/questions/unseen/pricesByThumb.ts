import { ask, type Question } from '../question.ts';

/** Prices, typed with a thumb; written by others, and measured before it was read. */
export const pricesByThumb: Question[] = [
  ask('quote', 'pro plan 14 ppl how much', { quotes: [{ planId: 'professional', users: 14 }] }),
  ask('quote', 'whats essential gonna run me for a dozen ppl', { quotes: [{ planId: 'essential', users: 12 }] }),
  ask('quote', 'cheapest plan, 23 users. total/mo?', { quotes: [{ planId: 'essential', users: 23 }] }),
  ask('quote', 'top plan. 40 staff. price', { quotes: [{ planId: 'enterprise', users: 40 }] }),
  ask('quote', 'middle one for thirty five', { quotes: [{ planId: 'professional', users: 35 }] }),
  ask('quote', '12 in the office n 9 on the road, professional. monthly?', {
    quotes: [{ planId: 'professional', users: 21 }],
  }),
  ask('quote', 'dental office 11 ppl essental how much a mth', {
    quotes: [{ planId: 'essential', users: 11, profileId: 'healthcare' }],
  }),
  ask('quote', 'law firm, 6 lawyers 4 clerks 2 reception. enterprise pls', {
    quotes: [{ planId: 'enterprise', users: 12, profileId: 'legal' }],
  }),
  ask('quote', 'registered charity, 17 of us (staff only, volunteers dont get logins), pro plan cost??', {
    quotes: [{ planId: 'professional', users: 17, profileId: 'nonprofit' }],
  }),
  ask('quote', 'me + 7 guys. essential', { quotes: [{ planId: 'essential', users: 8 }] }),
  ask('quote', 'essential 27 users w cloud bakcup', {
    quotes: [{ planId: 'essential', users: 27, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', 'need voip phones too. 16 ppl profesional how much all in per mo', {
    quotes: [{ planId: 'professional', users: 16, addOnIds: ['voip'] }],
  }),
  ask('quote', 'ent 30 seats + the email filter/archiving thing, permonth', {
    quotes: [{ planId: 'enterprise', users: 30, addOnIds: ['email-security'] }],
  }),
  ask('quote', 'pro for 19 incl setup fee. what do i pay monthly n what up front', {
    quotes: [{ planId: 'professional', users: 19 }],
    once: { planId: 'professional', users: 19, includeSetup: true },
  }),
  ask('quote', '10 ppl on essential, need 6 new pcs and the set up. one time cost?', {
    once: { planId: 'essential', users: 10, includeSetup: true, includeHardware: true, devices: 6 },
  }),
  ask('quote', 'whole yr cost pro 22 heads, paying month to month', {
    yearly: [{ planId: 'professional', users: 22 }],
  }),
  ask('quote', 'ess vs pro for 33 ppl', {
    quotes: [
      { planId: 'essential', users: 33 },
      { planId: 'professional', users: 33 },
    ],
  }),
  ask('quote', 'all 3 plans 45 users $$?', {
    quotes: [
      { planId: 'essential', users: 45 },
      { planId: 'professional', users: 45 },
      { planId: 'enterprise', users: 45 },
    ],
  }),
  ask('quote', 'want enterprise but theres only 6 of us. how much', { quotes: [{ planId: 'enterprise', users: 10 }] }),
  ask('quote', 'essential for 3 ppl? per mth', { quotes: [{ planId: 'essential', users: 5 }] }),
  ask('quote', 'got abt 2k a month not more. what wld essential be for 18', {
    quotes: [{ planId: 'essential', users: 18 }],
  }),
  ask('quote', 'mortgage brokerage 26 ppl. mid plan + the endpoint protection', {
    quotes: [{ planId: 'professional', users: 26, profileId: 'financial', addOnIds: ['endpoint-protection'] }],
  }),
  ask(
    'quote',
    'hi sry typing from the truck. we r a machine shop, been w same it guy 9 yrs n hes retiring in march. 31 w logins, rest r on the floor n dont touch a computer. server is old but thats another convo. just wanna know pro plan monthly',
    { quotes: [{ planId: 'professional', users: 31, profileId: 'manufacturing' }] },
  ),
  ask('quote', 'physio clinic two locations 8 staff each. professional plus backup. per mo?', {
    quotes: [{ planId: 'professional', users: 16, profileId: 'healthcare', addOnIds: ['cloud-backup'] }],
  }),
  ask('quote', '49 vs 50 users on pro, whats each come to', {
    quotes: [
      { planId: 'professional', users: 49 },
      { planId: 'professional', users: 50 },
    ],
  }),
  ask('quote', 'essential 13 users n the security assesment add on. monthly? one time?', {
    quotes: [{ planId: 'essential', users: 13 }],
    once: { planId: 'essential', users: 13, addOnIds: ['security-assessment'] },
  }),
  ask('quote', 'insurance brokers, 9 staff, ur most expensive plan', {
    quotes: [{ planId: 'enterprise', users: 10, profileId: 'financial' }],
  }),
  ask('quote', '100 ppl lowest plan monthly', { quotes: [{ planId: 'essential', users: 100 }] }),
  ask('quote', 'whats 12 mths of enterprise come to, 20 ppl, law office', {
    yearly: [{ planId: 'enterprise', users: 20, profileId: 'legal' }],
  }),
  ask('quote', 'food bank (non profit). 24. essential w email security n voip. ttl?', {
    quotes: [{ planId: 'essential', users: 24, profileId: 'nonprofit', addOnIds: ['email-security', 'voip'] }],
  }),
  ask('quote', 'currently pay 4100/mo to other guys for 28 ppl. yours on professional?', {
    quotes: [{ planId: 'professional', users: 28 }],
  }),
  ask('quote', 'pro 38 users w backup, email security, endpoint, phones. the lot. monthly', {
    quotes: [
      {
        planId: 'professional',
        users: 38,
        addOnIds: ['cloud-backup', 'email-security', 'endpoint-protection', 'voip'],
      },
    ],
  }),
  ask('quote', 'setup + 12 new laptops, enterprise for 25. not the monthly just the one off', {
    once: { planId: 'enterprise', users: 25, includeSetup: true, includeHardware: true, devices: 12 },
  }),
  ask('quote', 'essential 20 ppl. no wait 21. how much', { quotes: [{ planId: 'essential', users: 21 }] }),
  ask('quote', 'five partners six associates 1 bookkeeper, legal practice. pro price', {
    quotes: [{ planId: 'professional', users: 12, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['how much is pro for 20', '31'], {
    quotes: [{ planId: 'professional', users: 31 }],
  }),
  ask('quote over several turns', ['essential 15 ppl', 'sry, 51'], { quotes: [{ planId: 'essential', users: 51 }] }),
  ask('quote over several turns', ['pro 18 users?', '3 more'], { quotes: [{ planId: 'professional', users: 21 }] }),
  ask('quote over several turns', ['price enterprise 24', 'if two leave'], {
    quotes: [{ planId: 'enterprise', users: 22 }],
  }),
  ask('quote over several turns', ['essential 60 ppl price', 'n half as many ppl'], {
    quotes: [{ planId: 'essential', users: 30 }],
  }),
  ask('quote over several turns', ['ess n pro for 17', 'cheaper one then, w phones'], {
    quotes: [{ planId: 'essential', users: 17, addOnIds: ['voip'] }],
  }),
  ask('quote over several turns', ['all three for 28 pls', 'middle one. add backup'], {
    quotes: [{ planId: 'professional', users: 28, addOnIds: ['cloud-backup'] }],
  }),
  ask(
    'quote over several turns',
    ['pro 13 ppl', 'do u come to the office or all remote', 'ok and same on enterprise'],
    { quotes: [{ planId: 'enterprise', users: 13 }] },
  ),
  ask('quote over several turns', ['professional for 36 how much', 'were a dentist office btw'], {
    quotes: [{ planId: 'professional', users: 36, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['were a law firm', '14 ppl', 'essential?'], {
    quotes: [{ planId: 'essential', users: 14, profileId: 'legal' }],
  }),
  ask('quote over several turns', ['pro 22 w voip', 'drop the phones'], {
    quotes: [{ planId: 'professional', users: 22 }],
  }),
  ask('quote over several turns', ['29 on pro w email security, cost', 'swap that for backup'], {
    quotes: [{ planId: 'professional', users: 29, addOnIds: ['cloud-backup'] }],
  }),
  ask('quote over several turns', ['ess 40 ppl monthly', 'x12?'], { yearly: [{ planId: 'essential', users: 40 }] }),
  ask('quote over several turns', ['enterprise 16 staff', 'setup?'], {
    once: { planId: 'enterprise', users: 16, includeSetup: true },
  }),
  ask('quote over several turns', ['pro 10 ppl incl setup', '+ 7 new computers'], {
    once: { planId: 'professional', users: 10, includeSetup: true, includeHardware: true, devices: 7 },
  }),
  ask('quote over several turns', ['how much', 'pro', '26'], { quotes: [{ planId: 'professional', users: 26 }] }),
  ask('quote over several turns', ['hi', 'need price', '9 ppl 1 office', 'the cheap one'], {
    quotes: [{ planId: 'essential', users: 9 }],
  }),
  ask('quote over several turns', ['whats in essential', 'k how much for 34'], {
    quotes: [{ planId: 'essential', users: 34 }],
  }),
  ask('quote over several turns', ['enterprise, 15 users n 45 users', 'make that essential, both'], {
    quotes: [
      { planId: 'essential', users: 15 },
      { planId: 'essential', users: 45 },
    ],
  }),
  ask('quote over several turns', ['pro 12', 'ouch. too much. essential?'], {
    quotes: [{ planId: 'essential', users: 12 }],
  }),
  ask('quote over several turns', ['charity here, 19 staff', 'whats the top plan cost us'], {
    quotes: [{ planId: 'enterprise', users: 19, profileId: 'nonprofit' }],
  }),
  ask('quote over several turns', ['pro 44 ppl w endpoint protection n backup', 'w/o backup', 'and voip'], {
    quotes: [{ planId: 'professional', users: 44, addOnIds: ['endpoint-protection', 'voip'] }],
  }),
  ask('quote over several turns', ['ess 21 ppl how much', 'whats mfa', 'ok back to price. +4 ppl'], {
    quotes: [{ planId: 'essential', users: 25 }],
  }),
  ask('quote over several turns', ['is professional ok for a medical clinic', '15 nurses n 4 drs', 'price pls'], {
    quotes: [{ planId: 'professional', users: 19, profileId: 'healthcare' }],
  }),
  ask('quote over several turns', ['20 ppl. pro or ent, price of each', '2nd one. w email archiving'], {
    quotes: [{ planId: 'enterprise', users: 20, addOnIds: ['email-security'] }],
  }),
  ask('quote over several turns', ['professional 25 users', '24?'], {
    quotes: [{ planId: 'professional', users: 24 }],
  }),
  ask('quote over several turns', ['essential for 8', 'hiring 5 more in jan, then?'], {
    quotes: [{ planId: 'essential', users: 13 }],
  }),
  ask('quote over several turns', ['ent 55 users', 'oops wrong plan, pro', 'n 50 not 55'], {
    quotes: [{ planId: 'professional', users: 50 }],
  }),
  ask('quote over several turns', ['pro price, wealth mgmt firm 30 ppl', 'n if we were 90'], {
    quotes: [{ planId: 'professional', users: 90, profileId: 'financial' }],
  }),
  ask('quote over several turns', ['pro 17 w setup n 5 new pcs', 'forget the pcs, got those. one time now?'], {
    once: { planId: 'professional', users: 17, includeSetup: true },
  }),
  ask('quote over several turns', ['want essential', '7 at one shop 6 at the other', 'oh n 2 at home', 'total?'], {
    quotes: [{ planId: 'essential', users: 15 }],
  }),
  ask(
    'quote over several turns',
    ['what do u charge 32 ppl on essential', 'budget is 4500. wld backup fit', 'ok add phones as well n gimme the ttl'],
    { quotes: [{ planId: 'essential', users: 32, addOnIds: ['cloud-backup', 'voip'] }] },
  ),
  ask(
    'quote over several turns',
    ['pro, law firm of 42', 'merging w a smaller firm next mth, 11 more ppl. price then'],
    { quotes: [{ planId: 'professional', users: 53, profileId: 'legal' }] },
  ),
  ask('quote over several turns', ['pro 23 w backup, cost for 12 months', 'enterprise?'], {
    yearly: [{ planId: 'enterprise', users: 23, addOnIds: ['cloud-backup'] }],
  }),
  ask(
    'quote over several turns',
    [
      'ess n pro for 48 ppl',
      'talked to my partner, he says we been burned by going cheap before n the wifi is garbage so we want the pricier of those 2. oh n 3 ppl retire end of june so count them out. monthly?',
    ],
    { quotes: [{ planId: 'professional', users: 45 }] },
  ),
];
