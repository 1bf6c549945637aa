import writeXlsxFile, { type CellObject, type Feature, type Image, type Sheet } from 'write-excel-file/node';
import type { CellValue, SheetColumn, WorkbookFile } from '../../../../data/rules/schema/download.ts';
import type { Provider } from '../../../../data/rules/schema/provider.ts';
import type { Palette, Theme } from '../../../../data/rules/schema/theme.ts';
import { contactLine } from '../contactLine.ts';
import { repackZip } from '../repackZip.ts';
import { columnLetters } from './columnLetters.ts';
import { layoutWorkbook } from './layout/layoutWorkbook.ts';
import type { CellStyle, SheetCell, SheetLayout } from './layout/sheetLayout.ts';

type FileContent = Image['content'];

/** https://learn.microsoft.com/openspecs/windows_protocols/ms-lcid: 1009 is English in Canada, whose sign for its dollar is "$". */
const formats: Record<SheetColumn['format'], string | undefined> = {
  text: undefined,
  number: '#,##0',
  percent: '0%',
  date: 'yyyy-mm-dd',
  money: '[$$-1009]#,##0.00;[Red]-[$$-1009]#,##0.00',
};

const example = '#fff3cf';

function stylesOf(light: Palette): Record<CellStyle, CellObject> {
  const border = { borderStyle: 'thin', borderColor: light.rule } as const;
  return {
    title: { fontSize: 18, fontWeight: 'bold', textColor: light.lake },
    note: { textColor: light.muted, alignVertical: 'center' },
    heading: { fontSize: 13, fontWeight: 'bold', textColor: light.ink },
    header: {
      fontWeight: 'bold',
      textColor: light.onLake,
      backgroundColor: light.lake,
      wrap: true,
      alignVertical: 'center',
      height: 34,
      ...border,
    },
    label: { fontWeight: 'bold', alignVertical: 'center', ...border },
    text: { wrap: true, alignVertical: 'center' },
    input: { wrap: true, alignVertical: 'center', ...border },
    formula: { backgroundColor: light.lakeSoft, wrap: true, alignVertical: 'center', ...border },
    example: { backgroundColor: example, fontStyle: 'italic', wrap: true, alignVertical: 'center', ...border },
    contact: { textColor: light.lake, fontWeight: 'bold' },
  };
}
/** In points: a line of text, and the padding of a row, with room to write by hand. */
const heights = { line: 15, around: 5 } as const;
/** Column widths are measured in digits, which are wider than the average letter. */
const lettersPerDigit = 1.2;
/** Width of an indent, in digits. */
const indentWidth = 2;
const tones = {
  high: { backgroundColor: '#f6c9c0', fontWeight: 'bold' },
  middle: { backgroundColor: '#fbe3b0' },
} as const;

/** An .xlsx file with formulas, which programs work out when they open it, data validation and headers that stay in view. */
export async function makeWorkbook(
  file: WorkbookFile,
  title: string,
  { provider, theme }: { provider: Provider; theme: Theme },
): Promise<Uint8Array> {
  const styles = stylesOf(theme.colours.light);
  const contact = contactLine(provider);
  const sheets = layoutWorkbook(file, contact);
  const written = sheets.map((sheet) => writtenSheet(sheet, styles));
  const additions: Feature<FileContent> = {
    files: {
      transform: additionsTo(sheets, contact),
      write: { files: () => ({ 'docProps/core.xml': coreProperties(file, title, provider) }) },
    },
  };
  const bytes = await writeXlsxFile(written, { fontFamily: 'Calibri', fontSize: 11, features: [additions] }).toBuffer();
  return repackZip(bytes, file.updatedAt);
}

function writtenSheet(sheet: SheetLayout, styles: ReturnType<typeof stylesOf>): Sheet<FileContent> {
  const table = sheet.headerRow !== undefined;
  return {
    sheet: sheet.name,
    data: sheet.rows.map((cells) =>
      withHeight(
        cells.map((cell, column) => (cell ? writtenCell(cell, column, styles) : null)),
        sheet.widths,
      ),
    ),
    columns: sheet.widths.map((width) => ({ width })),
    showGridLines: false,
    ...(table && {
      stickyRowsCount: sheet.headerRow as number,
      ...(sheet.kind === 'table' && { stickyColumnsCount: 1 }),
      orientation: 'landscape' as const,
    }),
    ...(sheet.marks.length > 0 && {
      conditionalFormatting: sheet.marks.map(({ column, from, to, least, tone }) => ({
        // Excel sorts text after numbers, and a formula's empty result is text.
        cellRange: { from: { row: from, column }, to: { row: to, column } },
        condition: {
          formula: `AND(ISNUMBER(${columnLetters(column)}${from}),${columnLetters(column)}${from}>=${least})`,
        },
        style: tones[tone],
      })),
    }),
  };
}

/** A row as high as its longest wrapped text: not every program fits rows when it opens a file. */
function withHeight(cells: readonly (CellObject | null)[], widths: readonly number[]): (CellObject | null)[] {
  const lines = Math.max(
    1,
    ...cells.map((cell, index) =>
      cell?.wrap && cell.type === String
        ? Math.ceil(
            String(cell.value).length / (((widths[index] ?? 1) - (cell.indent ? indentWidth : 0)) * lettersPerDigit),
          )
        : 1,
    ),
  );
  if (!cells.some((cell) => cell?.wrap)) return [...cells];
  const height = heights.line * lines + heights.around;
  return cells.map((cell) => cell && { ...cell, height: Math.max(height, cell.height ?? 0) });
}

function writtenCell(
  { style, value, formula, format = 'text' }: SheetCell,
  column: number,
  styles: ReturnType<typeof stylesOf>,
): CellObject {
  const isText = format === 'text';
  // Indented, away from the border and from a number on the left.
  const align = isText
    ? styles[style].borderStyle || column > 0
      ? ({ align: 'left', indent: 1 } as const)
      : {}
    : format === 'money'
      ? ({ align: 'right', indent: 1 } as const)
      : ({ align: 'center' } as const);
  const look = { ...styles[style], ...(formats[format] && { format: formats[format] }), ...align };
  if (formula !== undefined) return { ...look, type: 'Formula', value: formula };
  if (value === undefined) return formats[format] ? { ...look, type: Number } : look;
  const stored = storedValue(value, format);
  return typeof stored === 'number'
    ? { ...look, type: Number, value: stored }
    : { ...look, type: String, value: stored };
}

/** Parts of the format that write-excel-file leaves out: data validation, print setup, file properties. */
function additionsTo(sheets: readonly SheetLayout[], contact: string) {
  return {
    'xl/worksheets/sheet{id}.xml': {
      transform: (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
        const { choices } = sheets[sheetIndex] as SheetLayout;
        const validations = choices.map(
          ({ cells, list }) =>
            `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${escaped(list)}</formula1></dataValidation>`,
        );
        return xml
          .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
          .replace(
            '<pageMargins',
            () =>
              `${validations.length > 0 ? `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>` : ''}<pageMargins`,
          )
          .replace(
            /<pageSetup[^>]*\/>|(?=<\/worksheet>)/,
            (setup) =>
              `<pageSetup paperSize="1"${setup.includes('landscape') ? ' orientation="landscape"' : ''} ` +
              'fitToWidth="1" fitToHeight="0"/><headerFooter>' +
              `<oddFooter>${escaped(`&L${contact.replaceAll('&', '&&')}&R&P / &N`)}</oddFooter></headerFooter>`,
          );
      },
    },
    'xl/workbook.xml': {
      transform: (xml: string) => {
        const titles = sheets.flatMap(({ name, headerRow }, index) =>
          headerRow
            ? [
                `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escaped(`'${name}'!$${headerRow}:$${headerRow}`)}</definedName>`,
              ]
            : [],
        );
        return xml
          .replace('<definedNames/>', () =>
            titles.length > 0 ? `<definedNames>${titles.join('')}</definedNames>` : '',
          )
          .replace('<calcPr/>', '<calcPr calcId="0" fullCalcOnLoad="1"/>');
      },
    },
    '[Content_Types].xml': {
      insert: () =>
        '<Override ContentType="application/vnd.openxmlformats-package.core-properties+xml" PartName="/docProps/core.xml"/>',
    },
    '_rels/.rels': {
      insert: () =>
        '<Relationship Id="rId-core-1" ' +
        'Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" ' +
        'Target="docProps/core.xml"/>',
    },
  };
}

function coreProperties({ subject, updatedAt }: WorkbookFile, title: string, { name, locale }: Provider): string {
  const time = `${updatedAt}T12:00:00Z`;
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties ' +
    'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escaped(title)}</dc:title><dc:subject>${escaped(subject)}</dc:subject>` +
    `<dc:creator>${escaped(name)}</dc:creator><dc:language>${locale}</dc:language>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created><dcterms:modified ` +
    `xsi:type="dcterms:W3CDTF">${time}</dcterms:modified></cp:coreProperties>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A value as a cell stores it: dollars for cents, and for a date the days since 1899-12-30. */
function storedValue(value: CellValue, format: SheetColumn['format']): number | string {
  if (format === 'money' && typeof value === 'number') return value / 100;
  return format === 'date' && typeof value === 'string'
    ? Date.parse(`${value}T00:00:00Z`) / 86_400_000 + 25_569
    : value;
}
