import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savePerformanceRecord, performanceKey } from '#src/features/storage/savePerformanceRecord.ts';

const kept = new Map<string, string>();
let readyState = 'complete';
let loaded = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  kept.clear();
  vi.stubGlobal('document', {
    get readyState() {
      return readyState;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    loaded = listener;
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ loadEventEnd: 1234.6, domContentLoadedEventEnd: 801.2 }] });
  vi.stubGlobal('window', { localStorage: { setItem: (key: string, value: string) => kept.set(key, value) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the performance record says when, how long the load took and when the document was ready, in whole milliseconds', () => {
  readyState = 'complete';
  savePerformanceRecord();
  vi.runAllTimers();
  const record = { timestamp: 1_700_000_000_000, loadTime: 1235, domReady: 801 };
  expect(JSON.parse(kept.get(performanceKey) ?? '')).toEqual(record);
});

test('it is written once the load is over, not before', () => {
  readyState = 'interactive';
  savePerformanceRecord();
  vi.runAllTimers();
  expect(kept.size).toBe(0);
  readyState = 'complete';
  loaded();
  vi.runAllTimers();
  expect(kept.size).toBe(1);
});
