import type { ComparedPage } from './compare.ts';
import { medianOf } from './samenessFaults.ts';

/** The figures of each kind of page, and of all, as rows of a table. */
export function figuresByRoute(pages: readonly ComparedPage[]): Record<string, Record<string, number>> {
  const rounded = (value: number) => Number(value.toFixed(2));
  const rows = [...Map.groupBy(pages, ({ routeId }) => routeId), ['all', pages] as const].map(([routeId, of]) => {
    const [words, own] = [of.map((page) => page.words), of.map((page) => page.own)];
    const shared = of.map(({ nearest }) => nearest.resemblance);
    const figures = {
      pages: of.length,
      'fewest words': Math.min(...words),
      'median words': medianOf(words),
      'most words': Math.max(...words),
      'least own': rounded(Math.min(...own)),
      'median own': rounded(medianOf(own)),
      'most shared with another': rounded(Math.max(...shared)),
      'median shared': rounded(medianOf(shared)),
    };
    return [routeId, figures] as const;
  });
  return Object.fromEntries(rows);
}
