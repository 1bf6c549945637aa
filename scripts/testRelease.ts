process.env.TEST_TIER = 'release';
await import('./test.ts');

export {};
