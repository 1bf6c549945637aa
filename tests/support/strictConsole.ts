import { afterEach, beforeEach, expect, vi } from 'vitest';

// Console errors and warnings fail a test unless it expects them.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  for (const method of [console.error, console.warn]) {
    if (!vi.isMockFunction(method)) continue;
    expect(method.mock.calls, 'calls on the console that no test expected').toEqual([]);
    method.mockRestore();
  }
});
