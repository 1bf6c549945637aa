import { expect, test } from 'vitest';
import { nearestNeighbours } from '#scripts/sameness/nearest.ts';
import { distinct, resemblance, mixBits } from '#data/text/shingles.ts';

/** A page of so many shingles, numbered from a first one. */
const page = (first: number, count = 400) =>
  distinct(Uint32Array.from({ length: count }, (_, index) => mixBits(first + index)));

test('a copy is found among pages that share nothing', () => {
  const pages = [...Array.from({ length: 300 }, (_, index) => page(index * 1000)), page(7000)];
  const found = nearestNeighbours(pages);
  expect(found[300]).toEqual({ page: 7, resemblance: 1 });
  expect(found[7]).toEqual({ page: 300, resemblance: 1 });
  expect(found[8]).toEqual({ page: -1, resemblance: 0 });
});

test('the nearest of several is found, with exactly what is shared', () => {
  // Sharing 100, 200 and 300 of 400 with the first.
  const pages = [page(0), page(300), page(200), page(100)];
  const [first] = nearestNeighbours(pages);
  expect(first).toEqual({ page: 3, resemblance: 300 / 500 });
});

test('whoever shares three tenths or more is found as by comparing every pair', () => {
  const pages = Array.from({ length: 200 }, (_, index) => page(index * 210 + (index % 7) * 11));
  const found = nearestNeighbours(pages);
  const missed = pages.map((own, index) => {
    const best = Math.max(...pages.map((other, place) => (place === index ? 0 : resemblance(own, other))));
    return best - (found[index]?.resemblance ?? 0);
  });
  expect(missed.filter((gap) => gap > 0)).toEqual([]);
});

test("pages without words are nobody's neighbours", () => {
  expect(nearestNeighbours([new Uint32Array(), new Uint32Array()])).toEqual([
    { page: -1, resemblance: 0 },
    { page: -1, resemblance: 0 },
  ]);
});
