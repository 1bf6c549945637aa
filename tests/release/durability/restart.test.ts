import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactFields } from '#tests/support/contactFields.ts';
import { root } from '#scripts/support/root.ts';
import { freePort } from '#tests/support/smtpPeer.ts';
import { makeBuiltFolder } from '#tests/support/builtFolder.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const restarts = 3;
const clients = 8;
const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const deployed = (name: string) => readFileSync(join(root, 'docs/deploy', name), 'utf8');

/**
 * Stands for systemd: holds a port as site@.socket does, starts the service with it as its third descriptor, and starts it again
 * for each line that it reads.
 */
const holder = `
import os, signal, socket, sys
held = socket.socket(); held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
held.bind(('127.0.0.1', 0)); held.listen(511); print(held.getsockname()[1], flush=True)
def start():
    pid = os.fork()
    if pid == 0:
        os.dup2(held.fileno(), 3); os.set_inheritable(3, True)
        os.environ.update(LISTEN_FDS='1', LISTEN_PID=str(os.getpid()))
        os.execvp(sys.argv[1], sys.argv[1:])
    return pid
pid = start()
for line in sys.stdin:
    os.kill(pid, signal.SIGTERM)
    print('ended', os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
    pid = start()
os.kill(pid, signal.SIGTERM); os.waitpid(pid, 0)
`;

describe.skipIf(!has('python3', '--version'))(
  'one process on SQLite, restarted under load',
  { timeout: 240_000 },
  () => {
    const work = sharedFolder();
    const dist = makeBuiltFolder(sharedFolder());
    const store = join(work, 'site.db');
    let service: ChildProcess;
    let port: number;
    const ended: string[] = [];
    const proxies: ChildProcess[] = [];

    beforeAll(async () => {
      mkdirSync(join(work, 'current'));
      symlinkSync(dist, join(work, 'current/dist'));
      const key = `-nodes -keyout ${work}/key.pem -out ${work}/cert.pem -subj /CN=site.example`;
      execFileSync('openssl', `req -x509 -newkey rsa:2048 -days 2 ${key}`.split(' '), { stdio: 'ignore' });
      const limits = { RATE_LIMITS: 'off', LEAST_ELAPSED_MS: '1', TRUSTED_PROXIES: '127.0.0.1' };
      service = spawn('python3', ['-c', holder, process.execPath, join(root, 'scripts/run.mjs'), 'start'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: '', DIST_DIR: dist, STORE_FILE: store, LOG_LEVEL: 'silent', ...limits },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      let output = '';
      service.stdout?.on('data', (chunk) => {
        output += chunk;
        ended.splice(0, Infinity, ...[...output.matchAll(/^ended (.*)$/gm)].map(([, code = '']) => code));
      });
      await vi.waitFor(() => expect(output).toContain('The site and its API are at'), { timeout: 60_000 });
      port = Number(/^\d+/.exec(output)?.[0]);
    });
    afterAll(() => {
      for (const proxy of proxies) proxy.kill();
      service.stdin?.end();
    });

    /** Sends pages and requests, each on a connection of its own, while the service restarts. */
    async function load(to: { origin: string; host: string }): Promise<Loaded> {
      const loaded: Loaded = { pages: 0, requests: 0, faults: [], longestMs: 0 };
      const already = ended.length;
      let running = true;
      const measured = async (work_: () => Promise<number>, kind: 'pages' | 'requests') => {
        const begun = performance.now();
        const answer = await work_().catch((error: Error) => error.message);
        loaded.longestMs = Math.max(loaded.longestMs, Math.round(performance.now() - begun));
        if (answer === 200) loaded[kind] += 1;
        else loaded.faults.push(`${kind}: ${answer}`);
      };
      const clientsAtWork = Array.from({ length: clients }, async () => {
        while (running) {
          await measured(() => ask(to, '/pricing'), 'pages');
          await measured(() => ask(to, '/api/contact', JSON.stringify(contactFields())), 'requests');
        }
      });
      for (let count = 1; count <= restarts; count += 1) {
        const before = loaded.pages;
        await expect.poll(() => loaded.pages, { timeout: 60_000 }).toBeGreaterThan(before + 50);
        service.stdin?.write('restart\n');
        await expect.poll(() => ended.length, { timeout: 60_000 }).toBe(already + count);
      }
      const last = loaded.pages;
      await expect.poll(() => loaded.pages, { timeout: 60_000 }).toBeGreaterThan(last + 50);
      running = false;
      await Promise.all(clientsAtWork);
      return loaded;
    }

    async function tryIt(name: string, to: { origin: string; host: string }): Promise<void> {
      const before = keptIn(store);
      const loaded = await load(to);
      expect(loaded.faults).toEqual([]);
      expect(keptIn(store) - before).toBe(loaded.requests);
      expect(ended.at(-1)).toBe('0');
      console.info(`${name}: ${restarts} restarts, ${JSON.stringify(loaded)}`);
    }

    it('refuses no connection by itself', () =>
      tryIt('alone', { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` }));

    it.skipIf(!has('nginx', '-v'))('refuses none behind the nginx of docs/deploy', async () => {
      const front = await freePort();
      const shipped = deployed('nginx.conf')
        .replace(/^\s*listen \[::\].*$/gm, '')
        .replace(/listen 80;/, `listen 127.0.0.1:${await freePort()};`)
        .replaceAll('listen 443', `listen 127.0.0.1:${front}`)
        .replace(/ssl_certificate .*;/g, `ssl_certificate ${work}/cert.pem;`)
        .replace(/ssl_certificate_key .*;/g, `ssl_certificate_key ${work}/key.pem;`)
        .replaceAll('/srv/site/current', join(work, 'current'))
        .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
        .replace(/^\s*brotli_static on;$/gm, '');
      writeFileSync(
        join(work, 'nginx.conf'),
        `daemon off; pid ${work}/nginx.pid; error_log stderr crit; events {}\n` +
          `http { client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy;\n${shipped}\n}`,
      );
      proxies.push(spawn('nginx', ['-c', join(work, 'nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] }));
      const to = { origin: `https://127.0.0.1:${front}`, host: 'site.example' };
      await expect.poll(() => ask(to, '/pricing').catch(String), { timeout: 30_000 }).toBe(200);
      await tryIt('nginx', to);
    });

    it.skipIf(!has('caddy', 'version'))('refuses none behind the Caddy of docs/deploy', async () => {
      const front = await freePort();
      const shipped = deployed('Caddyfile')
        .replace('www.site.example {', `https://www.localhost:${front} {`)
        .replace('\nsite.example {', `\nhttps://localhost:${front} {\n\ttls internal`)
        .replaceAll('/srv/site/current', join(work, 'current'))
        .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
      const options = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system ${work}/caddy\n}\n`;
      writeFileSync(join(work, 'Caddyfile'), options + shipped);
      proxies.push(
        spawn('caddy', ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'], { stdio: 'ignore' }),
      );
      const to = { origin: `https://localhost:${front}`, host: `localhost:${front}` };
      await expect.poll(() => ask(to, '/pricing').catch(String), { timeout: 30_000 }).toBe(200);
      await tryIt('Caddy', to);
    });
  },
);

interface Loaded {
  pages: number;
  requests: number;
  faults: string[];
  longestMs: number;
}

/** The status of an answer that came whole. */
async function ask({ origin, host }: { origin: string; host: string }, path: string, body?: string): Promise<number> {
  const headers = { Host: host, ...(body ? { 'Content-Type': 'application/json' } : {}) };
  if (origin.startsWith('http:')) {
    const response = await fetch(origin + path, {
      headers: { ...headers, Connection: 'close' },
      ...(body ? { method: 'POST', body } : {}),
    });
    await response.arrayBuffer();
    return response.status;
  }
  return new Promise((resolve, reject) => {
    const options = { method: body ? 'POST' : 'GET', headers, agent: false, rejectUnauthorized: false };
    const sent = request(origin + path, { ...options, servername: host.split(':')[0] ?? '' }, (response) => {
      response
        .on('error', reject)
        .on('end', () => resolve(response.statusCode ?? 0))
        .resume();
    });
    sent.on('error', reject).end(body);
  });
}

function keptIn(file: string): number {
  const store = new DatabaseSync(file, { readOnly: true });
  const kept = Number(store.prepare("SELECT count(*) AS kept FROM lead WHERE status = 'new'").get()?.kept);
  store.close();
  return kept;
}
