import { escapeHtml } from '#data/text/escapeHtml.ts';
import { isDrawn } from '#data/routing/pictures.ts';
import type { Head, PreloadedPicture } from '../types/page.ts';
import { sourcesOf } from '../ui/Picture/Picture.tsx';
import { headTags } from './tags.ts';

/**
 * A page's head as HTML. The mark `data-rh` hands its tags over to the head manager in the browser, which from then on
 * keeps them; rendering it through the manager here as well would cost a tenth of the build.
 */
export function headHtml(head: Head, site: { siteName: string; locale: string }): string {
  const tags = headTags(head, site).map(
    ({ tag, attributes }) =>
      `<${tag} data-rh="true"${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')}/>`,
  );
  return (
    `<title>${escapeHtml(head.title)}</title>${head.preload ? preloadTag(head.preload) : ''}${tags.join('')}<script ` +
    `data-rh="true" type="application/ld+json">${head.graph}</script>`
  );
}

/** Asks for the picture before the browser has found it. What the browser's own code shows later needs no such thing: it has no mark. */
function preloadTag({ picture, sizes }: PreloadedPicture): string {
  const what = isDrawn(picture)
    ? `type="image/webp" imagesrcset="${sourcesOf(picture)}" imagesizes="${escapeHtml(sizes)}"`
    : `href="${escapeHtml(picture)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${what}/>`;
}
