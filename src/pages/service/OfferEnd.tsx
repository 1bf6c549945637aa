import { offersMessages } from '#data/messages/offers.ts';
import { serviceMessages } from '#data/messages/service.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Reviews } from '../../sections/Testimonial/Reviews.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { Breakable } from '../../ui/Breakable/Breakable.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Columns, Row } from '../../ui/Columns/Columns.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { OfferData } from './offer.ts';

/** What clients say, whom to ask, and where to go on. */
export function OfferEnd({
  data: { reviews, contact, links },
}: {
  data: Pick<OfferData, 'contact' | 'links'> & Partial<Pick<OfferData, 'reviews'>>;
}) {
  return (
    <>
      {reviews && <Reviews {...reviews} />}
      <Block
        tone="raised"
        heading={serviceMessages.talkToUs}
        text={fill(serviceMessages.whenToTalk, { openingHours: contact.hours })}
      >
        <Row>
          <ButtonLink href={`tel:${contact.phone.e164}`}>
            {fill(offersMessages.call, { phone: contact.phone.display })}
          </ButtonLink>
          <ButtonLink href={`mailto:${contact.email}`} variant="secondary">
            <span>
              <Breakable text={fill(serviceMessages.writeTo, { email: contact.email })} />
            </span>
          </ButtonLink>
        </Row>
      </Block>
      <Block layout="under" heading={serviceMessages.whereToGoOn}>
        <Columns minWidth="medium">
          {links.map((group) => (
            <li key={group.title}>
              <Stack gap="s">
                <h3>{group.title}</h3>
                <LinkList links={group.links} />
              </Stack>
            </li>
          ))}
        </Columns>
      </Block>
    </>
  );
}
