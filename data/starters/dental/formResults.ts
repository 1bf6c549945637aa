import { contactConfirmation as usual, formResults as all } from '#data/formResults.ts';
import type { RecordsInput } from '#data/rules/schema/site.ts';

const goOn = [
  { label: 'Return Home', href: '/' },
  { label: 'See our services', href: '/services' },
];

/** What a visitor reads in place of the contact form once it has been sent. */
export const contactConfirmation: RecordsInput['contactConfirmation'] = {
  ...usual,
  steps: [
    'A person reads your message. In business hours ({hours.label}) you usually hear from us the same day.',
    'We call or write to ask what we still need to know, and agree on a time for your visit.',
  ],
};

/** What a visitor without JavaScript reads after sending a form. */
export const formResults: RecordsInput['formResults'] = {
  ...all,
  contact: {
    ...all.contact,
    sent: { ...all.contact.sent, actions: goOn },
    saved: { ...all.contact.saved, actions: goOn },
  },
};
