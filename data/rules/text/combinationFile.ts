import { type Combination, combinationSchema } from '../schema/combination.ts';
import { errorMap, formatValue } from '../schema/describe.ts';

type Field = Exclude<keyof Combination, 'industry' | 'location'>;

/** The headings of a section, in their order, and the fields of their paragraphs. */
const fieldOf = new Map<string, Field>([
  ['Lede', 'lede'],
  ['Situation', 'situation'],
  ['What comes first', 'firstSteps'],
  ['What it runs on', 'systems'],
  ['What goes wrong', 'problems'],
]);
const headings = [...fieldOf.keys()].join(', ');

/** A section as it is read, with the line on which each field begins. */
interface Section {
  lines: Map<Field, number>;
  texts: Map<Field, string[]>;
  people?: number;
}

/**
 * Reads a file of `data/combinations`: a section for each service, begun by `## <service>` and `People: <number>`, with a
 * paragraph under each of the headings above. Line by line rather than with a Markdown parser, because errors name lines.
 */
export function readCombinationFile(
  text: string,
  { industry, location }: Pick<Combination, 'industry' | 'location'>,
): { combinations: Combination[]; errors: string[] } {
  const { sections, errors } = sectionsOf(text);
  const combinations: Combination[] = [];
  for (const { lines, texts, people } of sections) {
    const fields = Object.fromEntries([...texts].map(([field, rows]) => [field, joined(rows)]));
    const raw = { ...fields, people, industry, location };
    const { data, error } = combinationSchema.safeParse(raw, { error: errorMap });
    if (data) combinations.push(data);
    for (const { path, message } of error?.issues ?? []) {
      const field = path[0] as Field;
      const value = (raw as Partial<Combination>)[field];
      const line = lines.get(field) ?? lines.get('service');
      const name = [...fieldOf].find(([, of]) => of === field)?.[0] ?? field;
      errors.push(`line ${line}: "${name}" is ${formatValue(value)}. ${message}`);
    }
  }
  return { combinations, errors };
}

function sectionsOf(text: string): { sections: Section[]; errors: string[] } {
  const sections: Section[] = [];
  const errors: string[] = [];
  /** The rows under the current heading; undefined above the first heading of a section. */
  let rows: string[] | undefined;
  for (const [index, untrimmed] of text.split(/\r?\n/).entries()) {
    const row = untrimmed.trim();
    const line = index + 1;
    const section = sections.at(-1);
    const refuse = (remedy: string) => errors.push(`line ${line} is ${formatValue(row)}. ${remedy}`);
    const [, depth, heading = ''] = /^(#{2,3}) +(.+)$/.exec(row) ?? [];
    if (depth === '##') {
      if (sections.some(({ texts }) => texts.get('service')?.[0] === heading))
        refuse('The service has a section above. Remove one of the two.');
      sections.push({ lines: new Map([['service', line]]), texts: new Map([['service', [heading]]]) });
      rows = undefined;
    } else if (depth === '###') {
      const field = fieldOf.get(heading);
      rows = [];
      if (!field) refuse(`Use one of these headings: ${headings}.`);
      else if (section?.texts.has(field)) refuse('The section has that heading above. Remove one of the two.');
      else {
        section?.lines.set(field, line);
        section?.texts.set(field, rows);
      }
    } else if (rows) rows.push(row);
    else if (section && /^People:/.test(row)) {
      section.lines.set('people', line);
      section.people = Number(row.slice('People:'.length).trim() || Number.NaN);
    } else if (row)
      refuse('Begin a section with "## <service>" and "People: <number>", and put its text under headings.');
  }
  return { sections, errors };
}

/** Rows of a paragraph as one line; an empty row between two paragraphs stays visible to the schema. */
function joined(rows: readonly string[]): string {
  return rows
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
    .join('\n\n');
}
