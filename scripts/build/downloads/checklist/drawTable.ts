import { drawArtifact, drawTagged, page, type Pdf, type StructureElement } from './pdf.ts';
import { column, drawItem, itemHeight, type TableFile } from './drawItem.ts';

const headerHeight = 20;
/** From the top of a row to the middle of its station, in points. */
const stationOffset = 15;
const stationRadius = 4.5;

/** Draws the table of items, on as many pages as it needs. `top` and the returned end are y coordinates. */
export function drawTable(
  pdf: Pdf,
  root: StructureElement,
  { items, columns, labels }: TableFile,
  top: number,
): number {
  const element = pdf.struct('Table');
  root.add(element);
  const cells = [
    [columns.number, column.number],
    [columns.item, column.item],
    [columns.answer, column.answer],
    ...(columns.initials ? ([[columns.initials, column.initials]] as const) : []),
  ] as const;
  const drawHeader = (y: number) =>
    drawArtifact(pdf, () =>
      pdf.roundedRect(page.left - 6, y, page.right - page.left + 12, headerHeight, 4).fill(pdf.palette.lake),
    );
  const drawHeaderText = ([words, x]: readonly [string, number], y: number) =>
    pdf
      .font('strong')
      .fontSize(9)
      .fillColor(pdf.palette.onLake)
      .text(words, x, y + 5, { lineBreak: false });
  drawHeader(top);
  const row = pdf.struct('TR');
  element.add(row);
  for (const cell of cells) drawTagged(pdf, row, 'TH', () => drawHeaderText(cell, top), { scope: 'Column' });
  row.end();

  let y = top + headerHeight;
  let station = y;
  for (const [index, item] of items.entries()) {
    const height = itemHeight(pdf, item, labels);
    if (y + height > page.bottom) {
      pdf.addPage();
      y = page.top;
      drawHeader(y);
      // Screen readers know the headers from the first page; repeated, they are decoration.
      drawArtifact(pdf, () => {
        for (const cell of cells) drawHeaderText(cell, y);
      });
      y += headerHeight;
      station = y;
    }
    if (index < items.length - 1)
      drawArtifact(pdf, () =>
        pdf
          .moveTo(column.item, y + height)
          .lineTo(page.right + 6, y + height)
          .lineWidth(0.6)
          .strokeColor(pdf.palette.rule)
          .stroke(),
      );
    drawItem(
      pdf,
      element,
      { ...item, number: index + 1 },
      { labels, hasInitials: Boolean(columns.initials) },
      y,
      height,
    );
    const next = y + stationOffset;
    drawStation(pdf, station, next);
    station = next + stationRadius;
    y += height;
  }
  element.end();
  return y;
}

/** Each point is a station on a transit line, drawn at `to`; the line joins it to the one above. */
function drawStation(pdf: Pdf, from: number, to: number): void {
  drawArtifact(pdf, () => {
    pdf
      .moveTo(column.line, from)
      .lineTo(column.line, to - stationRadius)
      .lineWidth(3)
      .strokeColor(pdf.palette.lake)
      .stroke();
    pdf.circle(column.line, to, stationRadius).lineWidth(2.5).fillAndStroke('white', pdf.palette.lake);
  });
}
