import { blogMessages } from '#data/messages/blog.ts';
import { contactSourceMessages } from '#data/messages/contact.ts';
import { resourcesSourceMessages } from '#data/messages/resources.ts';
import type { FormResult } from '#data/rules/schema/formResult.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import { type FormName, formResultIds, type Site } from '#data/rules/schema/site.ts';
import { type ContactField, contactFields } from '../../features/forms/contactFields.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { hasPage } from '../../routing/optionalPages.ts';
import { fitTitle } from '../../seo/fitTitle.ts';

export type FormResultData = DataOf<ReturnType<typeof formResultSource>>;

export const contactResult = formResultSource('contact', { label: contactSourceMessages.contact, href: '/contact' }, [
  'name',
  'company',
  'email',
  'phone',
  'service',
  'message',
]);
export const newsletterResult = formResultSource(
  'newsletter',
  { label: blogMessages.blog, href: '/blog' },
  ['email'],
  (site) => hasPage(site, '/blog'),
);
export const checklistResult = formResultSource(
  'checklist',
  { label: resourcesSourceMessages.resources, href: '/resources' },
  ['email'],
  ({ checklist }) => checklist.length > 0,
);

/** The result pages that the API redirects to, where the form is offered. Not indexed. */
function formResultSource<Form extends FormName>(
  form: Form,
  parent: NavLink,
  fields: readonly ContactField[],
  isOffered: (site: Site) => boolean = () => true,
) {
  return pageSource({
    params: (site) => (isOffered(site) ? formResultIds[form].map((result): { result: string } => ({ result })) : []),
    content: ({ formResults, contactConfirmation, provider }, { result }, path) => {
      const found = (formResults[form] as Record<string, FormResult>)[result];
      if (!found) throw new RangeError(`data/formResults.ts says nothing of "${form}.${result}".`);
      const { title, description, heading, message, actions } = found;
      // After a validation error. The API redirects to the id of the invalid field.
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
  });
}
