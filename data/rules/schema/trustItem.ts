import { z } from 'zod';
import { referenceTo } from './reference.ts';
import { iconNameSchema } from './iconName.ts';
import { textSchema } from './text.ts';

/** An item of the strip under the hero of the home page: a reason to trust the provider. */
export const trustItemSchema = z.strictObject({
  /** The reason in a few words. */
  title: textSchema,
  /** One sentence that explains it. */
  description: textSchema,
  /** The icon before the title. */
  iconName: iconNameSchema,
  /** Id of the claim that the item states; without that claim the item is left out. */
  claim: referenceTo('claim').optional(),
});
