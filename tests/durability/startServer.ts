import { rmSync } from 'node:fs';
import { afterAll, onTestFinished } from 'vitest';
import { type ChildServer, startScript } from '#tests/support/childServer.ts';
import { contactFields } from '#tests/support/contactFields.ts';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';

/** A small built site for the processes of a file. */
export const dist = makeBuiltFolder();
afterAll(() => rmSync(dist, { recursive: true }));

export type Server = ChildServer & { port: number };

/** Sends a contact request, as a visitor's browser does. */
export const postContact = (url: string, fields: Record<string, string> = contactFields()): Promise<Response> =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'Content-Type': 'application/json' },
  });

/** Starts the real server as a process, without limits and logs; it does not outlive its test, however that ends. */
export async function startServer(env: Record<string, string>): Promise<Server> {
  const own = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DIST_DIR: dist };
  const server = await startScript('scripts/start.ts', { ...own, ...env });
  onTestFinished(() => {
    server.child.kill('SIGKILL');
  });
  return { ...server, port: Number(new URL(server.url).port) };
}
