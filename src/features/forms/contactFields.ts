import { emailPattern } from '#data/text/emailAddress.ts';

/**
 * The fields of the contact form with their rules in words and as attributes. A test holds them against the schema that
 * decides, `api/routes/contact/schema.ts`; the schema itself would bring its library into every page.
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

/** Where what was typed waits while the browser's tab is open. */
export const draftKey = 'contactDraft';
export const signUpDraftKey = (list: 'newsletter' | 'checklist') => `${list}Draft`;
