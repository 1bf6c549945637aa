import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { openLog } from '../api/log.ts';
import { readEnv, settingWarnings } from '../api/env.ts';
import { listen } from '../api/server.ts';
import { openService } from '../api/service.ts';
import { openSite } from '../api/static/siteFiles.ts';
import { loadSite, withOrigin } from '../data/load.ts';
import { buildIsFresh, runBuild } from './build/freshness.ts';

/** Until there is a server to stop, a signal ends the process as it does by itself. */
let stop = async (signal: NodeJS.Signals): Promise<void> => process.exit(128 + constants.signals[signal]);
let stopping = false;
for (const signal of ['SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A terminal sends it to this process and to the one that started it, which passes it on.
    if (!stopping) void stop(signal);
    stopping = true;
  });
}
// Whoever started this was killed, and cannot send a signal any more.
const stopWithParent = () => process.kill(process.pid, 'SIGTERM');
if (process.connected === false) stopWithParent();
else process.once('disconnect', stopWithParent);
// A start that fails does not wait for it.
process.channel?.unref();

try {
  const env = readEnv(process.env);
  const dist = resolve(env.DIST_DIR);
  if (env.DIST_DIR === 'dist' && !(await buildIsFresh())) await runBuild();
  if (!existsSync(join(dist, 'site.json')))
    throw new Error(`DIST_DIR is "${env.DIST_DIR}", which holds no built site. Run "npm run build" or fix the folder.`);
  const log = openLog(env.LOG_LEVEL);
  const site = withOrigin(await loadSite(), process.env.SITE_ORIGIN);
  const service = await openService(env, { site, built: openSite(dist), log });
  const server = await listen(service.app, { port: env.PORT, host: env.HOST });
  service.start();
  stop = async (signal) => {
    // Whoever sends another signal than SIGTERM has no load balancer that must hear of it first.
    const drainMs = signal === 'SIGTERM' ? env.DRAIN_MS : 0;
    // A terminal that was closed takes no log any more: no reason to leave requests without an answer.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    // Whatever hangs is given up: whoever sent the signal would kill the process soon.
    setTimeout(() => process.exit(1), drainMs + 8500).unref();
    await server.stop(drainMs);
    await service.stop();
    console.log('Stopped.');
    process.exit(0);
  };
  for (const line of settingWarnings(env)) console.log(line);
  console.log(`The site and its API are at ${server.url} (Ctrl-C stops them).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
