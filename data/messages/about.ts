export const aboutMessages = {
  ourStory: 'Our story',
  inNumbers: 'In numbers',
  leadership: 'Leadership',
  relatedFirms: 'Related companies',
  parentCompany: 'Parent company',
  sisterCompany: 'Sister company',
  caseStudies: 'Case studies',
  talkToUs: 'Talk to us about your business',
} as const;

export const aboutSourceMessages = {
  about: 'About',
} as const;
