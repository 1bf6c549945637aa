import type { DeskWait } from '../../../data/rules/owner/deskPages.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import type { NotedRequest, RequestRow } from '../../owner/requestList.ts';

interface ColumnsParts {
  site: Pick<Site, 'provider' | 'messages'>;
  labelOf(service: string): string;
  waitOf(request: RequestRow): Pick<DeskWait, 'text'> | undefined;
}

/** The columns of the spreadsheet: what the list and the pages of the desk show, and nothing for machines. */
export function requestColumns({
  site: { provider, messages },
  labelOf,
  waitOf,
}: ColumnsParts): Record<string, (request: NotedRequest) => string | null> {
  const { columns, states, noteLine } = messages.owner.requests;
  /** As every spreadsheet reads and sorts it: 2026-11-26 14:05. */
  const cell = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: provider.timezone,
  });
  return {
    [columns.received]: ({ createdAt }) => cell.format(createdAt),
    [columns.state]: ({ state }) => states[state],
    [columns.answeredAt]: ({ answeredAt }) => (answeredAt === null ? null : cell.format(answeredAt)),
    [columns.waited]: (request) => waitOf(request)?.text ?? null,
    [columns.name]: ({ name }) => name,
    [columns.company]: ({ company }) => company,
    [columns.email]: ({ email }) => email,
    [columns.phone]: ({ phone }) => phone,
    [columns.service]: ({ service }) => labelOf(service),
    [columns.message]: ({ message }) => message,
    [columns.page]: ({ page }) => page,
    [columns.notes]: ({ notes }) =>
      notes.map(({ at, email, text }) => fill(noteLine, { at: cell.format(at), owner: email, text })).join('\n'),
  };
}
