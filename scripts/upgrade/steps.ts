/** A change of a data folder's layout: what it does with a file, by the file's path inside the folder. */
interface UpgradeStep {
  /** The version that asks for it. */
  version: string;
  /** @returns the new text and what was done, or undefined where the file stays as it is. */
  change(path: string, text: string): { text: string; done: string } | undefined;
}

/** Every change since the first version, in order. */
const steps: readonly UpgradeStep[] = [
  {
    version: '0.3',
    change: (_, text) =>
      /\bcontactConfirmation\b/.test(text) && /^ +again: .*\n/m.test(text)
        ? {
            text: text.replace(/^ +again: .*\n/m, ''),
            done: 'took the label of the button out that showed the empty form again: the form is empty after a request',
          }
        : undefined,
  },
  {
    version: '0.3',
    change(path, text) {
      const map = path === 'provider.ts' && /map: \{[^}]*page: ('[^']*'|"[^"]*"),?[^}]*\}/.exec(text);
      return map
        ? {
            text: text.replace(map[0], `map: ${map[1]}`),
            done: 'kept of the map the address that the drawn one links to',
          }
        : undefined;
    },
  },
  {
    version: '0.3',
    change(path, text) {
      const code = /(?<= from '(?:#|(?:\.{1,2}\/)+)data\/)(?=(?:schema|money|text|checks|routing|search|hours|map)\/)/g;
      return path.endsWith('.ts') && code.test(text)
        ? { text: text.replace(code, 'rules/'), done: 'imports what was code beside the records from data/rules' }
        : undefined;
    },
  },
];

/** Versions that a folder may come from. */
export const knownVersions: readonly string[] = ['0.1', '0.2', ...new Set(steps.map(({ version }) => version))];

/** Applies the steps after a version to the files of a folder. @returns the files that change, and what was done, a line each. */
export function upgradeFiles(files: ReadonlyMap<string, string>, from: string) {
  const changed = new Map<string, string>();
  const done: string[] = [];
  const later = steps.filter(({ version }) => knownVersions.indexOf(version) > knownVersions.indexOf(from));
  for (const [path, text] of files)
    for (const step of later) {
      const result = step.change(path, changed.get(path) ?? text);
      if (!result) continue;
      changed.set(path, result.text);
      done.push(`${path}: ${result.done}.`);
    }
  return { changed, done };
}
