import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './report.ts';

/** A fault injected into a real server and real stores, and what is measured while it lasts. */
export interface FaultScenario {
  /** The fault, in a few words. */
  name: string;
  /** What must hold, with its limit. */
  required: string;
  /** Injects the fault, measures, and cleans up. */
  run(): Promise<FaultResult>;
}

export interface FaultResult {
  /** The figures, with their units. */
  measured: string;
  /** Whether the requirement was met. */
  holds: boolean;
}

/**
 * `npm run bench -- faults [name]`: every scenario of `bench/faults/`, or those whose file name or name contains the
 * argument. The limits are the product's own, so some scenarios take a minute.
 */
export async function run([filter = '']: string[]): Promise<void> {
  const folder = join(import.meta.dirname, 'faults');
  const rows: string[][] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    const { scenarios = [] } = (await import(join(folder, file))) as { scenarios?: FaultScenario[] };
    for (const { name, required, run: measure } of scenarios) {
      if (!`${file} ${name}`.includes(filter)) continue;
      console.log(`${name} …`);
      const { measured, holds } = await measure();
      console.log(`  ${holds ? 'holds' : 'DOES NOT HOLD'}: ${measured}`);
      rows.push([name, required, measured, holds ? 'yes' : 'no']);
    }
  }
  if (filter === '') report('Faults', ['fault', 'required', 'measured', 'holds'], rows);
  if (rows.some((row) => row.at(-1) === 'no')) process.exitCode = 1;
}
