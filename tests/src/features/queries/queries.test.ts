import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchJson } from '#src/features/queries/fetchJson.ts';
import { blogQuery, makeQueries, productQuery } from '#src/features/queries/queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const counting = () => {
  let count = 0;
  return vi.fn<(path: string) => Promise<unknown>>(async () => ++count);
};

const answer = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  );

test.each([
  [new Response('No such thing', { status: 404, statusText: 'Not Found' }), '404: No such thing'],
  [new Response('', { status: 401, statusText: 'Unauthorized' }), '401: Unauthorized'],
  [new Response('broken', { status: 500 }), '500: broken'],
])('The default fetcher throws "status: text" for what is not OK', async (response, message) => {
  answer(response);
  await expect(fetchJson('/api/x')).rejects.toThrow(message);
});

describe('A query', () => {
  test.each([
    ['the blog', blogQuery, 60_000],
    ['products', productQuery, 300_000],
  ])('of %s is fresh for its time, and no longer', async (_, options, ms) => {
    const query = makeQueries(counting());
    await query('/a', options);
    vi.advanceTimersByTime(ms - 1);
    expect(await query('/a', options)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await query('/a', options)).toBe(2);
  });

  test.each([
    ['the request is refused', Object.assign(new Error('404: none'), { status: 404 })],
    ['the answer is no JSON', new SyntaxError('Unexpected token')],
  ])('of products is not asked again where %s', async (_, error) => {
    const fetcher = vi.fn(async () => {
      throw error;
    });
    await expect(makeQueries(fetcher)('/a', productQuery)).rejects.toThrow(error.message);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  test('whose answer is not what was promised has failed, and is not kept', async () => {
    const fetcher = counting();
    const query = makeQueries(fetcher);
    const read = (answer: unknown) => {
      if (answer === 1) throw new TypeError('nonsense');
      return `read ${answer}`;
    };
    await expect(query('/a', blogQuery, read)).rejects.toThrow('nonsense');
    expect(await query('/a', blogQuery, read)).toBe('read 2');
    expect(await query('/a', blogQuery, read)).toBe('read 2');
  });

  test('under way is joined, not asked again', async () => {
    const fetcher = counting();
    const query = makeQueries(fetcher);
    expect(await Promise.all([query('/a', blogQuery), query('/a', blogQuery)])).toEqual([1, 1]);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});
