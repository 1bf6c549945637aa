// Runs a command of package.json on any Node from 20 up: installs missing packages, then starts scripts/<command>.ts on
// the Node version in the lockfile. Plain JavaScript without dependencies, because a fresh clone has no packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const [command, ...rest] = process.argv.slice(2);
/** What works beside a built site, with the packages of "npm ci --omit=dev" alone. */
const servingCommands = ['start', 'owner', 'backup', 'restore', 'indexnow'];

// Read first, because npm may be killed while packages are installed.
const parent = process.ppid;

install();
const flags = JSON.parse(readFileSync(join(root, 'scripts', 'nodeFlags.json'), 'utf8'))[command] ?? [];
// Registered before the child is spawned, so that no signal is lost. One from a terminal reaches the child twice.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// The IPC channel closes when this process is killed: the only way for the server to notice SIGKILL.
const stdio = command === 'start' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
// systemd's socket is this process's descriptor 3, and the child's behind that channel: the port stays open while the service restarts.
// https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
const hasSocket =
  command === 'start' && process.env.LISTEN_FDS === '1' && process.env.LISTEN_PID === String(process.pid);
if (hasSocket) stdio.push(3);
const env = {
  // Compiled modules are kept: a command reads some thousand, and starts a second earlier. Without a writable folder there are none.
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...process.env,
  ...(hasSocket ? { LISTEN_FD: '4' } : {}),
};
// Tests hold without anybody's settings.
const settingsFile = join(root, '.env');
const settings = existsSync(settingsFile) && !command.startsWith('test') ? [`--env-file=${settingsFile}`] : [];
const child = spawn(pinnedNode(), [...flags, ...settings, join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio,
  env,
});
// No signal tells this process that npm, or npm's shell, was killed: its parent's id changes.
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));

/** Runs `npm ci` when the packages are missing or the lockfile has changed since they were installed. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed');
  const installed = () => (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) || installedByHand();
  if (installed()) return;
  const release = acquireLock();
  process.on('exit', release);
  // Another command may have installed them while this one waited.
  if (installed()) return release();
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed. Check the network and run the command again.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
  release();
}

/**
 * Whether "npm ci" has installed what the lockfile names, by npm's own list of it. Commands that serve a built site need no
 * development packages ("npm ci --omit=dev"), and none needs those that are for other platforms.
 */
function installedByHand() {
  const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
  const there = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const forServing = servingCommands.includes(command) && !there['node_modules/vite'];
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' || optional || devOptional || (dev && forServing) || there[path]?.version === version,
  );
}

/** Locks the installation with a folder; a lock that a killed command left behind expires after ten minutes. @returns release */
function acquireLock() {
  const lockDir = join(root, '.cache', 'installing');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lockDir);
      let held = true;
      return () => {
        if (held) rmSync(lockDir, { recursive: true, force: true });
        held = false;
      };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(lockDir, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > 600_000) rmSync(lockDir, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
}

/** The Node of the lockfile where there is one for this platform; otherwise the installed one, if it is new enough. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `This platform (${process.platform}-${process.arch}) needs Node 24 or newer; this is ${process.version}. Install it and run the command again.`,
  );
  process.exit(1);
}
