import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { bufferLines, openLog } from '#api/log.ts';

/** A stream that remembers each piece that was written. */
function pieces(): { stream: PassThrough; written: string[] } {
  const written: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk) => written.push(String(chunk)));
  return { stream, written };
}

test('Lines are written together once there are enough of them, in their order', async () => {
  const { stream, written } = pieces();
  const lines = bufferLines(stream, { maxLines: 3 });
  for (const line of ['a\n', 'b\n', 'c\n', 'd\n']) lines.write(line);
  await vi.waitFor(() => expect(written).toEqual(['a\nb\nc\n']));
  lines.flush();
  await vi.waitFor(() => expect(written).toEqual(['a\nb\nc\n', 'd\n']));
  // A line does not wait for others for ever.
  bufferLines(stream, { flushMs: 1 }).write('alone\n');
  await vi.waitFor(() => expect(written.at(-1)).toBe('alone\n'));
});

test('The log is JSON, a line each, of its level and above', async () => {
  const { stream, written } = pieces();
  const log = openLog('warn', stream);
  for (let index = 0; index < 64; index++) log.warn({ index }, 'said');
  log.info('unsaid');
  await vi.waitFor(() => expect(written).toHaveLength(1));
  const [first, ...rest] = (written[0] ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([first.index, first.msg, rest.length]).toEqual([0, 'said', 63]);
});

test('A log that cannot be written loses its lines and ends nothing', async () => {
  const { stream } = pieces();
  const log = openLog('warn', stream);
  expect(() => stream.emit('error', new Error('no space left on device'))).not.toThrow();
  stream.destroy();
  for (let index = 0; index < 64; index++) log.warn('unwritten');
});
