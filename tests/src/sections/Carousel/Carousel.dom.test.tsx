import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '#src/sections/Carousel/Carousel.tsx';
import { click, find, pass, press, render } from '#tests/support/dom.ts';

const width = 300;
const scrolls: number[] = [];
beforeEach(async () => {
  vi.useFakeTimers();
  scrolls.length = 0;
  await render(
    <Carousel label="Letters" items={['a', 'b', 'c'].map((key) => ({ key, content: key.toUpperCase() }))} />,
  );
  Object.defineProperty(strip(), 'clientWidth', { value: width });
  strip().scrollTo = (to) => void scrolls.push(((to as ScrollToOptions).left ?? 0) / width);
});
afterEach(() => {
  vi.useRealTimers();
});

const strip = () => find('[aria-label="Letters side by side"], ul');
const button = (name: string) => find(`button[aria-label^="${name}"]`);
const marked = () => find('[aria-current]').getAttribute('aria-label');
const status = () => find('[aria-live]').textContent;

test('a carousel goes on and back with its buttons, and wraps at both ends', async () => {
  for (const [name, expected] of [
    ['Next', 1],
    ['Next', 2],
    ['Next', 0],
    ['Previous', 2],
    ['Previous', 1],
  ] as const) {
    await click(button(name));
    const now = `${expected + 1} of 3`;
    expect([scrolls.at(-1), marked(), status()]).toEqual([expected, `Show ${now}`, now]);
  }
});

test('a carousel goes to any item by its dot, and round with the arrow keys', async () => {
  for (const at of [2, 0, 1]) {
    await click(button(`Show ${at + 1} `));
    expect([scrolls.at(-1), marked()]).toEqual([at, `Show ${at + 1} of 3`]);
  }
  for (const [key, expected] of [
    ['ArrowRight', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
  ] as const) {
    await press(strip(), key);
    expect(scrolls.at(-1), key).toBe(expected);
  }
});

test('a carousel never moves by itself', async () => {
  await pass(60_000);
  expect([scrolls, status()]).toEqual([[], '1 of 3']);
});

test('a carousel tells a screen reader that its items are slides, and which', () => {
  expect(find('section').getAttribute('aria-roledescription')).toBe('carousel');
  const items = [...document.querySelectorAll('[role="group"]')];
  expect(items.map((item) => item.getAttribute('aria-roledescription'))).toEqual(['slide', 'slide', 'slide']);
  const texts = items.map((item) => `${item.getAttribute('aria-label')}: ${item.textContent}`);
  expect(texts).toEqual(['1 of 3: A', '2 of 3: B', '3 of 3: C']);
});
