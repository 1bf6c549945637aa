import type { OwnerLeads } from '../../api/leads/ownerLeads.ts';
import type { Dates } from './dates.ts';

/** What a command works with. */
export interface CommandContext {
  owner: OwnerLeads;
  dates: Dates;
  /** Columns of the terminal. */
  width: number;
  /** What the contact form calls a service; its id where the form knows it no longer. */
  service(id: string): string;
  /** Prints a line. Whatever a visitor typed must have been through `printable`. */
  print(line: string): void;
}

export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  options: Record<string, { type: 'string' | 'boolean' }>;
  /** How many words may follow its name. */
  words: [least: number, most: number];
  /** Does it, or throws saying why not. */
  run(desk: CommandContext, words: readonly string[], options: Options): Promise<void>;
}

/** A command that was written wrongly: the usage is shown. */
export class UsageError extends Error {}

/** The value of `--since` as a moment. */
export function since({ since: day }: Options, dates: Dates): { since?: number } {
  if (day === undefined) return {};
  const start = dates.startOf(String(day));
  if (start === undefined) throw new UsageError(`--since is "${day}". Give a day as 2025-11-21.`);
  return { since: start };
}
