import { describe, expect, test } from 'vitest';
import { dark, light, type Palette } from '#src/styles/tokens.ts';

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio of two colours written as #rrggbb or #rgb. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g);
  const [red = 0, green = 0, blue = 0] = (digits ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['paper', 'raised', 'lakeSoft'] as const;
const pairs = (colours: readonly (keyof Palette)[], on: readonly (keyof Palette)[] = grounds) =>
  colours.flatMap((colour) => on.map((ground) => [colour, ground] as const));

/** What is read: 4.5 to 1. */
const text = [
  ...pairs(['ink', 'muted', 'lake', 'signal']),
  ...pairs(['onLake'], ['lake']),
  ...pairs(['onSignal'], ['signal']),
  ...pairs(['onDeep', 'onDeepMuted'], ['deep']),
  ...pairs(['paper'], ['ink']),
];
/** What is seen: lines, stations, the ring round what has the focus, the edges of fields. 3 to 1. */
const drawings = [
  ...pairs(['line1', 'line2', 'line3', 'line4', 'line5', 'lake', 'signal', 'muted']),
  ...pairs(['onDeepMuted', 'onDeep'], ['deep']),
];

test('The ratio of black and white is 21, and of a colour and itself 1', () => {
  expect(contrast('#000000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#0a567c', '#0a567c')).toBe(1);
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('In the %s theme', (_, palette) => {
  test.each(text)('%s can be read on %s', (colour, ground) =>
    expect(contrast(palette[colour], palette[ground])).toBeGreaterThanOrEqual(4.5),
  );
  test.each(drawings)('%s can be seen on %s', (colour, ground) =>
    expect(contrast(palette[colour], palette[ground])).toBeGreaterThanOrEqual(3),
  );
});
