import type {
  CellValue,
  SheetColumn,
  SheetFigure,
  WorkbookFile,
  WorkbookSheet,
} from '../../../../data/schema/download.ts';

/** What a cell is for; each looks different. */
export type CellStyle =
  | 'title'
  | 'note'
  | 'heading'
  | 'header'
  | 'label'
  | 'text'
  | 'input'
  | 'formula'
  | 'example'
  | 'contact';
export interface LaidCell {
  style: CellStyle;
  value?: CellValue;
  formula?: string;
  format?: SheetColumn['format'];
}

/** A sheet with everything in its place. Rows and columns are counted from 1; a row may have holes. */
export interface LaidSheet {
  name: string;
  kind: WorkbookSheet['kind'];
  rows: (LaidCell | undefined)[][];
  widths: number[];
  /** The row of the column headings, which stays in view. */
  headerRow: number | undefined;
  /** Cells that are chosen from a list: where they are, and where the list is. */
  choices: { cells: string; list: string }[];
  marks: { column: number; from: number; to: number; least: number; tone: 'high' | 'middle' }[];
}

/** Rows for holidays or the like of a later year, below those that are filled in. */
const spareDates = 20;
const firstRow = 4;

/** Puts the records of a workbook into rows and columns, and their names in formulas into addresses. */
export function layOut(file: WorkbookFile, contact: string): LaidSheet[] {
  const places = file.sheets.map(placesOf);
  const address = (own: Places, row: number) => (formula: string) =>
    formula.replaceAll(
      /\[(?:([a-zA-Z]+)!)?([a-zA-Z]+)(@row)?\]/g,
      (whole, home: string | undefined, name: string, sameRow: string | undefined) => {
        const place = home === undefined ? own : places.find(({ id }) => id === home);
        const [column, figure] = [place?.columns.get(name), place?.figures.get(name)];
        const before = place && place !== own ? `'${place.name}'!` : '';
        if (figure) return `${before}$B$${figure}`;
        if (!place || !column)
          throw new RangeError(
            `downloads/${file.id}: the formula "${formula}" of the sheet "${own.name}" names ${whole}, which does not exist. Fix the name.`,
          );
        if (home === undefined) return `${letters(column.at)}${row}`;
        if (sameRow) return `${before}${letters(column.at)}${place.first + row - own.first}`;
        return `${before}$${letters(column.at)}$${place.first}:$${letters(column.at)}$${column.last}`;
      },
    );
  const listAddress = (list: string) => {
    const home = places.find(({ kind, columns }) => kind === 'lists' && columns.has(list));
    const column = home?.columns.get(list);
    return home && column
      ? `'${home.name}'!$${letters(column.at)}$${home.first}:$${letters(column.at)}$${column.last}`
      : '';
  };
  let contactDue = true;
  return file.sheets.map((sheet, index) => {
    const own = places[index] as Places;
    const rows: LaidSheet['rows'] = [
      [{ style: 'title', value: sheet.title }],
      [{ style: 'note', value: sheet.note }],
      [],
    ];
    const laid: LaidSheet = {
      name: sheet.name,
      kind: sheet.kind,
      rows,
      widths: [],
      headerRow: undefined,
      choices: [],
      marks: [],
    };
    const addFigure = ({ id, label, format, value, formula, list, note }: SheetFigure) => {
      const row = rows.length + 1;
      rows.push([
        { style: 'label', value: label },
        formula === undefined
          ? { style: 'input', format, value: value as CellValue }
          : { style: 'formula', format, formula: address(own, row)(formula) },
        note === undefined ? undefined : { style: 'note', value: note },
      ]);
      if (own.figures.get(id) !== row) throw new Error(`The figure "${id}" is not where formulas look for it.`);
      if (list) laid.choices.push({ cells: `B${row}`, list: listAddress(list) });
    };
    switch (sheet.kind) {
      case 'text':
        if (contactDue) {
          rows.push(
            [{ style: 'input', value: file.legend.input }],
            [{ style: 'formula', value: file.legend.formula }],
            [{ style: 'example', value: file.legend.example }],
          );
          for (const { heading, lines } of sheet.groups)
            rows.push(
              [],
              [{ style: 'heading', value: heading }],
              ...lines.map((line): LaidCell[] => [{ style: 'text', value: line }]),
            );
          rows.push([], [{ style: 'contact', value: contact }]);
          contactDue = false;
        } else {
          for (const { heading, lines } of sheet.groups)
            rows.push(
              [{ style: 'heading', value: heading }],
              ...lines.map((line): LaidCell[] => [{ style: 'text', value: line }]),
              [],
            );
        }
        laid.widths = [88];
        break;
      case 'figures':
        for (const { heading, figures } of sheet.groups) {
          rows.push([{ style: 'heading', value: heading }]);
          figures.forEach(addFigure);
          rows.push([]);
        }
        laid.widths = [48, 22, 76];
        break;
      case 'lists':
        rows.push(sheet.lists.map(({ header }) => ({ style: 'header', value: header })));
        laid.headerRow = rows.length;
        for (let row = own.first; row <= Math.max(...[...own.columns.values()].map(({ last }) => last)); row++) {
          rows.push(
            sheet.lists.map(({ id, format, values }) =>
              row <= (own.columns.get(id)?.last ?? 0)
                ? { style: 'input', format, ...optional(values[row - own.first]) }
                : undefined,
            ),
          );
        }
        laid.widths = sheet.lists.map(() => 24);
        break;
      case 'table': {
        sheet.figures.forEach(addFigure);
        if (sheet.figures.length > 0) rows.push([]);
        rows.push(sheet.columns.map(({ header }) => ({ style: 'header', value: header })));
        laid.headerRow = rows.length;
        for (let index = 0; index < sheet.length; index++) {
          const row = rows.length + 1;
          const given = sheet.rows[index];
          rows.push(
            sheet.columns.map(({ id, format, formula }): LaidCell => {
              if (formula !== undefined) return { style: 'formula', format, formula: address(own, row)(formula) };
              return {
                style: given && sheet.examples && given[id] !== undefined ? 'example' : 'input',
                format,
                ...optional(given?.[id]),
              };
            }),
          );
        }
        const [top, bottom] = [own.first, own.first + sheet.length - 1];
        for (const [at, { list }] of sheet.columns.entries())
          if (list)
            laid.choices.push({
              cells: `${letters(at + 1)}${top}:${letters(at + 1)}${bottom}`,
              list: listAddress(list),
            });
        laid.marks = sheet.marks.map(({ column, from, tone }) => ({
          column: own.columns.get(column)?.at ?? 1,
          from: top,
          to: bottom,
          least: from,
          tone,
        }));
        laid.widths = sheet.columns.map(({ width }) => width);
      }
    }
    return laid;
  });
}

/** Where the names of a sheet are. */
interface Places {
  id: string;
  name: string;
  kind: WorkbookSheet['kind'];
  first: number;
  columns: Map<string, { at: number; last: number }>;
  figures: Map<string, number>;
}

function placesOf(sheet: WorkbookSheet): Places {
  const places: Places = {
    id: sheet.id,
    name: sheet.name,
    kind: sheet.kind,
    first: firstRow + 1,
    columns: new Map(),
    figures: new Map(),
  };
  if (sheet.kind === 'table') {
    for (const [index, { id }] of sheet.figures.entries()) places.figures.set(id, firstRow + index);
    places.first = firstRow + sheet.figures.length + (sheet.figures.length > 0 ? 1 : 0) + 1;
    for (const [index, { id }] of sheet.columns.entries())
      places.columns.set(id, { at: index + 1, last: places.first + sheet.length - 1 });
  }
  if (sheet.kind === 'lists') {
    for (const [index, { id, format, values }] of sheet.lists.entries())
      places.columns.set(id, { at: index + 1, last: firstRow + values.length + (format === 'date' ? spareDates : 0) });
  }
  if (sheet.kind === 'figures') {
    let row = firstRow;
    for (const { figures } of sheet.groups) {
      row++;
      for (const { id } of figures) places.figures.set(id, row++);
      row++;
    }
  }
  return places;
}

const optional = (value: CellValue | undefined) => (value === undefined ? {} : { value });

/** The letters of a column, counted from 1. */
export function letters(column: number): string {
  return column > 26
    ? letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);
}
