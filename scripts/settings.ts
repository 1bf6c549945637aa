// `npm run settings`: writes .env.example from the settings that api/env.ts and scripts/build/buildEnv.ts read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from './settings/envExample.ts';
import { root } from './support/root.ts';

writeFileSync(join(root, '.env.example'), envExample());
console.log('Wrote .env.example.');
