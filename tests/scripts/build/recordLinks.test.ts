import { expect, test } from 'vitest';
import { recordLinks } from '#scripts/build/recordLinks.ts';
import { buildArticle, buildRecords, buildSite } from '#tests/support/buildData.ts';

const { legal } = buildRecords();
const linksOf = (site: ReturnType<typeof buildSite>, records: RegExp) =>
  recordLinks(site).filter(({ record }) => records.test(record));
const link = (href: string) => ({ label: 'Link', href });

test('Every link of menus, legal pages, Markdown and results of forms is listed with its record', () => {
  const navigation = {
    header: [link('/a')],
    action: link('/b'),
    footer: [{ title: 'More', links: [link('/c'), link('https://other.example')] }],
    legal: [link('/d')],
  };
  const articles = [buildArticle({ body: 'See [prices](/pricing#plans), [us](https://other.example).' })];
  const pages = legal.map((page) => ({ ...page, links: [link('/home')], body: '[Terms](/terms-of-service)' }));
  const { formResults } = buildSite();
  const sent = { ...formResults.contact.sent, actions: [link('/nowhere')] };
  const results = { ...formResults, contact: { ...formResults.contact, sent } };
  const site = buildSite({ navigation, articles, legal: pages, formResults: results });
  expect(linksOf(site, /^navigation$/).map(({ href }) => href)).toEqual([
    '/a',
    '/b',
    '/c',
    'https://other.example',
    '/d',
  ]);
  expect(linksOf(site, /^(?:legal|blog)\/|contact\.sent$/)).toEqual(
    expect.arrayContaining([
      { record: 'legal/privacy-policy', href: '/home' },
      { record: 'blog/restore-test', href: '/pricing#plans' },
      { record: 'legal/privacy-policy', href: '/terms-of-service' },
      { record: 'formResults.contact.sent', href: '/nowhere' },
    ]),
  );
});
