import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store, type StoreAddress } from '../../../api/db/open.ts';
import { type ChildServer, startScript } from '../../../tests/support/childServer.ts';
import { type Postgres, startPostgres } from '../../../tests/support/postgres.ts';
import { root } from '../../support/root.ts';
import { type SmtpPeer, startSmtp } from '../../../tests/support/smtpPeer.ts';

/** A fault injected into a real server and real stores, and what is measured while it lasts. */
export interface FaultScenario {
  name: string;
  /** What must hold, with its limit. */
  required: string;
  /** Injects the fault, measures, and cleans up. */
  run(): Promise<FaultResult>;
}

export interface FaultResult {
  /** The figures, with their units. */
  measured: string;
  holds: boolean;
}

export const owner = 'owner@bench.example';

export interface Server extends ChildServer {
  port: number;
}

/** An empty store, and what a scenario starts beside it: all is ended with the scenario, the last first. */
export interface Place {
  /** On a disk: the temporary folder may be in memory, where a flush costs nothing. */
  folder: string;
  /** The variables that lead a process to the store. */
  env: Record<string, string>;
  postgres: Postgres;
  /** Starts the server as a process of its own, without rate limits and logs unless `env` says otherwise. */
  start(env?: Record<string, string>): Promise<Server>;
  startSmtp(password?: string): Promise<SmtpPeer>;
  /** Looks into the store from outside. */
  look<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** Has something done when the scenario is over, however it ends. */
  after(end: () => unknown): void;
}

type Work = (place: Place) => Promise<FaultResult>;

export const onSqlite = (work: Work) => () =>
  withFolder((folder, ends) => {
    const file = join(folder, 'site.db');
    return work(makePlace({ folder, ends, address: { file }, env: { STORE_FILE: file } }));
  });

export const onPostgres = (work: Work) => () =>
  withFolder(async (folder, ends) => {
    const postgres = await startPostgres();
    ends.push(() => postgres.stop());
    const url = postgres.url('postgres');
    const env = { DATABASE_URL: url, STORE_FILE: join(folder, 'site.db') };
    return work(makePlace({ folder, ends, address: { url }, env, postgres }));
  });

type Run = FaultScenario['run'];

/** All have to hold. */
const combined = (results: readonly FaultResult[]): FaultResult => ({
  measured: results.map(({ measured }) => measured).join('; '),
  holds: results.every(({ holds }) => holds),
});

export const atOnce =
  (...scenarios: readonly Run[]): Run =>
  async () =>
    combined(await Promise.all(scenarios.map((run) => run())));

export const inTurn =
  (...scenarios: readonly Run[]): Run =>
  async () => {
    const results: FaultResult[] = [];
    for (const run of scenarios) results.push(await run());
    return combined(results);
  };

/** On an empty SQLite store, and on an empty PostgreSQL. */
export const onBoth = (work: Work) => {
  const named =
    (name: string): Work =>
    async (place) => {
      const { measured, holds } = await work(place);
      return { measured: `${name}: ${measured}`, holds };
    };
  return inTurn(onSqlite(named('SQLite')), onPostgres(named('PostgreSQL')));
};

type Ends = (() => unknown)[];

async function withFolder(work: (folder: string, ends: Ends) => Promise<FaultResult>): Promise<FaultResult> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'fault-'));
  const ends: Ends = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    return await work(folder, ends);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

interface PlaceParts {
  folder: string;
  ends: Ends;
  address: StoreAddress;
  env: Record<string, string>;
  postgres?: Postgres;
}

const makePlace = ({ folder, ends, address, env, postgres }: PlaceParts): Place => ({
  folder,
  env,
  get postgres() {
    if (!postgres) throw new Error('This scenario runs on SQLite.');
    return postgres;
  },
  async start(more = {}) {
    const own = { DIST_DIR: join(root, 'dist'), RATE_LIMITS: 'off', LOG_LEVEL: 'silent', OWNER_EMAIL: owner };
    const server = await startScript('scripts/start.ts', { ...own, ...env, ...more });
    ends.push(() => server.stop('SIGKILL'));
    return { ...server, port: Number(new URL(server.url).port) };
  },
  async startSmtp(password) {
    const smtp = await startSmtp(0, password);
    ends.push(() => smtp.stop());
    return smtp;
  },
  async look(work) {
    const store = await openStore(address);
    return work(store).finally(() => store.close());
  },
  after: (end) => void ends.push(end),
});
