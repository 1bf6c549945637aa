import {
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { Palette } from '../../../../data/rules/schema/theme.ts';
import { textWidth } from './page.ts';
import { hex } from './styles.ts';

/** A table of at most so many rows is kept on one page; a longer one may break, and repeats its headers. */
const keptWhole = 18;

/**
 * A table as wide as the text. `columns` have widths in proportion to each other; `height` is the least height of a row,
 * in twentieths of a point.
 */
export function makeTable(
  columns: readonly { width: number }[],
  rows: readonly (readonly string[])[],
  {
    headers,
    height,
    strongFirst,
    palette: light,
  }: { headers: string[] | undefined; height: number; strongFirst: boolean; palette: Palette },
): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: hex(light.rule) };
  const borders = { top: line, bottom: line, left: line, right: line };
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
