import type { Provider } from '#data/rules/schema/provider.ts';
import { fitTitle } from '../../seo/fitTitle.ts';
import type { HeadInput } from '../../types/page.ts';

/** The metadata of a page that is written as a record of its own. */
export function writtenHead(
  { title, description, keywords }: { title: string; description: string; keywords: readonly string[] },
  { name }: Pick<Provider, 'name'>,
): HeadInput {
  return { title: fitTitle(`${title} | ${name}`), description, keywords };
}
