import { ClientOnly } from 'vite-react-ssg';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import type { OfflineData } from './offline.ts';

/** What the service worker shows, at any address, where there is no connection and the page is not kept. */
export function Page({ data }: { data: OfflineData }) {
  return (
    <Block tone="hero">
      <h1>{data.heading}</h1>
      <Lead>{data.intro}</Lead>
      <Row>
        <ButtonLink href={`tel:${data.phone.e164}`}>
          {fill(offersMessages.call, { phone: data.phone.display })}
        </ButtonLink>
        <ClientOnly>
          {() => (
            <button type="button" data-scripted className={button.secondary} onClick={() => location.reload()}>
              {offersMessages.tryAgain}
            </button>
          )}
        </ClientOnly>
      </Row>
    </Block>
  );
}
