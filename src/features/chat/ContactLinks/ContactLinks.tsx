import { chatMessages } from '#data/messages/chat.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { ChatData } from '../chatData.ts';
import { link, contactLinks, unscriptedOnly } from './ContactLinks.css.ts';

/** Phone and e-mail links, shown in place of the input where JavaScript does not run. */
export function ContactLinks({ data }: { data: Pick<ChatData, 'provider'> }) {
  const { phone, email } = data.provider;
  return (
    <p className={contactLinks}>
      <span className={unscriptedOnly}>{chatMessages.needsScript}</span>
      <a className={link} href={`tel:${phone.e164}`}>
        {fill(offersMessages.call, { phone: phone.display })}
      </a>
      <a className={link} href={`mailto:${email}`}>
        {offersMessages.writeEmail}
      </a>
      <a className={link} href="/contact#contact">
        {chatMessages.contactUs}
      </a>
    </p>
  );
}
