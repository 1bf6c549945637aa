import type { RecordsInput } from './rules/schema/site.ts';

/** Whoever changes a text raises the version: evidence of consent names the wording that was shown. */
export const consent: RecordsInput['consent'] = {
  version: '2',
  text:
    'By pressing the button you agree to receive the email newsletter of {provider.name}: articles, and news of our services and prices. You confirm it ' +
    'with a link that we send you, and you can withdraw your consent at any time with the unsubscribe link in every email.',
  checklistText: "{provider.name} sends the checklist to this address, once. You aren't subscribed to anything.",
};
