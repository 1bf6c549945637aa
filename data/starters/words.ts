/**
 * What a starter says of the firm, its places and its services where only their names are known. `{firm}`, `{trade}`, `{tradeInText}`,
 * `{city}`, `{place}`, `{km}` and `{service}` are filled in by `npm run init`.
 */
const usual = {
  provider: {
    tagline: '{trade} in {city} and nearby',
    description: '{firm} is a local firm in {city}: {tradeInText}, with a price agreed before the work begins.',
    areaName: '{city} area',
    hours: 'Monday-Friday 8:00 AM - 5:00 PM',
    hoursNote: 'Other times by appointment',
    /** Its type at schema.org. */
    businessType: 'LocalBusiness',
  },
  /** The place of the office. */
  home: {
    metaDescription: '{trade} in {city} from {firm}: what we do, what it costs and how to book.',
    summary: '{city} is where our office is. Call us, or write and say what you need and when it suits you.',
    reach: 'Our office is in {city}. Call us or send the form on this site, and we agree on a time.',
    keywords: ['{trade} {city}', '{trade} near me', '{firm} {city}', 'quote {city}', 'local firm {city}'],
  },
  /** Any other place. */
  away: {
    metaDescription: '{trade} in {place} from {firm} of {city}: prices and how to book a time.',
    summary:
      'We serve {place}, {km} km from our office in {city}. Call us, or write and say what you need and when it suits you.',
    reach:
      '{place} is {km} km from our office in {city} in a straight line. Call us or send the form on this site, and we agree on how and when to meet.',
    keywords: ['{trade} {place}', '{trade} near {place}', '{firm} {place}', 'quote {place}', 'local firm {place}'],
  },
  service: {
    description: '{service} in {city} and nearby, at a price that is agreed before we start.',
    longDescription:
      'Tell us what you need and when. We ask what we have to know and give you a price in writing for {serviceInText}. ' +
      'We begin once you have said yes, and anything beyond what was agreed waits for your word.',
    metaDescription:
      '{service} in {city} and nearby from {firm}: what it includes, how it goes, what it costs by the hour and how to book a time.',
    keywords: ['{service}', '{service} {city}', '{trade} {city}'],
  },
};

type StarterWords = typeof usual;

/** Of a clinic, which patients come to. */
const clinic: StarterWords = {
  ...usual,
  provider: {
    ...usual.provider,
    tagline: '{trade} in {city}',
    businessType: 'Dentist',
    description:
      '{firm} is a dental clinic in {city}: check-ups, treatment and emergencies, with the price before treatment begins.',
  },
  home: {
    metaDescription: '{trade} in {city} at {firm}: what we treat, what it costs and how to book.',
    summary: 'Our clinic is in {city}. Call us, or write and say what it is about and when it suits you.',
    reach: 'Our clinic is in {city}. Visits are booked by phone or with the form on this site.',
    keywords: ['{trade} {city}', 'dentist {city}', 'dental clinic {city}', 'emergency dentist {city}', '{firm} {city}'],
  },
  away: {
    metaDescription: '{trade} for {place} at {firm} in {city}: what we treat, what it costs and how to book.',
    summary:
      'Patients from {place} come to our clinic in {city}, {km} km away. Call us, or write and say what it is about and when it suits you.',
    reach:
      'Our clinic in {city} is {km} km from {place} in a straight line. Say how you travel, and we find a time that fits.',
    keywords: ['{trade} {place}', 'dentist {place}', 'dentist near {place}', '{firm} {place}', 'dental clinic {place}'],
  },
  service: {
    ...usual.service,
    description: '{service} in {city}, at a price that you know before treatment begins.',
    longDescription:
      'Tell us what bothers you and since when. We look, explain what we see and give you the price of {serviceInText} before it begins. Then there is time ' +
      'for questions, and what can wait may wait until you have decided.',
    metaDescription:
      '{service} in {city} at {firm}: what it includes, how a visit goes, what it costs and how to book a time that suits you.',
  },
};

const plumber: StarterWords = { ...usual, provider: { ...usual.provider, businessType: 'Plumber' } };

/** The words of a starter, by its name. */
export const starterWords = (starter: string): StarterWords =>
  starter === 'dental' ? clinic : starter === 'plumbing' ? plumber : usual;
