/** `npm run test:release`: every test, in place of those that must hold after each change (docs/testing.md). */
export {};
process.env.TEST_TIER = 'release';
await import('./test.ts');

export {};
