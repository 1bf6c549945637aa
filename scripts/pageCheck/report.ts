import type { PageFault } from './checkPages.ts';

/** How many of the pages with the same fault are named. */
const named = 3;

/** The faults as lines to read: the same fault on many pages once, with the pages and widths it was found at. */
export function reportFaults(faults: readonly PageFault[]): string[] {
  const groups = Map.groupBy(
    faults,
    ({ rule, element, what }) => `${rule}: ${element.replace(/ ".*/, '')}: ${what.replace(/ -?\d+ px/, '')}`,
  );
  return [...groups].flatMap(([title, same]) => {
    const paths = [...new Set(same.map(({ path }) => path))];
    const widths = [...new Set(same.map(({ width }) => width))].sort((a, b) => a - b);
    const more = paths.length > named ? ` and ${paths.length - named} more` : '';
    return [
      title,
      `  such as ${same[0]?.element}`,
      `  at ${widths.join(', ')} px on ${paths.slice(0, named).join(', ')}${more}`,
    ];
  });
}
