import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/sharedPostgres.ts'],
    setupFiles: ['tests/support/strictConsole.ts'],
    maxWorkers: 2,
    // Generous, because a slow machine is no failure; nothing waits for these on a good one.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './tests/support/countReporter.ts'],
  },
});
