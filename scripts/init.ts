// `npm run init -- --out FOLDER`: a data folder for another provider, from a starter and their facts.
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { joinNegatives } from './support/joinNegatives.ts';
import { root } from './support/root.ts';
import { runCommand } from './support/runCommand.ts';
import {
  checkFact,
  defaultFacts,
  type FactName,
  factNames,
  type Facts,
  type GivenFacts,
  knownOfPlaces,
  questions,
  takesServices,
  readAnswers,
  starterFolders,
} from './init/facts.ts';
import { makeStarterFolder } from './init/makeStarterFolder.ts';

const usage = [
  'npm run init -- --out FOLDER [--answers FILE.json]',
  'Asks on the terminal what these flags, or texts of the same names in the file, do not give:',
  ...factNames.map((name) => `  --${name.padEnd(11)} ${questions[name]}`),
].join('\n');

await runCommand(async () => {
  const { values } = parseArgs({
    args: joinNegatives(process.argv.slice(2)),
    options: {
      ...Object.fromEntries(factNames.map((name) => [name, { type: 'string' }] as const)),
      out: { type: 'string' },
      answers: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { out, answers, help, ...flags } = values as GivenFacts & { out?: string; answers?: string; help?: boolean };
  if (help) {
    console.log(usage);
    process.exit();
  }
  if (!out) throw new Error('--out is missing. Name the folder to write, for example "--out brands/ours".');
  const given = { ...(answers ? readAnswers(resolve(root, answers)) : {}), ...flags };
  const facts = process.stdin.isTTY && !answers ? await ask(given) : parseFacts(given);
  console.log(nextSteps(out, await makeStarterFolder(resolve(root, out), facts, starterFolders[facts.starter])));
});

/** The facts from the flags. @throws Error that lists everything that is wrong. */
function parseFacts(given: GivenFacts): Facts {
  const checked = factNames.map((name) => [name, checkFact(name, given)] as const);
  const errors = checked.flatMap(([, result]) => ('error' in result ? [result.error] : []));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return Object.fromEntries(
    checked.flatMap(([name, result]) => ('value' in result ? [[name, result.value]] : [])),
  ) as Facts;
}

/** Asks on the terminal for facts that the flags lack, each until it is valid. */
async function ask(given: GivenFacts): Promise<Facts> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const facts: GivenFacts = { ...given };
    for (const name of factNames) {
      const known = defaultFacts(facts)[name];
      if (facts[name] === undefined && knownOfPlaces.has(name) && known !== undefined) continue;
      if ((name === 'services' || name === 'rate') && !takesServices(facts.starter)) continue;
      facts[name] ??= await question(name, known);
      for (let result = checkFact(name, facts); 'error' in result; result = checkFact(name, facts)) {
        console.log(result.error);
        facts[name] = await question(name, known);
      }
    }
    return parseFacts(facts);
  } finally {
    terminal.close();
  }

  async function question(name: FactName, known: string | undefined): Promise<string> {
    const answer = await terminal.question(`${questions[name]}${known ? ` [${known}]` : ''}: `);
    return answer.trim() || known || '';
  }
}

function nextSteps(out: string, lines: readonly string[]): string {
  return [
    `${out} is written and valid: a whole site, without texts in brackets.`,
    `Look at it: DATA_DIR=${out} npm run dev. Check it: DATA_DIR=${out} npm run check -- data. Serve it: DATA_DIR=${out} npm start.`,
    `What nobody was asked and visitors read stands in ${out}/to-confirm.md, ${lines.length} lines. The first:`,
    ...lines.slice(0, 6).map((line) => `  ${line}`),
  ].join('\n');
}
