import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Theme } from '#data/rules/schema/theme.ts';
import { Logo, showsName } from '#src/shell/Logo.tsx';

const render = (logo: Theme['logo'] | undefined) =>
  renderToStaticMarkup(createElement(Logo, { className: 'mark', logo, name: 'North Shore IT' }));
const file = { image: '/logo.svg', width: 120, height: 32 };

it('shows a picture, with the name as its text where it shows the name', () => {
  expect(render({ ...file, showsName: true })).toBe(
    '<picture><img src="/logo.svg" alt="North Shore IT" width="120" height="32"/></picture>',
  );
  expect(render({ ...file, showsName: false })).toContain('alt=""');
  expect(showsName({ ...file, showsName: true })).toBe(true);
});

it('has a picture of its own for dark schemes', () => {
  expect(render({ ...file, imageOnDark: '/dark.svg', showsName: false })).toContain(
    '<source srcSet="/dark.svg" media="(prefers-color-scheme: dark)"/>',
  );
});
