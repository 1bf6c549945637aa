import { handoverMessages } from '#data/messages/handover.ts';
import { postJson } from '../../forms/controller/postJson.ts';
import type { ChatMessage, Conversation } from '../chatSchema.ts';
import { conversationStore } from '../conversationStore.ts';
import type { HandoverRecord } from './handoverRecord.ts';
import { markSent, takeRefused, unsentOf } from './receive.ts';

/** How often a message that could not be sent is sent again, in milliseconds. */
const resendMs = 4000;

/** Makes a function that sends what has not been sent, in its order, until all of it is. */
export function makeFlush(recordOf: () => HandoverRecord | undefined, onGone: () => void): () => Promise<void> {
  let sending = false;

  /** How long to wait before the next is sent; or that the conversation is gone, or closed, of which its stream tells. */
  async function sendNext(
    { id, secret }: HandoverRecord,
    { content, person }: ChatMessage,
  ): Promise<number | 'gone' | 'closed'> {
    const key = person?.key ?? '';
    const result = await postJson(`/api/handover/${id}/messages`, { secret, key, text: content });
    const { number } = (result.ok && (result.body?.data as { number?: number } | undefined)) || {};
    if (number !== undefined) {
      conversationStore.change((conversation) => markSent(conversation, key, number));
      return 0;
    }
    if (result.ok) return resendMs;
    // Sent again, it would be refused again, and everything after it would wait.
    if (result.status === 400 || result.status === 413) {
      giveBack((conversation) =>
        takeRefused(conversation, key, { at: Date.now(), reason: result.fields?.text, texts: handoverMessages }),
      );
      return 0;
    }
    if (result.status === 404 || result.status === 409) return result.status === 404 ? 'gone' : 'closed';
    return Math.max(resendMs, (result.retryAfter ?? 0) * 1000);
  }

  return async () => {
    if (sending) return;
    sending = true;
    for (;;) {
      const [record, next] = [recordOf(), unsentOf(conversationStore.state().conversation)];
      if (!record || !next) break;
      const waitMs = await sendNext(record, next);
      if (waitMs === 'gone') onGone();
      if (typeof waitMs === 'string') break;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    sending = false;
  };
}

/** What was not sent to a person goes back into the box. */
export function giveBack(take: (from: Conversation) => { conversation: Conversation; unsent: string }): void {
  const { conversation, unsent } = take(conversationStore.state().conversation);
  conversationStore.change(() => conversation);
  if (unsent) conversationStore.giveBack(unsent);
}
