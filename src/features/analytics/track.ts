/** Something a visitor did, without anything that tells who it was. */
export interface AnalyticsEvent {
  name: string;
  properties?: Readonly<Record<string, string | number>>;
}

type Sink = (event: AnalyticsEvent) => void;

let sink: Sink | undefined;
let waiting: AnalyticsEvent[] = [];

/** Reports an event to the analytics service, once one is configured and allowed; nothing is sent before. */
export function track(name: string, properties?: AnalyticsEvent['properties']): void {
  const event = properties ? { name, properties } : { name };
  if (sink) sink(event);
  else if (waiting.length < 50) waiting.push(event);
}

/** Where events go from now on, those that waited first. */
export function sendEventsTo(next: Sink): void {
  sink = next;
  for (const event of waiting) next(event);
  waiting = [];
}

/** Forgets what waits, and every event from now on: without a visitor's consent nothing is even remembered. */
export function dropEvents(): void {
  sink = () => {};
  waiting = [];
}

/** Keeps events until it is known where they go. */
export function holdEvents(): void {
  sink = undefined;
}
