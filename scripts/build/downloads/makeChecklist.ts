import PDFDocument from 'pdfkit';
import { fill } from '../../../data/text/fill.ts';
import type { ChecklistFile } from '../../../data/schema/download.ts';
import type { Provider } from '../../../data/schema/provider.ts';
import { light } from '../../../src/styles/tokens.ts';
import { staticFont } from '../fonts/makeFonts.ts';
import { contactLine } from './contactLine.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Letter paper, in points; a narrow margin on top leaves room for the line that runs along the sheet. */
const page = { width: 612, height: 792, left: 48, right: 564, top: 54, bottom: 738 } as const;
const column = {
  line: page.left - 10,
  number: page.left + 4,
  point: page.left + 28,
  answer: 452,
  initials: 500,
} as const;
const pointWidth = column.answer - column.point - 14;
const { ink, muted, rule, lake, lakeSoft, signal } = light;

/** A checklist to print, as a tagged PDF: screen readers get headings, a table with its headers, and nothing of the decoration. */
export async function makeChecklist(file: ChecklistFile, title: string, provider: Provider): Promise<Buffer> {
  const [heading, text, strong] = await Promise.all([
    staticFont('Heading', 700),
    staticFont('Text', 400),
    staticFont('Text', 650),
  ]);
  const date = new Date(`${file.updatedAt}T12:00:00Z`);
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 0, bottom: 0, left: page.left, right: page.width - page.right },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    // The types do not know it yet.
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
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => {
    pdf.on('end', resolve);
  });
  pdf.registerFont('heading', heading).registerFont('text', text).registerFont('strong', strong);
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  let y = opening(pdf, root, file, title, provider);
  y = table(pdf, root, file, y);
  closing(pdf, root, file, y);
  root.end();
  furnish(pdf, file, title, contactLine(provider));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Title, how to use it, lines to fill in; returns where the table begins. */
function opening(pdf: Pdf, root: Element, { intro, fields }: ChecklistFile, title: string, provider: Provider): number {
  let y = page.top + 12;
  const put = (tag: string, words: string, size: number, font: string, colour: string, gap: number) => {
    tagged(pdf, root, tag, () =>
      pdf
        .font(font)
        .fontSize(size)
        .fillColor(colour)
        .text(words, page.left, y, { width: page.right - page.left, lineGap: 1.5 }),
    );
    y = pdf.y + gap;
  };
  put('P', provider.name, 10.5, 'strong', lake, 2);
  put('H1', title, 30, 'heading', ink, 8);
  for (const words of intro) put('P', words, 11, 'text', ink, 5);
  y += 14;
  const width = (page.right - page.left) / Math.max(1, fields.length);
  for (const [index, field] of fields.entries()) {
    const x = page.left + index * width;
    tagged(pdf, root, 'P', () =>
      pdf
        .font('strong')
        .fontSize(9)
        .fillColor(muted)
        .text(field, x, y + 3, { width: width - 12, lineBreak: false }),
    );
    artefact(pdf, () =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width - 16, y)
        .lineWidth(0.7)
        .strokeColor(muted)
        .stroke(),
    );
  }
  return y + (fields.length > 0 ? 30 : 0);
}

function table(pdf: Pdf, root: Element, file: ChecklistFile, from: number): number {
  const { points, columns, labels } = file;
  const element = pdf.struct('Table');
  root.add(element);
  const cells = [
    [columns.number, column.number],
    [columns.point, column.point],
    [columns.answer, column.answer],
    [columns.initials, column.initials],
  ] as const;
  const header = (y: number) =>
    artefact(pdf, () => pdf.roundedRect(page.left - 6, y, page.right - page.left + 12, 20, 4).fill(lake));
  const headerText = ([words, x]: readonly [string, number], y: number) =>
    pdf
      .font('strong')
      .fontSize(9)
      .fillColor(light.onLake)
      .text(words, x, y + 5, { lineBreak: false });
  header(from);
  const row = pdf.struct('TR');
  element.add(row);
  for (const cell of cells) tagged(pdf, row, 'TH', () => headerText(cell, from), { scope: 'Column' });
  row.end();

  let y = from + 20;
  let station = y;
  for (const [index, point] of points.entries()) {
    const height = pointHeight(pdf, point, labels);
    if (y + height > page.bottom) {
      pdf.addPage();
      y = page.top;
      header(y);
      // Said once already; on later pages it is there for the eye.
      artefact(pdf, () => {
        for (const cell of cells) headerText(cell, y);
      });
      y += 20;
      station = y;
    }
    if (index < points.length - 1)
      artefact(pdf, () =>
        pdf
          .moveTo(column.point, y + height)
          .lineTo(page.right + 6, y + height)
          .lineWidth(0.6)
          .strokeColor(rule)
          .stroke(),
      );
    drawPoint(pdf, element, { ...point, number: index + 1 }, labels, y, height);
    const next = y + space.above + 7;
    drawStation(pdf, station, next);
    station = next + stationSize;
    y += height;
  }
  element.end();
  return y;
}

type Labels = ChecklistFile['labels'];
const sizes = { title: 11.5, text: 9.5 } as const;
const space = { above: 8, between: 1, below: 8 } as const;
const stationSize = 4.5;

function pointHeight(
  pdf: Pdf,
  { title, why, check }: ChecklistFile['points'][number],
  { why: whyLabel, check: checkLabel }: Labels,
): number {
  const titleHeight = pdf.font('strong').fontSize(sizes.title).heightOfString(title, { width: pointWidth });
  pdf.font('text').fontSize(sizes.text);
  const body = [`${whyLabel}: ${why}`, `${checkLabel}: ${check}`].reduce(
    (sum, words) => sum + space.between + pdf.heightOfString(words, { width: pointWidth }),
    0,
  );
  return space.above + titleHeight + body + space.below;
}

function drawPoint(
  pdf: Pdf,
  parent: Element,
  { number, title, why, check }: ChecklistFile['points'][number] & { number: number },
  labels: Labels,
  top: number,
  height: number,
): void {
  const row = pdf.struct('TR');
  parent.add(row);
  tagged(pdf, row, 'TD', () =>
    pdf
      .font('strong')
      .fontSize(sizes.title)
      .fillColor(lake)
      .text(String(number), column.number, top + space.above, { lineBreak: false }),
  );
  const cell = pdf.struct('TD');
  row.add(cell);
  let y = top + space.above;
  const put = (words: string, font: string, size: number, label?: string) => {
    tagged(pdf, cell, 'P', () => {
      if (label)
        pdf
          .font('strong')
          .fontSize(size)
          .fillColor(muted)
          .text(`${label}: `, column.point, y, { width: pointWidth, continued: true });
      pdf.font(font).fillColor(ink).fontSize(size);
      if (label) pdf.text(words, { continued: false });
      else pdf.text(words, column.point, y, { width: pointWidth });
    });
    y = pdf.y + space.between;
  };
  put(title, 'strong', sizes.title);
  put(why, 'text', sizes.text, labels.why);
  put(check, 'text', sizes.text, labels.check);
  cell.end();

  const answers = pdf.struct('TD');
  row.add(answers);
  for (const [index, answer] of labels.answers.entries()) {
    const at = top + space.above + 1 + index * 20;
    artefact(pdf, () => pdf.roundedRect(column.answer, at, 12, 12, 2).lineWidth(1).strokeColor(ink).stroke());
    tagged(pdf, answers, 'P', () =>
      pdf
        .font('text')
        .fontSize(9.5)
        .fillColor(ink)
        .text(answer, column.answer + 17, at, { lineBreak: false }),
    );
  }
  answers.end();
  tagged(pdf, row, 'TD');
  artefact(pdf, () =>
    pdf
      .roundedRect(
        column.initials,
        top + space.above,
        page.right - column.initials + 6,
        Math.min(height - space.above - space.below, 40),
        3,
      )
      .fill(lakeSoft),
  );
  row.end();
}

/** A point is a station; a line joins it to the one above. */
function drawStation(pdf: Pdf, from: number, to: number): void {
  artefact(pdf, () => {
    pdf
      .moveTo(column.line, from)
      .lineTo(column.line, to - stationSize)
      .lineWidth(3)
      .strokeColor(lake)
      .stroke();
    pdf.circle(column.line, to, stationSize).lineWidth(2.5).fillAndStroke('white', lake);
  });
}

function closing(pdf: Pdf, root: Element, { closing: points }: ChecklistFile, from: number): void {
  let y = from + 12;
  for (const { title, description } of points) {
    const width = page.right - page.left;
    const height = pdf.font('text').fontSize(10).heightOfString(description, { width, lineGap: 1.5 }) + 34;
    if (y + height > page.bottom) {
      pdf.addPage();
      y = page.top;
    }
    tagged(pdf, root, 'H2', () => pdf.font('heading').fontSize(14).fillColor(ink).text(title, page.left, y, { width }));
    y = pdf.y + 3;
    tagged(pdf, root, 'P', () =>
      pdf.font('text').fontSize(10).fillColor(ink).text(description, page.left, y, { width, lineGap: 1.5 }),
    );
    y = pdf.y + 12;
  }
}

/** What stands on every page: a line with a station on top, title, contact and number below. */
function furnish(pdf: Pdf, { labels }: ChecklistFile, title: string, contact: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    artefact(pdf, () => {
      pdf
        .moveTo(0, 30)
        .lineTo(page.right - 18, 30)
        .lineWidth(5)
        .strokeColor(lake)
        .stroke();
      pdf
        .circle(page.right - 12, 30, 7)
        .lineWidth(4)
        .fillAndStroke('white', signal);
      pdf
        .font('text')
        .fontSize(8.5)
        .fillColor(muted)
        .text(index === 0 ? contact : `${title} · ${contact}`, page.left, 758, { lineBreak: false });
      const number = fill(labels.page.replaceAll('[', '{').replaceAll(']', '}'), { page: index + 1, pages: count });
      pdf.text(number, page.right - pdf.widthOfString(number), 758, { lineBreak: false });
    });
  }
}

/** Draws as the content of a new element; without anything to draw the element is empty. */
function tagged(pdf: Pdf, parent: Element, tag: string, draw?: () => void, options: { scope?: string } = {}): void {
  const element = pdf.struct(tag, options as object, draw ? [draw] : []);
  parent.add(element);
  element.end();
}

/** Draws what is there for the eye only. */
function artefact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}
