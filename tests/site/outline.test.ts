import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtFiles, site } from '#scripts/support/builtSite.ts';
import { readBuilt, readPages } from '#tests/support/builtPages.ts';
import { attribute, type Element, elements as elementsIn, named, textOf, theOnly } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
/** The hashes by which the policy names the style elements of pages. */
const { inline } = JSON.parse(readBuilt('site.json')) as { inline: { scripts: string[]; styles: string[] } };

test('every page is in the language of the site, and says first how its characters are encoded', () => {
  noFaults(pages, ({ elements }) => {
    const lang = attribute(theOnly(elements, 'html'), 'lang');
    const first = elements[elements.indexOf(theOnly(elements, 'head')) + 1];
    return [
      ...(lang === site.provider.locale ? [] : [`lang is "${lang}"`]),
      ...(first && attribute(first, 'charset') === 'utf-8' ? [] : [`the head begins with <${first?.tagName}>`]),
    ];
  });
});

test('a page about a place says that it shows this one, and no page about one shows another', () => {
  const aboutPlaces = pages.filter(({ path }) => site.locations.some(({ slug }) => path.endsWith(`/${slug}`)));
  expect(aboutPlaces.length).toBeGreaterThan(site.locations.length);
  noFaults(aboutPlaces, ({ path, elements }) => {
    const { name } = site.locations.find(({ slug }) => path.endsWith(`/${slug}`)) ?? { name: '' };
    const shown = /Showing information for ([A-Z][a-z]+(?: [A-Z][a-z]+)?)/.exec(textOf(theOnly(elements, 'main')))?.[1];
    return shown?.startsWith(name) ? [] : [`it shows ${shown}`];
  });
});

test('every page has one h1 with text, the first heading of its main part, and no heading skips a level', () => {
  noFaults(pages, ({ elements }) => {
    const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
    const [first] = elementsIn(theOnly(elements, 'main')).filter(isHeading);
    const headings = elements.filter(isHeading);
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const all = named(elements, 'h1');
    return [
      ...(all.length === 1 ? [] : [`${all.length} h1`]),
      ...(first === all[0] && first && textOf(first) ? [] : ['the h1 is empty or not the first heading']),
      ...headings
        .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
        .map((heading) => `${heading.tagName} "${textOf(heading)}" skips a level`),
    ];
  });
});

const sectioning = new Set(['section', 'article', 'aside', 'nav']);

/** Whether a heading stands in an element, and not in a section or an article within it. */
function hasHeading({ childNodes }: Element): boolean {
  return childNodes.some(
    (node) =>
      'tagName' in node && (/^h[1-6]$/.test(node.tagName) || (!sectioning.has(node.tagName) && hasHeading(node))),
  );
}

test('every section has a heading of its own, or a label', () => {
  noFaults(pages, ({ elements }) =>
    named(elements, 'section')
      .filter((section) => attribute(section, 'aria-label') === undefined && !hasHeading(section))
      .map((section) => `<section class="${attribute(section, 'class')}"> "${textOf(section).slice(0, 40)}"`),
  );
});

test('nothing on a page is against the Content-Security-Policy: no handler stands in it, and no script or style but those that are named', () => {
  const data = new Set(['application/json', 'application/ld+json']);
  noFaults(pages, ({ elements }) =>
    elements.flatMap((element) => {
      const { tagName, attrs } = element;
      const faults = attrs
        .filter(({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value))
        .map(({ name }) => `<${tagName} ${name}>`);
      const isNamed = (hashes: readonly string[]) =>
        hashes.includes(
          `sha256-${createHash('sha256')
            .update(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''))
            .digest('base64')}`,
        );
      if (tagName === 'style' && !isNamed(inline.styles)) faults.push('<style>');
      if (
        tagName === 'script' &&
        attribute(element, 'src') === undefined &&
        !data.has(attribute(element, 'type') ?? '') &&
        !isNamed(inline.scripts)
      )
        faults.push('a script in the page');
      return faults;
    }),
  );
});

test('scripts, styles and pictures come from the site itself', () => {
  noFaults(pages, ({ elements }) =>
    elements.flatMap((element) => {
      const address =
        attribute(element, 'src') ??
        (['link', 'use'].includes(element.tagName) && !['canonical', 'expect'].includes(attribute(element, 'rel') ?? '')
          ? attribute(element, 'href')
          : undefined);
      return address === undefined || address.startsWith('/') ? [] : [`<${element.tagName}> from ${address}`];
    }),
  );
});

test('every icon that a page shows is in the sprite', () => {
  const [sprite = '', ...others] = builtFiles.filter((file) => /^assets\/icons-.*\.svg$/.test(file));
  expect(others).toEqual([]);
  const icons = new Set([...readBuilt(sprite).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `/${sprite}#${id}`));
  expect(icons.size).toBeGreaterThan(0);
  noFaults(pages, ({ elements }) =>
    named(elements, 'use').flatMap((use) => {
      const icon = attribute(use, 'href') ?? '';
      return icons.has(icon) ? [] : [`icon ${icon}`];
    }),
  );
});

test("home shows every maker's mark, in a colour for each scheme, and loads none before it is near", () => {
  const home = pages.find(({ path }) => path === '/');
  const marks = named(home?.elements ?? [], 'img').filter((image) =>
    attribute(image, 'src')?.startsWith('/assets/partners/'),
  );
  expect(marks.map((image) => [attribute(image, 'src'), attribute(image, 'loading')])).toEqual(
    site.partners.map(({ slug }) => [`/assets/partners/${slug}.svg`, 'lazy']),
  );
  for (const { slug } of site.partners)
    expect(readBuilt(`assets/partners/${slug}.svg`)).toContain('@media(prefers-color-scheme:dark)');
});
