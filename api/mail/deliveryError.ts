/**
 * Why a message was not taken: `recipient` (there is no such mailbox), `message` (it cannot be sent as it is), `sender`
 * (our log-in, address, reputation or content, or somebody's policy or quota), `temporary` (the receiver says so),
 * `connection` (none, or no answer in time), `unexpected` (a fault of our own).
 */
export type FailureClass = 'recipient' | 'message' | 'sender' | 'temporary' | 'connection' | 'unexpected';

/** Why a message did not get through. The reason is stored and logged, so it never names a person or an address. */
export class DeliveryError extends Error {
  readonly failure: FailureClass;
  constructor(reason: string, failure: FailureClass) {
    super(reason);
    this.name = 'DeliveryError';
    this.failure = failure;
  }

  /** Whether trying the same message again would change nothing. What concerns our side is put right by us. */
  get permanent(): boolean {
    return this.failure === 'recipient' || this.failure === 'message';
  }
}
