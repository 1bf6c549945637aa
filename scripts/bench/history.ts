import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/root.ts';

/** A figure against a peer measured in the same run, which a slow or busy machine does not change much. */
export interface Ratio {
  name: string;
  value: number;
  better: 'lower' | 'higher';
}

/** A ratio as it is kept: a row of the history. */
export interface KeptRatio extends Ratio {
  date: string;
  commit: string;
  machine: string;
  benchmark: string;
}

const historyFile = join(root, 'docs/benchmarks/history.csv');
const columns = ['date', 'commit', 'machine', 'benchmark', 'name', 'value', 'better'] as const;
/** A ratio may be this much worse than the one before: runs differ by less. */
const tolerance = 0.15;

/** Appends ratios to the history; none of a run that could not measure its peer. */
export function keepRatios(rows: readonly KeptRatio[], file = historyFile): void {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : `${columns.join(',')}\n`;
  const lines = rows
    .filter(({ value }) => Number.isFinite(value))
    .map((row) => `${columns.map((column) => cell(row[column])).join(',')}\n`);
  if (lines.length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, old + lines.join(''));
}

/** The history, oldest first. */
export function readHistory(file = historyFile): KeptRatio[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [date = '', commit = '', machine = '', benchmark = '', name = '', value, better] = line.split(',');
      return { date, commit, machine, benchmark, name, value: Number(value), better: better as Ratio['better'] };
    });
}

/** Commas separate cells; no name needs one. */
function cell(value: string | number): string {
  return typeof value === 'number' ? value.toFixed(3) : value.replaceAll(/[,\n]/g, ';');
}

/** What is worse than in the run before by more than the tolerance: a line for each ratio whose last row is. */
export function worsenedRatios(history: readonly KeptRatio[]): string[] {
  return [...Map.groupBy(history, ({ benchmark, name }) => `${benchmark}: ${name}`)].flatMap(([what, rows]) => {
    const [before, now] = rows.slice(-2);
    if (!before || !now) return [];
    const worse = now.better === 'lower' ? now.value / before.value : before.value / now.value;
    return worse > 1 + tolerance
      ? [
          `${what} was ${before.value} at ${before.commit} and is ${now.value} at ${now.commit}: ` +
            `${((worse - 1) * 100).toFixed(0)} % worse.`,
        ]
      : [];
  });
}

/** `npm run bench -- compare`: fails where the last run of a benchmark is worse than the one before. */
export async function run(): Promise<void> {
  const worsened = worsenedRatios(readHistory());
  if (worsened.length === 0) console.log('No ratio is more than 15 % worse than in the run before.');
  else {
    console.error(worsened.join('\n'));
    process.exitCode = 1;
  }
}
