import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip } from '#src/ui/Tooltip/Tooltip.tsx';
import { find, focus, pass, press, render, send } from '#tests/support/dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Later than any tooltip of the test before.
  vi.setSystemTime(Date.now() + 60_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const both = (
  <>
    <Tooltip id="one" label="What is one?" text="The first." ready />
    <Tooltip id="two" label="What is two?" text="The second." ready />
  </>
);
const trigger = (id: string) => find(`[aria-describedby="${id}"]`);
const mouse = { pointerType: 'mouse' };
const enter = (id: string) => send(trigger(id).parentElement as HTMLElement, 'pointerover', mouse);
const leave = (id: string) =>
  send(trigger(id).parentElement as HTMLElement, 'pointerout', { ...mouse, relatedTarget: document.body });
const shown = () =>
  [...document.querySelectorAll('[role="tooltip"]:not([hidden])')].map(({ textContent }) => textContent);

describe('a tooltip', () => {
  test('opens for a pointer that has rested 700 ms, not for one that passes, and stays while it is on trigger or words', async () => {
    await render(both);
    await enter('one');
    await pass(500);
    await leave('one');
    await pass(5000);
    expect(shown()).toEqual([]);
    await enter('one');
    await pass(699);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['The first.']);
    await send(trigger('one'), 'pointerout', { ...mouse, relatedTarget: find('#one') });
    await pass(5000);
    expect(shown()).toEqual(['The first.']);
    await leave('one');
    expect(shown()).toEqual([]);
  });

  test('opens at once on focus, and goes with the focus', async () => {
    await render(both);
    await focus(trigger('one'));
    expect(shown()).toEqual(['The first.']);
    await focus(trigger('two'));
    expect(shown()).toEqual(['The second.']);
  });

  test.each(['focus', 'pointer'])('goes with Escape where the %s opened it', async (how) => {
    await render(both);
    if (how === 'focus') await focus(trigger('one'));
    else await enter('one');
    await pass(700);
    expect(shown()).toEqual(['The first.']);
    await press(document.body, 'Escape');
    expect(shown()).toEqual([]);
  });
});
