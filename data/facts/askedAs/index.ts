import type { RecordsInput } from '../../schema/site.ts';
import { industries } from './industries.ts';
import { plans } from './plans.ts';
import { provider } from './provider.ts';
import { reading } from './reading.ts';
import { serviceCategories } from './serviceCategories.ts';
import { services } from './services.ts';

/** Words that visitors use for facts, by the facts' subject and title. */
export const askedAs: RecordsInput['assistant']['askedAs'] = {
  ...provider,
  ...plans,
  ...services,
  ...serviceCategories,
  ...industries,
  ...reading,
};
