import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root.ts';

export interface Figure {
  name: string;
  value: number;
  better: 'lower' | 'higher';
  /** Of an absolute figure. Without one it is a ratio to a peer of the same run, which a slow or busy machine does not change much. */
  unit?: 's' | 'ms' | 'MB' | 'KB' | '/s' | 'of 100';
}

/** A figure as it is kept: a row of the history. */
export interface KeptFigure extends Figure {
  date: string;
  commit: string;
  machine: string;
  benchmark: string;
}

const historyFile = join(root, 'docs/benchmarks/history.csv');
const columns = ['date', 'commit', 'machine', 'benchmark', 'name', 'value', 'better', 'unit'] as const;
/** A ratio may be this much worse than the one before: runs differ by less. */
const tolerance = 0.15;

/** Appends figures to the history; none of a run that could not measure its peer. */
export function keepFigures(rows: readonly KeptFigure[]): void {
  const lines = rows
    .filter(({ value }) => Number.isFinite(value))
    .map((row) => `${columns.map((column) => cell(row[column] ?? '')).join(',')}\n`);
  appendFileSync(historyFile, lines.join(''));
}

/** The history, oldest first. */
function readHistory(): KeptFigure[] {
  const [, ...lines] = readFileSync(historyFile, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const row = Object.fromEntries(line.split(',').map((text, index) => [columns[index], text]));
    return { ...row, value: Number(row.value), unit: row.unit || undefined } as KeptFigure;
  });
}

/** Commas separate cells; no name needs one. */
const cell = (value: string | number) =>
  typeof value === 'number' ? value.toFixed(3) : value.replaceAll(/[,\n]/g, ';');

/** The ratios that are worse than in the run before by more than the tolerance, a line for each. */
function worsenedRatios(history: readonly KeptFigure[]): string[] {
  const ratios = history.filter(({ unit }) => unit === undefined);
  return [...Map.groupBy(ratios, ({ benchmark, name }) => `${benchmark}: ${name}`)].flatMap(([what, rows]) => {
    const [before, now] = rows.slice(-2);
    if (!before || !now) return [];
    const worse = now.better === 'lower' ? now.value / before.value : before.value / now.value;
    const by = ((worse - 1) * 100).toFixed(0);
    return worse > 1 + tolerance
      ? [`${what} was ${before.value} at ${before.commit} and is ${now.value} at ${now.commit}: ${by} % worse.`]
      : [];
  });
}

/** `npm run bench -- compare`: fails where the last run of a benchmark is worse than the one before. */
export function run(): void {
  const worsened = worsenedRatios(readHistory());
  if (worsened.length === 0) console.log('No ratio is more than 15 % worse than in the run before.');
  else {
    console.error(worsened.join('\n'));
    process.exitCode = 1;
  }
}
