import { relative } from 'node:path';
import { dataDir } from '../../data/rules/dataDir.ts';
import { DataError, UnreadableDataError, loadSite } from '../../data/rules/load.ts';
import { linesOfError } from '../../data/rules/checks/linesOfError.ts';
import { root } from '../support/root.ts';

/** What is wrong with the records of the data folder, and undefined where nothing is. */
export async function readRecordsFault(): Promise<DataError | undefined> {
  try {
    await loadSite();
    return undefined;
  } catch (error) {
    // Any other error is that of the check of the data, which meets it again.
    return error instanceof DataError ? error : undefined;
  }
}

/**
 * The checks that would only repeat what is wrong with the records: those of pages, and, where a module cannot be read, all that
 * read modules.
 */
export function waitingFor(fault: DataError | undefined): string[] {
  if (!fault) return [];
  return fault instanceof UnreadableDataError
    ? ['types', 'format', 'lint', 'layers', 'functions', 'sentences', 'unused', 'claims', 'pages']
    : ['pages'];
}

/** The compiler's errors without those in files that a record's message names, which say the same without the remedy. */
export function withoutRecordsOf(fault: DataError | undefined, compilerErrors: string, dir = dataDir()): string {
  if (!fault) return compilerErrors;
  const named = fault.errors
    .flatMap((error) => linesOfError(dir, error))
    .map((line) => `${relative(root, dir)}/${line.replace(/:\d+$/, '')}(`);
  // A line that goes on with the error before it is indented.
  let dropped = false;
  return compilerErrors
    .split('\n')
    .filter((line) => {
      if (!line.startsWith(' ')) dropped = named.some((start) => line.startsWith(start));
      return !dropped;
    })
    .join('\n');
}
