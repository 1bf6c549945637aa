import { aliases } from './assistant/aliases.ts';
import { cards } from './assistant/cards/index.ts';
import { emergencies } from './assistant/emergencies.ts';
import { pages } from './assistant/pages.ts';
import { places } from './assistant/places.ts';
import { scripts } from './assistant/scripts.ts';
import { synonyms } from './assistant/synonyms.ts';
import { vocabulary } from './assistant/vocabulary.ts';
import type { RecordsInput } from './rules/schema/site.ts';

/** What the assistant of the chat says and understands beyond the other records. */
export const assistant: RecordsInput['assistant'] = {
  vocabulary,
  cards,
  emergencies,
  scripts,
  pages,
  aliases,
  synonyms,
  places,
  visitsWithinKm: 50,
};
