/** Sends what waits in the outbox, and goes on trying until it is taken or refused for good. */
export interface Outbox {
  /**
   * Tries to send these messages at once; true if all were taken within the time, in milliseconds. The rest goes on.
   * What leaves in other ways and was written with them, such as a call of the webhook, leaves at once as well.
   */
  deliver(ids: readonly string[], budgetMs: number): Promise<boolean>;
  /** Begins sending what is due, now and from then on. */
  start(): void;
  /** Stops after what is under way. */
  stop(): Promise<void>;
}
