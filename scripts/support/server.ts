import { pino } from 'pino';
import { readEnv } from '../../api/env.ts';
import { listen, type RunningServer } from '../../api/server.ts';
import { openService } from '../../api/service.ts';
import { openSite } from '../../api/static/siteFiles.ts';
import { dist, site } from './builtSite.ts';

/** Starts the real service with the built site and a store in memory, on a port of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningServer> {
  const service = await openService(readEnv({ STORE_FILE: ':memory:', IP_LOCATION_LIMIT: '100000', ...env }), {
    site,
    built: openSite(dist),
    log: pino({ level: 'silent' }),
  });
  const server = await listen(service.app, { port: 0 });
  service.start();
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await service.stop();
    },
  };
}
