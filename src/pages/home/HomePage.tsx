import { useOutletContext } from 'react-router-dom';
import { ChatIsland } from '../../features/chat/ChatIsland.tsx';
import { InPlace, LocationBanner } from '../../features/location/inPage.ts';
import type { Shell } from '../../shell/shellData.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row, Split } from '../../ui/Columns/Columns.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead, Text } from '../../ui/Text/Text.tsx';
import { island, lateCode } from '../../ui/island.tsx';
import type { HomeData } from './home.ts';

const load = () => import('./HomeBody.tsx');
// Where it is not built already, as after a step from another page, it is wanted at once.
const Body = island(lateCode((import.meta.env.SSR || !document.querySelector('[data-home-body]')) && (await load()), load), 'HomeBody');

/** The front of the site, in the order of the specification. */
export function Page({ data }: { data: HomeData }) {
  const { phone } = data;
  return (
    <>
      <LocationBanner />
      <Block tone="hero">
        <Split>
          <Stack gap="l">
            <Badge>{data.badge}</Badge>
            <h1>{data.heading}</h1>
            <Lead>{data.intro}</Lead>
            <Text><InPlace text={data.heroNote} /></Text>
            <Row>
              <ButtonLink href="/contact">Get Your Free IT Assessment</ButtonLink>
              <ButtonLink href={`tel:${phone.e164}`} look="secondary">{`Call ${phone.display}`}</ButtonLink>
            </Row>
            <FactList items={data.heroFacts} />
          </Stack>
          <ChatIsland facts={useOutletContext<Shell>()} look="hero" />
        </Split>
      </Block>
      <div data-home-body><Body data={data} /></div>
    </>
  );
}
