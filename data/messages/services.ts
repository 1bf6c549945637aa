export const servicesMessages = {
  serviceCategories: 'Areas of work',
  whatEachStartsAt: 'What each service starts at',
  startsAt: '{category} starts at {price}.',
  askUs: 'Ask us',
  askUsAbout: 'Ask us about {subject}',
  notSure: 'Not sure which of these you need?',
  whatWeLookAt: 'We look at what you have first, and say what is missing and what can stay.',
  comparePlans: 'Compare plans and prices',
} as const;
