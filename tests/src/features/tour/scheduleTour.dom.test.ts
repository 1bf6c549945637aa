import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleTour } from '#src/features/tour/scheduleTour.ts';
import { startTour } from '#src/features/tour/startTour.ts';
import { forgetTour } from '#src/features/tour/tourRecord.ts';

vi.mock(import('#src/features/tour/startTour.ts'), () => ({ startTour: vi.fn() }));
const start = vi.mocked(startTour);

const key = 'tourCompletion';
const record = { completed: true, version: '1.0', completedAt: '2026-01-02T03:04:05.000Z' };

beforeEach(() => {
  vi.useFakeTimers();
  forgetTour();
  start.mockReset().mockImplementation(async (mayStart = () => true) => (mayStart() ? 'shown' : 'blocked'));
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test.each([
  ['no JSON', '{completed', null],
  ['of another shape', '{"completed":"yes"}', null],
  ['without a time', '{"completed":true,"version":"1.0"}', null],
  ['null', 'null', null],
  ['of another version', JSON.stringify({ ...record, version: '0.9' }), JSON.stringify({ ...record, version: '0.9' })],
])('the tour starts where the record is %s, which is deleted unless it is whole', async (_, text, left) => {
  localStorage.setItem(key, text);
  scheduleTour();
  expect(localStorage.getItem(key)).toBe(left);
  await vi.advanceTimersByTimeAsync(2000);
  expect(start).toHaveBeenCalledOnce();
});

test.each([
  ['an open dialog', '<dialog open></dialog>'],
  ['the open menu', '<details data-menu open></details>'],
  ['the question about privacy', '<div data-consent-bar></div>'],
  ['an error', '<section data-notice="wrong"></section>'],
  ['a field with an error', '<input aria-invalid="true">'],
  ['a focused field', '<form><input data-focus></form>'],
  ['a pressed button of a form', '<form><button data-focus>+</button></form>'],
  ['an opened question', '<details><summary data-focus tabindex="0">Why?</summary></details>'],
  ['a chat in use', '<div data-live="hero"><button data-focus>Prices</button></div>'],
  ['a pending reply', '<div data-live="hero"><textarea disabled></textarea></div>'],
])('%s postpones the tour until 2 s after it ends', async (_, html) => {
  scheduleTour();
  await vi.advanceTimersByTimeAsync(1300);
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(start).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  await vi.advanceTimersByTimeAsync(1900);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(start).toHaveBeenCalledOnce();
});

test('what is pressed without being focused counts, while the tour loads too; scrolling does not', async () => {
  document.body.innerHTML = '<form><button>+</button></form>';
  const press = () => document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  scheduleTour();
  await vi.advanceTimersByTimeAsync(1300);
  press();
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(1900);
  expect(start).not.toHaveBeenCalled();
  start.mockImplementationOnce(async (mayStart = () => true) => {
    press();
    return mayStart() ? 'shown' : 'blocked';
  });
  await vi.advanceTimersByTimeAsync(400);
  expect(start).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2500);
  expect(start).toHaveBeenCalledTimes(2);
});

test('the tour waits while the visitor waits for a person in the chat, or talks to one', async () => {
  localStorage.setItem('chatHandover', '{}');
  scheduleTour();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(start).not.toHaveBeenCalled();
  localStorage.removeItem('chatHandover');
  await vi.advanceTimersByTimeAsync(2500);
  expect(start).toHaveBeenCalledOnce();
});

test('the tour does not start where the browser keeps nothing: it would come with every page', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  scheduleTour();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(start).not.toHaveBeenCalled();
  refused.mockRestore();
});
