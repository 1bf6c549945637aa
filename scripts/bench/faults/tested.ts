import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/root.ts';
import { seconds } from '../client.ts';
import type { FaultResult, FaultScenario } from './place.ts';

/** Faults that tests of the release inject already, each with the same requirement: the files, and a pattern of the tests' names. */
const rows: readonly (readonly [name: string, required: string, files: string, test: string])[] = [
  [
    'PostgreSQL restarted under load',
    'no exit, no loss, 503 meanwhile, served again in 5 s',
    'tests/release/durability/postgresAway.test.ts',
    'outlive its restart under load',
  ],
  [
    'PostgreSQL frozen',
    '503 within 5 s; SIGTERM ends within 10 s',
    'tests/release/durability/postgresAway.test.ts',
    '(refuse while it is frozen|while it is frozen, with requests waiting)',
  ],
  [
    'SIGTERM while others hang',
    '0 within 10 s',
    'tests/{release/durability/postgresAway,durability/sigterm}.test.ts',
    '(while it is frozen, right after the start|neither a silent connection, an endless body)',
  ],
  [
    'SIGTERM to npm, a request under way',
    'the server stops with it, the request is answered',
    'tests/release/durability/signals.test.ts',
    'stops at SIGTERM to npm alone',
  ],
  [
    'erasure while the server runs',
    'in no file when the command ends',
    'tests/durability/erase.test.ts',
    'an erased person is in no file when the command ends',
  ],
  [
    'two machines, one PostgreSQL, a restore',
    'signed in, erased again',
    'tests/api/privacy/eraser.test.ts',
    'PostgreSQL.*of several machines is known to all',
  ],
  [
    'X-Forwarded-Host with www.',
    'none to itself, none that is kept',
    'tests/api/middleware/canonicalRedirect.test.ts',
    'is not left, nor kept by a cache',
  ],
  ['repeated work that takes long', 'one run at a time', 'tests/api/repeatedTask.test.ts', 'is left out'],
  ['a malformed chunk', '400 at once', 'tests/api/limitedServer.test.ts', 'is refused at once where it is malformed'],
  [
    'a sign-up by a program',
    'held back, nothing in the outbox',
    'tests/api/routes/subscribe.test.ts',
    'answers a program like anybody, and mails nothing',
  ],
  [
    'a thousand bookings over kill -9',
    'none lost, none twice',
    'tests/release/durability/bookings.test.ts',
    'a thousand bookings',
  ],
  [
    '500 attempts at one time, two processes',
    'one booking on each store',
    'tests/release/durability/bookings.test.ts',
    'keep 500 attempts',
  ],
  [
    'a correction and a breach',
    'audited, and erased',
    'tests/api/owner/privacy.test.ts',
    '(corrects what a request says|keeps a record of breaches)',
  ],
];

export const testedFaults: readonly FaultScenario[] = rows.map(([name, required, files, test]) => ({
  name,
  required,
  run: () => runTest(files, test),
}));

async function runTest(files: string, name: string): Promise<FaultResult> {
  const begin = performance.now();
  const outcome = join(root, `.cache/fault-${process.pid}.json`);
  const args = ['run', ...globSync(files, { cwd: root }), '-t', name, '--maxWorkers=1', '--reporter=json'];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, `--outputFile=${outcome}`], {
    cwd: root,
    env: { ...process.env, TEST_TIER: 'release' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(outcome, 'utf8'));
  rmSync(outcome);
  return {
    measured: `${passed} tests pass and ${failed} fail in ${seconds(performance.now() - begin)} (${files})`,
    holds: passed > 0 && failed === 0,
  };
}
