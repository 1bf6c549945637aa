import { sentences } from '../../data/rules/text/sentences.ts';
import type { ComparedPage } from './compare.ts';
import { medianOf } from './samenessFaults.ts';

export function figuresByRoute(pages: readonly ComparedPage[]): string {
  const routeIds = Map.groupBy(pages, ({ routeId }) => routeId);
  const rows = [...routeIds, ['all', pages] as const].map(([routeId, of]) => {
    const shares = of.map(({ nearest }) => nearest.resemblance);
    return [
      routeId,
      of.length,
      Math.max(...shares).toFixed(2),
      medianOf(shares).toFixed(2),
      Math.min(...of.map(({ own }) => own)).toFixed(2),
      medianOf(of.map(({ own }) => own)).toFixed(2),
      Math.min(...of.map(({ words }) => words)),
      medianOf(of.map(({ words }) => words)),
      Math.max(...of.map(({ words }) => words)),
      medianOf(of.map(({ grade }) => grade)).toFixed(1),
      Math.max(...of.map(({ grade }) => grade)).toFixed(1),
    ].map(String);
  });
  const table = [
    [
      'route',
      'pages',
      'nearest',
      'median',
      'least own',
      'median',
      'fewest words',
      'median',
      'most',
      'grade',
      'hardest',
    ],
    ...rows,
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** The most similar pairs of pages, each once. */
export function worstPairs(pages: readonly ComparedPage[], count: number): ComparedPage[] {
  const named = new Set<string>();
  return pages
    .toSorted((a, b) => b.nearest.resemblance - a.nearest.resemblance)
    .filter(({ path, nearest }) => {
      const pair = [path, nearest.path].sort().join(' ');
      return nearest.path !== '' && !named.has(pair) && named.add(pair);
    })
    .slice(0, count);
}

/** Sentences and headings that are on both pages, the longest first. */
export function sharedSentences(a: readonly string[], b: readonly string[]): string[] {
  const onOther = new Set(b.flatMap(sentences));
  return [...new Set(a.flatMap(sentences))]
    .filter((sentence) => onOther.has(sentence))
    .sort((x, y) => y.length - x.length);
}
