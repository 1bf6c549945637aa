import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { criticalCss } from '#scripts/build/criticalCss.ts';

const sheet = `:root{--ink:#111}h1{margin:0}.seen{color:var(--ink)}.seen:hover{color:red}.below{color:blue}
@media (min-width:40rem){.seen{color:green}.below{color:pink}}
@keyframes run{to{opacity:0}}@keyframes rest{to{opacity:1}}.seen{animation:run 1s}.below{animation:rest 1s}`;

describe('The critical part of a style sheet', () => {
  test('is every rule that the first screens can use at any width, and no other', () => {
    const { css } = criticalCss('', sheet, ['<h1 class="seen">Hello</h1>']);
    expect(css.replace(/\s+/g, '')).toBe(
      ':root{--ink:#111}h1{margin:0}.seen{color:var(--ink)}@media(min-width:40rem){.seen{color:green}}.seen{animation:1srun}',
    );
  });

  test.each([
    [
      'keeps what depends on attributes, which may change',
      'a[href^="tel:"]{white-space:nowrap}.a[aria-current]{color:red}.b[open]{color:blue}',
      'a[href^=tel\\:]{white-space:nowrap}.a[aria-current]{color:red}',
    ],
    [
      'leaves out what only pointing, opening, typing and scrolling bring about',
      '.a:hover{color:red}.a[aria-invalid],.a:focus-visible{color:red}.a:hover,.a{color:blue}.a[data-scrolling]{color:red}.a[open]{color:red}',
      '.a{color:#00f}',
    ],
    [
      'leaves out motion',
      '@media (prefers-reduced-motion:no-preference){.a{transition:color 1s}}@keyframes run{to{opacity:0}}',
      '',
    ],
    ['leaves out print', '@media print{.a{color:red}}', ''],
    [
      'is what any of several screens needs',
      '.a{color:red}.c{color:green}.d{color:pink}',
      '.a{color:red}.c{color:green}',
    ],
  ])('%s', (_, rules, critical) => {
    const { css, hash } = criticalCss('', rules, ['<a class="a" href="tel:+1">', '<p class="c">']);
    expect(css).toBe(critical);
    // A content security policy takes the hash.
    expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`);
  });

  test('stands behind the fonts, and cannot end the element it stands in', () => {
    const rules = '.a{color:red}.a::before{content:"</style><script>"}';
    const { css } = criticalCss('@font-face{font-family:Text}', rules, ['<p class="a">']);
    expect(css).toMatch(/^@font-face\{font-family:Text\}\.a\{color:red\}\.a:before/);
    expect(css).not.toContain('</style');
  });
});
