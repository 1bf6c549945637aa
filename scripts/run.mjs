// Starts a command of the project on any Node from 20 up: installs what is missing, then runs it on the Node that the
// lockfile pins. Plain JavaScript without dependencies, because nothing else is there yet on a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const [command, ...rest] = process.argv.slice(2);

// Read before anything that takes time: npm may be killed meanwhile.
const parent = process.ppid;

install();
const flags = JSON.parse(readFileSync(join(root, 'scripts', 'nodeFlags.json'), 'utf8'))[command] ?? [];
// Before the child is there, so that no signal finds this process without a way to pass it on. What a terminal sends
// reaches the child twice.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// The server is told by its channel when this process is killed: nothing else would reach it then.
const stdio = command === 'start' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
const child = spawn(pinnedNode(), [...flags, join(root, 'scripts', `${command}.ts`), ...rest], { cwd: root, stdio });
// Nobody tells this process that npm, or the shell npm runs scripts in, was killed.
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));

/** Runs `npm ci` when the packages are missing or the lockfile has changed since they were installed. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed');
  const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (installed()) return;
  const release = takeTurn();
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

/** Keeps two commands from installing at once; a turn left over from a command that was killed ends after ten minutes. */
function takeTurn() {
  const turn = join(root, '.cache', 'installing');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(turn);
      let held = true;
      return () => {
        if (held) rmSync(turn, { recursive: true, force: true });
        held = false;
      };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > 600_000) rmSync(turn, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
}

/** The Node of the lockfile where there is one for this platform; otherwise the visitor's own, if it is new enough. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `This platform (${process.platform}-${process.arch}) needs Node 24 or newer; this is ${process.version}. Install it and run the command again.`,
  );
  process.exit(1);
}
