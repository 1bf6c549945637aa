import type { ReactNode } from 'react';
import type { Provider } from '#data/rules/schema/provider.ts';
import { sectionsMessages } from '#data/messages/sections.ts';
import { Breakable } from '../../ui/Breakable/Breakable.tsx';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import { entry, label, link, panel, value } from './ContactPanel.css.ts';

interface ContactPanelProps {
  phone: Provider['phone'];
  email: string;
  hours: string;
  hoursNote: string;
  /** On one line. */
  address?: string | undefined;
}

/** Phone, e-mail, address and business hours. */
export function ContactPanel({ phone, email, hours, hoursNote, address }: ContactPanelProps) {
  return (
    <dl className={panel}>
      <Entry name={sectionsMessages.phone} picture="phone">
        <a className={link} href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
      </Entry>
      <Entry name={sectionsMessages.email} picture="mail">
        <a className={link} href={`mailto:${email}`}>
          <span>
            <Breakable text={email} />
          </span>
        </a>
      </Entry>
      {address && (
        <Entry name={sectionsMessages.address} picture="map-pin">
          {address}
        </Entry>
      )}
      <Entry name={sectionsMessages.businessHours} picture="clock">
        {hours}
        <br />
        {hoursNote}
      </Entry>
    </dl>
  );
}

function Entry({ name, picture, children }: { name: string; picture: IconName; children: ReactNode }) {
  return (
    <div className={entry}>
      <dt className={label}>
        <Icon name={picture} />
        {name}
      </dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}
