import type { Site } from '#data/schema/site.ts';
import type { SubscribeFormData } from './SubscribeForm.tsx';

/** What a sign-up form says on a page. Of a newsletter the law wants to be known who sends it, and how to reach them. */
export function subscribeFormData(
  { consent, provider }: Site,
  list: SubscribeFormData['list'],
  page: string,
): SubscribeFormData {
  if (list === 'checklist') return { list, page, consent: [consent.checklistText] };
  const { name, address, phone, email } = provider;
  return {
    list,
    page,
    consent: [
      consent.text,
      `${name}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}, ${phone.display}, ${email}`,
    ],
  };
}
