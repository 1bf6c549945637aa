import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/sharedPostgres.ts'],
    setupFiles: ['tests/support/strictConsole.ts'],
    maxWorkers: 2,
    // Generous, so that no test fails because a machine is slow.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Browser tests may time out while both cores are busy; a test that is wrong fails twice.
    retry: 1,
    reporters: ['default', './tests/support/countReporter.ts'],
  },
});
