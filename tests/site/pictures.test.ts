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
  pictureWidths,
  sharePicture,
} from '#data/files/pictures.ts';
import {
  type BuiltPage,
  builtFiles,
  dist,
  faultsOn,
  isIndexable,
  origin,
  readPages,
  site,
} from '#scripts/support/builtSite.ts';
import { attribute, named, theOnly } from '#scripts/support/html.ts';

const pages = readPages();
const files = new Set(builtFiles.map((file) => `/${file}`));
const property = ({ elements }: BuiltPage, name: string) =>
  attribute(theOnly(elements, 'meta', { property: name }), 'content') ?? '';

test("every page that search engines may list has a share image of its own, and all others have the site's", () => {
  const ownImage = new Map(site.articles.flatMap(({ slug, image }) => (image ? [[`/blog/${slug}`, image]] : [])));
  expect(
    faultsOn(pages, (page) => {
      const expected =
        origin +
        (isIndexable(page) ? (ownImage.get(page.path) ?? sharePicture(page.path)) : site.provider.defaultImage);
      return property(page, 'og:image') === expected ? [] : [property(page, 'og:image')];
    }),
  ).toEqual([]);
});

test('share images are PNG of 1200 by 630, small, and no two are the same', () => {
  const seen = new Map<string, string>();
  expect(
    faultsOn(pages.filter(isIndexable), (page) => {
      const content = readFileSync(join(dist, property(page, 'og:image').slice(origin.length)));
      const hash = createHash('sha256').update(content).digest('hex');
      const other = seen.get(hash);
      seen.set(hash, page.path);
      return [
        ...(content.toString('latin1', 1, 4) === 'PNG' &&
        content.readUInt32BE(16) === 1200 &&
        content.readUInt32BE(20) === 630
          ? []
          : ['size']),
        ...(content.length < 50_000 ? [] : [`${content.length} bytes`]),
        ...(other === undefined ? [] : [`the same as that of ${other}`]),
        ...(property(page, 'og:image:width') === '1200' &&
        property(page, 'og:image:height') === '630' &&
        property(page, 'og:image:alt')
          ? []
          : ['its tags']),
      ];
    }),
  ).toEqual([]);
});

test('every picture in the text has its size, its words, and a copy for what cannot read the best format', () => {
  expect(
    faultsOn(pages, ({ elements }) =>
      named(elements, 'img').flatMap((image) => [
        ...['width', 'height', 'alt', 'src'].filter((name) => attribute(image, name) === undefined),
        ...(/\.(?:png|jpg)$/.test(attribute(image, 'src') ?? '') ? [] : [`${attribute(image, 'src')}`]),
      ]),
    ),
  ).toEqual([]);
});

test('an article asks for its cover at once, and for no other picture', () => {
  const articles = pages.filter(({ frame }) => frame.routeId === 'article');
  expect(articles).toHaveLength(site.articles.length);
  expect(
    faultsOn(articles, ({ elements }) => {
      const [preload, ...others] = named(elements, 'link', { rel: 'preload', as: 'image' });
      const [cover] = named(elements, 'source');
      if (!preload || !cover || others.length > 0) return ['the preload'];
      const eager = named(elements, 'img').filter((image) => attribute(image, 'loading') !== 'lazy').length;
      return [
        ...(attribute(preload, 'imagesrcset') === attribute(cover, 'srcset') &&
        attribute(preload, 'imagesizes') === attribute(cover, 'sizes')
          ? []
          : ['what is asked for']),
        ...(eager === 1 ? [] : [`${eager} pictures that are not lazy`]),
      ];
    }),
  ).toEqual([]);
});

test('every article, industry and service has a picture in all sizes', async () => {
  const pictures = [
    ...site.articles.filter(({ image }) => !image).map(articlePicture),
    ...site.industries.map(({ slug }) => pictureOf('industries', slug)),
    ...site.services.map(({ id }) => pictureOf('services', id)),
  ];
  expect(
    pictures
      .flatMap((picture) => [...pictureWidths.map((width) => pictureAddress(picture, width)), pngAddress(picture)])
      .filter((address) => !files.has(address)),
  ).toEqual([]);
  for (const width of pictureWidths) {
    const { width: drawn, height } = await sharp(join(dist, pictureAddress(pictures[0] ?? '', width))).metadata();
    expect([drawn, height]).toEqual([width, (width * 9) / 16]);
  }
});

test('the fonts of every page are preloaded, and no others', () => {
  expect(
    faultsOn(pages, ({ elements }) => {
      const fonts = named(elements, 'link', { rel: 'preload', as: 'font' }).map(
        (link) => attribute(link, 'href') ?? '',
      );
      return fonts.length === 2 &&
        fonts.every((font) => /^\/assets\/(?:heading|text)-usual-[\w-]{8}\.woff2$/.test(font) && files.has(font))
        ? []
        : [fonts.join()];
    }),
  ).toEqual([]);
});
