import { type DestinationStream, type Logger, pino } from 'pino';

/** The service's log: JSON lines on standard output, gathered. What is left at the end of the process is written then. */
export function openLog(level: string, output: NodeJS.WritableStream = process.stdout): Logger {
  // A full disk, or a reader of the log that has ended: lines are lost, and requests are not.
  output.on('error', () => {});
  const lines = gather(output);
  process.once('exit', lines.flush);
  return pino({ level }, lines);
}

/**
 * Writes lines some at a time, a second later at most: a write for each request costs as much as half of its answer, and
 * pino's own buffer measures what it holds anew with each line.
 */
export function gather(
  output: NodeJS.WritableStream,
  { most = 64, withinMs = 1000 } = {},
): DestinationStream & { flush(): void } {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) output.write(lines.join(''));
    lines = [];
  };
  return {
    flush,
    write(line) {
      lines.push(line);
      if (lines.length >= most) flush();
      else timer ??= setTimeout(flush, withinMs).unref();
    },
  };
}

/** An error as it may be logged: its words and fields can hold the values of a row, and with them what a visitor wrote. */
export function withoutValues(error: unknown): { type: string; code: unknown; stack: string } {
  const { name = 'Error', message = '', code, stack = '' } = (error ?? {}) as Partial<Error> & { code?: unknown };
  // A stack begins with the message, whose lines may look like its own; what follows says where it happened.
  const begin = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  const places = stack
    .slice(begin)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '));
  return { type: name, code, stack: places.join('\n') };
}
