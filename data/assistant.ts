import { aliases } from './assistant/aliases.ts';
import { emergencies } from './assistant/emergencies.ts';
import { emergenciesInFrench } from './assistant/emergenciesInFrench.ts';
import { carrierPhrases } from './assistant/carrierPhrases.ts';
import { intentFacts } from './assistant/intentFacts.ts';
import { cards } from './assistant/cards/index.ts';
import { intents } from './assistant/intents/index.ts';
import { pages } from './assistant/pages.ts';
import { places } from './assistant/places.ts';
import { policies } from './assistant/policies.ts';
import { synonyms } from './assistant/synonyms.ts';
import { vocabulary } from './assistant/vocabulary.ts';
import { askedAs } from './facts/askedAs/index.ts';
import type { RecordsInput } from './schema/site.ts';

/** What the assistant of the chat says and understands beyond the other records. */
export const assistant: RecordsInput['assistant'] = {
  vocabulary,
  cards,
  intents,
  carrierPhrases,
  intentFacts,
  askedAs,
  policies,
  pages,
  laws: {
    PIPEDA: ['pipeda'],
    PHIPA: ['phipa', 'lprps'],
    CASL: ['casl', 'anti spam law'],
    AODA: ['aoda'],
    FINTRAC: ['fintrac'],
  },
  aliases,
  synonyms,
  places,
  visitsWithinKm: 50,
  helpsAnyone: true,
  emergencies,
  emergenciesInFrench,
};
