/**
 * Why a message was not accepted: `recipient` (no such mailbox), `message` (it cannot be sent as it is), `sender` (our
 * login, address, reputation or content, or a policy or quota), `temporary` (by the receiver's word), `connection` (none, or
 * a timeout), `unexpected` (a bug), `suppressed` (the address has come onto the suppression list since it was written).
 */
export type FailureClass =
  | 'recipient'
  | 'message'
  | 'suppressed'
  | 'sender'
  | 'temporary'
  | 'connection'
  | 'unexpected';

/** A failed delivery. Its message is stored and logged, so it never names a person or an address. */
export class DeliveryError extends Error {
  readonly failure: FailureClass;
  constructor(reason: string, failure: FailureClass) {
    super(reason);
    this.name = 'DeliveryError';
    this.failure = failure;
  }

  /** Whether a retry is useless. Failures on our side are not permanent: somebody fixes them. */
  get permanent(): boolean {
    return this.failure === 'recipient' || this.failure === 'message' || this.failure === 'suppressed';
  }
}
