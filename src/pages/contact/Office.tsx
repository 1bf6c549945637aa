import { contactMessages } from '#data/messages/contact.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ContactPanel } from '../../sections/ContactPanel/ContactPanel.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { ContactData } from './contact.ts';
import { OfficeMap } from './OfficeMap.tsx';

/** Where the office is, when somebody is there, and how to reach them. */
export function Office({ contact, map }: { contact: ContactData['contact']; map: ContactData['map'] | undefined }) {
  return (
    <div data-office>
      <Stack gap="l">
        <ContactPanel {...contact} />
        {map && <OfficeMap streetMap={map} title={fill(contactMessages.map, { address: contact.address })} />}
      </Stack>
    </div>
  );
}
