import type { RecordsInput } from './schema/site.ts';

/** `{location}` is the name of the visitor's nearest location. */
export const home: RecordsInput['home'] = {
  badge: 'Serving {area.name}',
  sections: {
    services: {
      title: 'Our IT services',
      description: 'Six services. Start with the one you need most, or hand over all of them.',
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
        'A stolen password rarely makes a sound. A free IT assessment in {location} covers your sign-ins, mailboxes, backups and firewall, and shows what an ' +
        'attacker would try first.',
    },
    testimonials: {
      title: 'What clients say',
      description: 'How we handled the bad days, and what the ordinary ones are like.',
    },
    partners: {
      title: 'Technology we work with',
      description: 'Products your staff may already use, set up and looked after by us.',
    },
    resources: {
      title: 'Free security resources',
      description: 'Two articles to read over coffee, and a 15-point checklist that needs no IT training.',
    },
    industries: {
      title: 'IT support by industry',
      description:
        'A clinic, a law firm and a machine shop have different software, rules and busy seasons. Find yours.',
    },
    locations: {
      title: 'IT support near {location}',
      description: 'Help starts remotely, and a technician drives over when the problem needs hands.',
    },
    pricing: {
      title: 'IT support pricing per user',
      description:
        'Three plans from {plans.essential.price} per user per month, with volume discounts of 10% or more from 25+ users. Calculate your total before you ' +
        'talk to anyone.',
    },
    faq: {
      title: 'Frequently asked questions',
      description: 'What owners and office managers ask us before they hire us.',
    },
    closing: {
      title: 'Start with a free IT assessment',
      description:
        'We look at your computers, network, accounts and backups and give you a written list of what to fix first. It is free, and the list is yours to keep.',
    },
  },
};
