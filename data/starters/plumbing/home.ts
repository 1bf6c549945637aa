import type { RecordsInput } from '#data/rules/schema/site.ts';

/** `{location}` is the name of the visitor's nearest place. A section that is left out is not shown, nor is one that has no records yet. */
export const home: RecordsInput['home'] = {
  badge: 'Plumbers and heating technicians in the {area.name}',
  sections: {
    services: { title: 'What we do', description: 'From a dripping tap to a new boiler, each with its price.' },
    about: {
      title: 'Plumbers from here',
      description:
        '{provider.name} works in {provider.city} and the {area.name}. Whoever comes knows the old pipes of these streets, and the price is agreed first.',
    },
    security: {
      title: 'Water running in {location}?',
      description:
        'Close the main valve: it is usually where the water line enters the house. Then call us. If you smell gas, leave first and call from outside.',
    },
    testimonials: { title: 'What clients say', description: 'In their own words.' },
    resources: {
      title: 'Good to know',
      description: 'Short articles about pipes, drains and heat, to read before you call.',
    },
    industries: { title: 'Whom we work for', description: 'What each kind of client asks of us.' },
    locations: {
      title: 'Plumbing near {location}',
      description: 'Where our vans go, and how far each place is from our shop.',
    },
    faq: { title: 'Frequently asked questions', description: 'What people ask before they book.' },
    closing: {
      title: 'Ask for a price',
      description:
        'Say what drips, what is cold or what you want to build. A quote is free and commits you to nothing.',
    },
  },
};
