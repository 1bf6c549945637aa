import type { PageFault } from './checkPages.ts';

const maxPaths = 3;

/** The faults as lines: equal ones are grouped, with the paths and widths where they were found. */
export function reportFaults(faults: readonly PageFault[]): string[] {
  const groups = Map.groupBy(
    faults,
    ({ rule, element, what }) => `${rule}: ${element.replace(/ ".*/, '')}: ${what.replace(/ -?\d+ px/, '')}`,
  );
  return [...groups].flatMap(([title, same]) => {
    const paths = [...new Set(same.map(({ path }) => path))];
    const widths = [...new Set(same.map(({ width }) => width))].sort((a, b) => a - b);
    const more = paths.length > maxPaths ? ` and ${paths.length - maxPaths} more` : '';
    return [
      title,
      `  such as ${same[0]?.element}`,
      `  at ${widths.join(', ')} px on ${paths.slice(0, maxPaths).join(', ')}${more}`,
    ];
  });
}
