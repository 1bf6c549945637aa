import { addressLine } from '../../../data/text/addressLine.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Language } from '../read/language.ts';
import { openSpan } from '../../../data/hours/isOpen.ts';
import type { ChatAction } from '../../../data/requests/chatbot.ts';
import type { Answer, Answerer, Answerers, AnswerTools, Texts } from './answer.ts';
import { emergencyHelp } from './emergencyHelp.ts';
import { clockText, localeOf, openingText, regularHours } from './times.ts';

/** How to reach the provider, and requests that a person has to deal with. */
export function contactAnswerers({ site, texts: textsOf, now }: AnswerTools): Answerers {
  const { provider } = site;
  const { phone, email, address, hours } = provider;
  const values = { phone: phone.display, email };
  const { emergencies } = emergencyHelp(site);
  const callAction = ({ contact }: Texts): ChatAction => ({
    kind: 'call',
    title: fill(contact.call, { phone: phone.display }),
  });
  const formAction = ({ contact }: Texts, note = ''): ChatAction => ({ kind: 'contact', title: contact.form, note });
  const contactPage = ({ contact }: Texts) => ({ title: contact.form, href: '/contact' });

  /** Makes an answer from one message, with the contact details. */
  const said =
    (text: (texts: Texts, language: Language) => string, options: Partial<Answer> = {}): Answerer =>
    ({ language }) => {
      const texts = textsOf(language);
      return {
        text: text(texts, language),
        links: [contactPage(texts)],
        actions: [callAction(texts), formAction(texts)],
        ...options,
      };
    };

  const person: Answerer = ({ language, text }) => {
    const texts = textsOf(language);
    const open = openSpan(hours, provider.timezone, now());
    const when = open
      ? fill(texts.contact.openNow, { closes: clockText(open.closes, localeOf(language, provider)) })
      : fill(texts.contact.closedNow, { opens: openingText(provider, now(), texts, language) });
    const reply = fill(texts.contact.person, { phone: phone.display, when });
    return {
      text: open ? reply : `${reply} ${emergencies(texts)}`.trimEnd(),
      actions: [callAction(texts), formAction(texts, text)],
      links: [contactPage(texts)],
      handOver: true,
    };
  };

  const office = addressLine(address);
  return {
    phone: said(({ contact }) => fill(contact.phone, { phone: phone.display })),
    'email-address': said(({ contact }) => fill(contact.email, { email })),
    address: said(
      (texts, language) =>
        `${fill(texts.contact.address, { address: office })} ${fill(texts.hours.regular, { hours: regularHours(provider, language, texts) })}`,
    ),
    person,
    meeting: said(({ contact }) => fill(contact.meeting, { phone: phone.display })),
    'client-matter': said(({ contact }) => fill(contact.client, values), { handOver: true }),
    complaint: said(({ contact }) => fill(contact.complaint, values), { handOver: true }),
    'client-portal': said(({ contact }) => fill(contact.portal, values)),
    careers: said(({ contact }) => fill(contact.careers, { email })),
    'sales-pitch': said(({ contact }) => fill(contact.sales, { email })),
  };
}
