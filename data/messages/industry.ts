export const industryMessages = {
  whatIsHard: 'What is hard about IT for {clients}',
  systems: 'Systems you may run',
  whatWeDo: 'What we do about it',
  rules: 'Rules {clients} work under',
  whatRulesAsk: 'What each one asks of your IT.',
  whereClientsFindUs: 'Where {clients} find us',
  howItIsInEachPlace: 'How the trade is in each place, and what it asks most for there.',
  whereToStart: 'Where to start',
  tellUsPrograms: 'Tell us which programs your people depend on and what keeps failing. The assessment is free.',
  whoWeAre: 'Who we are',
} as const;

export const industrySourceMessages = {
  servicesFor: 'Services for {clients}',
} as const;
