import type { Site } from '../../data/schema/site.ts';
import { escapeHtml } from '../../data/text/escapeHtml.ts';
import { fill } from '../../data/text/fill.ts';
import type { PersonExport } from './exportPerson.ts';

/** An export as a document that a person can read and print, with nothing but itself: no script, no style sheet, no picture. */
export function personHtml(
  person: PersonExport,
  { provider, messages }: Pick<Site, 'provider' | 'messages'>,
  email: string,
  at: number,
): string {
  const texts = messages.person;
  const format = new Intl.DateTimeFormat(provider.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: provider.timezone,
  });
  const moment = (iso: string) => format.format(Date.parse(iso));
  const value = (name: string, content: unknown): string => {
    if (content === null || content === undefined || content === '') return escapeHtml(texts.nothing);
    if (typeof content === 'string')
      return escapeHtml(/At$|^at$/.test(name) ? moment(content) : content).replaceAll('\n', '<br>');
    if (Array.isArray(content)) return content.map((item) => value(name, item)).join('');
    return typeof content === 'object' ? table(content) : escapeHtml(String(content));
  };
  const table = (record: object): string =>
    `<table>${Object.entries(record)
      .map(
        ([name, content]) =>
          `<tr><th scope="row">${escapeHtml(nameOf(name))}</th><td>${value(name, content)}</td></tr>`,
      )
      .join('')}</table>`;
  const names: Readonly<Record<string, string>> = texts.fields;
  const nameOf = (name: string) => names[name] ?? name;
  const section = (heading: string, records: readonly object[]) =>
    `<h2>${escapeHtml(heading)}</h2>${records.map(table).join('<hr>') || `<p>${escapeHtml(texts.nothing)}</p>`}`;
  const title = fill(texts.title, { email });
  return `<!DOCTYPE html>
<html lang="${escapeHtml(provider.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head>
<body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(fill(texts.about, { provider: provider.name, moment: format.format(at) }))}</p>
${section(texts.requests, person.requests)}
${section(texts.messages, person.messages)}
${section(texts.subscriptions, person.subscriptions)}
${section(texts.suppressions, person.suppressions)}
${section(texts.countedMails, person.countedMails)}
</body></html>
`;
}
