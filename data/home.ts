import type { RecordsInput } from './schema/site.ts';

/** `{location}` is the name of the visitor's nearest location. */
export const home: RecordsInput['home'] = {
  badge: 'Serving {area.name}',
  sections: {
    services: {
      title: 'What we take off your desk',
      description: 'Six areas of work. Start with the one that hurts, or hand over all of them.',
    },
    about: {
      title: 'IT people for firms without an IT department',
      description:
        '{provider.name} looks after the IT of firms with {claims.size} employees. We work only in the {area.name}, so the person on the phone can also be ' +
        'the person at your door.',
    },
    security: {
      title: 'Would your {location} office notice an attack?',
      description:
        'A stolen password rarely makes a sound. Have us check the sign-ins, mailboxes, backups and firewall of your firm in {location}, and learn what an ' +
        'attacker would try first.',
    },
    testimonials: {
      title: 'What clients say',
      description: 'About the day something stopped, and about the days when nothing did.',
    },
    partners: {
      title: 'What we build with',
      description: 'Products your staff may already use, set up and looked after by us.',
    },
    resources: {
      title: 'Check your own security first',
      description: 'Two articles to read over a coffee, and a 15-point checklist that needs no IT training.',
    },
    industries: {
      title: 'We know what your trade runs on',
      description:
        'A clinic, a law office and a machine shop have different programs, rules and busy hours. Find yours.',
    },
    locations: {
      title: 'IT support near {location}',
      description: 'Help starts remotely, and a technician drives over when the problem needs hands.',
    },
    pricing: {
      title: 'Prices per person, in writing',
      description:
        'Three plans from {plans.essential.price} per user per month, with volume discounts of 10% or more from 25+ users. Work out your total before you ' +
        'talk to anybody.',
    },
    faq: {
      title: 'Questions before a first call',
      description: 'What owners and office managers ask us before they decide.',
    },
    closing: {
      title: 'Start with a free IT assessment',
      description:
        'We look at your computers, network, accounts and backups and write down what to fix first. It costs nothing, and the list is yours to keep.',
    },
  },
};
