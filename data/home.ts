import { companyFacts } from './company.ts';
import type { RecordsInput } from './rules/schema/site.ts';

/** `{location}` is the name of the visitor's nearest location. */
export const home: RecordsInput['home'] = {
  badge: 'Serving {area.name}',
  sections: {
    services: {
      title: 'Our IT services',
      description: 'Start with one, or hand us all of them.',
    },
    about: {
      title: 'Your outsourced IT department',
      description: 'We support branches elsewhere remotely; visits are within the {area.shortName}.',
    },
    firstMonth: {
      title: 'What changes in your first month',
      description: 'Check your notice date first; we help you find it.',
    },
    security: {
      title: 'Would your {location} office notice an attack?',
      description: 'A free IT assessment in {location} shows what an attacker would try first.',
    },
    testimonials: {
      title: 'What clients say',
      description: `${companyFacts.clients}What some say:`,
    },
    partners: {
      title: 'Technology we work with',
      description: 'Set up and looked after by us.',
    },
    resources: {
      title: 'Free security resources',
      description: 'Two articles and a 15-point checklist.',
    },
    industries: {
      title: 'IT support by industry',
      description: 'We know the software and the rules of each.',
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
      description: 'What owners ask before they sign.',
    },
    closing: {
      title: 'Start with a free IT assessment',
      description: "We list what to fix first in your network, accounts and backups. It's free, and yours to keep.",
    },
  },
};
