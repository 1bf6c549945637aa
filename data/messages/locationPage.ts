export const locationPageMessages = {
  seeServicesIn: 'See services in {location}',
  whatCircleShows: 'The circle stands for {km} km round {location}. A diagram, not to scale.',
  withEachService: 'With each of them in {location}: {support}.',
  whatLocationAsks: 'What {location} asks of its IT',
  howWeReach: 'How we reach {location}',
  districts: 'Business districts',
  typicalIndustriesIn: 'Typical trades in {location}',
  alsoTypical: 'Also typical of the {region} region: {industries}.',
  industriesIn: 'Trades in {location}',
  howIndustriesWork: 'How each of them works there, and what we do for it.',
  topRecommendation: 'Top Recommendation',
  viewRecommended: 'View Recommended IT Services',
  whatClientsSay: 'What clients in {location} say',
  near: 'Near {location}',
  distanceAndLandmark: '{km} km from {location}. Landmark: {landmark}',
} as const;

export const locationPageSourceMessages = {
  servicesIn: 'IT services in {location}',
  askAbout: 'I would like to know more about {subject}.',
  askForCheckIn: 'I would like to ask for a security check of our firm in {location}.',
  region: 'Region',
  regionInArea: '{region}, {area}',
  population: 'Population',
  businessHours: 'Business hours',
  hoursWithNote: '{openingHours}. {note}',
  timeZone: 'Time zone',
} as const;
