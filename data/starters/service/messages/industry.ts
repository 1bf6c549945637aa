import { industryMessages as own } from '#data/messages/industry.ts';

export * from '#data/messages/industry.ts';

export const industryMessages = {
  ...own,
  whatIsHard: 'Common problems of {clients}',
  systems: 'What we know there',
  whatRulesAsk: 'What each one requires.',
  whereClientsFindUs: 'Our work for {clients} near you',
  howItIsInEachPlace: 'What is particular in each place, and the services most often requested there.',
  tellUsPrograms: 'Tell us what you need. A quote is free.',
};
