import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFileWriter } from '../build/fileWriter.ts';
import { runTool } from '../check/runTool.ts';
import { root } from '../support/root.ts';
import { folderConfig } from '../support/slugTypes.ts';

/**
 * Writes a data folder, which appears complete and valid, or not at all.
 * @param fill writes into a folder beside the target, so that one rename moves it and relative imports resolve alike
 * @throws Error where the folder exists
 */
export async function writeFolder<Result>(
  out: string,
  fill: (draft: string, write: ReturnType<typeof makeFileWriter>) => Promise<Result>,
): Promise<Result> {
  if (existsSync(out))
    throw new Error(
      `${out} exists already, and nothing is written over it. Name another folder with --out, or move that one away.`,
    );
  const draft = `${out}.draft-${process.pid}`;
  mkdirSync(dirname(out), { recursive: true });
  try {
    const write = makeFileWriter(draft);
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
