import type { FormResult, NavLink } from '#data/schema/content.ts';
import { type FormName, formResultIds } from '#data/schema/site.ts';
import { type ContactField, contactFields } from '../../features/forms/contactFields.ts';
import type { PageSource } from '../../types/page.ts';
import { signedTitle } from '../../seo/signedTitle.ts';

export interface FormResultData {
  heading: string;
  message: string;
  actions: NavLink[];
  /** What each field needs, where one was not right; the API leads to a field by its id. */
  rules: { id: string; label: string; text: string }[];
  /** Whether the form that lies behind in the history can be sent again. */
  again: boolean;
}

/** The pages that the API leads a form's sender to. They say what happened to one visitor: nothing for search engines. */
export function formResultSource<Form extends FormName>(
  form: Form,
  parent: NavLink,
  fields: readonly ContactField[],
): PageSource<{ result: string }, FormResultData> {
  return {
    params: () => formResultIds[form].map((result) => ({ result })),
    content: ({ formResults }, { result }, path) => {
      const found = (formResults[form] as Record<string, FormResult>)[result];
      if (!found) throw new RangeError(`data/formResults.ts says nothing of "${form}.${result}".`);
      const { title, description, heading, message, actions } = found;
      const rules =
        result === 'check'
          ? fields.map((id) => ({ id, label: contactFields[id].label, text: contactFields[id].rule }))
          : [];
      return {
        breadcrumbs: [parent, { label: heading, href: path }],
        head: { title: signedTitle(title), description, keywords: [heading], noIndex: true },
        data: { heading, message, actions, rules, again: ['check', 'too-many', 'unavailable'].includes(result) },
      };
    },
  };
}
