import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';
import { type ClassOf, factList, fieldHtml, plainPage } from '../../static/plainPage.ts';
import type { SharedStyles } from '../../static/sharedStyles.ts';

/** A field of the form as it was sent, with what is wrong with it. */
interface AnsweredField {
  name: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
}

export interface OutageAnswer {
  /** BCP 47 tag of the language. */
  locale: string;
  title: string;
  /** A sentence below the title, where there is something to correct. */
  notice: string | undefined;
  /** Empty where a field cannot be read. */
  lines: readonly { label: string; value: string }[];
  fields: readonly AnsweredField[];
  calculate: string;
  /** URL that the form asks again. */
  action: string;
  /** The page of the tool, with these values. */
  back: { label: string; href: string };
  /** Styles of the built pages; undefined where no site is built. */
  sharedStyles: SharedStyles | undefined;
}

/** The answer to a form that a browser without JavaScript sent: the result, and the form with everything that was typed. */
export function outageAnswer({
  locale,
  title,
  notice,
  lines,
  fields,
  calculate,
  action,
  back,
  sharedStyles,
}: OutageAnswer): string {
  return plainPage({
    locale,
    heading: title,
    follow: true,
    sharedStyles,
    body: (classOf) =>
      `${notice ? `<p role="alert"${classOf('lead')}>${escapeHtml(notice)}</p>` : ''}${factList(lines)}` +
      `<form method="get" action="${escapeHtml(action)}"><div${classOf('stack')}>` +
      `${fields.map((field, index) => answeredField(field, index, classOf)).join('')}<p${classOf('row')}><button ` +
      `type="submit"${classOf('button')}>${escapeHtml(calculate)}</button></p></div></form>` +
      `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`,
  });
}

function answeredField({ name, label, hint, value, error }: AnsweredField, index: number, classOf: ClassOf): string {
  const control = (attributes: string) =>
    `<input${attributes} name="${escapeHtml(name)}" value="${escapeHtml(value)}" inputmode="decimal" autocomplete="off" maxlength="16">`;
  return fieldHtml({ id: `field-${index}`, label, hint, error, kind: 'control', control }, classOf);
}
