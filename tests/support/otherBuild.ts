import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readEnv } from '#api/env.ts';
import { listen, type RunningServer } from '#api/server.ts';
import { openBackend } from '#api/backend.ts';
import { openSite } from '#api/static/siteFiles.ts';
import { loadSite } from '#data/rules/load.ts';
import { isPageFile } from '#scripts/build/fileWriter.ts';
import type { Frame } from '#src/types/page.ts';
import { listenLocally, shut } from './httpPeer.ts';
import { brandDir, runScript } from '#tests/support/runScript.ts';

/** Builds the small site of the fixture brand with an environment of its own. */
export async function buildElsewhere(env: Record<string, string>): Promise<{ dir: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'other-build-'));
  const dir = join(folder, 'dist');
  const { code, output } = await runScript('scripts/build.ts', ['--out', dir, '--no-compress'], {
    DATA_DIR: brandDir,
    ...env,
  });
  if (code !== 0) throw new Error(output);
  return { dir, remove: () => rmSync(folder, { recursive: true }) };
}

/** Serves a built site; on the port of a server that was stopped before, this simulates a deployment. */
export async function serve(dir: string, port = 0): Promise<RunningServer & { port: number }> {
  const backend = await openBackend(readEnv({ STORE_FILE: ':memory:' }), {
    site: await loadSite(brandDir),
    built: openSite(dir),
    log: pino({ level: 'silent' }),
  });
  const server = await listen(backend.app, { port, stopTimes: { quiet: 0, max: 200 } });
  return {
    ...server,
    port: Number(new URL(server.url).port),
    async stop() {
      await server.stop();
      await backend.stop();
    },
  };
}

/** The path of one page of each route. */
export function pathOfEachKind(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(isPageFile).sort();
  return new Map(
    files.map((name) => {
      const { routeId, path } = JSON.parse(readFileSync(join(dir, name.replace(/html$/, 'json')), 'utf8')) as Frame;
      return [routeId, path];
    }),
  );
}

/** A third party's server: it answers every request with a script, and records the requests. */
export async function startOtherFirm(script: string): Promise<{ url: string; asked: string[]; stop(): Promise<void> }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  const port = await listenLocally(server);
  return { url: `http://localhost:${port}`, asked, stop: () => shut(server) };
}
