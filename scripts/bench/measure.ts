import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Run {
  seconds: number;
  /** CPU time of the process and of children it has waited for, as last sampled before it ended. */
  cpuSeconds: number;
  /** Peak memory of the process tree, in MB. */
  peakMb: number;
  output: string;
}

/** Unit of CPU times in /proc/PID/stat: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const ticksPerSecond = 100;

/**
 * Runs a command and samples the time and memory of its process tree (Linux alone).
 * @throws Error with the output where the exit code is none of `codes`, which are 0 by default.
 */
export function measure(
  command: string,
  args: string[],
  options: { cwd: string; env: Record<string, string>; codes?: readonly number[] },
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    let [peakMb, cpuSeconds] = [0, 0];
    let watch: NodeJS.Timeout | undefined;
    const look = () => {
      const begun = performance.now();
      peakMb = Math.max(peakMb, treeMemory(child.pid ?? 0));
      cpuSeconds = Math.max(cpuSeconds, cpuTime(child.pid ?? 0));
      // The kernel stops a process while it counts its pages: at most a fiftieth of the time goes to that.
      watch = setTimeout(look, Math.max(50, (performance.now() - begun) * 50));
    };
    look();
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(watch);
      if (!(options.codes ?? [0]).includes(code ?? -1))
        reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`));
      else resolve({ seconds: (performance.now() - start) / 1000, cpuSeconds, peakMb, output });
    });
  });
}

/** Memory of a process tree in MB: proportional set sizes (PSS), so that shared pages count once. */
function treeMemory(pid: number): number {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process has ended.
    }
  }
  const family = [...parents.keys()].filter((id) => {
    for (let at: number | undefined = id; at; at = parents.get(at)) if (at === pid) return true;
    return false;
  });
  return family.reduce((sum, id) => sum + proportionalSize(id), 0);
}

/** CPU time in seconds, user and system, with that of children that have ended; 0 once the process is gone. */
function cpuTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return (
      stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 15)
        .reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
    );
  } catch {
    return 0;
  }
}

function proportionalSize(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** How long a stage of a build took, in seconds, as its output says. */
export const stageSeconds = (output: string, stage: string) =>
  Number(new RegExp(`${stage} [^(]*\\((\\d+\\.\\d+) s\\)`).exec(output)?.[1]);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
