import { expect, it } from 'vitest';
import { keyboardHeight } from '#src/features/chat/visibleArea.ts';

it.each([
  ['nothing lies over the page', { height: 800, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard lies over it', { height: 500, offsetTop: 0, scale: 1 }, 300],
  ['the page was moved up above the keyboard', { height: 500, offsetTop: 120, scale: 1 }, 180],
  ['the browser rounds', { height: 800.4, offsetTop: 0, scale: 1 }, 0],
  ['the visitor zooms in', { height: 400, offsetTop: 100, scale: 2 }, 0],
] as const)('where %s', (_, seen, height) => {
  expect(keyboardHeight(800, seen)).toBe(height);
});
