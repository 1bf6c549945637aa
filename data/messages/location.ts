export const locationMessages = {
  change: 'Change',
  close: 'Close',
  forget: 'Forget my location',
  useMine: 'Use My Location',
  setAsMine: 'Set as My Location',
  isYours: '{location} is your location.',
  select: 'Select Your Location',
  viewAll: 'View all locations',
  finding: 'Finding your location',
  showing: 'Showing information for {location}',
  yourStation: 'Your station: {location}',
  /** Why no place was found. */
  notFound: {
    outside: 'You seem to be outside our area. Choose a location to see what we do there.',
    failed: 'Unable to determine your location. Showing default information.',
    unsupported: 'Geolocation is not supported by your browser. Showing default information.',
  },

  servingBusinesses: "We're showing IT services for {location} businesses",
  whereIsOffice: 'Where is your office? With your location, this page shows what we do there.',
  postalAreas: {
    one: 'Postal area {area}',
    two: 'Postal areas {first} and {second}',
    several: 'Postal areas {first}, {second} and {count} more',
    range: 'Postal areas {first} to {last}',
    letter: 'Postal areas with {letter}',
  },
  seeLocalServices: 'See local services',

  nearYou: 'Locations Near You',
  findNearest: 'Find the Nearest Location',
  letBrowserFind: 'Let your browser find the nearest of our locations, or choose one yourself.',
  detectedNear: "We detected you're near {location}",
  youChose: 'You chose {location}.',
  noDistances: {
    outside: 'You seem to be outside our area. Showing locations without distance information.',
    failed: 'Unable to access your location. Showing locations without distance information.',
    unsupported: 'Geolocation is not supported by your browser. Showing locations without distance information.',
  },
  search: {
    label: 'Your postal code, town or district',
    example: 'L6J 2B3',
    find: 'Find',
    found: '{place} is in {location}. This page now shows it.',
    isLocation: 'We serve {location}. This page now shows it.',
    unknown: "{place} isn't on our list. Call {phone}, and we'll say whether we come there.",
    ask: 'Do you mean one of these?',
    askOne: 'Do you mean this?',
    nameIn: '{name} in {location}',
    invalid: 'Write a Canadian postal code, such as L6J 2B3, or the name of a town or district.',
  },
  km: '{km} km',
  kmFrom: '{km} km from {location}',

  sayWhere: 'Choose your location to see which industries we work with most there.',
  /** Where the visitor's IP address is from. */
  connection: {
    fromRegion: 'Your connection seems to come from {region}.',
    fromPostal: 'Your connection seems to come from postal code {postal}.',
    fromRegionAndPostal: 'Your connection seems to come from {region}, postal code {postal}.',
  },
} as const;
