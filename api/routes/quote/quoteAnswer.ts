import { contactLimits } from '../../../data/rules/requests/contactLimits.ts';
import type { Messages } from '../../../data/rules/schema/messages.ts';
import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';
import { type ClassOf, factList, fieldHtml, plainPage, type SharedStyles } from '../../static/plainPage.ts';

interface QuoteAnswer {
  locale: string;
  heading: string;
  /** What holds for every amount. */
  condition: string;
  /** Sentences on what was typed and not taken. */
  notices: readonly string[];
  lines: readonly { label: string; value: string }[];
  /** The contact form, which `POST /api/contact` takes like that of the contact page. */
  form: {
    heading: string;
    text: string;
    fields: Messages['forms']['fields'];
    leaveEmpty: string;
    /** Id of a service category. */
    service: string;
    message: string;
    send: string;
  };
  back: { label: string; href: string };
  sharedStyles: SharedStyles | undefined;
}

/** The attributes of each field, besides that all are required. */
const attributes = {
  name: 'type="text" minlength="2" autocomplete="name"',
  company: 'type="text" minlength="2" autocomplete="organization"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" minlength="10" autocomplete="tel"',
} as const;

/** The answer to the calculator's form that a browser without JavaScript sent: the quote, and the contact form with the quote in it. */
export function quoteAnswer({
  locale,
  heading,
  condition,
  notices,
  lines,
  form,
  back,
  sharedStyles,
}: QuoteAnswer): string {
  const { fields } = form;
  const message = (attributes: string) =>
    `<textarea${attributes} name="message" rows="6" required minlength="10" maxlength="${contactLimits.message}">\n${escapeHtml(form.message)}</textarea>`;
  return plainPage({
    locale,
    heading,
    follow: true,
    sharedStyles,
    body: (classOf) =>
      `<p${classOf('lead')}>${escapeHtml(condition)}</p>` +
      `${notices.map((notice) => `<p role="alert">${escapeHtml(notice)}</p>`).join('')}${factList(lines)}` +
      `<h2>${escapeHtml(form.heading)}</h2><p>${escapeHtml(form.text)}</p><form method="post" action="/api/contact"><div${classOf('stack')}>` +
      `${(Object.keys(attributes) as (keyof typeof attributes)[]).map((name) => textField(name, fields[name].label, classOf)).join('')}` +
      `${fieldHtml({ id: 'message', label: fields.message.label, hint: fields.message.rule, kind: 'textarea', control: message }, classOf)}` +
      `<p hidden><label for="website">${escapeHtml(form.leaveEmpty)}</label><input id="website" name="website" autocomplete="off"></p>` +
      `<input type="hidden" name="service" value="${escapeHtml(form.service)}"><input type="hidden" name="page" value="${escapeHtml(back.href)}">` +
      `<p${classOf('row')}><button type="submit"${classOf('button')}>${escapeHtml(form.send)}</button></p></div></form>` +
      `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`,
  });
}

function textField(name: keyof typeof attributes, label: string, classOf: ClassOf): string {
  const control = (connected: string) =>
    `<input${connected} name="${name}" required maxlength="${contactLimits[name]}" ${attributes[name]}>`;
  return fieldHtml({ id: name, label, kind: 'control', control }, classOf);
}
