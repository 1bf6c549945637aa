import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { listen, type RunningServer } from '#api/server.ts';
import { openSite } from '#api/static/siteFiles.ts';
import { dist, site } from './builtSite.ts';

/** Starts the real service with the built site, on a port of its own. */
export function startSite(): Promise<RunningServer> {
  return listen(createApp({ site, built: openSite(dist), log: pino({ level: 'silent' }) }), { port: 0 });
}
