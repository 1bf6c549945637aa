import { expect, test } from 'vitest';
import { recordLinks } from '#scripts/build/recordLinks.ts';
import { buildArticle, buildRecords, buildSite } from '#tests/support/buildData.ts';

const { legal } = buildRecords();
const linksOf = (site: ReturnType<typeof buildSite>, records: RegExp) =>
  recordLinks(site).filter(({ record }) => records.test(record));
const link = (href: string) => ({ label: 'Link', href });

test('Every link of the navigation is listed with its record', () => {
  const navigation = {
    header: [link('/a')],
    action: link('/b'),
    footer: [{ title: 'More', links: [link('/c'), link('https://other.example')] }],
    legal: [link('/d')],
  };
  expect(linksOf(buildSite({ navigation, legal: [] }), /^navigation$/)).toEqual(
    ['/a', '/b', '/c', 'https://other.example', '/d'].map((href) => ({ record: 'navigation', href })),
  );
});

test('The links of legal pages and of Markdown are listed with their files', () => {
  const articles = [
    buildArticle({ body: 'See [prices](/pricing#plans), [us](https://other.example) and\n[help](/contact).' }),
  ];
  const pages = legal.map((page) => ({ ...page, links: [link('/home')], body: '[Terms](/terms-of-service)' }));
  expect(linksOf(buildSite({ articles, legal: pages }), /^(legal|blog)\//)).toEqual([
    { record: 'legal/privacy-policy', href: '/home' },
    { record: 'blog/restore-test', href: '/pricing#plans' },
    { record: 'blog/restore-test', href: '/contact' },
    { record: 'legal/privacy-policy', href: '/terms-of-service' },
  ]);
});

test("The links of a form's results are listed with the result", () => {
  const { formResults } = buildSite();
  const sent = { ...formResults.contact.sent, actions: [link('/nowhere')] };
  expect(
    linksOf(buildSite({ formResults: { ...formResults, contact: { ...formResults.contact, sent } } }), /\.sent$/),
  ).toContainEqual({ record: 'formResults.contact.sent', href: '/nowhere' });
});
