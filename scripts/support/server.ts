import { pino } from 'pino';
import { readEnv } from '../../api/env.ts';
import { listen, type RunningServer } from '../../api/server.ts';
import { openBackend } from '../../api/backend.ts';
import { openSite } from '../../api/static/siteFiles.ts';
import { dist, site } from './builtSite.ts';

/** Starts the real service with the built site and a store in memory, on a port of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningServer> {
  const backend = await openBackend(readEnv({ STORE_FILE: ':memory:', IP_LOCATION_LIMIT: '100000', ...env }), {
    site,
    built: openSite(dist),
    log: pino({ level: 'silent' }),
  });
  const server = await listen(backend.app, { port: 0 });
  backend.start();
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await backend.stop();
    },
  };
}
