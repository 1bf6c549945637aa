// `npm run upgrade -- --from 0.1`: moves the data folder of an earlier version to today's layout, and says what it did.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { dataDir } from '../data/rules/dataDir.ts';
import { DataError, loadSite } from '../data/rules/load.ts';
import { errorMessage } from './support/runCommand.ts';
import { folderConfig } from './support/slugTypes.ts';
import { knownVersions, upgradeFiles } from './upgrade/steps.ts';

const usage =
  `npm run upgrade -- --from ${knownVersions[0]}: the version that the folder was made for, one of ${knownVersions.join(', ')}. ` +
  'DATA_DIR names the folder.';

try {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const { from } = values;
  if (!from || !knownVersions.includes(from))
    throw new Error(from ? `--from is "${from}". ${usage}` : `--from is missing. ${usage}`);
  const dir = dataDir();
  const { changed, done } = upgradeFiles(textFiles(dir), from);
  for (const [path, text] of changed) writeFileSync(join(dir, path), text);
  const config = join(dir, 'tsconfig.json');
  if (!existsSync(config)) {
    writeFileSync(config, folderConfig(dir));
    done.push('tsconfig.json: added, by which an editor checks the folder as the project.');
  }
  console.log(done.length > 0 ? done.join('\n') : 'Nothing had to be moved.');
  await loadSite(dir);
  console.log('The folder is valid. Look at the changes, then run npm run check.');
} catch (error) {
  if (error instanceof DataError) console.error(`What is left to do by hand: ${error.message}`);
  else console.error(errorMessage(error));
  process.exitCode = 1;
}

function textFiles(dir: string): Map<string, string> {
  return new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|md)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(dir, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}
