import { DeliveryError } from './deliveryError.ts';

/** What an error of `fetch` says: there was no connection, or no answer in time. */
export function connectionError(error: unknown): DeliveryError {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return new DeliveryError(
    name === 'TimeoutError' ? 'no answer in time' : `no connection (${cause?.code ?? name})`,
    'connection',
  );
}

/** What an answer other than 2xx says. With a 4xx the address, the key or the other side has changed, which somebody has to mend. */
export function refusalError(status: number): DeliveryError {
  const ours = status < 500 && status !== 408 && status !== 429;
  return new DeliveryError(`answered ${status}`, ours ? 'sender' : 'temporary');
}
