import type { RecordsInput } from '#data/schema/site.ts';

/** `{location}` is the name of the visitor's nearest place. A section that is left out is not shown. */
export const home: RecordsInput['home'] = {
  badge: 'Serving the {area.name}',
  sections: {
    services: { title: 'What we do', description: 'Each service says what it includes and what it starts at.' },
    about: {
      title: 'A local firm',
      description: '{provider.name} serves {provider.city} and the {area.name}, so we are never far away.',
    },
    locations: { title: 'Near {location}', description: 'The places we serve, and how far each is from our office.' },
    faq: { title: 'Frequently asked questions', description: 'What people ask before they book.' },
    closing: {
      title: 'Ask for a quote',
      description: 'Tell us what you need and when it suits you. A quote is free and commits you to nothing.',
    },
  },
};
