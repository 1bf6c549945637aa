import { handoverMessages } from '#data/messages/handover.ts';
import type { HandoverPresence } from '#data/rules/requests/handoverMessage.ts';
import { fill } from '#data/rules/text/fill.ts';

/** How often it is asked who is there, in milliseconds, while the page is looked at. */
const refreshMs = 60_000;

const listeners = new Set<() => void>();
let presence: HandoverPresence | undefined;
let stop = () => {};
let look = async () => {};

/** Asks at once, where anybody listens: a person has come or gone. */
export const refreshPresence = (): void => void look();

/** Undefined before it is known, and where it cannot be. */
export const currentPresence = () => presence;

/** Asks who is there, now and again while the page is looked at: once for all who listen. Returns what ends it. */
export function subscribeToPresence(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  let isOver = false;
  look = async () => {
    if (document.hidden) return;
    const response = await fetch('/api/handover').catch(() => undefined);
    const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
    if (isOver) return;
    presence = answer?.data;
    for (const listener of listeners) listener();
  };
  const asks = look;
  void asks();
  const timer = setInterval(asks, refreshMs);
  document.addEventListener('visibilitychange', asks);
  stop = () => {
    isOver = true;
    look = async () => {};
    clearInterval(timer);
    document.removeEventListener('visibilitychange', asks);
  };
}

/** Who is there until when, or when a person is next there. */
export function presenceText({ here, name, role, until = '', next }: HandoverPresence): string {
  if (here)
    return name && role
      ? fill(handoverMessages.hereNamed, { name, role, time: until })
      : fill(handoverMessages.here, { time: until });
  return next ? fill(handoverMessages.next, next) : handoverMessages.nobody;
}
