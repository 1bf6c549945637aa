import { afterEach, beforeEach, expect, vi } from 'vitest';

// What code complains of on the console is a defect until a test says that it expects it.
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
