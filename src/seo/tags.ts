import { markdownAddress } from '#data/rules/files/markdownTwins.ts';
import type { Head } from '../types/page.ts';

/** A tag of a page's head besides its title and its structured data. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** A page's description, robots flags, canonical address and share tags. */
export function headTags(head: Head, { siteName, locale }: { siteName: string; locale: string }): HeadTag[] {
  const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const property = (key: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: key, content } });
  return [
    named('description', head.description),
    named('keywords', head.keywords.join(', ')),
    named(
      'robots',
      [
        head.noIndex ? 'noindex' : 'index',
        head.noFollow ? 'nofollow' : 'follow',
        // Search engines may then show the picture in its full width.
        ...(head.noIndex ? [] : ['max-image-preview:large']),
      ].join(', '),
    ),
    property('og:type', head.type),
    property('og:site_name', siteName),
    property('og:locale', locale.replace('-', '_')),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:image', head.image),
    ...(head.ownImage ? [] : [property('og:image:width', '1200'), property('og:image:height', '630')]),
    property('og:image:alt', head.imageAlt ?? head.title),
    // The rest of the card is taken from the tags above.
    named('twitter:card', 'summary_large_image'),
    // Slack and others show label and value below a shared link.
    ...(head.rating ? [named('twitter:label1', 'Rating'), named('twitter:data1', head.rating)] : []),
    ...(head.status === 404 ? [named('page-status', '404')] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: head.canonical } },
    ...(head.noIndex || head.status === 404
      ? []
      : [
          {
            tag: 'link' as const,
            attributes: {
              rel: 'alternate',
              type: 'text/markdown',
              href: markdownAddress(new URL(head.canonical).pathname),
            },
          },
        ]),
  ];
}
