/**
 * What a starter says of the firm, its places and its services where only their names are known. `{firm}`, `{trade}`,
 * `{city}`, `{place}`, `{km}` and `{service}` are filled in by `npm run init`.
 */
export const starterWords = {
  provider: {
    tagline: '{trade} in {city} and nearby',
    description: '{firm} is a local firm in {city}: {trade}, with a price agreed before the work begins.',
    areaName: '{city} area',
    hours: 'Monday-Friday 8:00 AM - 5:00 PM',
    hoursNote: 'Other times by appointment',
  },
  /** The place of the office. */
  home: {
    metaDescription: '{trade} in {city} from {firm}: what we do, what it costs, and how to book a time that suits you.',
    summary: '{city} is where our office is. Call us, or write and say what you need and when it suits you.',
    reach: 'Our office is in {city}. Visits are booked by phone or with the form on this site.',
    keywords: ['{trade} {city}', '{trade} near me', '{firm} {city}', 'quote {city}', 'local firm {city}'],
  },
  /** Any other place. */
  away: {
    metaDescription:
      '{trade} in {place} from {firm} in {city}: what we do, what it costs, and how to book a time that suits you.',
    summary:
      'We work in {place}, {km} km from our office in {city}. Call us, or write and say what you need and when it suits you.',
    reach:
      '{place} is {km} km from our office in {city} in a straight line. Say when it suits you, and we plan the drive around it.',
    keywords: ['{trade} {place}', '{trade} near {place}', '{firm} {place}', 'quote {place}', 'service call {place}'],
  },
  service: {
    description: '{service} in {city} and nearby, at a price that is agreed before we start.',
    longDescription:
      'Tell us what you need, where and when. We ask what we have to know, look at it where that is necessary and give you a price in writing for ' +
      '{serviceInText}. Work begins once you have said yes, and whatever nobody could see waits for your word.',
    metaDescription:
      '{service} in {city} and nearby from {firm}: what it includes, how it goes, what it costs by the hour and how to book a time.',
    keywords: ['{service}', '{service} {city}', '{trade} {city}'],
  },
} as const;
