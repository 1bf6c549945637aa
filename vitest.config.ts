import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inRelease } from './tests/support/tier.ts';

/** Every file of tests. */
const allTests = ['tests/**/*.test.{ts,tsx}'];
/** Tests that start no process, and whose modules keep nothing between two of them. */
const sharedTests = ['tests/{,release/}{site,data,src,chat,docs,api}/**/*.test.{ts,tsx}'];
/** Tests of components in a DOM without layout. */
const domTests = ['tests/{,release/}src/**/*.dom.test.{ts,tsx}'];
const browserTests = ['tests/{,release/}e2e/**/*.test.ts'];
/** What `npm test` leaves out (docs/testing.md). */
const laterTests = inRelease ? [] : ['tests/release/**'];

/** Gives each exported style its own name as class: a DOM without layout has no use for style sheets. */
const namesForStyles: Plugin = {
  name: 'names-for-styles',
  enforce: 'pre',
  load: {
    filter: { id: /\.css\.ts$/ },
    handler: (id) =>
      readFileSync(id, 'utf8')
        .matchAll(/^export const (\w+)/gm)
        .map(([, name]) => `export const ${name} = '${name}';`)
        .toArray()
        .join('\n'),
  },
};

export default defineConfig({
  test: {
    projects: [
      // A worker keeps loaded modules and parsed pages from file to file: loading them took 40 % of the time.
      {
        extends: true,
        test: { name: 'shared', include: sharedTests, exclude: [...domTests, ...laterTests], isolate: false },
      },
      {
        extends: true,
        plugins: [namesForStyles],
        test: { name: 'dom', include: domTests, exclude: laterTests, environment: 'jsdom', isolate: false },
      },
      {
        extends: true,
        test: { name: 'isolated', include: allTests, exclude: [...sharedTests, ...browserTests, ...laterTests] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browserTests,
          exclude: laterTests,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    globalSetup: ['tests/support/sharedPostgres.ts'],
    setupFiles: ['tests/support/strictConsole.ts'],
    // Twice the cores the tests are meant for: two thirds of a server's test are waiting. A browser's test never waits.
    maxWorkers: 4,
    // Generous, so that no test fails because a machine is slow.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './tests/support/summaryReporter.ts'],
  },
});
