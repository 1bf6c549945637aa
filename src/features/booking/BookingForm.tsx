import { useRef, useState } from 'react';
import { bookingMessages as texts } from '#data/messages/booking.ts';
import { fill } from '#data/rules/text/fill.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { Row } from '../../ui/Columns/Columns.tsx';
import { TextArea, TextField } from '../../ui/Field/Field.tsx';
import { error as errorStyle } from '../../ui/Field/Field.css.ts';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { FirmLine } from '../firm/FirmLine.tsx';
import { firmNote, knownFirm } from '../firm/firmTexts.ts';
import { Small } from '../../ui/Text/Text.tsx';
import { contactFields } from '../forms/contactFields.ts';
import { Honeypot } from '../forms/Honeypot.tsx';
import type { Firm } from '../storage/firm.ts';
import { useFormController } from '../forms/useFormController.tsx';
import type { BookingData } from './bookingData.ts';
import { bookingPath } from './bookingPath.ts';
import { elsewhere, time as timeStyle, times as timesStyle } from './TimePicker.css.ts';
import { timeText, visitorsTime } from './timeTexts.ts';

const form = 'booking';
const types = { name: 'text', email: 'email', phone: 'tel' } as const;

interface BookingFormProps {
  data: BookingData;
  kind: string;
  /** In words. */
  day: string;
  times: readonly string[];
  /** Called when the times are not as they were shown: one is taken. */
  onTaken(): void;
  onBooked(): void;
}

/** The times of a day, and what is needed to book one. It stays while times are loaded, with what was typed in it. */
export function BookingForm({ data, kind, day, times, onTaken, onBooked }: BookingFormProps) {
  const { view, handlers } = useFormController({
    field: `${form}-name`,
    load: () =>
      import('./hydrateBookingForm.tsx').then(({ hydrateBookingFormWith }) => ({
        hydrateForm: hydrateBookingFormWith({ data, onTaken, onBooked }),
      })),
  });
  const [firm] = useState(() => knownFirm(data.industries));
  const written = useRef(firm ? firmNote(firm) : '');
  const rewrite = (next: Firm | undefined) => {
    const [before, after] = [written.current, next ? firmNote(next) : ''];
    written.current = after;
    const note = document.getElementById(`${form}-note`);
    if (!(note instanceof HTMLTextAreaElement)) return;
    note.value = note.value.includes(before) ? note.value.replace(before, after).trim() : note.value;
  };
  const { errors, pending, notice, failure } = view;
  const common = <Name extends keyof typeof types>(name: Name) => {
    const { label, attributes } = contactFields[name];
    return {
      id: `${form}-${name}`,
      name,
      label,
      required: true,
      error: errors[name],
      type: types[name],
      ...attributes,
    };
  };
  return (
    <>
      {notice}
      <form method="post" action={bookingPath} aria-label={texts.pickTime} {...handlers} hidden={times.length === 0}>
        <Stack>
          <fieldset className={timesStyle} aria-describedby={errors.start && `${form}-start-error`}>
            <legend>{fill(texts.time, { day })}</legend>
            {times.map((start, index) => (
              <Time key={start} start={start} id={index === 0 ? `${form}-start` : undefined} data={data} />
            ))}
          </fieldset>
          {errors.start && (
            <p id={`${form}-start-error`} className={errorStyle}>
              {errors.start}
            </p>
          )}
          {(['name', 'email', 'phone'] as const).map((name) => (
            <TextField key={name} {...common(name)} />
          ))}
          <TextField
            id={`${form}-company`}
            name="company"
            label={texts.company}
            maxLength={contactFields.company.attributes.maxLength}
            autoComplete="organization"
            error={errors.company}
          />
          <TextArea
            id={`${form}-note`}
            name="note"
            label={texts.note}
            error={errors.note}
            defaultValue={written.current}
          />
          {firm && <FirmLine firm={firm} industries={data.industries} locale={data.locale} onChange={rewrite} />}
          <Honeypot form={form} />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="page" value={data.page} />
          <Row>
            <button type="submit" className={button.primary} disabled={pending !== undefined}>
              {pending ?? texts.book}
            </button>
          </Row>
          <Small>{texts.privacy}</Small>
          {failure}
        </Stack>
      </form>
    </>
  );
}

function Time({ start, id, data }: { start: string; id: string | undefined; data: BookingData }) {
  const own = visitorsTime(start, data);
  return (
    <label className={timeStyle}>
      <input type="radio" name="start" id={id} value={start} />
      {timeText(start, data)}
      {own && <span className={elsewhere}>{fill(texts.yourTime, { time: own })}</span>}
    </label>
  );
}
