import type { RecordsInput } from '#data/rules/schema/site.ts';

/** `{location}` is the name of the visitor's nearest place. A section that is left out is not shown, nor is one that has no records yet. */
export const home: RecordsInput['home'] = {
  badge: 'Serving the {area.name}',
  sections: {
    services: { title: 'What we do', description: 'Each service says what it includes and what it starts at.' },
    about: {
      title: 'A local firm',
      description: '{provider.name} serves {provider.city} and the {area.name}, so we are never far away.',
    },
    testimonials: { title: 'What clients say', description: 'In their own words.' },
    resources: { title: 'Good to know', description: 'Short articles about our work, to read before you ask.' },
    industries: { title: 'Whom we work for', description: 'What each kind of client asks of us.' },
    locations: { title: 'Near {location}', description: 'The places we serve, and how far each is from our office.' },
    faq: { title: 'Frequently asked questions', description: 'What people ask before they book.' },
    closing: {
      title: 'Ask for a quote',
      description: 'Tell us what you need and when it suits you. A quote is free and commits you to nothing.',
    },
  },
};
