import type Router from '@koa/router';
import { maxDevices } from '../../../data/rules/prices/maxDevices.ts';
import { maxUsers } from '../../../data/rules/prices/maxUsers.ts';
import { numberFault } from '../../../data/rules/prices/numberFault.ts';
import { type QuoteInput, quote } from '../../../data/rules/prices/quote.ts';
import { quoteLines } from '../../../data/rules/prices/quoteLines.ts';
import { quoteSummary } from '../../../data/rules/prices/quoteSummary.ts';
import { minUsersOf, quoteInput } from '../../../data/rules/prices/selection.ts';
import { readSelection } from '../../../data/rules/prices/selectionQuery.ts';
import { quotePath } from '../../../data/rules/routing/quotePath.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { notFound } from '../../errors.ts';
import { factList, fieldHtml, honeypot, type PlainPage, sendPlainPage, submitButton } from '../../static/plainPage.ts';
import type { BuiltSite } from '../../static/siteFiles.ts';
import { contactLimits } from '../../../data/rules/requests/contactLimits.ts';
import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';

/** Longer texts are no number. */
const maxLength = 16;

/** `GET /api/quote`: the price calculator's form for browsers without JavaScript. Keeps and logs nothing of what is asked. */
export function quoteRoutes(router: Router, { site, built }: { site: Site; built: BuiltSite | undefined }): void {
  router.get(quotePath, async (ctx) => {
    if (site.pricing.plans.length === 0) throw notFound('There is no price list.');
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    sendPlainPage(ctx, built, quoteAnswer(answerTo(new URLSearchParams(ctx.querystring), site)));
  });
}

function answerTo(query: URLSearchParams, site: Site) {
  const { pricing, provider, messages } = site;
  const { calculator: texts } = messages;
  const selection = readSelection(query.toString(), pricing);
  const input = quoteInput(selection, selection.profileId ?? pricing.defaultProfile, pricing);
  const priced = quote(input, pricing);
  return {
    locale: provider.locale,
    heading: texts.yourQuote,
    condition: fill(texts.totalCondition, { currency: provider.currency }),
    notices: ignoredNumbers(query, input, site),
    lines: quoteLines(priced, { ...provider, ...pricing }, messages.quoteLines),
    form: {
      heading: texts.whereToSend,
      text: texts.whoAnswers,
      fields: messages.forms.fields,
      leaveEmpty: messages.forms.leaveEmpty,
      service: pricing.serviceCategory,
      message: quoteSummary(priced, provider, texts, messages.contactSource.sendQuote),
      send: texts.sendQuote,
    },
    back: { label: messages.quoteAnswer.back, href: '/pricing' },
  };
}

/** Why a number that was typed is not the one that the quote is for. */
function ignoredNumbers(query: URLSearchParams, input: QuoteInput, { pricing, provider, messages }: Site): string[] {
  const { locale } = provider;
  const numbers = [
    {
      field: messages.calculator.users.label,
      typed: query.get('users'),
      limits: { min: minUsersOf(input.planId, pricing), max: maxUsers, locale },
      used: input.users,
    },
    {
      field: messages.calculator.devices.label,
      typed: input.includeHardware ? query.get('devices') : null,
      limits: { min: 1, max: maxDevices(input.users), locale },
      used: input.devices,
    },
  ];
  return numbers.flatMap(({ field, typed, limits, used }) => {
    const reason = typed === null ? undefined : numberFault(typed.slice(0, maxLength), limits, messages.numberField);
    return reason ? [fill(messages.quoteAnswer.ignored, { field, reason, used: used.toLocaleString(locale) })] : [];
  });
}

type QuoteAnswer = ReturnType<typeof answerTo>;

/** The attributes of each field, besides that all are required. */
const attributes = {
  name: 'type="text" minlength="2" autocomplete="name"',
  company: 'type="text" minlength="2" autocomplete="organization"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" minlength="10" autocomplete="tel"',
} as const;

/** The answer to the calculator's form that a browser without JavaScript sent: the quote, and the contact form with the quote in it. */
function quoteAnswer({ locale, heading, condition, notices, lines, form, back }: QuoteAnswer): PlainPage {
  const { fields } = form;
  const names = Object.keys(attributes) as (keyof typeof attributes)[];
  const attributesOf = (name: keyof typeof attributes) =>
    `name="${name}" required maxlength="${contactLimits[name]}" ${attributes[name]}`;
  const { label, rule: hint } = fields.message;
  const message = `name="message" rows="6" required minlength="10" maxlength="${contactLimits.message}"`;
  const inputs = [
    ...names.map((name) => ({ id: name, label: fields[name].label, attributes: attributesOf(name) })),
    { id: 'message', label, hint, attributes: message, text: form.message },
  ];
  return {
    locale,
    heading,
    follow: true,
    body: (classOf) =>
      `<p${classOf('lead')}>${escapeHtml(condition)}</p>` +
      `${notices.map((notice) => `<p role="alert">${escapeHtml(notice)}</p>`).join('')}${factList(lines)}` +
      `<h2>${escapeHtml(form.heading)}</h2><p>${escapeHtml(form.text)}</p><form method="post" action="/api/contact"><div${classOf('stack')}>` +
      `${inputs.map((input) => fieldHtml(input, classOf)).join('')}${honeypot(form.leaveEmpty)}` +
      `<input type="hidden" name="kind" value="quote"><input type="hidden" name="service" value="${escapeHtml(form.service)}">` +
      `<input type="hidden" name="page" value="${escapeHtml(back.href)}">` +
      `${submitButton(form.send, classOf)}</div></form>` +
      `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`,
  };
}
