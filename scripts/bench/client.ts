import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildServer } from '../../tests/support/childServer.ts';
import { contactFields } from '../../tests/support/contactFields.ts';

/** How a request was answered; status 0 where no answer came. */
interface TimedAnswer {
  status: number;
  ms: number;
}

export async function request(url: string, init: RequestInit = {}): Promise<TimedAnswer> {
  const begin = performance.now();
  const { status } = await fetch(url, init).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer;
    },
    () => ({ status: 0 }),
  );
  return { status, ms: performance.now() - begin };
}

export const postJson = (url: string, body: unknown) =>
  request(url, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

export const postContact = ({ url }: ChildServer) => postJson(`${url}/api/contact`, contactFields());

export const seconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(2)} s` : 'never');

/** Sends requests one after another until `end` is called, which resolves to their answers in order. */
export function repeatRequest(work: () => Promise<TimedAnswer>, pauseMs = 0): { end(): Promise<TimedAnswer[]> } {
  const answers: TimedAnswer[] = [];
  let ended = false;
  const running = (async () => {
    while (!ended) {
      answers.push(await work());
      if (pauseMs > 0) await sleep(pauseMs);
    }
  })();
  return {
    async end() {
      ended = true;
      await running;
      return answers;
    },
  };
}

/** The answers to visitors who read for `pauseMs` before they ask again, in some seconds after two to warm up. */
export async function answersTo(count: number, pauseMs: number, ask: () => Promise<TimedAnswer>) {
  const round = async (ms: number) => {
    const visitors = Array.from({ length: count }, () => repeatRequest(ask, pauseMs));
    await sleep(ms);
    return (await Promise.all(visitors.map((visitor) => visitor.end()))).flat();
  };
  await round(2000);
  return round(5000);
}

export const slowest = (answers: readonly TimedAnswer[]) => Math.max(...answers.map(({ ms }) => ms));

/** Of 100 answers 99 came within so many milliseconds; one that failed counts as never. */
export const p99 = (answers: readonly TimedAnswer[]): number => within(answers, 0.99);

/** The milliseconds within which a part of the answers came. */
export function within(answers: readonly TimedAnswer[], part: number): number {
  const times = answers.map(({ status, ms }) => (status === 200 ? ms : Number.POSITIVE_INFINITY));
  return times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
}

/** Memory of a process in MB: as it is, or the most there was. */
export const memoryOf = ({ child: { pid } }: ChildServer, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
