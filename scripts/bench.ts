// `npm run bench -- <name>`: runs one benchmark, prints its table and keeps it in docs/benchmarks.md, its figures in
// docs/benchmarks/history.csv. `all` runs every benchmark; `compare` fails where a ratio got worse.
import { run as compare } from './bench/history.ts';

type Command = () => Promise<{ run(args: string[]): Promise<void> }>;

const benchmarks: Record<string, Command> = {
  api: () => import('./bench/api.ts'),
  build: () => import('./bench/build.ts'),
  faults: () => import('./bench/faults.ts'),
  interactions: () => import('./bench/interactions.ts'),
  lighthouse: () => import('./bench/lighthouse.ts'),
  weight: () => import('./bench/weight.ts'),
};

const [, , name = '', ...args] = process.argv;
if (name === 'compare') compare();
else if (name === 'all') for (const benchmark of Object.values(benchmarks)) await (await benchmark()).run([]);
else if (benchmarks[name]) await (await benchmarks[name]()).run(args);
else {
  console.error(`There is no benchmark "${name}". Use all, compare, or one of: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 1;
}
