import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import { keepRatios, type Ratio } from './history.ts';

/**
 * Prints a table, and replaces the section of this name in `docs/benchmarks.md` by it, with the date and the machine.
 * @param ratios are appended to the history, which `compare` reads
 */
export function report(
  section: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  notes: readonly string[] = [],
  ratios: readonly Ratio[] = [],
): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const table = [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
  const text = [table, ...notes.map((note) => `- ${note}`)].join('\n');
  console.log(`\n${text}\n`);

  const date = new Date().toISOString().slice(0, 10);
  keepRatios(ratios.map((ratio) => ({ ...ratio, date, commit: commit(), machine: processor(), benchmark: section })));
  const file = join(root, 'docs/benchmarks.md');
  const intro =
    '# Benchmarks\n\nWritten by `npm run bench -- <name>`; the last run of each stands here. Machines are noisy: only ratios within one run hold.\n';
  const old = existsSync(file) ? readFileSync(file, 'utf8') : intro;
  const body = `## ${section}\n\n${date}, ${machine()}\n\n${table}\n\n${notes.map((note) => `- ${note}\n`).join('')}`;
  const sections = new Map(
    old
      .split(/^(?=## )/m)
      .slice(1)
      .map((part) => [/^## (.*)/.exec(part)?.[1] ?? '', part.trimEnd()]),
  );
  sections.set(section, body.trimEnd());
  writeFileSync(
    file,
    `${[intro.trimEnd(), ...[...sections].sort(([a], [b]) => a.localeCompare(b)).map(([, part]) => part)].join('\n\n')}\n`,
  );
}

const commit = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

const processor = () => `${cpus().length} cores (${cpus()[0]?.model.trim()})`;

const machine = () =>
  `${processor()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, ` +
  `Node ${process.version}, commit ${commit()}`;
