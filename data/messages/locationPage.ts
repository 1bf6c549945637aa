export const locationPageMessages = {
  seeServices: 'See services in {location}',
  fromOffice: 'Our office, {home}',
  whatCircleShows: 'The circle shows {km} km around {location}.',
  whatLocationAsks: 'Local IT needs in {location}',
  howWeReach: 'On-site visits in {location}',
  districts: 'Business districts',
  typicalIndustriesIn: 'Main industries in {location}',
  alsoTypical: 'Also common in the {region} area: {industries}.',
  industriesIn: 'IT support by industry in {location}',
  howIndustriesWork: 'How each industry works here, and how we support it.',
  topRecommendation: 'Top Recommendation',
  viewRecommended: 'View Recommended IT Services',
  whatClientsSay: 'What clients in {location} say',
  near: 'Near {location}',
  distance: '{km} km from {location}.',
  distanceAndLandmark: '{km} km from {location}. Landmark: {landmark}',
} as const;

export const locationPageSourceMessages = {
  emergencyLine: 'Every plan in {location} includes {time} support for critical incidents, on our emergency line.',
  visits: {
    included: 'On-site support is part of {included}.',
    includedOrQuoted: 'On-site support is part of {included}; on {quoted}, we quote a visit first.',
    /** Where the plans do not say what a visit costs. */
    available: 'On-site support is available in {location}.',
  },
  /** The way from the office. */
  journey: '{km} km from our office in a straight line',
  journeyWithTime: 'About {minutes} minutes by car from our office, longer at rush hour ({km} km in a straight line)',
  journeyDrive: "We're about {minutes} minutes away by car, longer at rush hour.",
  journeyShort: '{km} km from our office',
  journeyShortWithTime: '{km} km direct, {minutes} min',
  /** The place where every way begins, on the map. */
  office: 'Our office',
  servicesIn: 'IT services in {location}',
  askAbout: 'I would like more information about {subject}.',
  askForCheckIn: 'I would like a free IT assessment for our business in {location}.',
  region: 'Region',
  regionInArea: '{region}, {area}',
  population: 'Population',
  businessHours: 'Business hours',
  hoursWithNote: '{openingHours}. {note}',
  timeZone: 'Time zone',
  directions: 'Coming to us',
  parking: 'Parking',
} as const;
