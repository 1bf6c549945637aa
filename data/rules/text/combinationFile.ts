import { type Combination, combinationSchema } from '../schema/combination.ts';
import { errorMap, formatValue } from '../schema/describe.ts';

/** The headings of a section that each have one paragraph. */
const fieldOf = { Lede: 'lede', 'In this place': 'place' } as const;
const stepMark = 'First: ';
const headings = `${Object.keys(fieldOf).join(', ')}, "First: <title of a step>" or a question`;

/** A heading of a section, with the rows below it. */
interface Part {
  heading: string;
  line: number;
  rows: string[];
}

interface Section {
  service: string;
  line: number;
  parts: Part[];
}

/**
 * Reads a file of `data/combinations`: a section for each service, begun by `## <service>`, with a paragraph under each
 * heading. Line by line rather than with a Markdown parser, because errors name lines.
 */
export function readCombinationFile(
  text: string,
  keys: Pick<Combination, 'industry' | 'location'>,
): { combinations: Combination[]; errors: string[] } {
  const { sections, errors } = sectionsOf(text);
  const combinations: Combination[] = [];
  for (const section of sections) {
    const { raw, partOf } = rawOf(section);
    const { data, error } = combinationSchema.safeParse({ ...raw, ...keys }, { error: errorMap });
    if (data) combinations.push(data);
    for (const { path, message } of error?.issues ?? []) {
      const part = partOf(path);
      const value = part ? joined(part.rows) : path[0] === 'service' ? section.service : undefined;
      const name = part?.heading ?? Object.entries(fieldOf).find(([, field]) => field === path[0])?.[0] ?? path[0];
      errors.push(`line ${part?.line ?? section.line}: "${String(name)}" is ${formatValue(value)}. ${message}`);
    }
  }
  return { combinations, errors };
}

/** The record of a section before it is parsed, and the part that the path of an error points to. */
function rawOf({ service, parts }: Section) {
  const isQuestion = ({ heading }: Part) => heading.endsWith('?');
  const isStep = ({ heading }: Part) => heading.startsWith(stepMark);
  const lists = { steps: parts.filter(isStep), questions: parts.filter(isQuestion) };
  const single = (field: PropertyKey | undefined) =>
    parts.find(({ heading }) => fieldOf[heading as keyof typeof fieldOf] === field);
  const textOf = (part: Part | undefined) => part && joined(part.rows);
  return {
    raw: {
      service,
      lede: textOf(single('lede')),
      place: textOf(single('place')),
      steps: lists.steps.map((part) => ({ title: part.heading.slice(stepMark.length), description: textOf(part) })),
      questions: lists.questions.map((part) => ({ question: part.heading, answer: textOf(part) })),
    },
    partOf: ([field, index]: readonly PropertyKey[]) =>
      field === 'steps' || field === 'questions' ? lists[field][Number(index)] : single(field),
  };
}

function sectionsOf(text: string): { sections: Section[]; errors: string[] } {
  const sections: Section[] = [];
  const errors: string[] = [];
  for (const [index, untrimmed] of text.split(/\r?\n/).entries()) {
    const row = untrimmed.trim();
    const line = index + 1;
    const section = sections.at(-1);
    const part = section?.parts.at(-1);
    const refuse = (remedy: string) => errors.push(`line ${line} is ${formatValue(row)}. ${remedy}`);
    const [, depth, heading = ''] = /^(#{2,3}) +(.+)$/.exec(row) ?? [];
    if (depth === '##') {
      if (sections.some(({ service }) => service === heading))
        refuse('The service has a section above. Remove one of the two.');
      sections.push({ service: heading, line, parts: [] });
    } else if (depth === '###') {
      if (!(heading in fieldOf || heading.startsWith(stepMark) || heading.endsWith('?')))
        refuse(`Use one of these headings: ${headings}.`);
      else if (section?.parts.some((other) => other.heading === heading))
        refuse('The section has that heading above. Remove one of the two.');
      section?.parts.push({ heading, line, rows: [] });
    } else if (part) part.rows.push(row);
    else if (row) refuse('Begin a section with "## <service>", and put its text under headings.');
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
