import { z } from 'zod';

/** Runs a command of package.json: what it throws is told without a stack, and the exit code is then 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(errorMessage(error));
    process.exitCode = 1;
  }
}

/** An error's message. Node's AggregateError, for a connection that failed on several addresses, has none: its first cause has. */
export function errorMessage(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n');
  if (error instanceof AggregateError && !error.message) return errorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
