import type { RecordsInput } from '../schema/site.ts';

/** The facts that answer an intent which no computation answers; of several, the one nearest to the question. */
export const intentFacts: RecordsInput['assistant']['intentFacts'] = {
  contract: ['faq:contact-4'],
  'not-included': ['faq:pricing-7'],
  payment: [],
  'price-rise': [],
  assessment: ['faq:home-4'],
  onsite: ['faq:home-6'],
  'support-channels': ['serviceCategory:managed-it:includes-1'],
  switching: ['faq:home-5'],
  onboarding: ['serviceCategory:managed-it:steps', 'faq:home-5'],
  'own-staff': ['faq:contact-6'],
  company: [
    'claim:staff',
    'claim:experience',
    'claim:focus',
    'provider:parent',
    'provider:sister',
    'provider:role-1',
    'provider:role-2',
    'provider:role-3',
    'provider:story-1',
  ],
  guarantee: ['claim:uptime', 'claim:satisfaction'],
  partners: [
    'provider:partner-microsoft',
    'provider:partner-fortinet',
    'provider:partner-veeam',
    'provider:partner-dell',
    'provider:partner-cisco',
  ],
  'why-you': ['provider:story-2', 'provider:story-3', 'provider:value-1'],
  'data-location': ['service:data-backup:includes-4'],
  'data-privacy': ['service:data-backup:faq-6', 'legal:privacy-policy-1'],
  'cyber-insurance': ['article:cyber-insurance-questions-answered-truthfully'],
};
