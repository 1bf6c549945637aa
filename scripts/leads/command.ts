import type { OwnerLeads } from '../../api/owner/ownerLeads.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Dates } from './dates.ts';

export interface CommandContext {
  /** The provider, and the words of documents. */
  site: Pick<Site, 'provider' | 'messages' | 'serviceCategories'>;
  owner: OwnerLeads;
  dates: Dates;
  width: number;
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
