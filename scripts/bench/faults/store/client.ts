import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildServer, startScript } from '../../../support/childServer.ts';
import { contactFields } from '../../../support/contactFields.ts';
import { root } from '../../../support/root.ts';
import type { FaultResult } from '../../faults.ts';

/** Starts the server as a process of its own, without rate limits and logs unless `env` says otherwise. */
export const startServer = (env: Record<string, string>) =>
  startScript('scripts/start.ts', { DIST_DIR: join(root, 'dist'), RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env });

/** How a request was answered; status 0 where no answer came. */
export interface TimedAnswer {
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

export const postContact = ({ url }: ChildServer, fields = contactFields()) =>
  request(`${url}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json' },
  });

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Runs a scenario with a temporary folder, and deletes the folder. */
export async function withFolder(work: (folder: string) => Promise<FaultResult>): Promise<FaultResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
