import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line of counts, after the reasons why tests needed a second try: a pass would hide them. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        counts[state] += 1;
        if (state === 'passed')
          for (const { stack, message } of errors)
            process.stdout.write(`A second try of "${test.fullName}", after: ${stack ?? message}\n`);
      }
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
