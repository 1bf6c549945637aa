// `npm run bench -- <name>`: runs one benchmark, prints its table and keeps it in docs/benchmarks.md, its ratios in
// docs/benchmarks/history.csv. `all` runs every benchmark; `compare` fails where a ratio got worse.
type Command = () => Promise<{ run(args: string[]): Promise<void> }>;

const benchmarks: Record<string, Command> = {
  api: () => import('./bench/api.ts'),
  build: () => import('./bench/build.ts'),
  chat: () => import('./bench/chat.ts'),
  faults: () => import('./bench/faults.ts'),
  interactions: () => import('./bench/interactions.ts'),
  large: () => import('./bench/large.ts'),
  lighthouse: () => import('./bench/lighthouse.ts'),
  pages: () => import('./bench/pages.ts'),
  sameness: () => import('./bench/sameness.ts'),
  'vite-react-ssg': () => import('./bench/viteReactSsg.ts'),
  weight: () => import('./bench/weight.ts'),
};
const compare: Command = () => import('./bench/history.ts');

const [, , name = '', ...args] = process.argv;
const all = Object.values(benchmarks);
const single = name === 'compare' ? compare : benchmarks[name];
if (name === 'all') for (const benchmark of all) await (await benchmark()).run([]);
else if (single) await (await single()).run(args);
else {
  console.error(`There is no benchmark "${name}". Use all, compare, or one of: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 1;
}

export type { Run } from './bench/measure.ts';
