import axe, { type CheckResult } from 'axe-core';
import type { AxeRule, Finding } from './rule.ts';

/** What axe finds on the page, by the names of the rules. */
export async function axeFindings(rules: readonly AxeRule[]): Promise<{ name: string; finding: Finding }[]> {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'rule', values: rules.map(({ axeRule }) => axeRule) },
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ element, any, all, none }) => {
      const rule = rules.find(({ axeRule }) => axeRule === id);
      const [check] = [...any, ...all, ...none];
      return rule && element && check ? [{ name: rule.name, finding: { element, what: describe(check) } }] : [];
    }),
  );
}

/** What was measured, where axe tells it, or else what axe says. */
function describe({ data, message }: CheckResult): string {
  const { contrastRatio, fgColor, bgColor } = (data ?? {}) as Record<string, unknown>;
  return contrastRatio ? `${fgColor} on ${bgColor} is ${contrastRatio}:1` : message;
}
