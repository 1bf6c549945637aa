import type { Reply, SentMessage } from './conversation.ts';
import { readReply } from './readReply.ts';

/** Sends a message to the assistant. Rejects where there is no valid reply, for whatever reason. */
export async function ask(message: string, conversation: readonly SentMessage[], signal: AbortSignal): Promise<Reply> {
  const response = await fetch('/api/chatbot', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ message, ...(conversation.length > 0 ? { conversation } : {}) }),
    signal,
  });
  if (!response.ok) throw new Error('Failed to send message');
  return readReply(await response.json());
}
