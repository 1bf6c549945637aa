import { BorderStyle, type Document, LevelFormat, LineRuleType } from 'docx';
import type { DocumentFile } from '../../../../data/rules/schema/download.ts';
import type { Provider } from '../../../../data/rules/schema/provider.ts';
import type { Site } from '../../../../data/rules/schema/site.ts';
import type { Palette } from '../../../../data/rules/schema/theme.ts';

type DocumentOptions = ConstructorParameters<typeof Document>[0];

/** A colour as Word writes it, without the `#`. */
export const hex = (colour: string) => colour.slice(1);

/** The styles by id. Lengths are in twentieths of a point, font sizes (`size`) in half points. */
export function documentStyles(
  { locale }: Provider,
  names: StyleNames,
  light: Palette,
): NonNullable<DocumentOptions['styles']> {
  const [ink, lake] = [hex(light.ink), hex(light.lake)];
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, color: ink, language: { value: locale } },
        paragraph: { spacing: { after: 120, line: 264, lineRule: LineRuleType.AUTO } },
      },
      title: { run: { size: 64, bold: true, color: ink }, paragraph: { spacing: { before: 120, after: 120 } } },
      heading1: {
        run: { size: 34, bold: true, color: lake },
        paragraph: { spacing: { before: 320, after: 140 }, keepNext: true, outlineLevel: 0 },
      },
      heading2: {
        run: { size: 26, bold: true, color: ink },
        paragraph: { spacing: { before: 240, after: 100 }, keepNext: true, outlineLevel: 1 },
      },
    },
    paragraphStyles: [
      ...titleStyles(names, light),
      ...bodyStyles(names, light),
      ...tableStyles(names),
      ...frameStyles(light),
    ],
  };
}

type ParagraphStyle = NonNullable<NonNullable<DocumentOptions['styles']>['paragraphStyles']>[number];

/** Names as the records say them, apart from those of Word's own styles, by which it knows them. */
type StyleNames = Site['messages']['downloads']['styles'];

function style(id: string, name: string, run: object, spacing: object, more: object = {}): ParagraphStyle {
  return { id, name, basedOn: 'Normal', quickFormat: true, run, paragraph: { spacing, ...more } };
}

const titleStyles = ({ titleMark, contentsHeading }: StyleNames, { lake, muted }: Palette): ParagraphStyle[] => [
  style(
    'TitleMark',
    titleMark,
    { bold: true, color: hex(lake), size: 24 },
    { before: 2400, after: 0 },
    { border: { top: { style: BorderStyle.SINGLE, size: 36, color: hex(lake), space: 12 } } },
  ),
  style('Subtitle', 'Subtitle', { size: 28, color: hex(muted) }, { after: 720 }),
  style('ContentsHeading', contentsHeading, { size: 34, bold: true, color: hex(lake) }, { after: 160 }),
];

const bodyStyles = ({ instruction, messageTitle, message }: StyleNames, light: Palette): ParagraphStyle[] => [
  style(
    'Instruction',
    instruction,
    { italics: true, color: hex(light.muted) },
    { before: 60, after: 140 },
    {
      keepNext: true,
      border: { left: { style: BorderStyle.SINGLE, size: 18, color: hex(light.signal), space: 8 } },
      indent: { left: 160 },
    },
  ),
  style(
    'MessageTitle',
    messageTitle,
    { bold: true, color: hex(light.ink) },
    { before: 200, after: 40 },
    { keepNext: true },
  ),
  style(
    'Message',
    message,
    {},
    { after: 0 },
    { keepLines: true, indent: { left: 200, right: 200 }, shading: { fill: hex(light.lakeSoft) } },
  ),
];

const tableStyles = ({ tableText, tableLabel, tableHead, afterTable }: StyleNames): ParagraphStyle[] => [
  style('TableText', tableText, { size: 20 }, { after: 0, line: 240 }),
  style('TableLabel', tableLabel, { size: 20, bold: true }, { after: 0, line: 240 }),
  style('TableHead', tableHead, { size: 19, bold: true, color: 'FFFFFF' }, { after: 0, line: 240 }, { keepNext: true }),
  style('AfterTable', afterTable, { size: 8 }, { after: 40, line: 200 }),
];

/** The head and foot of a page, and the table of contents. */
const frameStyles = ({ muted }: Palette): ParagraphStyle[] => [
  style('Header', 'header', { size: 18, color: hex(muted) }, { after: 0 }),
  style('Footer', 'footer', { size: 18, color: hex(muted) }, { after: 0 }),
  { id: 'TOC1', name: 'toc 1', basedOn: 'Normal', paragraph: { spacing: { before: 80, after: 40 } } },
  {
    id: 'TOC2',
    name: 'toc 2',
    basedOn: 'Normal',
    run: { color: hex(muted) },
    paragraph: { spacing: { after: 20 }, indent: { left: 300 } },
  },
];

/** Bullets, and for each numbered list a numbering of its own, so that each begins with 1. */
export function documentNumbering({ sections }: DocumentFile): NonNullable<DocumentOptions['numbering']> {
  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
    { level: 0, format, text, style: { paragraph: { indent: { left: 400, hanging: 300 } } } },
  ];
  const numbered = sections.flatMap(({ blocks }, section) =>
    blocks.flatMap((block, index) => (block.kind === 'list' && block.numbered ? [listReference(section, index)] : [])),
  );
  return {
    config: [
      { reference: 'bullets', levels: level(LevelFormat.BULLET, '•') },
      ...numbered.map((reference) => ({ reference, levels: level(LevelFormat.DECIMAL, '%1.') })),
    ],
  };
}

/** The name of a numbered list's numbering, by the places of its section and block. */
export function listReference(section: number, block: number): string {
  return `list-${section}-${block}`;
}
