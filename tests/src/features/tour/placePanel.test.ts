import { describe, expect, test } from 'vitest';
import { placePanel } from '#src/features/tour/placePanel.ts';

const view = { width: 1000, height: 800 };
const panel = { width: 300, height: 200 };

describe('the panel of the tour', () => {
  test.each([
    ['top', { left: 350, top: 184 }],
    ['bottom', { left: 350, top: 466 }],
    ['left', { left: 134, top: 325 }],
    ['right', { left: 566, top: 325 }],
  ] as const)('goes to the %s, if that is wanted and there is room', (side, expected) => {
    expect(placePanel({ left: 450, top: 400, width: 100, height: 50 }, panel, view, side)).toEqual(expected);
  });

  test('goes to another side where there is no room on the wanted one', () => {
    expect(placePanel({ left: 0, top: 0, width: 1000, height: 70 }, panel, view, 'top')).toEqual({
      left: 350,
      top: 86,
    });
  });

  test('stays inside the window beside something in a corner', () => {
    expect(placePanel({ left: 900, top: 700, width: 80, height: 80 }, panel, view, 'top')).toEqual({
      left: 684,
      top: 484,
    });
  });

  test('lies at the bottom over something that fills the window, and at the top if that begins low', () => {
    expect(placePanel({ left: 0, top: 20, width: 1000, height: 780 }, panel, view, 'top')).toEqual({
      left: 350,
      top: 584,
    });
    expect(
      placePanel({ left: 0, top: 410, width: 1000, height: 390 }, { width: 300, height: 600 }, view, 'bottom'),
    ).toEqual({ left: 350, top: 16 });
  });

  test('stands in the middle with nothing to point at', () => {
    expect(placePanel(undefined, panel, view, 'left')).toEqual({ left: 350, top: 300 });
  });
});
