import type { FormResult } from '#data/rules/schema/formResult.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import { type FormName, formResultIds, type Site } from '#data/rules/schema/site.ts';
import { type ContactField, contactFields } from '../../features/forms/contactFields.ts';
import type { PageSource } from '../../types/page.ts';
import { fitTitle } from '../../seo/fitTitle.ts';

export interface FormResultData {
  heading: string;
  message: string;
  actions: NavLink[];
  /** Rules of the fields after a validation error. The API redirects to the id of the invalid field. */
  rules: { id: string; label: string; text: string }[];
  /** What happens next, once a contact request has been taken. */
  next?: { heading: string; steps: readonly string[]; urgent: string; phone: { display: string; e164: string } };
  /** Whether to offer going back to the form. */
  again: boolean;
}

/** The result pages that the API redirects to, where the form is offered. Not indexed. */
export function formResultSource<Form extends FormName>(
  form: Form,
  parent: NavLink,
  fields: readonly ContactField[],
  isOffered: (site: Site) => boolean = () => true,
): PageSource<{ result: string }, FormResultData> {
  return {
    params: (site) => (isOffered(site) ? formResultIds[form].map((result) => ({ result })) : []),
    content: ({ formResults, contactConfirmation, provider }, { result }, path) => {
      const found = (formResults[form] as Record<string, FormResult>)[result];
      if (!found) throw new RangeError(`data/formResults.ts says nothing of "${form}.${result}".`);
      const { title, description, heading, message, actions } = found;
      const rules =
        result === 'check'
          ? fields.map((id) => ({ id, label: contactFields[id].label, text: contactFields[id].rule }))
          : [];
      const isTaken = form === 'contact' && ['sent', 'saved'].includes(result);
      const { next, steps, urgent } = contactConfirmation;
      return {
        breadcrumbs: [parent, { label: heading, href: path }],
        head: { title: fitTitle(title), description, keywords: [heading], noIndex: true },
        data: {
          heading,
          message,
          actions,
          rules,
          ...(isTaken ? { next: { heading: next, steps, urgent, phone: provider.phone } } : {}),
          again: ['check', 'too-many', 'unavailable'].includes(result),
        },
      };
    },
  };
}
