import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeightRule,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import type { DocumentBlock, DocumentFile } from '../../../data/schema/download.ts';
import type { Provider } from '../../../data/schema/provider.ts';
import { light } from '../../../src/styles/tokens.ts';
import { contactLine } from './contactLine.ts';
import { readZip, writeZip } from './zip.ts';

/** Lengths in twentieths of a point: Letter paper with margins of an inch, as Word measures it. */
const page = { width: 12_240, height: 15_840, margin: 1_200 } as const;
const textWidth = page.width - 2 * page.margin;
const hex = (colour: string) => colour.slice(1);
const line = { style: BorderStyle.SINGLE, size: 4, color: hex(light.rule) };
/** Rows of a table that is kept on one page; a longer one may break, and repeats its headers. */
const keptWhole = 18;
const borders = { top: line, bottom: line, left: line, right: line };

/** A document to fill in: headings, instructions and messages have styles, the contents and page numbers are fields. */
export async function makeDocument(file: DocumentFile, title: string, provider: Provider): Promise<Buffer> {
  const contact = contactLine(provider);
  const document = new Document({
    title,
    subject: file.subject,
    creator: provider.name,
    lastModifiedBy: provider.name,
    description: contact,
    keywords: '',
    pageNumbers: estimatePageNumbers,
    styles: stylesFor(provider),
    numbering: numberingOf(file),
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
          },
          titlePage: true,
        },
        headers: {
          default: header(file, title),
          first: new Header({ children: [new Paragraph({ style: 'Header', text: '' })] }),
        },
        footers: { default: footer(contact), first: footer(contact) },
        children: [
          new Paragraph({ style: 'TitleMark', text: provider.name }),
          new Paragraph({ style: 'Title', text: title }),
          new Paragraph({ style: 'Subtitle', text: file.subtitle }),
          tableOf(
            [{ width: 36 }, { width: 64 }],
            file.fields.map((field) => [field, '']),
            { headers: undefined, height: 560, strongFirst: true },
          ),
          new Paragraph({ style: 'ContentsHeading', text: file.labels.contents, pageBreakBefore: true }),
          new TableOfContents(file.labels.contents, { hyperlink: true, headingStyleRange: '1-2' }),
          ...file.sections.flatMap(({ heading, newPage, blocks }, section) => [
            new Paragraph({ style: 'Heading1', text: heading, pageBreakBefore: newPage }),
            ...blocks.flatMap((block, index) => written(block, `list-${section}-${index}`)),
          ]),
        ],
      },
    ],
  });
  return dated(await Packer.toBuffer(document), file.updatedAt);
}

function written(block: DocumentBlock, reference: string): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'text':
      return [new Paragraph({ text: block.text })];
    case 'instruction':
      return [new Paragraph({ style: 'Instruction', text: block.text })];
    case 'heading':
      return [new Paragraph({ style: 'Heading2', text: block.text })];
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            style: 'ListParagraph',
            text: item,
            numbering: { reference: block.numbered ? reference : 'bullets', level: 0 },
          }),
      );
    case 'message':
      return [
        new Paragraph({ style: 'MessageTitle', text: block.title }),
        ...block.lines.map((text) => new Paragraph({ style: 'Message', text })),
      ];
    case 'table': {
      const rows = [...block.rows, ...Array.from({ length: block.blankRows }, () => block.columns.map(() => ''))];
      return [
        tableOf(block.columns, rows, {
          headers: block.columns.map(({ header }) => header),
          height: 480,
          strongFirst: false,
        }),
        new Paragraph({ style: 'AfterTable', text: '' }),
      ];
    }
  }
}

function tableOf(
  columns: readonly { width: number }[],
  rows: readonly (readonly string[])[],
  { headers, height, strongFirst }: { headers: string[] | undefined; height: number; strongFirst: boolean },
): Table {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => Math.round((textWidth * width) / all));
  const isWhole = rows.length <= keptWhole;
  const cell = (text: string, index: number, options: { head?: boolean; strong?: boolean; keepNext?: boolean }) =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlign.CENTER,
      borders,
      ...(options.head && { shading: { fill: hex(light.lake) } }),
      ...(options.strong && { shading: { fill: hex(light.lakeSoft) } }),
      children: [
        new Paragraph({
          style: options.head ? 'TableHead' : options.strong ? 'TableLabel' : 'TableText',
          text,
          ...(options.keepNext && { keepNext: true }),
        }),
      ],
    });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { left: 100, right: 100, top: 40, bottom: 40 },
    rows: [
      ...(headers
        ? [
            new TableRow({
              tableHeader: true,
              cantSplit: true,
              children: headers.map((text, index) => cell(text, index, { head: true })),
            }),
          ]
        : []),
      ...rows.map(
        (row, line) =>
          new TableRow({
            cantSplit: true,
            height: { value: height, rule: HeightRule.ATLEAST },
            children: row.map((text, index) =>
              cell(text, index, { strong: strongFirst && index === 0, keepNext: isWhole && line < rows.length - 1 }),
            ),
          }),
      ),
    ],
  });
}

/** Title on the left, the number of the page on the right. */
function header({ labels }: DocumentFile, title: string): Header {
  const number: ParagraphChild[] = labels.page
    .split(/(\[pages?\])/)
    .filter(Boolean)
    .map((part) =>
      part === '[page]'
        ? new TextRun({ children: [PageNumber.CURRENT] })
        : part === '[pages]'
          ? new SimpleField('NUMPAGES')
          : new TextRun(part),
    );
  return new Header({
    children: [
      new Paragraph({
        style: 'Header',
        tabStops: [{ type: 'right', position: textWidth }],
        children: [new TextRun(title), new TextRun({ children: [new Tab()] }), ...number],
      }),
    ],
  });
}

/** The whole line for the contact: beside a number it would break where a wider font stands in. */
function footer(contact: string): Footer {
  return new Footer({ children: [new Paragraph({ style: 'Footer', text: contact })] });
}

function stylesFor({ locale }: Provider): NonNullable<ConstructorParameters<typeof Document>[0]['styles']> {
  const [ink, muted, lake] = [hex(light.ink), hex(light.muted), hex(light.lake)];
  const own = (id: string, name: string, run: object, spacing: object, more: object = {}) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    run,
    paragraph: { spacing, ...more },
  });
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
      own(
        'TitleMark',
        'Title Mark',
        { bold: true, color: lake, size: 24 },
        { before: 2400, after: 0 },
        { border: { top: { style: BorderStyle.SINGLE, size: 36, color: lake, space: 12 } } },
      ),
      own('Subtitle', 'Subtitle', { size: 28, color: muted }, { after: 720 }),
      own('ContentsHeading', 'Contents Heading', { size: 34, bold: true, color: lake }, { after: 160 }),
      own(
        'Instruction',
        'Instruction',
        { italics: true, color: muted },
        { before: 60, after: 140 },
        {
          keepNext: true,
          border: { left: { style: BorderStyle.SINGLE, size: 18, color: hex(light.signal), space: 8 } },
          indent: { left: 160 },
        },
      ),
      own('MessageTitle', 'Message Title', { bold: true, color: ink }, { before: 200, after: 40 }, { keepNext: true }),
      own(
        'Message',
        'Message',
        {},
        { after: 0 },
        { keepLines: true, indent: { left: 200, right: 200 }, shading: { fill: hex(light.lakeSoft) } },
      ),
      own('TableText', 'Table Text', { size: 20 }, { after: 0, line: 240 }),
      own('TableLabel', 'Table Label', { size: 20, bold: true }, { after: 0, line: 240 }),
      own(
        'TableHead',
        'Table Head',
        { size: 19, bold: true, color: 'FFFFFF' },
        { after: 0, line: 240 },
        { keepNext: true },
      ),
      own('AfterTable', 'After Table', { size: 8 }, { after: 40, line: 200 }),
      own('Header', 'header', { size: 18, color: muted }, { after: 0 }),
      own('Footer', 'footer', { size: 18, color: muted }, { after: 0 }),
      { id: 'TOC1', name: 'toc 1', basedOn: 'Normal', paragraph: { spacing: { before: 80, after: 40 } } },
      {
        id: 'TOC2',
        name: 'toc 2',
        basedOn: 'Normal',
        run: { color: muted },
        paragraph: { spacing: { after: 20 }, indent: { left: 300 } },
      },
    ],
  };
}

/** Each numbered list begins with 1. */
function numberingOf({ sections }: DocumentFile): {
  config: {
    reference: string;
    levels: {
      level: number;
      format: (typeof LevelFormat)[keyof typeof LevelFormat];
      text: string;
      style: { paragraph: { indent: { left: number; hanging: number } } };
    }[];
  }[];
} {
  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
    { level: 0, format, text, style: { paragraph: { indent: { left: 400, hanging: 300 } } } },
  ];
  const numbered = sections.flatMap(({ blocks }, section) =>
    blocks.flatMap((block, index) => (block.kind === 'list' && block.numbered ? [`list-${section}-${index}`] : [])),
  );
  return {
    config: [
      { reference: 'bullets', levels: level(LevelFormat.BULLET, '•') },
      ...numbered.map((reference) => ({ reference, levels: level(LevelFormat.DECIMAL, '%1.') })),
    ],
  };
}

/** The library dates a document now and counts bookmarks over all documents: the record's date and a count of its own make it the same every time. */
function dated(bytes: Buffer, date: string): Buffer {
  const files = readZip(bytes);
  const core = files.get('docProps/core.xml');
  if (core)
    files.set(
      'docProps/core.xml',
      Buffer.from(
        core.toString('utf8').replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${date}T12:00:00Z`),
      ),
    );
  const body = files.get('word/document.xml');
  if (body) {
    const anchors = ordered((count) => `_Toc${count}`);
    const ids = ordered(String);
    const own = body
      .toString('utf8')
      .replaceAll(/_Toc\d+/g, anchors)
      .replaceAll(/(<w:bookmark(?:Start|End)\b[^>]*w:id=")(\d+)/g, (_, before: string, id: string) => before + ids(id));
    files.set('word/document.xml', Buffer.from(own));
  }
  return writeZip(files, date);
}

/** Gives each name a new one by the order in which it comes. */
function ordered(nameOf: (count: number) => string): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    const known = names.get(name) ?? nameOf(names.size + 1);
    names.set(name, known);
    return known;
  };
}
