import type { RecordsInput } from '#data/rules/schema/site.ts';

/** `{location}` is the name of the visitor's nearest place. A section that is left out is not shown, nor is one that has no records yet. */
export const home: RecordsInput['home'] = {
  badge: 'A dental clinic for the {area.name}',
  sections: {
    services: { title: 'What we treat', description: 'From a first check-up to a new tooth, each with its price.' },
    about: {
      title: 'A clinic that explains',
      description:
        'At {provider.name} in {provider.city} you see what we see, hear what can wait and know the price before treatment begins.',
    },
    security: {
      title: 'A tooth knocked out?',
      description:
        'Hold it by the crown, keep it in milk and call us at once: the first hour counts. If a swelling reaches the ' +
        'eye, or breathing is hard, call 911 first.',
    },
    testimonials: { title: 'What patients say', description: 'In their own words.' },
    resources: {
      title: 'Good to know',
      description: 'Short articles about teeth and visits, to read before you book.',
    },
    industries: { title: 'Whom we see', description: 'What each kind of patient asks of us.' },
    locations: {
      title: 'Near {location}',
      description: 'Where our patients come from, and how far each place is from our clinic.',
    },
    faq: { title: 'Frequently asked questions', description: 'What people ask before their first visit.' },
    closing: {
      title: 'Book a visit',
      description:
        'Say what it is about and when we can call you. New patients are asked a few questions about their health.',
    },
  },
};
