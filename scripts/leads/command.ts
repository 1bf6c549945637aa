import { z } from 'zod';
import type { OwnerLeads } from '../../api/owner/ownerLeads.ts';
import { makeClock, momentOn } from '../../data/rules/hours/makeClock.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { printable } from '../../data/rules/text/printable.ts';

export interface CommandContext {
  /** The provider, and the words of documents. */
  site: Pick<Site, 'provider' | 'messages' | 'serviceCategories'>;
  owner: OwnerLeads;
  dates: Dates;
  /** A service's label in the contact form, or its id where the form no longer has it. */
  service(id: string): string;
  /** Prints a line. Text that a visitor typed must be escaped with `printable` first. */
  print(line: string): void;
  /** Writes text for a program as it is. */
  write(text: string): void;
  /** What somebody types to a question; undefined at the end of the input. */
  ask(question: string): Promise<string | undefined>;
}

export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  options: Record<string, { type: 'string' | 'boolean' }>;
  /** How many positional arguments may follow its name. */
  positionals: [min: number, max: number];
  /** @throws UsageError for wrong arguments, Error where the command fails. */
  run(context: CommandContext, positionals: readonly string[], options: Options): Promise<void>;
}

/** Wrong arguments: the usage is printed after the message. */
export class UsageError extends Error {}

/** Dates in the provider's time zone; moments are milliseconds since the epoch. */
export interface Dates {
  /** "2025-11-21 07:42" */
  moment(at: number): string;
  /** The first moment of a day such as "2025-11-21"; undefined where there is no such day. */
  startOf(day: string): number | undefined;
}

export function makeDates(timezone: string): Dates {
  const clock = makeClock(timezone);
  return {
    moment: (at) => new Date(clock(at)).toISOString().slice(0, 16).replace('T', ' '),
    startOf: (day) => (z.iso.date().safeParse(day).success ? momentOn(clock, Date.parse(day)) : undefined),
  };
}

/** The value of `--since` in milliseconds since the epoch. @throws UsageError where it is no date. */
export function since({ since: day }: Options, dates: Dates): { since?: number } {
  if (day === undefined) return {};
  const start = dates.startOf(String(day));
  if (start === undefined) throw new UsageError(`--since is "${day}". Give a day as 2025-11-21.`);
  return { since: start };
}

/** The value of `--limit`, by default 50. @throws UsageError where it is none. */
export function limitOf({ limit }: Options): number {
  const number = Number(limit ?? 50);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new UsageError(`--limit is "${limit}". Give a whole number of 1 or more.`);
  return number;
}

const longestCell = 36;

/** Rows under the names of their values; long values are cut in all columns but the last. Values are escaped with `printable`. */
export function table(rows: readonly Readonly<Record<string, string>>[]): string {
  const titles = Object.keys(rows[0] ?? {});
  const cut = (text: string, column: number) =>
    text.length > longestCell && column < titles.length - 1 ? `${text.slice(0, longestCell - 1)}…` : text;
  const cells = rows.map((row) => titles.map((title, column) => cut(printable(row[title] ?? ''), column)));
  const widths = titles.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    texts
      .map((text, column) => (column < titles.length - 1 ? text.padEnd(widths[column] ?? 0) : text))
      .join('  ')
      .trimEnd();
  return [titles, titles.map((title) => '─'.repeat(title.length)), ...cells].map(line).join('\n');
}
