import { expect, test } from 'vitest';
import { recordLinks } from '#scripts/build/recordLinks.ts';
import { buildArticle, buildRecords, buildSite } from '#tests/support/buildData.ts';

const { legal } = buildRecords();
const link = (href: string) => ({ label: 'Link', href });

test('Every link of the navigation is listed with its record', () => {
  const navigation = { header: [link('/a')], action: link('/b'), footer: [{ title: 'More', links: [link('/c'), link('https://other.example')] }], legal: [link('/d')] };
  expect(recordLinks(buildSite({ navigation, legal: [] }))).toEqual(['/a', '/b', '/c', 'https://other.example', '/d'].map((href) => ({ record: 'navigation', href })));
});

test('The links of legal pages and of Markdown are listed with their files', () => {
  const articles = [buildArticle({ body: 'See [prices](/pricing#plans), [us](https://other.example) and\n[help](/contact).' })];
  const pages = legal.map((page) => ({ ...page, links: [link('/home')], body: '[Terms](/terms-of-service)' }));
  expect(recordLinks(buildSite({ articles, legal: pages })).filter(({ record }) => record !== 'navigation')).toEqual([
    { record: 'legal/privacy-policy', href: '/home' },
    { record: 'blog/restore-test', href: '/pricing#plans' },
    { record: 'blog/restore-test', href: '/contact' },
    { record: 'legal/privacy-policy', href: '/terms-of-service' },
  ]);
});
