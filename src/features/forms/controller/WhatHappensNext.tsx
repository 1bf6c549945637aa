import { bookingMessages } from '#data/messages/booking.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { ConfirmationTexts } from '../confirmationTexts.ts';

/** What follows a contact request: who reads it, when, and whom to call if it cannot wait. */
export function WhatHappensNext({ texts, name }: { texts: ConfirmationTexts; name: string }) {
  const { thanks, steps, urgent, phone, pickTime } = texts;
  return (
    <>
      <p>{fill(thanks, { name })}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {pickTime && (
        <p>
          <a href={pickTime}>{bookingMessages.pickTimeForCall}</a>
        </p>
      )}
      <p>
        {urgent} <a href={`tel:${phone.e164}`}>{phone.display}</a>
      </p>
    </>
  );
}
