import { downloadPagesSourceMessages } from '#data/messages/downloadPages.ts';
import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import type {
  CellValue,
  ChecklistFile,
  DocumentFile,
  Download,
  SheetColumn,
  WorkbookFile,
} from '#data/rules/schema/download.ts';
import type { ShownBlock } from '../written/shownBlock.ts';

const texts = downloadPagesSourceMessages;
/** As many as a preview shows of each. */
const max = { points: 4, columns: 6, rows: 4, blocks: 5 };

/** The beginning of a file's content, as it stands in the file. */
export function preview(download: Download, money: MoneyFormat): ShownBlock[] {
  switch (download.format) {
    case 'pdf':
      return checklistPreview(download);
    case 'xlsx':
      return workbookPreview(download, money);
    case 'docx':
      return documentPreview(download);
  }
}

function checklistPreview({ items, columns }: ChecklistFile): ShownBlock[] {
  const others = items.slice(max.points).map(({ title }, index) => `${max.points + index + 1}. ${title}`);
  return [
    {
      kind: 'points',
      items: items.slice(0, max.points).map(({ title, check }, index) => ({
        title: `${columns.number} ${index + 1}: ${title}`,
        description: check,
      })),
    },
    ...(others.length > 1 ? [{ kind: 'list', title: texts.moreItems, items: others } as const] : []),
  ];
}

function workbookPreview({ sheets }: WorkbookFile, money: MoneyFormat): ShownBlock[] {
  const sheet = sheets.find((candidate) => candidate.kind === 'table' && candidate.rows.length > 0);
  return [
    ...(sheet?.kind === 'table' ? [sheetTable(sheet, money)] : []),
    {
      kind: 'points',
      items: sheets
        .filter(({ kind }) => kind !== 'lists')
        .map(({ name, title, note }) => ({ title: name === title ? name : `${name}: ${title}`, description: note })),
    },
  ];
}

function sheetTable(sheet: Extract<WorkbookFile['sheets'][number], { kind: 'table' }>, money: MoneyFormat): ShownBlock {
  const columns = sheet.columns.filter(({ formula }) => !formula).slice(0, max.columns);
  return {
    kind: 'table',
    caption: sheet.title,
    head: columns.map(({ header }) => header),
    rows: sheet.rows.slice(0, max.rows).map((row) => columns.map((column) => cellText(row[column.id], column, money))),
  };
}

function cellText(value: CellValue | undefined, { format }: SheetColumn, money: MoneyFormat): string {
  if (value === undefined) return '';
  return format === 'money' && typeof value === 'number' ? formatMoney(value, money) : String(value);
}

function documentPreview({ sections }: DocumentFile): ShownBlock[] {
  const section = sections.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.numbered));
  return [
    { kind: 'list', title: texts.parts, items: sections.map(({ heading }) => heading) },
    ...(section ? [{ kind: 'list', title: section.heading, items: linesOf(section) } as const] : []),
  ];
}

/** The first lines of a section, whatever they are. */
function linesOf({ blocks }: DocumentFile['sections'][number]): string[] {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items;
      return block.kind === 'text' ? [block.text] : [];
    })
    .slice(0, max.blocks);
}
