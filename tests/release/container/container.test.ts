import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, chownSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactFields } from '#tests/support/contactFields.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { root } from '#scripts/support/root.ts';
import { freePort } from '#tests/support/smtpPeer.ts';

/** Builds without an engine, as root; a base image that is not there is pulled. https://buildah.io */
const hasBuildah = spawnSync('buildah', ['--version']).status === 0 && process.getuid?.() === 0;
const base = 'docker.io/library/node:24-bookworm-slim';
const largestMb = 200;
/** A file system that needs no kernel module; several minutes for each image. */
const env = { ...process.env, STORAGE_DRIVER: process.env.STORAGE_DRIVER ?? 'vfs' };
const minutes = 60_000;

const buildah = (...args: string[]): string => execFileSync('buildah', args, { env, encoding: 'utf8', maxBuffer: 1e8 });
/** In megabytes. */
const sizeOf = (image: string): number =>
  Number(/^([\d.]+) MB/.exec(buildah('images', '--format', '{{.Size}}', image))?.[1]);

describe.skipIf(!hasBuildah)('the image of the Dockerfile', { timeout: 20 * minutes }, () => {
  let work: string;
  let volume: string;
  /** How every container runs. */
  let own: string[];
  const images: string[] = [];
  const containers: string[] = [];

  /** Builds an image of the files that Git knows, and of a folder of other records. */
  function build(tag: string, ...args: string[]): string {
    buildah(...'bud --isolation chroot --layers --format docker -t'.split(' '), tag, ...args, join(work, 'context'));
    images.push(tag);
    return `localhost/${tag}`;
  }

  /** Starts a container with the image's own user and command, and waits until it is ready. */
  async function start(image: string, { settings = {}, folders = [] }: StartOptions = {}): Promise<Running> {
    const container = buildah('from', '--pull-never', image).trim();
    containers.push(container);
    const port = await freePort();
    const flags = [...own];
    for (const folder of folders) flags.push('--volume', `${folder}:${folder}`);
    for (const [name, value] of Object.entries({ ...settings, PORT: port, HOST: '127.0.0.1' }))
      flags.push('--env', `${name}=${value}`);
    const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', image));
    const child = spawn('buildah', ['run', ...flags, container, '--', ...OCIv1.config.Cmd], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status,
        () => output,
      );
    await expect.poll(isReady, { timeout: minutes }).toBe(200);
    return { url, child, container, output: () => output };
  }

  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'container-'));
    volume = join(work, 'volume');
    mkdirSync(volume);
    own = ['--isolation', 'chroot', '--volume', `${volume}:/var/lib/site`];
    // The image's user.
    chownSync(volume, 1000, 1000);
    for (const file of execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\0'))
      if (file) {
        mkdirSync(join(work, 'context', dirname(file)), { recursive: true });
        cpSync(join(root, file), join(work, 'context', file));
      }
  });
  afterAll(() => {
    for (const container of containers) spawnSync('buildah', ['rm', container], { env });
    for (const image of images) spawnSync('buildah', ['rmi', image], { env });
    rmSync(work, { recursive: true, force: true });
  });

  it('serves as the user "node", keeps a request over a new container, and ends on SIGTERM', async () => {
    const image = build('site-test');
    expect(Math.round(sizeOf(image) - sizeOf(base))).toBeLessThan(largestMb);
    const first = await start(image);
    expect(uidOf(serverOf(first.child))).toBe(1000);
    const home = await fetch(first.url);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
    const fields = contactFields();
    const sent = await fetch(`${first.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect([sent.status, await sent.json()]).toEqual([200, expect.objectContaining({ success: true })]);
    await stop(first);

    const second = await start(image);
    const run = (command: string) =>
      buildah('run', ...own, second.container, '--', 'node', 'scripts/run.mjs', ...command.split(' '));
    expect(run('leads export --json')).toContain(fields.email);
    expect(run('backup --keep 30')).toMatch(/^\/var\/lib\/site\/backups\/site-.*Z\.db\n\d+ bytes, whole: /);
    await stop(second);

    const postgres = await startPostgres();
    // The container's user is another one.
    chmodSync(postgres.folder, 0o755);
    const third = await start(image, {
      settings: { DATABASE_URL: postgres.url('postgres') },
      folders: [postgres.folder],
    });
    expect(await (await fetch(`${third.url}/readyz`)).json()).toMatchObject({ success: true, data: { store: 'ok' } });
    await stop(third);
    await postgres.stop();
  });

  it('is made of the records of another provider where DATA_DIR names them', async () => {
    const context = join(work, 'context');
    writeFileSync(join(work, 'answers.json'), JSON.stringify(plumber));
    // The records name the project's own modules by their place beside it.
    symlinkSync(join(root, 'node_modules'), join(context, 'node_modules'));
    execFileSync(process.execPath, ['scripts/init.ts', `--answers=${work}/answers.json`, '--out=brands/pipes'], {
      cwd: context,
    });
    rmSync(join(context, 'node_modules'));
    const running = await start(build('site-test-brand', '--build-arg', 'DATA_DIR=brands/pipes'));
    expect(await (await fetch(running.url)).text()).toContain(plumber.name);
    await stop(running);
  });
});

const address = { street: '5 Barrington Street', city: 'Halifax', postal: 'B3J 1A1', places: 'Dartmouth' };
const reached = { phone: '902-555-0155', email: 'hello@tidewater.example' };
const plumber = { starter: 'plumbing', name: 'Tidewater Plumbing', ...reached, ...address };

interface StartOptions {
  settings?: Record<string, string>;
  /** Folders of this machine that the container has, too. */
  folders?: string[];
}

interface Running {
  url: string;
  child: ChildProcess;
  container: string;
  output(): string;
}

async function stop({ child, output }: Running): Promise<void> {
  const exited = once(child, 'exit');
  process.kill(serverOf(child), 'SIGTERM');
  expect([await exited, output()]).toEqual([[0, null], expect.stringContaining('Stopped.')]);
}

/** The process that is the first one in the container. */
function serverOf({ pid = 0 }: ChildProcess): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, id, parent, args = '']) => ({ id: Number(id), parent: Number(parent), args }));
  const below = new Set([pid]);
  for (let size = 0; size < below.size; ) {
    size = below.size;
    for (const { id, parent } of rows) if (below.has(parent)) below.add(id);
  }
  const found = rows.find(({ id, args }) => below.has(id) && /^\S*node scripts\/run\.mjs start/.test(args));
  if (!found) throw new Error(`The container has no server:\n${rows.map(({ args }) => args).join('\n')}`);
  return found.id;
}

const uidOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }));
