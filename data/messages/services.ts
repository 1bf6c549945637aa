export const servicesMessages = {
  serviceCategories: 'Services on this page',
  whatIsIncluded: 'What {service} includes',
  notSure: 'Not sure what you need?',
  whatWeLookAt: 'We start with a free IT assessment: what you have, what is missing and what can stay.',
  comparePlans: 'Compare plans and prices',
} as const;
