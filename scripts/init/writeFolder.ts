import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { makeFileWriter } from '../build/fileWriter.ts';
import { runTool } from '../check/runTool.ts';
import { variableOf } from '../new/register.ts';
import { root } from '../support/root.ts';
import { folderConfig } from '../support/slugTypes.ts';

/**
 * Writes a data folder, which appears complete and valid, or not at all.
 * @param fill writes into a folder beside the target, so that one rename moves it and relative imports resolve alike
 * @throws Error where the folder exists
 */
export async function writeFolder<Result>(
  out: string,
  fill: (draft: string, write: (path: string, content: string | Uint8Array) => void) => Promise<Result>,
): Promise<Result> {
  if (existsSync(out))
    throw new Error(
      `${out} exists already, and nothing is written over it. Name another folder with --out, or move that one away.`,
    );
  const draft = `${out}.draft-${process.pid}`;
  mkdirSync(dirname(out), { recursive: true });
  try {
    const writeFile = makeFileWriter(draft);
    const write = (path: string, content: string | Uint8Array) =>
      writeFile(path, typeof content === 'string' ? withRules(content, join(draft, path)) : content);
    write('tsconfig.json', folderConfig(draft));
    const result = await fill(draft, write);
    // The formatter is a development package.
    if (existsSync(join(root, 'node_modules/@biomejs/biome')))
      await runTool('@biomejs/biome/bin/biome', ['format', '--write', draft]);
    renameSync(draft, out);
    return result;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Outside the project's folder, its modules have no name but their path. */
function withRules(content: string, file: string): string {
  if (!relative(root, file).startsWith('..')) return content;
  return content.replace(/(?<= from ')#data\/([^']+)(?=';)/g, (_, path: string) =>
    relative(dirname(file), join(root, 'data', path))
      .split(sep)
      .join('/'),
  );
}

type Exported = readonly [type: string, schema: string, name: string, value: unknown];

export function moduleOf(...exported: readonly Exported[]): string {
  const imports = exported.map(
    ([type, schema]) => `import type { ${/^\w+/.exec(type)} } from '#data/rules/schema/${schema}.ts';\n`,
  );
  const records = exported.map(([type, , name, value]) => {
    const list = Array.isArray(value) && /^\w+$/.test(type) ? '[]' : '';
    return `\nexport const ${name}: ${type}${list} = ${JSON.stringify(value, null, 2)};\n`;
  });
  return [...new Set(imports), ...records].join('');
}

export function listOf(type: string, schema: string, name: string, slugs: readonly string[]): string {
  const imports = slugs.map((slug) => `import { ${variableOf(slug)} } from './${slug}.ts';\n`).toSorted();
  return (
    `import type { ${type} } from '#data/rules/schema/${schema}.ts';\n${imports.join('')}\n/** In the order lists show them. */\n` +
    `export const ${name}: ${type}[] = [${slugs.map(variableOf).join(', ')}];\n`
  );
}
