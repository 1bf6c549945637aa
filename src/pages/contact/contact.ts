import { wrappingAddressLine } from '#data/rules/text/addressLine.ts';
import { fill } from '#data/rules/text/fill.ts';
import { streetMap } from '#data/rules/map/officeMap.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { contactSourceMessages } from '#data/messages/contact.ts';
import { officeStateOf } from '../../features/officeHours/officeStateOf.ts';
import { bookingDataOf } from '../../features/booking/bookingData.ts';
import { pickTimeAddress } from '../../features/booking/bookingPath.ts';
import { industriesOf } from '../../features/firm/industriesOf.ts';
import type { ContactFormData } from '../../features/forms/ContactForm.tsx';
import { type DataOf, pageSource } from '../../types/page.ts';
import { shownPeople } from '../shared/shownPeople.ts';
import { photosAt } from '../../seo/photosAt.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';
import { faqNode } from '../../seo/nodes.ts';
import { listText } from '#data/rules/text/listText.ts';

export type ContactData = DataOf<typeof source>;

/** Canonical path, also of the prefilled variant. */
const canonical = '/contact';

export const source = pageSource({
  params: () => [{}],
  content: (site, _, path) => contactContent(site, path),
});

export function contactContent(site: Site, path: string, prefill?: ContactFormData['prefill']) {
  const { name, phone, email, hours, hoursNote, address, origin, locale } = site.provider;
  const { head, heading, intro } = pageCopy(site, 'contact');
  const faq = site.faqs.contact;
  const map = streetMap(site.provider);
  const booking = bookingDataOf(site, path);
  return {
    breadcrumbs: [{ label: contactSourceMessages.contact, href: canonical }],
    head: { ...head, canonical, pageType: 'ContactPage' as const, nodes: [faqNode(origin + canonical, faq)] },
    data: {
      heading,
      intro,
      name,
      facts: claimsAt(site, 'contact'),
      office: officeStateOf(site),
      contact: {
        phone,
        email,
        hours: hours.label,
        hoursNote: [hoursNote, closedNote(hours, locale)].filter(Boolean).join('. '),
        address: wrappingAddressLine(address),
      },
      ...(map ? { map } : {}),
      form: {
        page: path,
        confirmation: {
          ...site.contactConfirmation,
          sent: site.formResults.contact.sent.message,
          saved: site.formResults.contact.saved.message,
          phone,
          ...(booking ? { pickTime: pickTimeAddress } : {}),
        },
        firm: { industries: industriesOf(site.pricing), locale },
        services: site.serviceCategories.map(({ id, contactLabel }) => ({ value: id, label: contactLabel })),
        ...(prefill ? { prefill } : {}),
      },
      ...photosAt(site, canonical),
      ...(site.people.length > 0 ? { people: shownPeople(site) } : {}),
      ...(booking ? { booking } : {}),
      faq,
    },
  };
}

/** On which holidays the office is closed; empty where the records name none. */
function closedNote({ holidays = [] }: Provider['hours'], locale: string): string {
  if (holidays.length === 0) return '';
  const days = listText(
    holidays.map(({ name }) => name),
    locale,
  );
  return fill(contactSourceMessages.closedOn, { days });
}
