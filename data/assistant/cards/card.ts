import type { RecordsInput } from '../../rules/schema/site.ts';

/** A card as a data folder writes it. */
export type CardInput = NonNullable<RecordsInput['assistant']['cards']>[number];
