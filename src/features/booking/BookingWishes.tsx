import { bookingMessages as texts } from '#data/messages/booking.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';

/** Where no times can be picked: three wishes in words, which the message of the contact form begins with. */
export function BookingWishes() {
  return (
    <Stack>
      <Text>{texts.wishes}</Text>
      <Row>
        <ButtonLink href={`/contact?note=${encodeURIComponent(texts.wishesNote)}#contact-message`}>
          {texts.nameTimes}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
