import { scripts } from '#data/assistant/scripts.ts';
import { vocabulary } from '#data/assistant/vocabulary.ts';
import { placesAround } from '#data/rules/places/findPlaces.ts';
import type { RecordsInput } from '#data/rules/schema/site.ts';
import { locations } from '../locations/index.ts';
import { commonCards, dangerToPeople } from './common.ts';
import { aliases, cards, emergencies, synonyms } from './trade.ts';

const own = new Set(cards.map(({ id }) => id));

/** What the chat's assistant knows beyond the other records; what belongs to the trade stands in `trade.ts`. */
export const assistant: RecordsInput['assistant'] = {
  vocabulary,
  scripts,
  // A card of the trade takes the place of a common one with its id.
  cards: [...cards, ...commonCards.filter(({ id }) => !own.has(id))],
  emergencies: [...emergencies, ...dangerToPeople],
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
  aliases: { plans: {}, addOns: {}, services: aliases, industries: {}, profiles: {}, terms: {} },
  synonyms,
  places: placesAround(locations),
  visitsWithinKm: 50,
};
