import { contactMessages } from '#data/messages/contact.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { peopleMessages } from '#data/messages/people.ts';
import { fill } from '#data/rules/text/fill.ts';
import { bookingMessages } from '#data/messages/booking.ts';
import { BookingOffer } from '../../features/booking/BookingOffer.tsx';
import { BookingWishes } from '../../features/booking/BookingWishes.tsx';
import { ContactForm } from '../../features/forms/ContactForm.tsx';
import { OfficeState } from '../../features/officeHours/OfficeState.tsx';
import { People } from '../../sections/People/People.tsx';
import { Photos } from '../../sections/Photos/Photos.tsx';
import { Block } from '../../ui/Block/Block.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row, Split } from '../../ui/Columns/Columns.tsx';
import { Disclosures } from '../../ui/Disclosure/Disclosure.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { FilledText } from '../../ui/FilledText/FilledText.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Lead } from '../../ui/Text/Text.tsx';
import { island, lazyModule } from '../../ui/hydration/island.tsx';
import type { ContactData } from './contact.ts';

const load = () => import('./Office.tsx');
// Deferred where it is prerendered, so that the form is hydrated first.
const Office = island(
  lazyModule((import.meta.env.SSR || !document.querySelector('[data-office]')) && (await load()), load),
  'Office',
);

/** How to reach the provider, and what is asked before a first call. */
export function Page({ data }: { data: ContactData }) {
  const { phone, email } = data.contact;
  return (
    <>
      <Block tone="hero" rhythm="dense">
        <h1>{data.heading}</h1>
        <p>
          <a href={`tel:${phone.e164}`}>{phone.display}</a> <OfficeState {...data.office} />
        </p>
      </Block>
      <Block id="contact" tour="contact" tone="raised" rhythm="dense">
        <Split>
          <Stack gap="l">
            <h2>
              <FilledText text={contactMessages.getInTouch} values={{ provider: <a href="/">{data.name}</a> }} />
            </h2>
            <Lead>{data.intro}</Lead>
            <Row>
              <ButtonLink href="#contact-name" variant="secondary">
                {bookingMessages.writeToUs}
              </ButtonLink>
              <ButtonLink href="#pick-a-time">{bookingMessages.pickTime}</ButtonLink>
            </Row>
            <ContactForm {...data.form} />
          </Stack>
          <Stack gap="l">
            <Row>
              <ButtonLink href={`tel:${phone.e164}`} variant="secondary">
                {fill(offersMessages.call, { phone: phone.display })}
              </ButtonLink>
              <ButtonLink href={`mailto:${email}`} variant="secondary">
                {offersMessages.writeEmail}
              </ButtonLink>
              <ButtonLink href="/chat" variant="secondary">
                {contactMessages.supportChat}
              </ButtonLink>
            </Row>
            <FactList items={data.facts} />
            <Office contact={data.contact} map={data.map} />
          </Stack>
        </Split>
      </Block>
      <Block id="pick-a-time" heading={bookingMessages.pickTime}>
        {data.booking ? <BookingOffer {...data.booking} /> : <BookingWishes />}
      </Block>
      {data.people && (
        <Block heading={peopleMessages.heading} layout="under">
          <People people={data.people} />
        </Block>
      )}
      <Photos photos={data.photos} />
      <Block id="faq" heading={contactMessages.questions}>
        <Disclosures name="contact-faq" items={data.faq} />
      </Block>
    </>
  );
}
