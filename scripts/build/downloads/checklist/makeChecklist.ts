import PDFDocument from 'pdfkit';
import type { Provider } from '../../../../data/rules/schema/provider.ts';
import type { Theme } from '../../../../data/rules/schema/theme.ts';
import { fill } from '../../../../data/rules/text/fill.ts';
import { staticFont } from '../../fonts/makeFonts.ts';
import { contactLine } from '../contactLine.ts';
import type { TableFile } from './drawItem.ts';
import { drawTable } from './drawTable.ts';
import { drawArtifact, drawTagged, page, type Pdf, type StructureElement } from './pdf.ts';

/** A checklist to print, as a tagged PDF (PDF/UA): screen readers get headings and a table with headers, and no decoration. */
export async function makeChecklist(
  file: TableFile,
  title: string,
  { provider, theme: { faces, colours } }: { provider: Provider; theme: Theme },
): Promise<Buffer> {
  const [heading, text, strong] = await Promise.all([
    staticFont(faces, 'Heading', 700),
    staticFont(faces, 'Text', 400),
    staticFont(faces, 'Text', 650),
  ]);
  const date = new Date(`${file.updatedAt}T12:00:00Z`);
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: 0, bottom: 0, left: page.left, right: page.width - page.right },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    // @types/pdfkit does not know this value yet.
    subset: 'PDF/UA' as never,
    displayTitle: true,
    lang: provider.locale,
    info: {
      Title: title,
      Author: provider.name,
      Subject: file.subject,
      Creator: provider.name,
      Producer: 'PDFKit',
      CreationDate: date,
      ModDate: date,
    },
  });
  const pdf: Pdf = Object.assign(document, { palette: colours.light });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => {
    pdf.on('end', resolve);
  });
  pdf.registerFont('heading', heading).registerFont('text', text).registerFont('strong', strong);
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  let y = drawIntroduction(pdf, root, file, title, provider);
  y = drawTable(pdf, root, file, y);
  drawClosing(pdf, root, file, y);
  root.end();
  drawPageFrames(pdf, file, title, contactLine(provider));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The title, how to use the list, and lines to fill in. @returns the y coordinate where the table begins. */
function drawIntroduction(
  pdf: Pdf,
  root: StructureElement,
  { intro, fields }: TableFile,
  title: string,
  provider: Provider,
): number {
  let y = page.top + 12;
  const put = (tag: string, words: string, size: number, font: string, colour: string, gap: number) => {
    drawTagged(pdf, root, tag, () =>
      pdf
        .font(font)
        .fontSize(size)
        .fillColor(colour)
        .text(words, page.left, y, { width: page.right - page.left, lineGap: 1.5 }),
    );
    y = pdf.y + gap;
  };
  put('P', provider.name, 10.5, 'strong', pdf.palette.lake, 2);
  put('H1', title, 30, 'heading', pdf.palette.ink, 8);
  for (const words of intro) put('P', words, 11, 'text', pdf.palette.ink, 5);
  y += 14;
  const width = (page.right - page.left) / Math.max(1, fields.length);
  for (const [index, field] of fields.entries()) {
    const x = page.left + index * width;
    drawTagged(pdf, root, 'P', () =>
      pdf
        .font('strong')
        .fontSize(9)
        .fillColor(pdf.palette.muted)
        .text(field, x, y + 3, { width: width - 12, lineBreak: false }),
    );
    drawArtifact(pdf, () =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width - 16, y)
        .lineWidth(0.7)
        .strokeColor(pdf.palette.muted)
        .stroke(),
    );
  }
  return y + (fields.length > 0 ? 30 : 0);
}

/** The paragraphs after the table, each kept on one page. */
function drawClosing(pdf: Pdf, root: StructureElement, { closing: items }: TableFile, from: number): void {
  let y = from + 12;
  for (const { title, description } of items) {
    const width = page.right - page.left;
    const height = pdf.font('text').fontSize(10).heightOfString(description, { width, lineGap: 1.5 }) + 34;
    if (y + height > page.bottom) {
      pdf.addPage();
      y = page.top;
    }
    drawTagged(pdf, root, 'H2', () =>
      pdf.font('heading').fontSize(14).fillColor(pdf.palette.ink).text(title, page.left, y, { width }),
    );
    y = pdf.y + 3;
    drawTagged(pdf, root, 'P', () =>
      pdf.font('text').fontSize(10).fillColor(pdf.palette.ink).text(description, page.left, y, { width, lineGap: 1.5 }),
    );
    y = pdf.y + 12;
  }
}

/** The head and foot of every page: a line that ends in a station; title, contact and page number. */
function drawPageFrames(pdf: Pdf, { labels }: TableFile, title: string, contact: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    drawArtifact(pdf, () => {
      pdf
        .moveTo(0, 30)
        .lineTo(page.right - 18, 30)
        .lineWidth(5)
        .strokeColor(pdf.palette.lake)
        .stroke();
      pdf
        .circle(page.right - 12, 30, 7)
        .lineWidth(4)
        .fillAndStroke('white', pdf.palette.signal);
      pdf
        .font('text')
        .fontSize(8.5)
        .fillColor(pdf.palette.muted)
        .text(index === 0 ? contact : `${title} · ${contact}`, page.left, 758, { lineBreak: false });
      const number = fill(labels.page.replaceAll('[', '{').replaceAll(']', '}'), { page: index + 1, pages: count });
      pdf.text(number, page.right - pdf.widthOfString(number), 758, { lineBreak: false });
    });
  }
}
