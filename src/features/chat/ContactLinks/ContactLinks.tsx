import type { ChatFacts } from '../chatFacts.ts';
import { link, contactLinks } from './ContactLinks.css.ts';

/** How else to reach somebody: stands in the place of the input where no script runs. */
export function ContactLinks({ facts }: { facts: Pick<ChatFacts, 'provider'> }) {
  const { phone, email } = facts.provider;
  return (
    <p className={contactLinks}>
      <a className={link} href={`tel:${phone.e164}`}>{`Call ${phone.display}`}</a>
      <a className={link} href={`mailto:${email}`}>
        Write an e-mail
      </a>
    </p>
  );
}
