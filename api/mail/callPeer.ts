import { DeliveryError } from './deliveryError.ts';

/**
 * Calls a service of the owner's. Redirects are not followed: what is sent goes to the configured address alone.
 * @param accepted a status that is an answer too
 * @throws DeliveryError for any other answer than 2xx, or none
 */
export async function callPeer(
  address: string,
  {
    timeout,
    accepted,
    signal,
    ...init
  }: Omit<RequestInit, 'signal'> & { timeout: number; accepted?: number | undefined; signal?: AbortSignal | undefined },
): Promise<{ status: number; text: string }> {
  const late = AbortSignal.timeout(timeout);
  try {
    const signals = signal ? AbortSignal.any([late, signal]) : late;
    const response = await fetch(address, { ...init, redirect: 'manual', signal: signals });
    const { ok, status } = response;
    if (!ok && status !== accepted) {
      await response.body?.cancel();
      // With a 4xx the address, the key or the other side has changed, which somebody has to mend.
      const ours = status < 500 && status !== 408 && status !== 429;
      throw new DeliveryError(`answered ${status}`, ours ? 'sender' : 'temporary');
    }
    return { status, text: await response.text() };
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new DeliveryError(
      name === 'TimeoutError' ? 'no answer in time' : `no connection (${cause?.code ?? name})`,
      'connection',
    );
  }
}
