import type { ReadPage } from './readSite.ts';
import { countWords, nearestNeighbours, ownWords, shinglesOf } from './shingles.ts';

/** A page's figures, and the page outside its family that is most like it. */
export interface ComparedPage extends ReadPage {
  /** A pair of service and industry and its pages of three, which share that pair's text; any other page by itself. */
  family: string;
  words: number;
  /** The share of the page's words that are in no run of five words found outside its family; figures are not counted. */
  own: number;
  nearest: { path: string; resemblance: number };
}

export function comparePages(pages: readonly ReadPage[]): ComparedPage[] {
  const families = pages.map(familyOf);
  const distincts = pages.map(({ texts }) => new Set(shinglesOf(texts)));
  const withoutFigures = pages.map(({ texts }) => shinglesOf(texts, { figures: false }));
  const own = ownWords(withoutFigures, families);
  const nearest = nearestNeighbours(distincts, families);
  return pages.map((page, index) => {
    const { other, shared } = nearest[index] ?? { other: -1, shared: 0 };
    return {
      ...page,
      family: families[index] ?? page.path,
      words: page.texts.join(' ').split(/\s+/).length,
      own: (own[index] ?? 0) / Math.max(1, countWords(withoutFigures[index] ?? [])),
      nearest: { path: pages[other]?.path ?? '', resemblance: shared },
    };
  });
}

/** Paragraphs of at least so many words that are on pages of several families, each with those. */
export function repeatedParagraphs(
  pages: readonly Pick<ComparedPage, 'family' | 'texts'>[],
  words: number,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { family, texts } of pages)
    for (const text of texts)
      if (text.split(' ').length >= words) found.set(text, (found.get(text) ?? new Set()).add(family));
  return found;
}

function familyOf({ routeId, path }: ReadPage): string {
  return routeId.startsWith('serviceInIndustry') ? path.split('/').slice(0, 4).join('/') : path;
}
