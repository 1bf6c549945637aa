import { officeMapPath } from '#data/rules/map/officeMap.ts';
import { contactMessages } from '#data/messages/contact.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ContactPanel } from '../../sections/ContactPanel/ContactPanel.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { ContactData } from './contact.ts';
import * as css from './OfficeMap.css.ts';

/**
 * Where the office is, when somebody is there, and how to reach them; with a map that the build has drawn, loaded when it comes near, and the
 * link to a street map.
 */
export function Office({ contact, map }: { contact: ContactData['contact']; map: ContactData['map'] | undefined }) {
  const title = fill(contactMessages.map, { address: contact.address });
  return (
    <div data-office>
      <Stack gap="l">
        <ContactPanel {...contact} />
        {map && (
          <div className={css.map} data-print="no">
            <iframe className={css.frame} src={officeMapPath} title={title} loading="lazy" tabIndex={-1} />
            <a className={css.link} href={map}>
              {contactMessages.openMap}
            </a>
          </div>
        )}
      </Stack>
    </div>
  );
}
