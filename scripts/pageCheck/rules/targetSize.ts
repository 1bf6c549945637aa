import type { AxeRule } from '../rule.ts';

export const targetSize: AxeRule = {
  name: 'target-size',
  description:
    'What can be pressed measures 24 pixels each way, or has that much room to itself; links in a text may be smaller (WCAG 2.5.8).',
  axeRule: 'target-size',
};
