import type { RecordsInput } from './rules/schema/site.ts';

/** `{location}` is the name of the visitor's nearest location. */
export const home: RecordsInput['home'] = {
  badge: 'Serving {area.name}',
  sections: {
    services: {
      title: 'Our IT services',
      description: 'Start with the one you need most, or hand over all of them.',
    },
    about: {
      title: 'Your outsourced IT department',
      description:
        '{provider.name} looks after IT for businesses[[ with {claims.size} employees]]. We work only in the {area.name}, so the person on the phone can ' +
        'also be the person at your door.',
    },
    security: {
      title: 'Would your {location} office notice an attack?',
      description:
        'A stolen password rarely makes a sound. A free IT assessment in {location} shows what an attacker would try first.',
    },
    testimonials: {
      title: 'What clients say',
      description:
        'How we handled the bad days, and what the ordinary ones are like.[[ {claims.clients} clients served since the start.]]',
    },
    partners: {
      title: 'Technology we work with',
      description: 'Set up and looked after by us.',
    },
    resources: {
      title: 'Free security resources',
      description: 'Two articles and a 15-point checklist, without jargon.',
    },
    industries: {
      title: 'IT support by industry',
      description: 'Each has its own software, rules and busy seasons.',
    },
    locations: {
      title: 'IT support near {location}',
      description: 'Help starts remotely; on Professional and Enterprise, a technician also visits.',
    },
    pricing: {
      title: 'IT support pricing per user',
      description:
        'Three plans from {plans.essential.price} per user per month, with volume discounts of 10% or more from 25+ users. Calculate your total before you ' +
        'talk to anyone.',
    },
    faq: {
      title: 'Frequently asked questions',
      description: 'What owners ask before they hire us.',
    },
    closing: {
      title: 'Start with a free IT assessment',
      description:
        'We look at your network, accounts and backups and list what to fix first. It is free, and the list is yours to keep.',
    },
  },
};
