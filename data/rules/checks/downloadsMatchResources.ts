import type { Download, SheetColumn, SheetFigure, WorkbookSheet } from '../schema/download.ts';
import type { RecordCheck } from './recordCheck.ts';

/** Each resource has a file of the same format and each file a resource, and references inside a file exist. */
export const downloadsMatchResources: RecordCheck<'resources' | 'downloads'> = {
  name: 'each resource has its file',
  check({ resources, downloads }) {
    const files = new Map(downloads.map((download) => [download.id, download]));
    const known = new Set(resources.map(({ id }) => id));
    return [
      ...resources.flatMap(({ id, downloadUrl }) => {
        const file = files.get(id);
        if (!file)
          return [
            `resources/${id}: there is no file for ${downloadUrl}. Add a record with the id "${id}" to the downloads or remove the resource.`,
          ];
        return downloadUrl.endsWith(`.${file.format}`)
          ? []
          : [`resources/${id}: downloadUrl is "${downloadUrl}", but its file is a ${file.format}. Change one of them.`];
      }),
      ...downloads.flatMap(({ id }) =>
        known.has(id)
          ? []
          : [`downloads/${id}: there is no resource "${id}". Add it to the resources or remove the file.`],
      ),
      ...downloads.flatMap(namesInside),
    ];
  },
};

function namesInside(download: Download): string[] {
  if (download.format === 'docx') {
    return download.sections.flatMap(({ heading, blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind !== 'table') return [];
        return block.rows
          .filter((row) => row.length !== block.columns.length)
          .map(
            (row) =>
              `downloads/${download.id}: a row under "${heading}" has ${row.length} cells, its table ` +
              `${block.columns.length} columns: "${row.join(' | ')}". Give each column a cell, empty where ` +
              'nothing is known.',
          );
      }),
    );
  }
  if (download.format === 'pdf') return [];
  const lists = new Set(
    download.sheets.flatMap((sheet) => (sheet.kind === 'lists' ? sheet.lists.map(({ id }) => id) : [])),
  );
  return download.sheets.flatMap((sheet) => {
    const record = `downloads/${download.id}: sheet "${sheet.name}"`;
    const missingLists = [...columnsOf(sheet), ...figuresOf(sheet)].flatMap(({ id, list }) =>
      list && !lists.has(list)
        ? [`${record} lets "${id}" choose from "${list}", which is no list. Add the list or fix the name.`]
        : [],
    );
    if (sheet.kind !== 'table') return missingLists;
    const open = new Set(sheet.columns.filter(({ formula }) => !formula).map(({ id }) => id));
    const strange = sheet.rows.flatMap((row) =>
      Object.keys(row)
        .filter((id) => !open.has(id))
        .map(
          (id) => `${record} fills in "${id}", which is no column to fill in. Fix the name or take the formula away.`,
        ),
    );
    const long =
      sheet.rows.length > sheet.length
        ? [`${record} has ${sheet.rows.length} rows, but a length of ${sheet.length}. Raise the length.`]
        : [];
    return [...missingLists, ...strange, ...long];
  });
}

const columnsOf = (sheet: WorkbookSheet): SheetColumn[] => (sheet.kind === 'table' ? sheet.columns : []);
function figuresOf(sheet: WorkbookSheet): SheetFigure[] {
  if (sheet.kind === 'table') return sheet.figures;
  return sheet.kind === 'figures' ? sheet.groups.flatMap(({ figures }) => figures) : [];
}
