import { addressLine } from '#data/rules/text/addressLine.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { SubscribeFormData } from './SubscribeForm.tsx';

/** Data of a sign-up form. Anti-spam law requires a newsletter's form to name the sender and how to contact them. */
export function subscribeFormData(
  { consent, provider, resources }: Site,
  list: SubscribeFormData['list'],
  page: string,
): SubscribeFormData {
  if (list === 'checklist') {
    const guide = resources.find(({ type }) => type === 'PDF Guide');
    return { list, page, consent: [consent.checklistText], ...(guide ? { file: guide.downloadUrl } : {}) };
  }
  const { name, address, phone, email } = provider;
  return {
    list,
    page,
    consent: [consent.text, `${name}, ${addressLine(address)}, ${phone.display}, ${email}`],
  };
}
