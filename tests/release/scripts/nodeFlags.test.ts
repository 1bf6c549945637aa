import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measure } from '#scripts/bench/measure.ts';
import { littleMemory } from '#scripts/build/bundle.ts';
import nodeFlags from '#scripts/nodeFlags.json' with { type: 'json' };
import { dist } from '#scripts/support/builtSite.ts';
import { root } from '#scripts/support/root.ts';
import { startScript } from '#tests/support/childServer.ts';
import { sharedFolder } from '#tests/support/folders.ts';

/** A flag that saves less is not worth its line. */
const worthwhile = 0.95;
const work = sharedFolder();

async function buildMemory(flags: readonly string[]): Promise<number> {
  const script = [join(root, 'scripts/build.ts'), '--out', join(work, 'out'), '--no-cache', '--no-pictures'];
  return (await measure(process.execPath, [...flags, ...script], { cwd: root, env: {} })).peakMb;
}

/** Of the bundler alone, which a build starts. */
async function bundlerMemory(flags: readonly string[]): Promise<number> {
  const env = { NODE_ENV: 'production', ...(flags.length > 0 ? littleMemory : {}) };
  const script = [join(root, 'scripts/build/bundleAll.ts'), join(work, 'bundles')];
  return (await measure(process.execPath, [...flags, ...script], { cwd: root, env })).peakMb;
}

/** Resident memory of a server in MB after some thousand pages. */
async function serverMemory(flags: readonly string[]): Promise<number> {
  const env = { DIST_DIR: dist, STORE_FILE: ':memory:', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const { url, child, stop } = await startScript('scripts/start.ts', env, flags);
  for (let round = 0; round < 60; round++)
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${url}/pricing`)).arrayBuffer()));
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  await stop();
  return Number(kilobytes) / 1024;
}

it.skipIf(process.platform !== 'linux').each([
  ['the build', buildMemory, nodeFlags.build],
  ['its bundler', bundlerMemory, nodeFlags.build],
  ['the server', serverMemory, nodeFlags.start],
] as const)(
  'the settings of %s save a twentieth of its memory at least',
  { timeout: 240_000 },
  async (_, memoryWith, flags) => {
    const [tuned, plain] = [await memoryWith(flags), await memoryWith([])];
    expect(tuned / plain).toBeLessThan(worthwhile);
  },
);
