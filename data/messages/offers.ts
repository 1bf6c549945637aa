/** What several areas say: calls to action, names of pages, and facts. */
export const offersMessages = {
  getAssessment: 'Get Your Free IT Assessment',
  getAssessmentIn: 'Get Your Free {location} IT Assessment',
  bookConsultation: 'Book Your Free Consultation',
  call: 'Call {phone}',
  askForCheck: 'Ask for a security check',
  learnMore: 'Learn More',
  learnMoreAbout: 'Learn More about {subject}',
  seeAllServices: 'See all services',
  allIndustries: 'All industries',
  allLocations: 'All locations',
  /** What the page of a location or an industry is about. */
  supportIn: 'IT support in {location}',
  supportFor: 'IT for {industry}',
  serviceIn: '{service} in {location}',
  serviceFor: '{service} for {industry}',
  rated: 'Rated {rating}.',
  landmarkIs: 'Landmark: {landmark}',
  helpDeskHours: 'Help desk hours',
  pricePerUserPerMonth: '{price} per user per month',
  mostPopular: 'Most Popular',
  whatChanges: 'What changes for you',
} as const;

export const offersLoaderMessages = {
  serviceForIn: '{service} for {industry} in {location}',
  services: 'Services',
  industries: 'Industries',
  locations: 'Locations',
  pricing: 'Pricing',
  prices: 'Prices',
  blog: 'Blog',
  aboutUs: 'About us',
  allServices: 'All services',
  landmark: 'Landmark',
  postalAreas: 'Postal areas',
} as const;
