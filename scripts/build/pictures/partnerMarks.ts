import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Site } from '../../../data/schema/site.ts';

const icons = join(dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons');
/** A ring, for partners whose logo is not in simple-icons. */
const fallback = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z';

/** The logos of the partners as SVG, by address. Pages refer to the path by its id `mark`, and give it their text colour. */
export function partnerMarks({ partners }: Pick<Site, 'partners'>): [address: string, svg: string][] {
  return partners.map(({ slug }) => {
    const file = join(icons, `${slug}.svg`);
    const shape = (existsSync(file) && / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1]) || fallback;
    return [
      `/assets/partners/${slug}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path id="mark" fill="currentColor" fill-rule="evenodd" d="${shape}"/></svg>\n`,
    ];
  });
}
