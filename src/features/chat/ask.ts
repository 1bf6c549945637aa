import { retryAfterSeconds } from '../forms/controller/postJson.ts';
import { answerSchema, type Reply } from './chatSchema.ts';
import type { SentMessage } from './conversation.ts';
import { loadFrequentReplies } from './frequentReplies.ts';

/** Why there is no reply. */
export type AskFailure =
  | { kind: 'offline' | 'noAnswer' | 'server' }
  /** `againAt` in milliseconds since 1970. */
  | { kind: 'limit'; againAt: number };

/** Seconds until one may ask again where the service does not say. */
const usualWait = 60;

/** Sends a message to the assistant. Where there is no valid reply and the question is none of the most frequent, says why. */
export async function ask(
  message: string,
  conversation: readonly SentMessage[],
  state: Reply['state'],
  signal: AbortSignal,
): Promise<Reply | AskFailure> {
  const response = await fetch('/api/chatbot', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      message,
      ...(conversation.length > 0 ? { conversation } : {}),
      ...(state ? { state } : {}),
    }),
    signal,
  }).catch(() => undefined);
  const frequent = async () => (await loadFrequentReplies()).get(message);
  if (!response) return (await frequent()) ?? { kind: navigator.onLine ? 'noAnswer' : 'offline' };
  if (response.status === 429) {
    const known = await frequent();
    if (known) return known;
    const seconds = retryAfterSeconds(response.headers.get('Retry-After')) ?? usualWait;
    return { kind: 'limit', againAt: Date.now() + seconds * 1000 };
  }
  try {
    if (response.ok) return answerSchema.parse(await response.json()).data;
  } catch {
    // Not JSON, or no reply in it.
  }
  return (await frequent()) ?? { kind: 'server' };
}
