import { expect, test } from 'vitest';
import { recordLinks } from '#scripts/build/recordLinks.ts';
import { buildArticle, buildRecords, buildSite } from '#tests/support/buildData.ts';

const { legal } = buildRecords();
const linksOf = (site: ReturnType<typeof buildSite>, records: RegExp) =>
  recordLinks(site).filter(({ record }) => records.test(record));
const link = (href: string) => ({ label: 'Link', href });

test('Every link of menus, legal pages, Markdown and results of forms is listed with its record', () => {
  const footer = [{ title: 'More', links: [link('/c'), link('https://other.example')] }];
  const navigation = { header: [link('/a')], action: link('/b'), footer, legal: [link('/d')] };
  const articles = [buildArticle({ body: 'See [prices](/pricing#plans), [us](https://other.example).' })];
  const pages = legal.map((page) => ({ ...page, links: [link('/home')], body: '[Terms](/terms-of-service)' }));
  const { formResults } = buildSite();
  const sent = { ...formResults.contact.sent, actions: [link('/nowhere')] };
  const results = { ...formResults, contact: { ...formResults.contact, sent } };
  const site = buildSite({ navigation, articles, legal: pages, formResults: results });
  const menus = linksOf(site, /^navigation/).map(({ href }) => href);
  expect(menus).toEqual(['/a', '/b', '/c', 'https://other.example', '/d']);
  const others = linksOf(site, /^(?:legal|blog)\/|contact\.sent/).map(({ record, href }) => `${record}: ${href}`);
  const ofLegal = ['legal/privacy-policy: /home', 'legal/privacy-policy: /terms-of-service'];
  const rest = ['blog/restore-test: /pricing#plans', 'formResults.contact.sent.actions[0]: /nowhere'];
  expect(others).toEqual(expect.arrayContaining([...ofLegal, ...rest]));
});
