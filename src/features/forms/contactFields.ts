import { contactLimits } from '#data/rules/requests/contactLimits.ts';
import { emailInputPattern } from '#data/rules/text/emailAddress.ts';
import { formsMessages } from '#data/messages/forms.ts';

const { fields } = formsMessages;

/**
 * The fields of the contact form: label, rule in words, and HTML validation attributes. They repeat the schema in
 * `data/rules/requests/contact.ts`, because importing it would add zod to every page; a test compares the two.
 */
export const contactFields = {
  name: { ...fields.name, attributes: { minLength: 2, maxLength: contactLimits.name, autoComplete: 'name' } },
  company: {
    ...fields.company,
    attributes: { minLength: 2, maxLength: contactLimits.company, autoComplete: 'organization' },
  },
  email: {
    ...fields.email,
    attributes: { pattern: emailInputPattern, maxLength: contactLimits.email, autoComplete: 'email' },
  },
  phone: { ...fields.phone, attributes: { minLength: 10, maxLength: contactLimits.phone, autoComplete: 'tel' } },
  service: { ...fields.service, attributes: {} },
  message: { ...fields.message, attributes: { minLength: 10, maxLength: contactLimits.message } },
} as const;
export type ContactField = keyof typeof contactFields;

/** Keys in session storage under which unsent input is stored. */
export const draftKey = 'contactDraft';
export const signUpDraftKey = (list: 'newsletter' | 'checklist') => `${list}Draft`;
