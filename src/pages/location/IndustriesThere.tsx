import { locationPageMessages } from '#data/messages/locationPage.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import type { LocationData } from './location.ts';

/** The industries of a location: how each is there, and what is done for it. */
export function IndustriesThere({ data }: { data: Pick<LocationData, 'name' | 'industries'> }) {
  return (
    <Block
      tone="raised"
      layout="under"
      heading={fill(locationPageMessages.industriesIn, { location: data.name })}
      text={locationPageMessages.howIndustriesWork}
    >
      <Columns minWidth="medium" railOnPhones>
        {data.industries.map(({ clients, href, text, services }) => (
          <li key={href}>
            <Stack gap="s">
              <h3>
                <a href={href}>{fill(offersMessages.supportFor, { clients })}</a>
              </h3>
              <Text>{text}</Text>
              <LinkList
                links={services}
                wholeLabel={(service) =>
                  fill(offersMessages.serviceIn, {
                    service: fill(offersMessages.serviceFor, { service, clients }),
                    location: data.name,
                  })
                }
              />
            </Stack>
          </li>
        ))}
      </Columns>
    </Block>
  );
}
