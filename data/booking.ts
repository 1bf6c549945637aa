import type { RecordsInput } from './rules/schema/site.ts';

/** What visitors can book, and when. Take the record out of `index.ts` to offer no times. */
export const booking: RecordsInput['booking'] = {
  kinds: [
    {
      id: 'assessment',
      name: 'Free IT assessment',
      minutes: 30,
      about: 'We call you, go through what you have and what worries you, and agree what we look at.',
    },
    {
      id: 'call-back',
      name: 'Call-back',
      minutes: 15,
      about: 'We call you about one question.',
    },
  ],
  every: 30,
  leadHours: 4,
  horizonDays: 21,
  bufferMinutes: 15,
  seats: 1,
};
