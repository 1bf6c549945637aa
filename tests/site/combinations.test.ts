import { expect, test } from 'vitest';
import { textOf } from '#scripts/support/html.ts';
import { readBuilt, readPages, site } from '#scripts/support/builtSite.ts';
import { planPrices } from '#tests/support/planPrice.ts';

const isParagraph = ({ tagName }: { tagName: string }) => tagName === 'p';
const pages = new Map(readPages().map((page) => [page.path, page]));
const texts = site.combinations.map((text) => ({
  ...text,
  path: `/services/${text.service}/${text.industry}/${text.location}`,
}));
const twinOf = (path: string) => readBuilt(`${path.slice(1)}.md`);
const industryOf = (slug: string) => site.industries.find((industry) => industry.slug === slug);

test('every page of a service, an industry and a location has its own text, and so has its Markdown twin', () => {
  expect(texts).toHaveLength(350);
  const lacking = texts.filter(({ path, lede, situation, firstSteps, systems, problems }) => {
    const twin = twinOf(path).replaceAll('\\', '');
    return [lede, situation, firstSteps, systems, problems].some((text) => !twin.includes(text));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('the first sentence of each is its own', () => {
  const openings = texts.map(({ path, lede }) => {
    const { elements } = pages.get(path) ?? { elements: [] };
    const first = elements.slice(elements.findIndex(({ tagName }) => tagName === 'h1')).find(isParagraph);
    return first && textOf(first) === lede ? lede : `${path} opens otherwise`;
  });
  expect(openings.filter((opening) => opening.endsWith('opens otherwise'))).toEqual([]);
  expect(new Set(openings).size).toBe(350);
});

test('the text comes before everything else but the hero', () => {
  const headings = new Set(
    texts.map(({ path, industry, location }) => {
      const place = site.locations.find(({ slug }) => slug === location);
      return twinOf(path)
        .split('\n')
        .find((line) => line.startsWith('## '))
        ?.replace(`${industryOf(industry)?.clients} in ${place?.name}`, 'CLIENTS');
    }),
  );
  expect([...headings]).toEqual(['## An example: CLIENTS']);
});

test('the costs are those of the price list for the people of the text', () => {
  const wrong = texts.filter(({ path, industry, people }) => {
    const twin = twinOf(path).replaceAll('\\', '');
    return planPrices(people, industryOf(industry)?.pricingProfile ?? '').some((price) => !twin.includes(price));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
