import { downloadPagesSourceMessages } from '#data/messages/downloadPages.ts';
import type { ChecklistFile } from '#data/rules/schema/download.ts';
import type { ShownBlock } from '../written/shownBlock.ts';

const texts = downloadPagesSourceMessages;
/** As many points as a preview shows whole. */
const maxPoints = 4;

/** The beginning of a checklist, as it stands in the file. */
export function checklistPreview({ items, columns }: ChecklistFile): ShownBlock[] {
  const others = items.slice(maxPoints).map(({ title }, index) => `${maxPoints + index + 1}. ${title}`);
  return [
    {
      kind: 'points',
      items: items.slice(0, maxPoints).map(({ title, check }, index) => ({
        title: `${columns.number} ${index + 1}: ${title}`,
        description: check,
      })),
    },
    ...(others.length > 1 ? [{ kind: 'list', title: texts.moreItems, items: others } as const] : []),
  ];
}
