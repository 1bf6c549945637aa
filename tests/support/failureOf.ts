import { DeliveryError } from '#api/mail/deliveryError.ts';

/** How a delivery failed, which must not be by anything else. */
export async function failureOf(sending: Promise<void>): Promise<{ reason: string; failure: string }> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeliveryError)) throw new Error(`Expected a DeliveryError, got ${String(error)}.`);
  if (/ada|engines/.test(error.message)) throw new Error(`A person is named in: ${error.message}`);
  return { reason: error.message, failure: error.failure };
}
