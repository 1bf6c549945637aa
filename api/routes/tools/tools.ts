import type Router from '@koa/router';
import type { Context } from 'koa';
import { outageCost } from '../../../data/rules/outage/outageCost.ts';
import { outageFieldNames } from '../../../data/rules/outage/outageFields.ts';
import { outageLines } from '../../../data/rules/outage/outageLines.ts';
import { initialText, readOutage } from '../../../data/rules/outage/readOutage.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { OutageCostTool } from '../../../data/rules/schema/tool.ts';
import { notFound } from '../../errors.ts';
import { queryValue } from '../../middleware/forms.ts';
import {
  type ClassOf,
  factList,
  fieldHtml,
  type PlainPage,
  sendPlainPage,
  submitButton,
} from '../../static/plainPage.ts';
import type { BuiltSite } from '../../static/siteFiles.ts';
import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';

/** Characters of a value that are read; no number is longer. */
const maxLength = 16;

/** `GET /api/tools/{slug}`: the form of a tool for browsers without JavaScript. Keeps and logs nothing of what is asked. */
export function toolRoutes(router: Router, { site, built }: { site: Site; built: BuiltSite | undefined }): void {
  router.get('/api/tools/:slug', async (ctx) => {
    const slug = ctx.params.slug ?? '';
    const tool = site.tools.find((candidate) => candidate.slug === slug);
    if (tool?.kind !== 'outage-cost') throw notFound(`There is no tool "${slug}".`);
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    sendPlainPage(ctx, built, outageAnswer(answerTo(ctx, tool, site)));
  });
}

function answerTo(ctx: Context, { slug, label, fields }: OutageCostTool, { provider, messages }: Site) {
  const texts = messages.tools.outage;
  const given = (name: string) => {
    const value = queryValue(ctx, name);
    const text = Array.isArray(value) ? value[0] : value;
    return text === undefined ? null : text.slice(0, maxLength);
  };
  const { values, errors } = readOutage(given, fields, provider, messages.tools.errors);
  const query = new URLSearchParams();
  for (const name of outageFieldNames) {
    const value = given(name);
    if (value !== null && value !== initialText(fields[name])) query.set(name, value);
  }
  return {
    locale: provider.locale,
    title: values ? label : texts.mistaken,
    notice: values ? undefined : texts.nothingLost,
    lines: values ? outageLines(outageCost(values), provider, texts) : [],
    fields: outageFieldNames.map((name) => ({
      name,
      label: fields[name].label,
      hint: fields[name].hint,
      value: given(name) ?? initialText(fields[name]),
      error: errors[name],
    })),
    calculate: texts.calculate,
    action: `/api/tools/${slug}`,
    back: { label: texts.backToPage, href: `/tools/${slug}${query.size > 0 ? `?${query}` : ''}` },
  };
}

type OutageAnswer = ReturnType<typeof answerTo>;

/** The answer to a form that a browser without JavaScript sent: the result, and the form with everything that was typed. */
function outageAnswer({ locale, title, notice, lines, fields, calculate, action, back }: OutageAnswer): PlainPage {
  return {
    locale,
    heading: title,
    follow: true,
    body: (classOf) =>
      `${notice ? `<p role="alert"${classOf('lead')}>${escapeHtml(notice)}</p>` : ''}${factList(lines)}` +
      `<form method="get" action="${escapeHtml(action)}"><div${classOf('stack')}>` +
      `${fields.map((field, index) => answeredField(field, index, classOf)).join('')}${submitButton(calculate, classOf)}</div></form>` +
      `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`,
  };
}

function answeredField(
  { name, label, hint, value, error }: OutageAnswer['fields'][number],
  index: number,
  classOf: ClassOf,
): string {
  const attributes = `name="${escapeHtml(name)}" value="${escapeHtml(value)}" inputmode="decimal" autocomplete="off" maxlength="16"`;
  return fieldHtml({ id: `field-${index}`, label, hint, error, attributes }, classOf);
}
