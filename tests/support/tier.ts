/**
 * Whether everything is tested (`npm run test:release`), or what must hold after each change (`npm test`): docs/testing.md.
 * A whole file belongs to the release by lying in `tests/release`; this is for a file of which a part does.
 */
export const inRelease = process.env.TEST_TIER === 'release';

/** How often something is tried: as often as given for a release, a tenth of it (at least once) after each change. */
export const tries = (count: number): number => (inRelease ? count : Math.ceil(count / 10));
