import { onTestFinished } from 'vitest';
import { type ChildServer, startScript } from '#scripts/support/childServer.ts';

/** Starts the real server as a process, without limits and logs; it does not outlive its test, however that ends. */
export async function startServer(env: Record<string, string>): Promise<ChildServer & { port: number }> {
  const server = await startScript('scripts/start.ts', { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env });
  onTestFinished(() => {
    server.child.kill('SIGKILL');
  });
  return { ...server, port: Number(new URL(server.url).port) };
}
