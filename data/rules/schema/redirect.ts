import { z } from 'zod';

const addressSchema = (remedy: string) => z.string().regex(/^\/(?:[^\s/?#.]+(?:\/[^\s/?#.]+)*)?(?:#[\w-]+)?$/, remedy);

/**
 * A page that has moved for good. A segment that begins with a colon stands for any one segment, so that one record moves all
 * pages of a renamed place: `/services/:service/old` leads to `/services/:service/new`.
 */
export const redirectSchema = z.strictObject({
  /** The address that was published. */
  from: addressSchema(
    'Give the path that was published, for example "/locations/old", without a slash or an ending.',
  ).refine(
    (path) => path !== '/' && !path.includes('#'),
    'Give the path of a page other than the home page, without "#".',
  ),
  /** The page of this site that answers now. */
  to: addressSchema('Give the path of a page of this site, for example "/locations/new".'),
});
export type Redirect = z.infer<typeof redirectSchema>;
