import { formsMessages as own } from '#data/messages/forms.ts';

export * from '#data/messages/forms.ts';

export const formsMessages = {
  ...own,
  fields: { ...own.fields, company: { ...own.fields.company, label: 'Company, or "none"' } },
};
