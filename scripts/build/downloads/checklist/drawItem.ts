import type { ChecklistFile } from '../../../../data/rules/schema/download.ts';
import { drawArtifact, drawTagged, page, type Pdf, type StructureElement } from './pdf.ts';

/** Where the columns of the table begin, in points from the left. */
export const column = {
  line: page.left - 10,
  number: page.left + 4,
  item: page.left + 28,
  answer: 452,
  initials: 500,
} as const;
const itemWidth = column.answer - column.item - 14;

type Labels = ChecklistFile['labels'];
/** An item; with `marks` they stand in the place of boxes to tick. */
export type TableItem = ChecklistFile['items'][number] & { marks?: readonly string[] };
/** What a table of items is made of. */
export type TableFile = Omit<ChecklistFile, 'items'> & { items: readonly TableItem[] };
/** Font sizes, in points. */
const sizes = { title: 11.5, text: 9.5 } as const;
/** Of a row, in points. */
const space = { above: 8, between: 1, below: 8 } as const;

/** The height of a row, in points. */
export function itemHeight(
  pdf: Pdf,
  { title, why, check }: TableItem,
  { why: whyLabel, check: checkLabel }: Labels,
): number {
  const titleHeight = pdf.font('strong').fontSize(sizes.title).heightOfString(title, { width: itemWidth });
  pdf.font('text').fontSize(sizes.text);
  const body = [`${whyLabel}: ${why}`, `${checkLabel}: ${check}`].reduce(
    (sum, words) => sum + space.between + pdf.heightOfString(words, { width: itemWidth }),
    0,
  );
  return space.above + titleHeight + body + space.below;
}

/** An item as a row of the table: its number, what to check, boxes to tick and room for initials. */
export function drawItem(
  pdf: Pdf,
  parent: StructureElement,
  { number, title, why, check, marks }: TableItem & { number: number },
  { labels, hasInitials }: { labels: Labels; hasInitials: boolean },
  top: number,
  height: number,
): void {
  const row = pdf.struct('TR');
  parent.add(row);
  drawTagged(pdf, row, 'TD', () =>
    pdf
      .font('strong')
      .fontSize(sizes.title)
      .fillColor(pdf.palette.lake)
      .text(String(number), column.number, top + space.above, { lineBreak: false }),
  );
  drawDescription(pdf, row, { title, why, check }, labels, top + space.above);
  drawAnswers(pdf, row, marks ?? labels.answers, { top: top + space.above + 1, boxes: !marks });
  if (hasInitials) {
    drawTagged(pdf, row, 'TD');
    drawArtifact(pdf, () =>
      pdf
        .roundedRect(
          column.initials,
          top + space.above,
          page.right - column.initials + 6,
          Math.min(height - space.above - space.below, 40),
          3,
        )
        .fill(pdf.palette.lakeSoft),
    );
  }
  row.end();
}

/** What the item is about, why it matters and how to check it. */
function drawDescription(
  pdf: Pdf,
  row: StructureElement,
  { title, why, check }: Pick<TableItem, 'title' | 'why' | 'check'>,
  labels: Labels,
  top: number,
): void {
  const cell = pdf.struct('TD');
  row.add(cell);
  let y = top;
  const put = (words: string, font: string, size: number, label?: string) => {
    drawTagged(pdf, cell, 'P', () => {
      if (label)
        pdf
          .font('strong')
          .fontSize(size)
          .fillColor(pdf.palette.muted)
          .text(`${label}: `, column.item, y, { width: itemWidth, continued: true });
      pdf.font(font).fillColor(pdf.palette.ink).fontSize(size);
      if (label) pdf.text(words, { continued: false });
      else pdf.text(words, column.item, y, { width: itemWidth });
    });
    y = pdf.y + space.between;
  };
  put(title, 'strong', sizes.title);
  put(why, 'text', sizes.text, labels.why);
  put(check, 'text', sizes.text, labels.check);
  cell.end();
}

function drawAnswers(
  pdf: Pdf,
  row: StructureElement,
  labels: readonly string[],
  { top, boxes }: { top: number; boxes: boolean },
): void {
  const answers = pdf.struct('TD');
  row.add(answers);
  for (const [index, answer] of labels.entries()) {
    const y = top + index * 20;
    const x = boxes ? column.answer + 17 : column.answer;
    if (boxes)
      drawArtifact(pdf, () =>
        pdf.roundedRect(column.answer, y, 12, 12, 2).lineWidth(1).strokeColor(pdf.palette.ink).stroke(),
      );
    drawTagged(pdf, answers, 'P', () =>
      pdf
        .font('text')
        .fontSize(9.5)
        .fillColor(pdf.palette.ink)
        .text(answer, x, y, boxes ? { lineBreak: false } : { width: page.right - x }),
    );
  }
  answers.end();
}
