export const aboutMessages = {
  ourStory: 'Our story',
  inNumbers: 'In numbers',
  leadership: 'Leadership',
  relatedFirms: 'Related companies',
  parentCompany: 'Parent company',
  sisterCompany: 'Sister company',
  caseStudies: 'Worked examples',
  noClients:
    'Worked examples of how we go about things, not clients. The result depends on what we find in your business.',
  talkToUs: 'Talk to us about your business',
} as const;

export const aboutSourceMessages = {
  about: 'About',
} as const;
