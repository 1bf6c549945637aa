import { describe, expect, test } from 'vitest';
import { checkLinks, makeHeadChecks } from '#scripts/build/checkHeads.ts';
import type { HeadInput } from '#src/types/page.ts';

const buildPage = (path: string, input: Partial<HeadInput> = {}) => {
  const description = `A description of the page ${path} that is long enough for a search engine to show it.`;
  return { path, head: { title: `A title of page ${path}`, description, keywords: [], ...input } };
};
const errorsOf = (...pages: ReturnType<typeof buildPage>[]) => {
  const checks = makeHeadChecks();
  for (const page of pages) checks.check(page);
  return checks.errors;
};

describe('The heads of all pages', () => {
  test('give no two pages one address', () => {
    expect(
      errorsOf(buildPage('/a'), buildPage('/a', { title: 'Another title here', description: 'x'.repeat(100) })),
    ).toEqual(['/a: two pages have this address. Rename one of the records.']);
  });

  test.each([
    ['title', 14, '15 to 70'],
    ['title', 71, '15 to 70'],
    ['description', 69, '70 to 170'],
    ['description', 171, '70 to 170'],
  ])('have no %s of %i characters', (field, length, limits) => {
    const text = 'x'.repeat(length);
    expect(errorsOf(buildPage('/a', { [field]: text }))).toEqual([
      `/a: ${field} has ${length} characters: "${text}". Write ${limits}, in data/pages.ts or in the record it quotes.`,
    ]);
  });

  test('repeat no title and no description', () => {
    const [title, description] = [
      'The same for both',
      'The same description for both of these pages, which is long enough to be shown.',
    ];
    expect(errorsOf(buildPage('/a', { title, description }), buildPage('/b', { title, description }))).toEqual([
      `/b: title "${title}" is also that of /a. Give each page its own.`,
      `/b: description "${description}" is also that of /a. Give each page its own.`,
    ]);
  });

  test.each([[{ noIndex: true }], [{ status: 404 as const }], [{ canonical: '/a' }]])(
    'may repeat them where search engines are sent elsewhere: %j',
    (facts) => {
      const same = { title: 'The same for both', description: 'x'.repeat(100) };
      expect(errorsOf(buildPage('/a', same), buildPage('/b', { ...same, ...facts }))).toEqual([]);
      expect(errorsOf(buildPage('/b', { ...same, ...facts }), buildPage('/a', same))).toEqual([]);
    },
  );
});

describe('The links of records', () => {
  const paths = new Set(['/', '/contact']);
  const linkTo = (href: string) => ({ record: 'navigation', href });
  const links = (...hrefs: string[]) => checkLinks(paths, hrefs.map(linkTo));

  test('that lead nowhere are named', () => {
    expect(links('/contcat', '/contact', '/contact/')).toEqual([
      'navigation: link "/contcat" leads nowhere. Fix the address or add the page.',
      'navigation: link "/contact/" leads nowhere. Fix the address or add the page.',
    ]);
  });

  test('may have an anchor or a query, and may lead to other sites', () => {
    expect(links('/', '/#faq', '/?x=1', '/contact#faq', '/contact?x=1#faq', 'https://other.example/contcat')).toEqual(
      [],
    );
  });
});
