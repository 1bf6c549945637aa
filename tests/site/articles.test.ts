import { expect, test } from 'vitest';
import { citedSources } from '#data/rules/blog/citedSources.ts';
import { site } from '#scripts/support/builtSite.ts';
import { readPages } from '#tests/support/builtPages.ts';
import { attribute, elements, named, textOf, theOnly } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
const articlePages = pages.filter(({ frame }) => frame.routeId === 'article');

test.each([
  'service',
  'serviceInIndustry',
  'serviceInLocation',
  'serviceInIndustryInLocation',
  'planService',
  'planServiceInLocation',
  'industry',
  'industryInLocation',
  'location',
])('the page of each %s names two or three related articles, and one where three records meet', (kind) => {
  const ofKind = pages.filter(({ frame }) => frame.routeId === kind);
  expect(ofKind.length).toBeGreaterThan(0);
  noFaults(ofKind, (page) => {
    const links = named(elements(theOnly(page.elements, 'main')), 'a').map((link) => attribute(link, 'href') ?? '');
    const articles = new Set(links.filter((href) => site.articles.some(({ slug }) => href === `/blog/${slug}`)));
    const right = kind === 'serviceInIndustryInLocation' ? [1] : [2, 3];
    return right.includes(articles.size) ? [] : [`${articles.size} articles`];
  });
});

test('the rules of an industry link their sources, by title', () => {
  const sourced = site.industries.filter(({ rules }) => rules.some(({ sources }) => sources));
  expect(sourced.length).toBeGreaterThan(0);
  const missing = sourced.flatMap(({ slug, rules }) => {
    const page = pages.find(({ path }) => path === `/industries/${slug}`);
    const links = named(page?.elements ?? [], 'a').map((link) => `${attribute(link, 'href')} ${textOf(link)}`);
    return rules
      .flatMap(({ sources = [] }) => site.sources.filter(({ id }) => sources.includes(id)))
      .filter(({ title, url }) => !links.includes(`${url} ${title}`))
      .map(({ id }) => `${slug}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test('an article lists and links its sources, and has its review, its category, the way back and what is related', () => {
  noFaults(articlePages, (page) => {
    const article = site.articles.find(({ slug }) => page.path === `/blog/${slug}`);
    const sources = article ? citedSources(article, site.sources) : [];
    const linksIn = (all: typeof page.elements) =>
      named(all, 'a').map((link) => `${attribute(link, 'href')} ${textOf(link)}`);
    const dates = named(page.elements, 'time').map((time) => attribute(time, 'datetime'));
    const main = elements(theOnly(page.elements, 'main'));
    const links = linksIn(page.elements);
    return [
      ...sources.filter(({ title, url }) => !links.includes(`${url} ${title}`)).map(({ title }) => `no "${title}"`),
      ...(article?.reviewedAt && !dates.includes(article.reviewedAt) ? [`${article.reviewedAt} is missing`] : []),
      ...(linksIn(main).some((link) => link.startsWith('/blog/categories/')) ? [] : ['no category']),
      ...(linksIn(main).some((link) => /^\/blog .*Back to Blog/.test(link)) ? [] : ['no way back']),
      ...(named(main, 'h2').map(textOf).includes('Related articles') ? [] : ['nothing related']),
    ];
  });
});
