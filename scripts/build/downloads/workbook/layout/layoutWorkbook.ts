import type { WorkbookFile, WorkbookSheet } from '../../../../../data/rules/schema/download.ts';
import { layoutTable } from './layoutTable.ts';
import { makeSheetContext, type SheetContext } from './sheetContext.ts';
import { cellValue, type SheetCell, type SheetLayout } from './sheetLayout.ts';
import { type SheetNames, sheetNames } from './sheetNames.ts';

type SheetOf<Kind extends WorkbookSheet['kind']> = Extract<WorkbookSheet, { kind: Kind }>;

/** Puts the records of a workbook into rows and columns, and replaces the names in their formulas by cell references. */
export function layoutWorkbook(file: WorkbookFile, contact: string): SheetLayout[] {
  const names = file.sheets.map(sheetNames);
  const firstText = file.sheets.find(({ kind }) => kind === 'text');
  return file.sheets.map((sheet, index) => {
    const context = makeSheetContext(file, sheet, names, names[index] as SheetNames);
    switch (sheet.kind) {
      case 'text':
        layoutText(sheet, context.layout, sheet === firstText ? { legend: file.legend, contact } : undefined);
        break;
      case 'figures':
        layoutFigures(sheet, context);
        break;
      case 'lists':
        layoutLists(sheet, context);
        break;
      case 'table':
        layoutTable(sheet, context);
    }
    return context.layout;
  });
}

/** The first text sheet also explains the cell styles and says how to reach the provider. */
function layoutText(
  { groups }: SheetOf<'text'>,
  layout: SheetLayout,
  extra: { legend: WorkbookFile['legend']; contact: string } | undefined,
): void {
  const sections = groups.map(({ heading, lines }): SheetCell[][] => [
    [{ style: 'heading', value: heading }],
    ...lines.map((line): SheetCell[] => [{ style: 'text', value: line }]),
  ]);
  if (extra)
    layout.rows.push(
      [{ style: 'input', value: extra.legend.input }],
      [{ style: 'formula', value: extra.legend.formula }],
      [{ style: 'example', value: extra.legend.example }],
      ...sections.flatMap((section) => [[], ...section]),
      [],
      [{ style: 'contact', value: extra.contact }],
    );
  else layout.rows.push(...sections.flatMap((section) => [...section, []]));
  layout.widths = [88];
}

function layoutFigures({ groups }: SheetOf<'figures'>, { layout, addFigure }: SheetContext): void {
  for (const { heading, figures } of groups) {
    layout.rows.push([{ style: 'heading', value: heading }]);
    figures.forEach(addFigure);
    layout.rows.push([]);
  }
  layout.widths = [48, 22, 76];
}

function layoutLists({ lists }: SheetOf<'lists'>, { layout, own }: SheetContext): void {
  layout.rows.push(lists.map(({ header }) => ({ style: 'header', value: header })));
  layout.headerRow = layout.rows.length;
  const lastRow = Math.max(...[...own.columns.values()].map(({ last }) => last));
  for (let row = own.first; row <= lastRow; row++) {
    layout.rows.push(
      lists.map(({ id, format, values }) =>
        row <= (own.columns.get(id)?.last ?? 0)
          ? { style: 'input', format, ...cellValue(values[row - own.first]) }
          : undefined,
      ),
    );
  }
  layout.widths = lists.map(() => 24);
}
