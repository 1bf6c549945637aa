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
  ['a focused field', '<form><input autofocus></form>'],
])('the tour waits for %s', async (_, html) => {
  document.body.innerHTML = html;
  document.querySelector('input')?.focus();
  scheduleTour();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(start).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  await vi.advanceTimersByTimeAsync(1000);
  expect(start).toHaveBeenCalledOnce();
});

test('the tour does not interrupt those who have begun to type, not even while it loads', async () => {
  scheduleTour();
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(start).not.toHaveBeenCalled();
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
