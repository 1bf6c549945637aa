import { expect, test } from 'vitest';
import { Tabs } from '#src/pages/pricing/Tabs.tsx';
import { click, find, focus, press, render } from '#tests/support/dom.ts';

const at = (hash: string) => ({ pathname: '/pricing', search: '?users=20', hash, key: hash, state: null });
const tabs = (hash = '', hydrated = true) => (
  <Tabs routerLocation={at(hash)} hydrated={hydrated} panelOf={(id, visible) => (visible ? `Panel ${id}` : null)} />
);
const state = () =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"]')].map(
    (tab) =>
      `${tab.id} ${tab.ariaSelected ?? tab.getAttribute('aria-selected')} ${tab.tabIndex}` +
      `${tab === document.activeElement ? ' focused' : ''}`,
  );
const first = ['tab-calculator true 0', 'tab-plans false -1'];
const firstFocused = ['tab-calculator true 0 focused', 'tab-plans false -1'];
const secondFocused = ['tab-calculator false -1', 'tab-plans true 0 focused'];

test('tabs begin with the first and show one panel at a time, named by its tab', async () => {
  await render(tabs());
  expect(state()).toEqual(first);
  const shown = find('[role="tabpanel"]:not([hidden])');
  expect([shown.textContent, shown.getAttribute('aria-labelledby')]).toEqual(['Panel calculator', 'tab-calculator']);
  expect(find('#plans').textContent).toBe('');
});

test('tabs are walked with the keyboard, around both ends', async () => {
  await render(tabs());
  await focus(find('#tab-calculator'));
  for (const [key, expected] of [
    ['ArrowRight', secondFocused],
    ['ArrowRight', firstFocused],
    ['ArrowLeft', secondFocused],
    ['Home', firstFocused],
    ['End', secondFocused],
    ['Home', firstFocused],
  ] as const) {
    await press(document.activeElement as HTMLElement, key);
    expect(state(), key).toEqual(expected);
  }
});

test('a tab has an address, which keeps the query and leaves no step in the history', async () => {
  history.replaceState(null, '', '/pricing?users=20');
  const steps = history.length;
  await render(tabs());
  await click(find('#tab-plans'));
  expect(location.href).toMatch(/\/pricing\?users=20#plans$/);
  await click(find('#tab-calculator'));
  expect(location.href).toMatch(/\/pricing\?users=20$/);
  expect(history.length).toBe(steps);
});
