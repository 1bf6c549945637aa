import { type Logger, pino } from 'pino';

/**
 * The service's log: JSON lines on standard output, buffered for a second at most, and flushed when the process exits.
 * @param dest another file, by its path
 */
export function openLog(level: string, dest: string | number = 1): Logger {
  const lines = pino.destination({ dest, sync: false, minLength: 4096, maxLength: 2 ** 20, periodicFlush: 1000 });
  // A full disk, or a reader of the log that has ended: lines are lost, and requests are not.
  lines.on('error', () => {});
  process.once('exit', () => {
    try {
      lines.flushSync();
    } catch {
      // The same as above.
    }
  });
  return pino({ level }, lines);
}

/** An error without its message and fields, which may hold the values of a row and with them what a visitor wrote. */
export function withoutValues(error: unknown): { type: string; code: unknown; stack: string } {
  const { name = 'Error', message = '', code, stack = '' } = (error ?? {}) as Partial<Error> & { code?: unknown };
  // A stack begins with the message, whose lines may look like stack frames.
  const framesStart = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  const frames = stack
    .slice(framesStart)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '));
  return { type: name, code, stack: frames.join('\n') };
}
