import { expect, test } from 'vitest';
import { cleanUpStorage } from '#src/features/storage/cleanUpStorage.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-20T12:00:00Z');

test('what the browser keeps goes once its timestamp is older than seven days; everything else stays', () => {
  const young = JSON.stringify({ timestamp: now - 7 * day, loadTime: 1200 });
  const undated = { without: '{"loadTime":1}', odd: '{"timestamp":"some day"}' };
  const staying = { young, ...undated, text: 'ajax', number: '7', nothing: 'null', broken: '{"timestamp":1' };
  const entries = {
    ...staying,
    old: JSON.stringify({ timestamp: now - 7 * day - 1 }),
    oldDate: JSON.stringify({ timestamp: new Date(now - 8 * day).toISOString() }),
  };
  localStorage.clear();
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  cleanUpStorage(now);
  expect({ ...localStorage }).toEqual(staying);
});
