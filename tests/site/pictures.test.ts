import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  articlePicture,
  pngAddress,
  pictureAddress,
  pictureOf,
  pictureSchemes,
  pictureWidths,
  sharePicture,
} from '#data/rules/files/pictures.ts';
import { builtFiles, dist, isIndexable, origin, site } from '#scripts/support/builtSite.ts';
import { type BuiltPage, readPages } from '#tests/support/builtPages.ts';
import { attribute, named, theOnly } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
const files = new Set(builtFiles.map((file) => `/${file}`));
const property = ({ elements }: BuiltPage, name: string) =>
  attribute(theOnly(elements, 'meta', { property: name }), 'content') ?? '';

/** The path of the page whose share image a page shows: that of its place or industry, where it is about more than one record. */
function picturePath({ path, frame }: BuiltPage): string {
  if (!/In(?:Location|Industry)/.test(frame.routeId)) return path;
  const record = path.split('/').at(-1) ?? '';
  return site.locations.some(({ slug }) => slug === record) ? `/locations/${record}` : `/industries/${record}`;
}

test("every page that search engines may list has the share image of its record, and all others have the site's", () => {
  const ownImage = new Map(site.articles.flatMap(({ slug, image }) => (image ? [[`/blog/${slug}`, image]] : [])));
  noFaults(pages, (page) => {
    const expected =
      origin +
      (isIndexable(page) ? (ownImage.get(page.path) ?? sharePicture(picturePath(page))) : site.provider.defaultImage);
    return property(page, 'og:image') === expected ? [] : [property(page, 'og:image')];
  });
});

test('share images are PNG of 1200 by 630, small, and no two records have the same', () => {
  const seen = new Map<string, string>();
  noFaults(pages.filter(isIndexable), (page) => {
    const content = readFileSync(join(dist, property(page, 'og:image').slice(origin.length)));
    const hash = createHash('sha256').update(content).digest('hex');
    const other = seen.get(hash);
    seen.set(hash, picturePath(page));
    const facts = [content.toString('latin1', 1, 4), content.readUInt32BE(16), content.readUInt32BE(20)].join();
    const [width, height, alt] = ['width', 'height', 'alt'].map((name) => property(page, `og:image:${name}`));
    return [
      ...(facts === 'PNG,1200,630' ? [] : [facts]),
      ...(content.length < 50_000 ? [] : [`${content.length} bytes`]),
      ...(other === undefined || other === picturePath(page) ? [] : [`the same as that of ${other}`]),
      ...(width === '1200' && height === '630' && alt ? [] : ['its tags']),
    ];
  });
});

test('every picture in the text has its size, its words, and a copy for what cannot read the best format', () => {
  noFaults(pages, ({ elements }) =>
    named(elements, 'img').flatMap((image) => [
      ...['width', 'height', 'alt', 'src'].filter((name) => attribute(image, name) === undefined),
      ...(/\.(?:png|jpg|svg)$/.test(attribute(image, 'src') ?? '') ? [] : [`${attribute(image, 'src')}`]),
    ]),
  );
});

test('in the dark scheme every generated picture is the one that was drawn for it', () => {
  const inDark = '(prefers-color-scheme: dark)';
  noFaults(pages, ({ elements }) => {
    const sources = named(elements, 'source', { type: 'image/webp' }).map((source) => [
      attribute(source, 'media'),
      attribute(source, 'srcset') ?? '',
    ]);
    return sources.flatMap(([media, srcset], index) => {
      if (media === inDark) return [];
      const [before, dark] = sources[index - 1] ?? [];
      return before === inDark && dark === srcset?.replace(/-(?=\d+\.webp)/g, '-dark-') ? [] : [`${srcset}`];
    });
  });
});

test('an article asks for its cover at once, in the scheme of the visitor, and for no other picture', () => {
  const articles = pages.filter(({ frame }) => frame.routeId === 'article');
  expect(articles).toHaveLength(site.articles.length);
  noFaults(articles, ({ elements }) => {
    const preloads = named(elements, 'link', { rel: 'preload', as: 'image' });
    const covers = named(elements, 'source').slice(0, 2);
    const asked = (all: typeof preloads, names: [string, string]) =>
      all.map((element) => names.map((name) => attribute(element, name))).sort();
    const eager = named(elements, 'img').filter((image) => attribute(image, 'loading') !== 'lazy').length;
    return [
      ...(JSON.stringify(asked(preloads, ['imagesrcset', 'imagesizes'])) ===
      JSON.stringify(asked(covers, ['srcset', 'sizes']))
        ? []
        : ['what is asked for']),
      ...(new Set(preloads.map((link) => attribute(link, 'media'))).size === preloads.length ? [] : ['schemes']),
      ...(eager === 1 ? [] : [`${eager} pictures that are not lazy`]),
    ];
  });
});

test('every article, industry and service has a picture in all sizes, light and dark', async () => {
  const pictures = [
    ...site.articles.filter(({ image }) => !image).map(articlePicture),
    ...site.industries.map(({ slug }) => pictureOf('industries', slug)),
    ...site.services.map(({ id }) => pictureOf('services', id)),
  ];
  const addresses = pictures.flatMap((picture) => [
    ...pictureSchemes.flatMap((scheme) => pictureWidths.map((width) => pictureAddress(picture, width, scheme))),
    pngAddress(picture),
  ]);
  expect(addresses.filter((address) => !files.has(address))).toEqual([]);
  for (const width of pictureWidths) {
    const { width: drawn, height } = await sharp(join(dist, pictureAddress(pictures[0] ?? '', width))).metadata();
    expect([drawn, height]).toEqual([width, (width * 9) / 16]);
  }
});

test('the fonts of every page are preloaded, and no others', () => {
  noFaults(pages, ({ elements }) => {
    const fonts = named(elements, 'link', { rel: 'preload', as: 'font' }).map((link) => attribute(link, 'href') ?? '');
    const isRight = (font: string) =>
      /^\/assets\/(?:heading|text)-usual-[\w-]{8}\.woff2$/.test(font) && files.has(font);
    return fonts.length === 2 && fonts.every(isRight) ? [] : [fonts.join()];
  });
});
