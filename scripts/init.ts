// `npm run init -- --out FOLDER`: a data folder for another provider, from their facts and the project's own records.
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { joinNegatives } from './support/joinNegatives.ts';
import { root } from './support/root.ts';
import { checkFact, type FactName, factNames, type Facts, questions, defaultFacts } from './init/facts.ts';
import { makeDataFolder, type RemainingWork } from './init/makeDataFolder.ts';

try {
  const { values } = parseArgs({
    args: joinNegatives(process.argv.slice(2)),
    options: {
      ...Object.fromEntries(factNames.map((name) => [name, { type: 'string' }] as const)),
      out: { type: 'string' },
    },
  });
  const given = values as Partial<Record<FactName | 'out', string>>;
  const out = given.out;
  if (!out) throw new Error('--out is missing. Name the folder to write, for example "--out brands/ours".');
  const facts = process.stdin.isTTY ? await ask(given) : parseFacts(given);
  const remains = await makeDataFolder(resolve(root, out), facts);
  console.log(summary(out, remains));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** The facts from the flags. @throws Error that lists everything that is wrong. */
function parseFacts(given: Partial<Record<FactName, string>>): Facts {
  const checked = factNames.map((name) => [name, checkFact(name, given[name])] as const);
  const errors = checked.flatMap(([, result]) => ('error' in result ? [result.error] : []));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return Object.fromEntries(
    checked.flatMap(([name, result]) => ('value' in result ? [[name, result.value]] : [])),
  ) as Facts;
}

/** Asks on the terminal for facts that the flags lack, each until it is valid. */
async function ask(given: Partial<Record<FactName, string>>): Promise<Facts> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const facts: Partial<Record<FactName, string>> = {};
    for (const name of factNames) {
      let text = given[name] ?? (await question(name));
      for (let result = checkFact(name, text); 'error' in result; result = checkFact(name, text)) {
        console.log(result.error);
        text = await question(name);
      }
      facts[name] = text;
    }
    return parseFacts(facts);
  } finally {
    terminal.close();
  }

  async function question(name: FactName): Promise<string> {
    const answer = await terminal.question(
      `${questions[name]}${defaultFacts[name] ? ` [${defaultFacts[name]}]` : ''}: `,
    );
    return answer.trim() || defaultFacts[name] || '';
  }
}

function summary(out: string, { brackets, others, unwritten }: RemainingWork): string {
  return [
    `${out} is written and valid.`,
    `Write what stands in brackets (texts by file): ${brackets.join(', ')}.`,
    `Write what is true where records meet: ${unwritten} pairs have no record (npm run check:sameness names ` +
      'them). Until then their pages say little of their own.',
    ...(others.length > 0
      ? [
          `${others.length} lines still name places or firms of the records it was made from:`,
          ...others.map((line) => `  ${line}`),
        ]
      : []),
    'Services, industries, plans with their prices, articles and documents are those of the records it was made ' +
      'from: read them as your own before they go live.',
    `Next: DATA_DIR=${out} npm run check, then npm run build, npm run check:claims and npm run check:sameness ` +
      'with the same DATA_DIR. The build names titles and descriptions that long names make too long. Guides stand ' +
      'in docs/.',
  ].join('\n');
}
