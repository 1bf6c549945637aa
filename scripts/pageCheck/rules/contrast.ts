import type { AxeRule } from '../rule.ts';

export const contrast: AxeRule = {
  name: 'contrast',
  description: 'Text stands out from its background by 4.5:1, large text by 3:1 (WCAG 1.4.3).',
  axeRule: 'color-contrast',
};
