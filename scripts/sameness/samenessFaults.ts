import type { Site } from '../../data/rules/schema/site.ts';
import { type ComparedPage, repeatedParagraphs } from './compare.ts';
import { pairsOfPath } from './missingPairs.ts';

const limits = {
  /** The highest resemblance of a page and its nearest neighbour outside its family. */
  nearest: 0.45,
  /** The highest median of these resemblances. */
  median: 0.35,
  /** The least share of its own words on the page of a service, an industry and a location. */
  own: 0.5,
  /** A paragraph of so many words may be on pages of so many families. */
  paragraph: { words: 40, families: 5 },
  /** The highest share of the most frequent questions among all questions of combination pages. */
  questions: { most: 7, share: 0.6 },
};

const combination = /^(?:planS|s)erviceIn|^industryInLocation$/;
const full = 'serviceInIndustryInLocation';

/**
 * A sentence for each page that says too little of its own. Pages whose pairs are in `missing` are left out, because those are
 * reported as such, and so are pages of three without a text of their own (`composed`).
 */
export function samenessFaults(
  pages: readonly ComparedPage[],
  missing: readonly string[],
  { composed, reviews }: { composed: ReadonlySet<string>; reviews: Site['reviews'] },
): string[] {
  const unwritten = new Set(missing);
  const complete = pages.filter(
    ({ routeId, path }) =>
      !composed.has(path) && (!combination.test(routeId) || pairsOfPath(path).every((pair) => !unwritten.has(pair))),
  );
  const median = medianOf(complete.map(({ nearest }) => nearest.resemblance));
  const { paragraph } = limits;
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
      .filter(({ routeId, own }) => routeId === full && own < limits.own)
      .map(
        ({ path, own }) =>
          `${path}: ${Math.floor(own * 100)}% of its words are its own; at least ${limits.own * 100}%.`,
      ),
    ...[...repeatedParagraphs(pages, paragraph.words)]
      .filter(([, families]) => families.size > paragraph.families)
      .map(
        ([text, families]) =>
          `"${text.slice(0, 60)}…" is on pages of ${families.size} families, such as ${[...families][0]}; at most ${paragraph.families}.`,
      ),
    ...repeatedReviews(pages, reviews),
    ...frequentQuestions(pages),
  ];
}

/** The pages of three that are made of their pairs alone. */
export function composedPages({
  services,
  industries,
  locations,
  combinations,
}: Pick<Site, 'services' | 'industries' | 'locations' | 'combinations'>): string[] {
  const written = new Set(combinations.map((text) => `${text.service}/${text.industry}/${text.location}`));
  return services
    .flatMap(({ id }) =>
      industries.flatMap((industry) => locations.map(({ slug }) => `${id}/${industry.slug}/${slug}`)),
    )
    .filter((page) => !written.has(page))
    .map((page) => `/services/${page}`);
}

function repeatedReviews(pages: readonly ComparedPage[], reviews: Site['reviews']): string[] {
  const ofCombinations = pages.filter(({ routeId }) => combination.test(routeId));
  return reviews.flatMap(({ author, reviewBody }) => {
    const families = new Set(
      ofCombinations.filter(({ texts }) => texts.includes(reviewBody)).map((page) => page.family),
    );
    return families.size > 1 ? [`The review of ${author} is on pages of ${families.size} families; at most 1.`] : [];
  });
}

function frequentQuestions(pages: readonly ComparedPage[]): string[] {
  const share = shareOfQuestions(pages);
  return share > limits.questions.share
    ? [
        `${limits.questions.most} questions are ${Math.round(share * 100)}% of all on combination pages; at most ${limits.questions.share * 100}%.`,
      ]
    : [];
}

/** The share of the seven most frequent questions among all of combination pages. */
export function shareOfQuestions(pages: readonly Pick<ComparedPage, 'routeId' | 'questions'>[]): number {
  const all = pages.filter(({ routeId }) => combination.test(routeId)).flatMap(({ questions }) => questions);
  const counts = [...Map.groupBy(all, (question) => question).values()].map(({ length }) => length);
  const most = counts.toSorted((a, b) => b - a).slice(0, limits.questions.most);
  return most.reduce((total, count) => total + count, 0) / Math.max(1, all.length);
}

/** The upper median; 0 of no values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
