import type { FaultScenario } from '../faults.ts';
import { postgresFreezes, postgresRestarts } from './store/postgres.ts';
import { backupBesideTraffic, eraseBesideServer, fullDisk, leaseAfterCrash } from './store/sqlite.ts';

export const scenarios: FaultScenario[] = [
  {
    name: 'PostgreSQL restarted under load',
    required: 'no exit, no loss, 503 meanwhile, served again in 5 s',
    run: postgresRestarts,
  },
  { name: 'PostgreSQL frozen', required: '503 within 5 s; SIGTERM ends within 10 s', run: postgresFreezes },
  { name: 'disk full (1 MB tmpfs), then SIGTERM', required: 'readyz says 503', run: fullDisk },
  { name: 'backup of 300 MB beside traffic', required: 'no request over 150 ms', run: backupBesideTraffic },
  { name: 'erasure while the server runs', required: 'in no file when the command ends', run: eraseBesideServer },
  { name: 'crash in the middle of a send', required: 'tried again within 30 s', run: leaseAfterCrash },
];
