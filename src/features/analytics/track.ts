/** An event without personal data. */
export interface AnalyticsEvent {
  name: string;
  properties?: Readonly<Record<string, string | number>>;
}

type Sink = (event: AnalyticsEvent) => void;

let sink: Sink | undefined;
let waiting: AnalyticsEvent[] = [];

/** Reports an event. Queued until `sendEventsTo` is called, at most 50 events; dropped after `dropEvents`. */
export function track(name: string, properties?: AnalyticsEvent['properties']): void {
  const event = properties ? { name, properties } : { name };
  if (sink) sink(event);
  else if (waiting.length < 50) waiting.push(event);
}

/** Sends all events to a sink from now on, starting with the queued ones. */
export function sendEventsTo(next: Sink): void {
  sink = next;
  for (const event of waiting) next(event);
  waiting = [];
}

/** Discards queued and future events: without consent, nothing may be recorded. */
export function dropEvents(): void {
  sink = () => {};
  waiting = [];
}

/** Queues events until `sendEventsTo` is called. */
export function holdEvents(): void {
  sink = undefined;
}
