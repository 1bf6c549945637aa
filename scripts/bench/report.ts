import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import { type Figure, keepFigures } from './history.ts';

/**
 * Prints a table, and replaces the section of this name in `docs/benchmarks.md` by it, with the date and the machine.
 * @param figures are appended to the history, whose ratios `compare` reads
 */
export function report(
  section: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  notes: readonly string[] = [],
  figures: readonly Figure[] = [],
): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const table = [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
  const text = [table, notes.map((note) => `- ${note}`).join('\n')].join('\n\n').trim();
  console.log(`\n${text}\n`);

  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const processor = `${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  keepFigures(figures.map((figure) => ({ ...figure, date, commit, machine: processor, benchmark: section })));

  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const machine = [processor, memory, `${process.platform} ${process.arch}`, `Node ${process.version}`].join(', ');
  const file = join(root, 'docs/benchmarks.md');
  const [intro = '', ...parts] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const others = parts.map((part) => part.trimEnd()).filter((part) => !part.startsWith(`## ${section}\n`));
  const own = `## ${section}\n\n${date}, ${machine}, commit ${commit}\n\n${text}`;
  const sections = [...others, own].sort((one, other) => one.localeCompare(other));
  writeFileSync(file, `${[intro.trimEnd(), ...sections].join('\n\n')}\n`);
}
