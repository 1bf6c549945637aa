import { describe, expect, test } from 'vitest';
import { builtFiles, site } from '#scripts/support/builtSite.ts';
import { readBuilt, readPages } from '#tests/support/builtPages.ts';
import { theOnly } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
const scripts = builtFiles.filter((file) => file.endsWith('.js')).map((file) => ({ file, code: readBuilt(file) }));

const contentOf = (script: ReturnType<typeof theOnly>) =>
  script.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const embeddedIn = ({ elements }: Pick<(typeof pages)[number], 'elements'>) =>
  JSON.parse(contentOf(theOnly(elements, 'script', { id: 'page-data' }))) as {
    frame: { data: unknown };
    shell: unknown;
  };

test('a page carries the data that lie beside it, and what its head says once', () => {
  noFaults(pages, ({ elements, frame }) => {
    const embedded = embeddedIn({ elements });
    const graph = contentOf(theOnly(elements, 'script', { type: 'application/ld+json' }));
    const { head, entry: _, breadcrumbs, answer, data: whole, ...rest } = frame;
    // Breadcrumbs and quick answer are left as they were prerendered; a page without them says so.
    const known = { ...rest, ...(breadcrumbs.length > 0 ? {} : { breadcrumbs }), ...(answer ? {} : { answer }) };
    // What is hydrated with less than all of its data is told by the tests in a browser: here each datum is the one beside.
    const data =
      whole && Object.fromEntries(Object.entries(whole).filter(([name]) => name in (embedded.frame.data as object)));
    return [
      ...(JSON.stringify(embedded.frame) === JSON.stringify({ ...known, data })
        ? []
        : ['the embedded data are not those beside the page']),
      ...(graph === head.graph ? [] : ['the JSON-LD in the head is not that beside the page']),
    ];
  });
});

test('every page carries the same words for what stands round it', () => {
  const shells = new Set(pages.map((page) => JSON.stringify(embeddedIn(page).shell)));
  expect(shells.size).toBe(1);
});

test('data know the address they belong to', () => {
  noFaults(pages, ({ path, frame }) => (frame.path === path ? [] : [`"${frame.path}"`]));
});

describe("the browser's scripts hold no records", () => {
  const { locations, articles, provider } = site;

  test.each([
    ...(['locations', 'industries', 'services', 'articles', 'glossary', 'faqs', 'resources', 'testimonials'] as const),
    ...(['recommendations', 'legal', 'pages', 'about', 'home'] as const),
  ])('nothing of %s', (name) => {
    const sentences = stringsIn(site[name]).filter((text) => text.length >= 30);
    expect(sentences).not.toEqual([]);
    expect(heldByScripts(sentences)).toEqual([]);
  });

  test('no landmark and no title of an article', () => {
    expect(
      heldByScripts([...locations.flatMap(({ landmark }) => landmark ?? []), ...articles.map(({ title }) => title)]),
    ).toEqual([]);
  });

  test('not the provider', () => {
    const { name, email, phone, address, origin } = provider;
    expect(heldByScripts([name, email, phone.e164, phone.display, address.street, origin])).toEqual([]);
  });

  test('and would be caught if they did', () => {
    expect(heldByScripts(['pointerover'])).not.toEqual([]);
  });
});

function heldByScripts(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    scripts.filter(({ code }) => code.includes(text)).map(({ file }) => `${file}: "${text}"`),
  );
}

/** All texts in a record, however deep; of long ones the first line. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.split('\n')[0]?.trim() ?? ''];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
