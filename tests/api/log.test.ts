import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openLog } from '#api/log.ts';
import { temporaryFolder } from '#tests/support/folders.ts';

test('The log is JSON, a line each, of its level and above, and does not wait for more of them for ever', async () => {
  const file = join(temporaryFolder(), 'log');
  closeSync(openSync(file, 'w'));
  const log = openLog('warn', file);
  for (let index = 0; index < 64; index++) log.warn({ index }, 'said');
  log.info('unsaid');
  await vi.waitFor(() => expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(64), { timeout: 5000 });
  const [first] = readFileSync(file, 'utf8').split('\n');
  expect(JSON.parse(first ?? '')).toMatchObject({ index: 0, msg: 'said' });
});

test.runIf(process.platform === 'linux')('A log that cannot be written loses its lines and ends nothing', async () => {
  const log = openLog('warn', '/dev/full');
  for (let index = 0; index < 20_000; index++) log.warn('unwritten');
  await new Promise((resolve) => log.flush(resolve));
});
