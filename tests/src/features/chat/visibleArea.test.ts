import { expect, it } from 'vitest';
import { keyboardHeight, scrollDistance } from '#src/features/chat/visibleArea.ts';

it.each([
  ['nothing lies over the page', { height: 800, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard lies over it', { height: 500, offsetTop: 0, scale: 1 }, 300],
  ['the page was moved up above the keyboard', { height: 500, offsetTop: 120, scale: 1 }, 180],
  ['the browser rounds', { height: 800.4, offsetTop: 0, scale: 1 }, 0],
  ['the visitor zooms in', { height: 400, offsetTop: 100, scale: 2 }, 0],
] as const)('where %s', (_, seen, height) => {
  expect(keyboardHeight(800, seen)).toBe(height);
});

it.each([
  ['all of it is seen', { top: 100, bottom: 300 }, 0],
  ['it ends below', { top: 300, bottom: 500 }, 100],
  ['it begins above', { top: 40, bottom: 300 }, -24],
  ['it is longer than what is seen: its beginning', { top: 100, bottom: 900 }, 36],
  ['it begins above and ends below: its beginning', { top: 0, bottom: 900 }, -64],
] as const)('a stretch is scrolled to as little as needed where %s', (_, stretch, distance) => {
  expect(scrollDistance(stretch, { top: 64, bottom: 400 })).toBe(distance);
});
