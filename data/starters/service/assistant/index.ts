import { carrierPhrases } from '#data/assistant/carrierPhrases.ts';
import { vocabulary } from '#data/assistant/vocabulary.ts';
import type { RecordsInput } from '#data/schema/site.ts';
import { commonIntents } from '#data/assistant/commonIntents.ts';
import { withTradeExamples } from '#data/assistant/tradeExamples.ts';
import { visitPolicies } from '#data/assistant/visits.ts';
import { placesAround } from '#data/places/findPlaces.ts';
import { locations } from '../locations/index.ts';
import { services } from '../services/index.ts';
import {
  aliases,
  askedAs,
  emergencies,
  emergenciesInFrench,
  emergencyServices,
  handsOff,
  intents,
  policies,
  refusedWork,
  safetyFirst,
  synonyms,
  words,
} from './trade.ts';

/** What the chat's assistant knows beyond the other records; what belongs to the trade stands in `trade.ts`. */
export const assistant: RecordsInput['assistant'] = {
  vocabulary,
  carrierPhrases,
  intents: withTradeExamples([...commonIntents.filter(({ id }) => !intents.some((own) => own.id === id)), ...intents], {
    ...words,
    jobs: [...words.jobs, ...services.map(({ nameInText }) => nameInText)],
  }),
  intentFacts: {},
  askedAs,
  policies: { ...visitPolicies, ...policies },
  pages: [
    { id: 'services', title: 'Services', href: '/services', names: ['services page', 'price list'] },
    {
      id: 'locations',
      title: 'Areas we serve',
      href: '/locations',
      names: ['map', 'locations page', 'list of towns', 'list of places', 'all towns', 'service area page'],
    },
    { id: 'about', title: 'About us', href: '/about', names: ['about us', 'about page'] },
    { id: 'contact', title: 'Contact', href: '/contact', names: ['contact form', 'contact page', 'quote form'] },
    { id: 'privacy', title: 'Privacy policy', href: '/privacy-policy', names: ['privacy policy', 'privacy'] },
  ],
  laws: {},
  aliases: { plans: {}, addOns: {}, services: aliases, industries: {}, profiles: {}, terms: {} },
  synonyms,
  places: placesAround(locations),
  visitsWithinKm: 50,
  helpsAnyone: true,
  emergencies,
  safetyFirst,
  handsOff,
  emergencyServices,
  refusedWork,
  emergenciesInFrench,
};
