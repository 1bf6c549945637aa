import { type Logger, pino } from 'pino';

/**
 * The service's log: JSON lines on standard output. Lines are gathered and written some at a time, a second later at
 * most, because a write for each request costs as much as half of its answer; what is left is written at exit.
 */
export function openLog(level: string): Logger {
  return pino({ level }, pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }));
}
