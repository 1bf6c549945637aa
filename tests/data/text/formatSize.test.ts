import { expect, test } from 'vitest';
import { formatSize } from '#data/text/formatSize.ts';

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1536, '2 KB'],
  [48_599, '47 KB'],
  [1024 ** 2 - 513, '1023 KB'],
  [1024 ** 2, '1.0 MB'],
  [3_460_300, '3.3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
