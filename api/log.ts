import { type DestinationStream, type Logger, pino } from 'pino';

/** The service's log: JSON lines on standard output, buffered, and flushed when the process exits. */
export function openLog(level: string, output: NodeJS.WritableStream = process.stdout): Logger {
  // A full disk, or a reader of the log that has ended: lines are lost, and requests are not.
  output.on('error', () => {});
  const lines = bufferLines(output);
  process.once('exit', lines.flush);
  return pino({ level }, lines);
}

/**
 * Buffers lines, for at most `flushMs` milliseconds: a write for each request costs half as much as its response. By hand,
 * because the buffer of pino's destination measures its whole content at each line.
 */
export function bufferLines(
  output: NodeJS.WritableStream,
  { maxLines = 64, flushMs = 1000 } = {},
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
      if (lines.length >= maxLines) flush();
      else timer ??= setTimeout(flush, flushMs).unref();
    },
  };
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
