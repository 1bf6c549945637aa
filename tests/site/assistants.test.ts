import { bookingPath } from '#api/bookings/bookingPaths.ts';
import { expect, test } from 'vitest';
import { markdownAddress } from '#data/rules/files/markdownTwins.ts';
import { builtFiles, isIndexable, origin, site } from '#scripts/support/builtSite.ts';
import { type BuiltPage, readBuilt, readPages } from '#tests/support/builtPages.ts';
import { figuresIn } from '../support/figures.ts';
import { attribute, named, piecesOf, textOf, theOnly } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
const indexable = pages.filter(isIndexable);
const files = new Set(builtFiles);
const twinFile = ({ path }: Pick<BuiltPage, 'path'>) => markdownAddress(path).slice(1);
const twin = (page: BuiltPage) => readBuilt(twinFile(page));

/** What a page says, with what stands beside each other both run together and apart: which of them a reader sees is a matter of its styles. */
const seen = (page: BuiltPage, element: 'body' | 'main') =>
  `${textOf(theOnly(page.elements, element))} ${piecesOf(theOnly(page.elements, element))}`;

/** What a twin says, as a reader sees it: without addresses, list numbers and escapes. */
function wordsOf(markdown: string): string {
  return markdown
    .replace(/\]\((?:<[^>]*>|[^)\s]*)\)/g, ']')
    .replace(/^canonical: .*$/m, '')
    .replace(/^ *\d+\. /gm, '')
    .replace(/\\(?=\W|_)/g, '');
}

test('every page that search engines may list has Markdown beside it, and no other page', () => {
  expect(builtFiles.filter((file) => file.endsWith('.md'))).toEqual(indexable.map(twinFile).sort());
});

test('its head names the Markdown; the head of a page that is not listed names that of the page it repeats, or none', () => {
  noFaults(pages, (page) => {
    const named_ = named(page.elements, 'link', { rel: 'alternate', type: 'text/markdown' }).map((link) =>
      attribute(link, 'href'),
    );
    const { head } = page.frame;
    const wanted = head.noIndex || head.status === 404 ? [] : [markdownAddress(new URL(head.canonical).pathname)];
    return JSON.stringify(named_) === JSON.stringify(wanted) && wanted.every((address) => files.has(address.slice(1)))
      ? []
      : [`names ${named_.join(' ') || 'none'}`];
  });
});

test('every figure in the Markdown stands on the page', () => {
  noFaults(indexable, (page) => {
    const shown = new Set(figuresIn(`${seen(page, 'body')} ${page.frame.head.title} ${page.frame.head.description}`));
    return [...new Set(figuresIn(wordsOf(twin(page))))].filter((figure) => !shown.has(figure));
  });
});

test("the Markdown has the page's heading, title, description and address, and how to reach the provider", () => {
  const { name, phone, email } = site.provider;
  noFaults(indexable, (page) => {
    const [, head = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(twin(page)) ?? [];
    const facts = Object.fromEntries(
      head
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), JSON.parse(line.slice(line.indexOf(':') + 2)) as string]),
    );
    const wanted = {
      title: page.frame.head.title,
      description: page.frame.head.description,
      canonical: page.frame.head.canonical,
    };
    const headings = [...wordsOf(body).matchAll(/^# (.+)$/gm)].map(([, text]) => text);
    return [
      ...Object.entries(wanted)
        .filter(([key, value]) => facts[key] !== value)
        .map(([key]) => `its ${key} is "${facts[key]}"`),
      ...[name, phone.display, email]
        .filter((way) => !facts.contact?.includes(way))
        .map((way) => `"${way}" is missing`),
      ...(headings.length === 1 && headings[0] === textOf(theOnly(page.elements, 'h1'))
        ? []
        : [`its headings are ${headings.join(', ')}`]),
    ];
  });
});

test('the Markdown says most of what the main part says, and nothing of the rest', () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  noFaults(
    indexable.filter(({ frame }) => !['chat', 'pricing', 'contact'].includes(frame.routeId)),
    (page) => {
      const main = words(textOf(theOnly(page.elements, 'main')));
      const said = words(wordsOf(twin(page).replace(/^---.*?\n---/s, '')));
      const known = new Set(words(seen(page, 'main')));
      return [
        ...(said.length > main.length * 0.6 ? [] : [`${said.length} of ${main.length} words`]),
        ...[...new Set(said)].filter((word) => !known.has(word)).map((word) => `"${word}" is not in the main part`),
      ];
    },
  );
});

test('links in the Markdown are full addresses, those to this site of pages and files that are there', () => {
  const paths = new Set(pages.map(({ path }) => path));
  noFaults(indexable, (page) =>
    [...twin(page).matchAll(/(?<!\\)\]\((?:<([^>]*)>|([^)\s]*))\)/g)]
      .map(([, bracketed, plain]) => bracketed ?? plain ?? '')
      .filter((href) => {
        if (/^(mailto|tel):/.test(href)) return false;
        if (!URL.canParse(href)) return true;
        const url = new URL(href);
        const isThere = paths.has(url.pathname) || files.has(url.pathname.slice(1)) || url.pathname === bookingPath;
        return url.origin === origin && !isThere;
      }),
  );
});

test('llms.txt has the form of llmstxt.org: a name, a summary, and sections of links with a sentence each', () => {
  const [title, summary, ...blocks] = readBuilt('llms.txt').trimEnd().split('\n\n');
  expect([title, summary]).toEqual([`# ${site.provider.name}`, `> ${site.provider.description}`]);
  const sections = blocks.slice(blocks.findIndex((block) => block.startsWith('## ')));
  const headings = sections.filter((_, index) => index % 2 === 0).map((heading) => heading.replace('## ', ''));
  expect(headings.join()).toBe('The company,Services,Pricing,Locations,Industries,Resources,Articles,Optional');
  for (const list of sections.filter((_, index) => index % 2 === 1))
    for (const line of list.split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)]+\.md\): \S.{20,}$/);
  for (const fact of [site.provider.phone.display, site.provider.email, site.provider.hours.label])
    expect(readBuilt('llms.txt')).toContain(fact);
});

test('llms.txt links Markdown that is there: of all main pages, and of no combination', () => {
  const listed = [...readBuilt('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(
    listed.filter((address) => !address.startsWith(`${origin}/`) || !files.has(address.slice(origin.length + 1))),
  ).toEqual([]);
  const main =
    'home about contact services service pricing locations location industries industry resources glossary blog article';
  const wanted = indexable
    .filter(({ frame }) => main.split(' ').includes(frame.routeId))
    .map(({ path }) => origin + markdownAddress(path));
  expect(wanted.filter((address) => !listed.includes(address))).toEqual([]);
  expect(listed.filter((address) => /\/services\/[^/]+\//.test(address))).toEqual([]);
});
