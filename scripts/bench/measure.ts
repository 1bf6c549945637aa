import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { root } from '../support/root.ts';

export interface Run {
  seconds: number;
  /** Peak memory of the process tree, in MB. */
  peakMb: number;
  output: string;
}

/** Runs a command and samples the memory of its process tree (Linux alone). @throws Error with the output where it fails */
export async function measure(
  command: string,
  args: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<Run> {
  const start = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  let peakMb = 0;
  let watch: NodeJS.Timeout | undefined;
  const look = () => {
    const begun = performance.now();
    peakMb = Math.max(peakMb, treeMemory(child.pid ?? 0));
    // The kernel stops a process while it counts its pages: at most a fiftieth of the time goes to that.
    watch = setTimeout(look, Math.max(50, (performance.now() - begun) * 50));
  };
  look();
  const [code] = await once(child, 'exit').finally(() => clearTimeout(watch));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, peakMb, output };
}

/** Memory of a process tree in MB: proportional set sizes (PSS), so that shared pages count once; 0 once it has ended. */
function treeMemory(pid: number): number {
  try {
    const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
    );
    return children.reduce((total, child) => total + treeMemory(Number(child)), own);
  } catch {
    return 0;
  }
}

export const buildSite = (data: string, out: string, ...options: string[]): Promise<Run> =>
  measure(process.execPath, [...nodeFlags.build, join(root, 'scripts/build.ts'), '--out', out, ...options], {
    cwd: root,
    env: { DATA_DIR: data },
  });

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
