import PDFDocument from 'pdfkit';
import type { ChecklistFile } from '../../../data/rules/schema/download.ts';
import type { Provider } from '../../../data/rules/schema/provider.ts';
import type { Palette, Theme } from '../../../data/rules/schema/theme.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { staticFont } from '../fonts/makeFonts.ts';

type Pdf = PDFKit.PDFDocument;

/** What a table of items is made of; where items have marks, these stand in the place of boxes to tick. */
export type TableFile = Omit<ChecklistFile, 'items'> & {
  items: readonly (ChecklistFile['items'][number] & { marks?: readonly string[] })[];
};

/** Letter paper, in points from the top left. */
const page = { left: 42, right: 570, top: 54, bottom: 738, foot: 758 } as const;

/** How to reach the provider, on one line for the foot of every page. */
export function contactLine({ name, phone, email, origin }: Pick<Provider, 'name' | 'phone' | 'email' | 'origin'>) {
  return [name, phone.display, email, new URL(origin).host].join(' · ');
}

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
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: page.top, bottom: 792 - page.bottom, left: page.left, right: 612 - page.right },
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
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => {
    pdf.on('end', resolve);
  });
  // The table returns to its font by the font's name, for which the first one of the typeface is taken: that of the text.
  pdf.registerFont('heading', heading).registerFont('text', text).registerFont('strong', strong).font('text');
  drawContent(pdf, file, title, provider, colours.light);
  drawPageFrames(pdf, file, title, contactLine(provider), colours.light);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawContent(pdf: Pdf, file: TableFile, title: string, { name }: Provider, { lake, ink, muted }: Palette) {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const put = (tag: string, words: string, font: string, size: number, colour: string, gap: number) => {
    pdf.font(font).fontSize(size);
    // A heading stays with what is below it.
    if (pdf.y + pdf.heightOfString(words) + (tag === 'H2' ? 60 : 0) > page.bottom) pdf.addPage();
    root.add(pdf.struct(tag, {}, () => void pdf.font(font).fontSize(size).fillColor(colour).text(words, page.left)));
    pdf.y += gap;
  };
  put('P', name, 'strong', 10.5, lake, 2);
  put('H1', title, 'heading', 30, ink, 8);
  for (const words of file.intro) put('P', words, 'text', 11, ink, 8);
  // Lines to write on.
  const lines = file.fields.map((field) => `${field} ${'_'.repeat(24)}`);
  if (lines.length > 0) put('P', lines.join('   '), 'strong', 9, muted, 14);
  drawTable(pdf, root, file, { lake, ink, muted });
  pdf.y += 12;
  for (const { title: words, description } of file.closing) {
    put('H2', words, 'heading', 14, ink, 3);
    put('P', description, 'text', 10, ink, 12);
  }
  root.end();
}

/** A row for each item, with a box for each answer, or its marks, and for initials. */
function drawTable(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  { items, columns, labels }: TableFile,
  { lake, ink, muted }: Pick<Palette, 'lake' | 'ink' | 'muted'>,
): void {
  const head = {
    type: 'TH',
    scope: 'Column',
    backgroundColor: lake,
    textColor: 'white',
    font: { src: 'strong', size: 9 },
  };
  const strong = { src: 'strong', size: 10 };
  const answerWidths = labels.answers.length > 0 ? labels.answers.map(() => 34) : [96];
  const initials = columns.initials ? [columns.initials] : [];
  pdf.font('text').fontSize(9.5);
  // @types/pdfkit does not know `structParent` yet.
  const options = {
    structParent: root,
    defaultStyle: { border: 0.6, borderColor: muted, padding: 5, textColor: ink },
    columnStyles: [24, 112, '*', ...answerWidths, ...initials.map(() => 62)].map((width) => ({ width })),
    data: [
      [
        { ...head, text: columns.number },
        { ...head, text: columns.item, colSpan: 2 },
        { ...head, text: columns.answer, colSpan: answerWidths.length },
        ...initials.map((text) => ({ ...head, text })),
      ],
      ...items.map(({ title, why, check, marks }, index) => [
        { text: String(index + 1), font: strong, textColor: lake },
        { type: 'TH', scope: 'Row', text: title, font: strong },
        `${labels.why}: ${why}\n${labels.check}: ${check}`,
        ...(marks ? [marks.join('\n')] : labels.answers.map((text) => ({ text, textColor: muted, align: 'center' }))),
        ...initials.map(() => ''),
      ]),
    ],
  };
  pdf.table(options as PDFKit.Mixins.TableOptionsWithData);
}

/** The head and foot of every page, which screen readers pass over: a line that ends in a station; title, contact and page number. */
function drawPageFrames(pdf: Pdf, { labels }: TableFile, title: string, contact: string, palette: Palette): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    pdf.markContent('Artifact', { type: 'Layout' });
    const end = page.right - 18;
    pdf.moveTo(0, 30).lineTo(end, 30).lineWidth(5).strokeColor(palette.lake).stroke();
    pdf
      .circle(end + 6, 30, 7)
      .lineWidth(4)
      .fillAndStroke('white', palette.signal);
    const line = index === 0 ? contact : `${title} · ${contact}`;
    const options = { lineBreak: false } as const;
    pdf.font('text').fontSize(8.5).fillColor(palette.muted).text(line, page.left, page.foot, options);
    const number = fill(labels.page.replaceAll('[', '{').replaceAll(']', '}'), { page: index + 1, pages: count });
    pdf.text(number, page.right - pdf.widthOfString(number), page.foot, options);
    pdf.endMarkedContent();
  }
}
