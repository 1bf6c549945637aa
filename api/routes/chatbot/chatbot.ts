import type Router from '@koa/router';
import type { Assistant } from '../../chat/assistant.ts';
import type { Model } from '../../chat/model/model.ts';
import type { KeepQuestion } from '../../questions/questions.ts';
import { scrub } from '../../questions/scrub.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import type { Guards } from '../../middleware/guards.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import { type ChatbotRequest, type ChatReply, makeChatbotSchema } from '../../../data/rules/requests/chatbot.ts';

interface ChatbotParts {
  messages: Site['messages'];
  assistant: () => Assistant;
  guards: Pick<Guards, 'chat'>;
  keepQuestion: KeepQuestion;
  /** Whether the site has a word, so that a kept question may hold it. */
  knows: (word: string, asName?: boolean) => boolean;
  model: Model | undefined;
}

const envelope = (reply: ChatReply) => ({ success: true, data: reply, response: reply.response });

/**
 * `POST /api/chatbot`: the assistant's reply to a message, given the conversation so far. With `Accept: text/event-stream` the
 * same is sent as server-sent events: `delta` with the whole checked text, and `done` with the envelope.
 */
export function chatbotRoutes(router: Router, parts: ChatbotParts): void {
  const { messages, assistant, guards, keepQuestion, knows, model } = parts;
  const input = validate(makeChatbotSchema(messages.apiResponses));
  router.post<object, Validated<ChatbotRequest>>('/api/chatbot', guards.chat, input, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const { consider, replyOf } = assistant();
    const considered = consider({ ...ctx.input, page: ctx.get('Referer') });
    const worded = considered.draft && (await model?.(considered.draft));
    const reply = worded ? replyOf(worded) : considered.reply;
    const { unsure } = considered;
    if (unsure) keepQuestion(scrub(unsure.question, knows), unsure.topic);
    if (!/\btext\/event-stream\b/i.test(ctx.get('Accept'))) {
      ctx.body = envelope(reply);
      return;
    }
    ctx.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    ctx.body = event('delta', { text: reply.response }) + event('done', envelope(reply));
  });
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
