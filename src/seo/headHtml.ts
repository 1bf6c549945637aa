import { escapeHtml } from '#data/rules/text/escapeHtml.ts';
import { isDrawn, pictureSchemes } from '#data/rules/files/pictures.ts';
import type { Head, PreloadedPicture } from '../types/page.ts';
import { media } from '../styles/media.ts';
import { sourcesOf } from '../ui/Picture/Picture.tsx';
import { headTags } from './tags.ts';

/**
 * A page's head as HTML. By `data-rh`, react-helmet-async recognises the tags in the browser and updates them. Written
 * by hand, because rendering them with react-helmet-async would take a tenth of the build time.
 */
export function headHtml(head: Head, site: { siteName: string; locale: string }): string {
  const tags = headTags(head, site).map(
    ({ tag, attributes }) =>
      `<${tag} data-rh${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')}/>`,
  );
  return (
    `<title>${escapeHtml(head.title)}</title>${head.preload ? preloadTag(head.preload) : ''}${tags.join('')}<script ` +
    `data-rh type="application/ld+json">${head.graph}</script>`
  );
}

/** Preloads the leading picture in the visitor's colour scheme. Without `data-rh`, because it is not needed after a client-side navigation. */
function preloadTag({ picture, sizes }: PreloadedPicture): string {
  const link = (what: string) => `<link rel="preload" as="image" fetchpriority="high" ${what}/>`;
  if (!isDrawn(picture)) return link(`href="${escapeHtml(picture)}"`);
  return pictureSchemes
    .map((scheme) =>
      link(
        `media="${scheme === 'dark' ? media.dark : `not all and ${media.dark}`}" type="image/webp" ` +
          `imagesrcset="${sourcesOf(picture, scheme)}" imagesizes="${escapeHtml(sizes)}"`,
      ),
    )
    .join('');
}
