import { bookingMessages as texts } from '#data/messages/booking.ts';
import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import { makeBookingSchema } from '#data/rules/requests/booking.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { uuidV7 } from '#data/rules/text/uuidV7.ts';
import { track } from '../analytics/track.ts';
import { type Attempt, attemptAt } from '../forms/controller/draft.ts';
import { makeFormController } from '../forms/controller/makeFormController.ts';
import { makeValidator } from '../forms/controller/makeValidator.ts';
import type { HydrateForm } from '../forms/useFormController.tsx';
import type { BookingData } from './bookingData.ts';
import { bookingPath } from './bookingPath.ts';
import { visitorsZone, whenText, zoneText } from './timeTexts.ts';

const schema = makeBookingSchema(fieldErrorsMessages, {
  startInvalid: texts.chooseTime,
  kindUnknown: texts.chooseTime,
});

/** Hydrates the form with which a time is booked. A request keeps its idempotency key until it is booked, or something in it changes. */
export const hydrateBookingFormWith =
  ({ data, onTaken, onBooked }: { data: BookingData; onTaken: () => void; onBooked: () => void }): HydrateForm =>
  (form, render, visibleSince) => {
    let attempt: Attempt | undefined;
    const validate = makeValidator(schema);
    return makeFormController(form, render, {
      id: 'booking',
      url: bookingPath,
      pending: texts.booking,
      validate,
      toBody(request) {
        const timezone = visitorsZone();
        attempt = attemptAt(JSON.stringify(request), attempt, uuidV7);
        const elapsed = Math.round(performance.now() - visibleSince);
        const offset = -new Date(request.start).getTimezoneOffset();
        return { ...request, ...(timezone ? { timezone, offset } : {}), elapsed, idempotencyKey: attempt.key };
      },
      onSuccess(body, { start, phone, email, kind }) {
        attempt = undefined;
        track('booking', { category: 'engagement', label: 'booking' });
        const { link, calendar, emailSent, person, reminder } = (body.data ?? {}) as Record<string, unknown>;
        const minutes = fillCount(texts.minutes, data.kinds.find(({ id }) => id === kind)?.minutes ?? 0);
        const who =
          typeof person === 'string'
            ? fill(texts.personCalls, { name: person, phone, minutes })
            : fill(texts.weCall, { phone, minutes });
        onBooked();
        return {
          title: fill(texts.booked, { when: `${whenText(start, data)}, ${zoneText(start, data)}` }),
          text: [
            who,
            emailSent === true ? fill(texts.mailComes, { email }) : texts.noMail,
            ...(emailSent === true && reminder === true ? [texts.reminder] : []),
          ].join(' '),
          ...(typeof calendar === 'string' ? { action: { label: texts.toCalendar, href: calendar } } : {}),
          ...(typeof link === 'string' ? { more: <ChangeLink href={link} /> } : {}),
        };
      },
      errorsTitle: ({ status }) => (status === 409 ? texts.justGone : undefined),
      onFailure({ status }) {
        if (status === 409) onTaken();
      },
    });
  };

const ChangeLink = ({ href }: { href: string }) => (
  <p>
    <a href={href}>{texts.changeOrCancel}</a>
  </p>
);
