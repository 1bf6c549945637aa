import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { openLog } from '../api/log.ts';
import { type Env, readEnv } from '../api/env.ts';
import { connectionLimits } from '../api/limits.ts';
import { parseTrustedProxies } from '../api/middleware/clientAddress.ts';
import { settingWarnings } from '../api/settingWarnings.ts';
import { listen } from '../api/server.ts';
import { openBackend } from '../api/backend.ts';
import { assertSameBrand, openSite } from '../api/static/siteFiles.ts';
import { loadSite, withOrigin } from '../data/rules/load.ts';
import { buildIsFresh, runBuild } from './build/freshness.ts';
import { root } from './support/root.ts';

// Writing to a closed terminal, a full disk or an ended log reader fails, which must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Until the server listens, a signal ends the process with the usual exit code. */
let stop = async (signal: NodeJS.Signals): Promise<void> => process.exit(128 + constants.signals[signal]);
let stopping = false;
for (const signal of ['SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A signal from a terminal comes twice: directly, and through run.mjs.
    if (!stopping) void stop(signal);
    stopping = true;
  });
}
// The IPC channel closes when run.mjs is killed, which can then pass on no signal.
const stopWithParent = () => process.kill(process.pid, 'SIGTERM');
if (process.connected === false) stopWithParent();
else process.once('disconnect', stopWithParent);
// An open channel would keep a start that failed from exiting.
process.channel?.unref();

/** False where packages were installed with --omit=dev: the built site is then served as it is. */
const canBuild = existsSync(join(root, 'node_modules/vite'));

try {
  const env = readEnv(process.env);
  await buildIfStale(env.DIST_DIR);
  const url = await serve(env);
  for (const line of settingWarnings(env)) console.log(line);
  console.log(`The site and its API are at ${url} (Ctrl-C stops them).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function buildIfStale(folder: string): Promise<void> {
  if (folder === 'dist' && canBuild && !(await buildIsFresh())) await runBuild();
  if (!existsSync(join(resolve(folder), 'site.json')))
    throw new Error(`DIST_DIR is "${folder}", which holds no built site. Run "npm run build" or fix the folder.`);
}

/** Serves the site until `stop` is called. @returns its address on this machine */
async function serve(env: Env): Promise<string> {
  const log = openLog(env.LOG_LEVEL);
  const site = withOrigin(await loadSite(), process.env.SITE_ORIGIN);
  const built = openSite(resolve(env.DIST_DIR));
  assertSameBrand(built, site, env.DIST_DIR);
  const backend = await openBackend(env, { site, built, log });
  const connections = {
    total: env.CONNECTIONS,
    perAddress: env.CONNECTIONS_PER_ADDRESS,
    isTrusted: parseTrustedProxies(env.TRUSTED_PROXIES),
  };
  const limits = { ...connectionLimits, connections };
  const server = await listen(backend.app, { port: env.PORT, host: env.HOST, fd: env.LISTEN_FD, limits });
  backend.start();
  stop = async (signal) => {
    // SIGTERM comes from deployments, whose load balancer needs time to see /readyz fail.
    const drainMs = signal === 'SIGTERM' ? env.DRAIN_MS : 0;
    // Each step has a limit of its own, 8 seconds in all; whatever hangs is given up before the service manager sends SIGKILL, usually after ten seconds.
    setTimeout(() => process.exit(1), drainMs + 8500).unref();
    await server.stop(drainMs);
    await backend.stop();
    console.log('Stopped.');
    process.exit(0);
  };
  return server.url;
}
