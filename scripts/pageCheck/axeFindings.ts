import axe, { type CheckResult } from 'axe-core';
import type { Finding } from './rule.ts';

/** What axe finds on the page by some of its rules, all at once, because it reads the whole page first. */
export async function axeFindings(rules: readonly string[]): Promise<(Finding & { id: string })[]> {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return element && check ? [{ id, element, what: describe(check) }] : [];
    }),
  );
}

/** What was measured, where axe tells it, or else what axe says. */
function describe({ data, message }: CheckResult): string {
  const { contrastRatio, fgColor, bgColor } = (data ?? {}) as Record<string, unknown>;
  return contrastRatio ? `${fgColor} on ${bgColor} is ${contrastRatio}:1` : message;
}
