import type { WrittenBlock } from '#data/rules/schema/written.ts';
import type { TableCell } from '../../ui/TableFrame/TableFrame.tsx';

type OwnWords = 'text' | 'note' | 'points' | 'list' | 'checklist' | 'route' | 'links' | 'questions';

/** A block as it is shown: what is filled in from other records has become a table or a list. */
export type ShownBlock =
  | Extract<WrittenBlock, { kind: OwnWords }>
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly TableCell[])[] }
  | { kind: 'features'; items: { title: string; facts: string; items: readonly string[] }[] };

export interface ShownSection {
  id: string;
  heading: string;
  text?: string | undefined;
  blocks: ShownBlock[];
}
