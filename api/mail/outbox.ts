/** Sends the messages of the outbox and retries them until they are accepted or parked. */
export interface Outbox {
  /**
   * Sends these messages now; resolves with whether all were accepted within `budgetMs` milliseconds. The others go on being
   * sent. Other lanes poll as well, for messages such as webhook calls that were written in the same transaction.
   */
  deliver(ids: readonly string[], budgetMs: number): Promise<boolean>;
  /** Begins to poll for due messages. */
  start(): void;
  /** Begins nothing more and waits for attempts under way. */
  stop(): Promise<void>;
}
