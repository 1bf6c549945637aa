import { useState } from 'react';
import { ClientOnly } from 'vite-react-ssg';
import type { OfficeMap as Addresses } from '#data/map/officeMap.ts';
import { contactMessages } from '#data/messages/contact.ts';
import { fill } from '#data/text/fill.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Small } from '../../ui/Text/Text.tsx';
import { box, frame, link, map } from './OfficeMap.css.ts';

/** The office on a third-party map, which is loaded on click only. The link works without JavaScript. */
export function OfficeMap({ embed, page, title }: Addresses & { title: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={map}>
      {shown ? (
        <iframe
          ref={(element) => element?.focus()}
          className={frame}
          src={embed}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <div className={box}>
          <ClientOnly>
            {() => (
              <button type="button" data-scripted className={button.secondary} onClick={() => setShown(true)}>
                {contactMessages.showMap}
              </button>
            )}
          </ClientOnly>
          <Small>{fill(contactMessages.mapLoadsFrom, { host: new URL(embed).host })}</Small>
        </div>
      )}
      <a className={link} href={page}>
        {contactMessages.openMap}
      </a>
    </div>
  );
}
