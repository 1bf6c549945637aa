import { expect, test } from 'vitest';
import { placeCard } from '#src/features/tour/placeCard.ts';

const area = { left: 0, top: 64, right: 1280, bottom: 800 };
const card = { width: 384, height: 180 };
const box = (left: number, top: number, width: number, height: number) => {
  return { left, top, right: left + width, bottom: top + height };
};

test.each([
  ['above it', 'top', box(100, 400, 1000, 2000), { left: 716, top: 196 }],
  ['below it', 'bottom', box(0, 0, 1280, 64), { left: 872, top: 88 }],
  ['left of it', 'left', box(832, 480, 384, 320), { left: 424, top: 480 }],
  ['right of it', 'right', box(40, 200, 300, 100), { left: 364, top: 200 }],
  ['on the opposite side where its own has no room', 'top', box(996, 70, 220, 48), { left: 832, top: 142 }],
  ['on another side where neither has room', 'left', box(20, 300, 1240, 100), { left: 872, top: 424 }],
  ['within the window', 'bottom', box(-200, 100, 300, 100), { left: 24, top: 224 }],
  ['inside a target that leaves no room', 'top', box(0, 64, 1280, 736), { left: 872, top: 596 }],
  ['at the lower edge without a target', 'top', undefined, { left: 872, top: 596 }],
] as const)('The card of a step stands %s', (_, side, target, expected) => {
  expect(placeCard(side, target, card, area)).toEqual(expected);
});
