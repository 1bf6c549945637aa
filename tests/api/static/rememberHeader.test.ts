import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { rememberHeader } from '#api/static/rememberHeader.ts';

const request = (accept: string) => ({ get: () => accept }) as unknown as Context;

test('a header is read once for each value, and not at all where it is too long', () => {
  const read: string[] = [];
  const length = rememberHeader('Accept', (ctx) => {
    read.push(ctx.get('Accept'));
    return ctx.get('Accept').length;
  });
  expect(['text/html', 'text/html', '', '', '*/*'].map((accept) => length(request(accept)))).toEqual([9, 9, 0, 0, 3]);
  expect(read).toEqual(['text/html', '', '*/*']);
  expect(length(request('x'.repeat(1001)))).toBe(undefined);
  // A client that sends another one each time is read each time, and nothing grows.
  for (let index = 0; index < 500; index++) length(request(`text/${index}`));
  expect(length(request('text/html'))).toBe(9);
});
