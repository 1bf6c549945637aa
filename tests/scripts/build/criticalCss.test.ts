import { expect, test } from 'vitest';
import { criticalCss } from '#scripts/build/criticalCss.ts';

test('the critical part of a style sheet stands behind the fonts, and cannot end the element it stands in', () => {
  const rules = '.a{color:red}.a::before{content:"</style><script>"}.b{color:blue}';
  const { css } = criticalCss('@font-face{font-family:Text}', rules, ['<p class="a">']);
  expect(css).toMatch(/^@font-face\{font-family:Text\}\.a\{color:red\}\.a:before/);
  expect(css).not.toContain('</style');
});
