import type { Site } from '../../data/rules/schema/site.ts';
import { fewestIndexedWords, thinCombinations } from '../../data/rules/text/thinCombinations.ts';
import type { ComparedPage } from './compare.ts';
import { pairsOfPath } from './missingPairs.ts';

const limits = {
  /** The highest resemblance of a page and its nearest neighbour. */
  nearest: 0.45,
  /** The highest median of these resemblances. */
  median: 0.35,
  /** The fewest words of its own on a combination page. */
  own: 350,
  /** The fewest words found on no other page, for the page of a service, an industry and a location, and their median. */
  foundOnce: { least: 150, median: 180 },
};

const combination = /^(?:planS|s)erviceIn/;
const full = 'serviceInIndustryInLocation';
/** For these pages too, the fewest words found on no other page. */
const planServicePlace = 'planServiceInLocation';

/** A sentence for each page that says too little of its own. Pages whose pairs are in `missing` are left out, because those are reported as such. */
export function samenessFaults(pages: readonly ComparedPage[], missing: readonly string[]): string[] {
  const unwritten = new Set(missing);
  const complete = pages.filter(
    ({ routeId, path }) => !combination.test(routeId) || pairsOfPath(path).every((pair) => !unwritten.has(pair)),
  );
  const ofThree = complete.filter(({ routeId }) => routeId === full);
  const medianFoundOnce = medianOf(ofThree.map(({ foundOnce }) => foundOnce));
  const median = medianOf(complete.map(({ nearest }) => nearest.resemblance));
  return [
    ...complete
      .filter(({ nearest }) => nearest.resemblance > limits.nearest)
      .map(
        ({ path, nearest }) =>
          `${path} shares ${nearest.resemblance.toFixed(2)} with ${nearest.path}; at most ${limits.nearest.toFixed(2)}.`,
      ),
    ...(median > limits.median
      ? [
          `Half of the pages share ${median.toFixed(2)} or more with the page nearest to them; at most ${limits.median}.`,
        ]
      : []),
    ...complete
      .filter(({ routeId, own }) => combination.test(routeId) && own < limits.own)
      .map(({ path, own }) => `${path} has ${own} words of its own; at least ${limits.own}.`),
    ...complete
      .filter(({ routeId }) => routeId === full || routeId === planServicePlace)
      .filter(({ foundOnce }) => foundOnce < limits.foundOnce.least)
      .map(
        ({ path, foundOnce }) =>
          `${path} has ${foundOnce} words found nowhere else; at least ${limits.foundOnce.least}${
            foundOnce < fewestIndexedWords ? `, and ${fewestIndexedWords} to be listed by search engines` : ''
          }.`,
      ),
    ...(ofThree.length > 0 && medianFoundOnce < limits.foundOnce.median
      ? [
          `Half of the pages of a service, an industry and a location have ${medianFoundOnce} words found nowhere else or ` +
            `fewer; at least ${limits.foundOnce.median}.`,
        ]
      : []),
  ];
}

/** A sentence for each page that the build keeps out of search engines, because its text has too few words of its own. */
export function keptOutOfIndex({ combinations }: Pick<Site, 'combinations'>): string[] {
  return [...thinCombinations(combinations)].map(
    ([{ service, industry, location }, words]) =>
      `/services/${service}/${industry}/${location} is kept out of the index: its text has ${words} words found nowhere ` +
      `else; at least ${fewestIndexedWords}.`,
  );
}

/** The upper median; 0 of no values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
