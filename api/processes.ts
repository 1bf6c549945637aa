import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

/** Before a process that ended by itself is started again: one that cannot run would otherwise do so in a loop. */
const restartMs = 1000;

/**
 * Runs this script in several processes that share a port (https://nodejs.org/api/cluster.html). The first one starts alone, so that
 * migrations and training are done once; one that ends later is started again.
 * @throws Error if one ends before it listens, which has said why
 */
export async function startProcesses(count: number) {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => Promise.all([once(worker, 'exit'), worker.process.kill(signal)])));
  };
  const keepRunning = (worker: Worker) =>
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      console.error(`A process of the server ended with ${signal ?? code} and is started again.`);
      setTimeout(() => {
        if (!stopping) keepRunning(cluster.fork());
      }, restartMs);
    });
  const start = async () => {
    const worker = cluster.fork();
    const port = await portOf(worker);
    keepRunning(worker);
    return port;
  };
  try {
    const port = await start();
    await Promise.all(Array.from({ length: count - 1 }, start));
    return { port, stop };
  } catch (error) {
    await stop('SIGTERM');
    throw error;
  }
}

async function portOf(worker: Worker): Promise<number> {
  const [address] = (await Promise.race([
    once(worker, 'listening'),
    once(worker, 'exit').then(([code, signal]) => {
      throw new Error(`A process of the server ended with ${signal ?? code} before it listened.`);
    }),
  ])) as [{ port: number }];
  return address.port;
}
