import { type ComponentType, type MouseEvent, useState } from 'react';
import { bookingMessages as texts } from '#data/messages/booking.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { BookingData } from './bookingData.ts';
import { bookingPath } from './bookingPath.ts';

/** Offers to pick a time: a link to the service's own page, which the picker takes the place of once it is pressed. */
export function BookingOffer(data: BookingData) {
  const [Picker, setPicker] = useState<ComponentType<BookingData>>();
  const [kind] = data.kinds;
  if (Picker) return <Picker {...data} />;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    import('./TimePicker.tsx').then(
      ({ TimePicker }) => setPicker(() => TimePicker),
      () => location.assign(href),
    );
  };
  return (
    <Stack>
      {kind && (
        <p>
          <strong>{fill(texts.offer, { kind: kind.name, minutes: fillCount(texts.minutes, kind.minutes) })}</strong>
          <br />
          {kind.about}
        </p>
      )}
      <Row>
        {data.service ? (
          <ButtonLink href={data.service.url}>{data.service.label}</ButtonLink>
        ) : (
          <a className={button.primary} href={bookingPath} onClick={open}>
            {texts.seeTimes}
          </a>
        )}
        {data.about && (
          <ButtonLink href={data.about} variant="secondary">
            {texts.whatHappens}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
