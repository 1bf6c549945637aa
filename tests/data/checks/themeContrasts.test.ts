import { expect, test } from 'vitest';
import { themeContrasts } from '#data/checks/themeContrasts.ts';
import { completeTheme } from '#data/look/completeTheme.ts';
import { contrast } from '#data/look/contrast.ts';
import type { ThemeInput } from '#data/schema/theme.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const faults = (theme: ThemeInput) => themeContrasts.check({ theme: completeTheme(theme) });

test('The ratio of black and white is 21, and of a colour and itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#0a567c', '#0a567c')).toBe(1);
});

test('All colours of the project’s own theme stand out from their grounds', () => {
  expect(faults({})).toEqual([]);
});

test('A faint colour is told once, with its worst ground, its ratio and what to do', () => {
  expect(faults({ colours: { light: { muted: '#9aa5ab' }, dark: { line3: '#23402a' } } })).toEqual([
    'theme: colours.light.muted is "#9aa5ab", which has a contrast of 2.1 to 1 on lakeSoft ("#e3eff4"). Make it ' +
      'darker, or change lakeSoft: the least is 4.5 to 1.',
    'theme: colours.dark.line3 is "#23402a", which has a contrast of 1.2 to 1 on lakeSoft ("#17303e"). Make it ' +
      'lighter, or change lakeSoft: the least is 3 to 1.',
  ]);
});

test('What is no theme is told with record, field, value and remedy', () => {
  const theme = {
    logo: [{ path: 'zigzag', stroke: 'ink' }, { fill: 'ink' }],
    colours: { light: { lake: 'teal', sea: '#000000' } },
    faces: { heading: 'Comic Sans' },
    radius: 4,
  };
  expect(dataErrors({ theme })).toEqual([
    'theme.logo[0]: path is "zigzag". Write the data of an SVG path, for example "M2 20h9l8-12h7".',
    'theme.logo[1]: the record is {"fill":"ink"}. Give it a path or a circle.',
    'theme: colours.light.lake is "teal". Write it as a # and six digits from 0 to f, for example "#0a567c".',
    'theme: colours.light.sea is "#000000", but there is no such field. Remove it or fix its spelling.',
    'theme: faces.heading is "Comic Sans". Use one of: bricolage-grotesque, source-sans-3, fraunces, public-sans.',
    'theme: radius is 4. Give 1.25 or less.',
  ]);
});
