export const aboutMessages = {
  ourStory: 'Our story',
  inNumbers: 'In numbers',
  leadership: 'Leadership',
  relatedFirms: 'The firms around us',
  parentCompany: 'Parent company',
  sisterCompany: 'Sister company',
  caseStudies: 'Case studies',
  talkToUs: 'Talk to us about your firm',
} as const;

export const aboutSourceMessages = {
  about: 'About',
} as const;
