import { useEffect, useRef, useState } from 'react';
import { bookingMessages as texts } from '#data/messages/booking.ts';
import { dateText } from '#data/rules/hours/exceptions.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { Choice } from '../../ui/Field/Field.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Small } from '../../ui/Text/Text.tsx';
import { BookingForm } from './BookingForm.tsx';
import type { BookingData } from './bookingData.ts';
import { loadSlots, type Slots } from './slots.ts';
import { zoneText } from './timeTexts.ts';

/** Picks a kind, a day and a time, and books it. */
export function TimePicker(data: BookingData) {
  const [kindId, setKindId] = useState(data.kinds[0]?.id ?? '');
  const [slots, setSlots] = useState<Slots | 'loading' | 'failed'>('loading');
  const [date, setDate] = useState('');
  const [round, setRound] = useState(0);
  const [isBooked, setBooked] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const kind = data.kinds.find(({ id }) => id === kindId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again
  useEffect(() => {
    let current = true;
    setSlots('loading');
    loadSlots(kindId).then(
      (loaded) => current && setSlots(loaded),
      () => current && setSlots('failed'),
    );
    return () => {
      current = false;
    };
  }, [kindId, round]);

  // What was pressed is gone: the focus goes on to what has come instead.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  const again = () => setRound((count) => count + 1);
  const days = typeof slots === 'string' ? [] : slots.days;
  // Where the chosen day is full meanwhile, the next one.
  const day = days.find((one) => one.date >= date) ?? days.at(-1);
  return (
    <div ref={first} tabIndex={-1} data-time-picker>
      {!isBooked && (
        <Stack>
          {data.kinds.length > 1 && (
            <Choice
              id="booking-kind"
              label={texts.what}
              hint={kind?.about}
              value={kindId}
              onChange={({ target }) => setKindId(target.value)}
            >
              {data.kinds.map(({ id, name, minutes }) => (
                <option key={id} value={id}>
                  {fill(texts.offer, { kind: name, minutes: fillCount(texts.minutes, minutes) })}
                </option>
              ))}
            </Choice>
          )}
          {data.about && <a href={data.about}>{texts.whatHappens}</a>}
          <div role="status">
            {slots === 'loading' && <p>{texts.looking}</p>}
            {typeof slots !== 'string' && !day && (
              <p>{fill(texts.none, { days: data.horizonDays, phone: data.phone.display })}</p>
            )}
          </div>
          {slots === 'failed' && (
            <>
              <p role="alert">{fill(texts.notLoaded, { phone: data.phone.display })}</p>
              <Row>
                <button type="button" className={button.secondary} onClick={again}>
                  {texts.tryAgain}
                </button>
              </Row>
            </>
          )}
          {day && kind && (
            <>
              <Choice
                id="booking-day"
                label={texts.day}
                value={day.date}
                onChange={({ target }) => setDate(target.value)}
              >
                {days.map((one) => (
                  <option key={one.date} value={one.date}>
                    {dateText(one.date, data.locale)}
                  </option>
                ))}
              </Choice>
              <Small>{fill(texts.zone, { zone: zoneText(day.times[0] ?? '', data) })}</Small>
            </>
          )}
        </Stack>
      )}
      {kind && (
        <BookingForm
          data={data}
          kind={kind.id}
          day={day ? dateText(day.date, data.locale) : ''}
          times={isBooked ? [] : (day?.times ?? [])}
          onTaken={again}
          onBooked={() => setBooked(true)}
        />
      )}
    </div>
  );
}
