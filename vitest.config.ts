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
    // Two browsers on two busy cores: a journey that was cut short by the machine gets a second try; one that is wrong fails twice.
    retry: 1,
    reporters: ['default', './tests/support/countReporter.ts'],
  },
});
