// `npm run format`: writes every file of the project and of the data folder as `npm run check` wants it; or the files named after `--`.
import { dataDir } from '../data/rules/dataDir.ts';
import { runTool } from './check/runTool.ts';
import { root } from './support/root.ts';

const named = process.argv.slice(2);
const faults = await runTool('@biomejs/biome/bin/biome', [
  'format',
  '--write',
  ...(named.length > 0 ? named : [...new Set([root, dataDir()])]),
]);
if (faults) console.error(faults.trim());
process.exitCode = faults ? 1 : 0;
