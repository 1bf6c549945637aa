import { serviceMessages as own, serviceSourceMessages as ownSource } from '#data/messages/service.ts';

export * from '#data/messages/service.ts';

export const serviceMessages = {
  ...own,
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
};
