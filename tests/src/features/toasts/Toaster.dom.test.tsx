import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Toast } from '#src/features/toasts/toast.ts';
import { present } from '#src/features/toasts/Toaster.tsx';
import { loadToaster, showToast } from '#src/features/toasts/toasts.ts';
import { click, find, pass, send } from '#tests/support/dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(() => present({ title: 'Last' })());
  vi.useRealTimers();
});

const show = (toast: Toast) => act(() => present(toast));
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
const toast = () => find('[data-toast]');

describe('a toast', () => {
  test.each([
    ['5000 ms, where nothing else is said', undefined, 5000],
    ['3 s, where it is said', 3000, 3000],
  ])('goes by itself after %s', async (_, lifetimeMs, expected) => {
    await show({ title: 'Sent', description: 'We answer today.', ...(lifetimeMs ? { lifetimeMs } : {}) });
    expect(toast().textContent).toContain('SentWe answer today.');
    await pass(expected - 1);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toEqual([]);
  });

  test('that says what is being done stays its whole time where it is done sooner, and does not come where it is done already', async () => {
    const finding = { title: 'Finding your location', lifetimeMs: 3000 };
    const loaded = () => act(() => loadToaster());
    showToast(finding)();
    await loaded();
    expect(toasts()).toEqual([]);
    const found = showToast(finding);
    await loaded();
    await pass(1000);
    found();
    await pass(1999);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toEqual([]);
  });

  test('takes the place of the one before it, and then has its whole time', async () => {
    await show({ title: 'First' });
    await pass(4000);
    await show({ title: 'Second', tone: 'destructive' });
    expect(toasts().map(({ textContent, dataset }) => [textContent, dataset.toast])).toEqual([
      [expect.stringContaining('Second'), 'destructive'],
    ]);
    await pass(4999);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toEqual([]);
  });

  test('the next one goes in time, also after one that was closed under the pointer', async () => {
    await show({ title: 'First' });
    await send(toast(), 'pointermove');
    await click(find('button[aria-label="Dismiss"]'));
    expect(toasts()).toEqual([]);
    await show({ title: 'Second' });
    await pass(5000);
    expect(toasts()).toEqual([]);
  });

  test.each([
    ['plain', 'polite'],
    ['destructive', 'assertive'],
  ] as const)('of the tone %s is announced with title and description: %s', async (tone, live) => {
    await show({ title: 'Title', description: 'And what it means.', tone });
    await pass(100);
    const said = find('body > [role="status"]');
    expect([said.textContent, said.getAttribute('aria-live')]).toEqual([
      expect.stringMatching(/Notification.*Title.*And what it means\./),
      live,
    ]);
  });
});
