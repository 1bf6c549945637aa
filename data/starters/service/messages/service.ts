import { serviceMessages as own, serviceSourceMessages as ownSource } from '#data/messages/service.ts';

export * from '#data/messages/service.ts';

export const serviceMessages = {
  ...own,
  typicalSystems: 'What we usually find',
  howItStarts: 'How it goes',
  whatScaleShows:
    'A day from midnight to midnight: light while somebody answers, dark for the time until the first response.',
  whenToTalk: '{openingHours}. A quote is free.',
};

export const serviceSourceMessages = {
  ...ownSource,
  startingPrice: 'before tax',
  answersWithin: '{helpDeskHours}, answer within {responseTime}',
  weekOne: 'First',
  monthOne: 'Then',
  everyMonth: 'In the end',
  whatLocationNeeds: 'What {location} asks of {service}',
  whatItIsLike: 'Our work for {clients} in {location}',
  wholeIndustry: 'All about our work for {clients}',
  wholeLocation: 'More about {location}',
};
