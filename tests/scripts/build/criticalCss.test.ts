import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { criticalCss } from '#scripts/build/criticalCss.ts';

const sheet = `:root{--ink:#111}h1{margin:0}.seen{color:var(--ink)}.seen:hover{color:red}.below{color:blue}
@media (min-width:40rem){.seen{color:green}.below{color:pink}}
@keyframes run{to{opacity:0}}@keyframes rest{to{opacity:1}}.seen{animation:run 1s}.below{animation:rest 1s}`;

describe('The critical part of a style sheet', () => {
  test('is every rule that the first screens can use at any width, and no other', async () => {
    const { css } = await criticalCss('', sheet, ['<h1 class="seen">Hello</h1>']);
    expect(css.replace(/\s+/g, '')).toBe(
      ':root{--ink:#111}h1{margin:0}.seen{color:var(--ink)}@media(min-width:40rem){.seen{color:green}}@keyframesrun{to{opacity:0}}.seen{animation:run1s}',
    );
  });

  test('keeps what depends on attributes, which may change', async () => {
    const { css } = await criticalCss(
      '',
      'a[href^="tel:"]{white-space:nowrap}.a[aria-current]{color:red}.b[open]{color:blue}',
      ['<a class="a" href="tel:+1">'],
    );
    expect(css).toBe('a[href^="tel:"]{white-space:nowrap}.a[aria-current]{color:red}');
  });

  test('leaves out what only pointing, opening, typing and scrolling bring about', async () => {
    const { css } = await criticalCss(
      '',
      '.a:hover{color:red}.a[aria-invalid],.a:focus-visible{color:red}.a:hover,.a{color:blue}.a[data-scrolling]{color:red}.a[open]{color:red}',
      ['<p class="a">'],
    );
    expect(css).toBe('.a:hover,.a{color:blue}');
    expect(
      (
        await criticalCss(
          '',
          '@media (prefers-reduced-motion:no-preference){.a{transition:color 1s}}@media print{.a{color:red}}',
          ['<p class="a">'],
        )
      ).css,
    ).toBe('');
  });

  test('is what any of several screens needs', async () => {
    const { css } = await criticalCss('', '.a{color:red}.b{color:blue}.c{color:green}', [
      '<p class="a">',
      '<p class="b">',
    ]);
    expect(css).toBe('.a{color:red}.b{color:blue}');
  });

  test('stands behind the fonts', async () => {
    const { css } = await criticalCss('@font-face{font-family:Text}', '.a{color:red}', ['<p class="a">']);
    expect(css).toBe('@font-face{font-family:Text}.a{color:red}');
  });

  test('is named by the hash that a content security policy takes', async () => {
    const { css, hash } = await criticalCss('', '.a{color:red}', ['<p class="a">']);
    expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`);
  });

  test('cannot end the element it stands in', async () => {
    const { css } = await criticalCss('', '.a::before{content:"</style><script>"}', ['<p class="a">']);
    expect(css).toContain('.a::before');
    expect(css).not.toContain('</style');
  });
});
