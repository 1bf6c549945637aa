import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { HeadInput } from '../../types/page.ts';

type PicturePage = NonNullable<HeadInput['picturePage']>;

/**
 * The pages whose share images stand for the pages of combinations as well: of all that is drawn, pictures take longest, and there are
 * many more combinations than records.
 */
export const picturePages = {
  location: ({ slug, name }: Location): PicturePage => ({ path: `/locations/${slug}`, name }),
  industry: ({ slug, name }: Industry): PicturePage => ({ path: `/industries/${slug}`, name }),
};
