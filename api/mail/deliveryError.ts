/** Why a message did not get through. The reason is stored and logged, so it never names a person or an address. */
export class DeliveryError extends Error {
  /** Refused for good: trying the same message again would change nothing. */
  readonly permanent: boolean;
  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.name = 'DeliveryError';
    this.permanent = permanent;
  }
}

export const refusedForGood = (reason: string) => new DeliveryError(reason, true);
export const failedForNow = (reason: string) => new DeliveryError(reason, false);
