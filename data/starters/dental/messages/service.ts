import { serviceMessages as own, serviceSourceMessages as ownSource } from '#data/messages/service.ts';

export * from '#data/messages/service.ts';

export const serviceMessages = {
  ...own,
  typicalSystems: 'What we usually find',
  howItStarts: 'How it goes',
  whatScaleShows:
    'A day from midnight to midnight: light while somebody answers, dark for the time until the first response.',
  whenToTalk: '{openingHours}. In pain, call.',
};

export const serviceSourceMessages = {
  ...ownSource,
  startingPrice: 'before what your dental plan pays',
  answersWithin: '{helpDeskHours}, answer within {responseTime}',
  weekOne: 'First',
  monthOne: 'Then',
  everyMonth: 'In the end',
  whatLocationNeeds: 'Coming from {location} for {service}',
  whatItIsLike: 'Our work for {clients} in {location}',
  wholeIndustry: 'All about our work for {clients}',
  wholeLocation: 'All about our work in {location}',
};
