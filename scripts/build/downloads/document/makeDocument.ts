import {
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Tab,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import type { DocumentBlock, DocumentFile } from '../../../../data/rules/schema/download.ts';
import type { Site } from '../../../../data/rules/schema/site.ts';
import type { Palette } from '../../../../data/rules/schema/theme.ts';
import { contactLine } from '../contactLine.ts';
import { makeTable } from './makeTable.ts';
import { normalizeDocx } from './normalizeDocx.ts';
import { page, textWidth } from './page.ts';
import { documentNumbering, documentStyles, listReference } from './styles.ts';

/** A Word document to fill in: headings, instructions and messages have styles; the contents and page numbers are fields. */
export async function makeDocument(
  file: DocumentFile,
  title: string,
  { provider, messages, theme }: Pick<Site, 'provider' | 'messages' | 'theme'>,
): Promise<Uint8Array> {
  const contact = contactLine(provider);
  const palette = theme.colours.light;
  const document = new Document({
    title,
    subject: file.subject,
    creator: provider.name,
    lastModifiedBy: provider.name,
    description: contact,
    keywords: '',
    pageNumbers: estimatePageNumbers,
    styles: documentStyles(provider, messages.downloads.styles, palette),
    numbering: documentNumbering(file),
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
          makeTable(
            [{ width: 36 }, { width: 64 }],
            file.fields.map((field) => [field, '']),
            { headers: undefined, height: 560, strongFirst: true, palette },
          ),
          new Paragraph({ style: 'ContentsHeading', text: file.labels.contents, pageBreakBefore: true }),
          new TableOfContents(file.labels.contents, { hyperlink: true, headingStyleRange: '1-2' }),
          ...file.sections.flatMap(({ heading, newPage, blocks }, section) => [
            new Paragraph({ style: 'Heading1', text: heading, pageBreakBefore: newPage }),
            ...blocks.flatMap((block, index) => blockElements(block, listReference(section, index), palette)),
          ]),
        ],
      },
    ],
  });
  return normalizeDocx(await Packer.toBuffer(document), file.updatedAt);
}

/** A block as paragraphs and tables; `reference` names its numbering. */
function blockElements(block: DocumentBlock, reference: string, palette: Palette): (Paragraph | Table)[] {
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
        makeTable(block.columns, rows, {
          headers: block.columns.map(({ header }) => header),
          height: 480,
          strongFirst: false,
          palette,
        }),
        new Paragraph({ style: 'AfterTable', text: '' }),
      ];
    }
  }
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

/** The contact alone: with a page number beside it the line would wrap where Calibri is replaced by a wider font. */
function footer(contact: string): Footer {
  return new Footer({ children: [new Paragraph({ style: 'Footer', text: contact })] });
}
