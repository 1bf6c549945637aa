import { emailPattern } from '#data/text/emailAddress.ts';

/**
 * The fields of the contact form: label, rule in words, and HTML validation attributes. They repeat the schema in
 * `api/routes/contact/schema.ts`, because importing it would add zod to every page; a test compares the two.
 */
export const contactFields = {
  name: { label: 'Name', rule: 'At least 2 characters.', attributes: { minLength: 2, autoComplete: 'name' } },
  company: {
    label: 'Company',
    rule: 'At least 2 characters.',
    attributes: { minLength: 2, autoComplete: 'organization' },
  },
  email: {
    label: 'E-mail address',
    rule: 'A whole address, such as name@example.com.',
    attributes: { pattern: emailPattern, autoComplete: 'email' },
  },
  phone: {
    label: 'Phone number',
    rule: 'At least 10 digits, with the area code.',
    attributes: { minLength: 10, autoComplete: 'tel' },
  },
  service: { label: 'Service', rule: 'One of the list.', attributes: {} },
  message: { label: 'Message', rule: '10 to 500 characters.', attributes: { minLength: 10, maxLength: 500 } },
} as const;
export type ContactField = keyof typeof contactFields;

/** Keys in session storage under which unsent input is stored. */
export const draftKey = 'contactDraft';
export const signUpDraftKey = (list: 'newsletter' | 'checklist') => `${list}Draft`;
