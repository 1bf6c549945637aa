import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRepeatedTask } from '#api/tasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a run that would begin while another is under way is left out; one that fails is told, and the next one comes', async () => {
  const failures: string[] = [];
  let begun = 0;
  let end = (_error?: Error) => {};
  const task = makeRepeatedTask(
    () => {
      begun += 1;
      return new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
      });
    },
    { intervalMs: 100, onFailure: (reason) => failures.push(reason) },
  );
  task.start();
  await vi.advanceTimersByTimeAsync(1050);
  expect(begun).toBe(1);
  end(new Error('no store'));
  await vi.advanceTimersByTimeAsync(100);
  expect([begun, failures]).toEqual([2, ['no store']]);
  let stopped = false;
  const stop = task.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect([begun, stopped]).toEqual([2, false]);
  end();
  await stop;
  expect(stopped).toBe(true);
});
