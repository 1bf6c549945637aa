import { fill, fillCount } from '../../../data/rules/text/fill.ts';
import type { WeekReport, WeekSource } from '../weekReport.ts';
import { formatMoment } from './formatMoment.ts';
import type { Block, MailContent, Sender } from './layout.ts';

/** Tells the owner of the week on the site. */
export function weekMail(report: WeekReport, { provider, messages }: Sender): MailContent {
  const texts = messages.ownerMail.week;
  const { from, until, requests, quotes, sources, answers, needs } = report;
  const span = { from: formatMoment(from, provider), until: formatMoment(until, provider) };
  const counts = <Name extends string>(
    names: readonly Name[],
    values: Record<Name, number>,
    labels: Record<Name, string>,
  ) => names.flatMap((name) => (values[name] > 0 ? [[labels[name], String(values[name])] as const] : []));
  const needed = counts(['waiting', 'held', 'mails', 'questions', 'claims', 'lapsing'], needs, texts);
  const nameOf = (page: WeekSource) =>
    page === 'unknown' ? texts.pageUnknown : page === 'other' ? texts.pageOther : page;
  const part = (heading: string, rows: readonly (readonly [string, string])[]): Block[] =>
    rows.length > 0 ? [{ heading }, { rows }] : [];
  return {
    subject: fillCount(texts.subject, requests),
    blocks: [
      { paragraph: fill(texts.span, span) },
      ...part(texts.requests, [[texts.received, String(requests)], ...counts(['quotes'], { quotes }, texts)]),
      ...part(
        texts.sources,
        sources.map(({ page, count }) => [nameOf(page), String(count)]),
      ),
      ...part(texts.answers, counts(['inTime', 'late', 'open', 'overdue'], answers, texts)),
      { heading: texts.needsYou },
      needed.length > 0 ? { rows: needed } : { paragraph: texts.nothing },
      { link: texts.openDesk, href: `${provider.origin}/owner` },
      { paragraph: texts.turnOff },
    ],
  };
}
