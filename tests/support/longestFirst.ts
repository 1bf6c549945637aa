import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of tests that take longest, with their seconds on two cores: whatever takes more than half a minute. */
const seconds: Readonly<Record<string, number>> = {
  'scripts/init/starters': 190,
  'scripts/build/build': 160,
  'durability/signals': 130,
  'durability/killNine': 120,
  'scripts/leads/leads': 120,
  'durability/hostile': 100,
  'scripts/start': 90,
  'api/owner/signIn': 90,
  'api/nastyInputs': 90,
  'e2e/accessibility': 85,
  'api/mail/faults': 75,
  'e2e/navigation': 60,
  'api/routes/subscribe': 45,
  'api/routes/chatbot': 45,
  'visual/primitives': 40,
  'scripts/build/confirmedEdition': 40,
  'durability/erase': 40,
  'e2e/hydration': 40,
};

/**
 * Begins with the files that take longest, so that none of them is left for one worker at the end, while other cores have nothing to do.
 * Without results of an earlier run, as in a fresh clone, Vitest begins with the largest files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const name of Object.keys(seconds))
      if (!existsSync(join(import.meta.dirname, `../${name}.test.ts`)))
        throw new Error(`tests/support/longestFirst.ts names tests/${name}.test.ts, which is gone.`);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  const name = /\/tests\/(.*)\.test\.tsx?$/.exec(moduleId)?.[1] ?? '';
  return seconds[name] ?? 0;
}
