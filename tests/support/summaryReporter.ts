import type { Reporter, TestModule } from 'vitest/node';

const maxShown = 10;

/** Ends a run with its slowest files, and with one plain line of counts. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) for (const test of module.children.allTests()) counts[test.result().state] += 1;
    const slowest = modules
      .map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, maxShown);
    process.stdout.write('\nSlowest files, in seconds:\n');
    for (const { name, seconds } of slowest) process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${name}\n`);
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}

/** Loading and running a file; not waiting for a worker. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}
