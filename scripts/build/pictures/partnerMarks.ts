import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Site } from '../../../data/schema/site.ts';

const icons = join(dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons');
/** A ring, for partners whose logo is not in simple-icons. */
const fallback = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z';

/**
 * The logos of the partners as SVG, by address, in the colour of secondary text. They follow the scheme of the page that shows them.
 */
export function partnerMarks({
  partners,
  theme: { colours },
}: Pick<Site, 'partners' | 'theme'>): [address: string, svg: string][] {
  const style = `path{fill:${colours.light.muted}}@media(prefers-color-scheme:dark){path{fill:${colours.dark.muted}}}`;
  return partners.map(({ slug }) => {
    const file = join(icons, `${slug}.svg`);
    const shape = (existsSync(file) && / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1]) || fallback;
    return [
      `/assets/partners/${slug}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>${style}</style><path fill-rule="evenodd" d="${shape}"/></svg>\n`,
    ];
  });
}
