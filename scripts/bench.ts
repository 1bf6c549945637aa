// `npm run bench -- <name>`: runs one benchmark, prints its table and keeps it in docs/benchmarks.md.
const benchmarks: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  api: () => import('./bench/api.ts'),
  build: () => import('./bench/build.ts'),
  chat: () => import('./bench/chat.ts'),
  faults: () => import('./bench/faults.ts'),
  lighthouse: () => import('./bench/lighthouse.ts'),
  sameness: () => import('./bench/sameness.ts'),
  'vite-react-ssg': () => import('./bench/viteReactSsg.ts'),
  weight: () => import('./bench/weight.ts'),
};

const [, , name = '', ...args] = process.argv;
const benchmark = benchmarks[name];
if (benchmark) await (await benchmark()).run(args);
else {
  console.error(`There is no benchmark "${name}". Use one of: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 1;
}

export type { Run } from './bench/measure.ts';
