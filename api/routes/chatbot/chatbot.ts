import { PassThrough } from 'node:stream';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Assistant, Considered } from '../../chat/assistant.ts';
import type { Phraser } from '../../chat/model/phrase.ts';
import type { Questions } from '../../chat/questions/questions.ts';
import { scrub } from '../../chat/questions/scrub.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { Guards } from '../../middleware/guards.ts';
import { type Validated, validate } from '../../middleware/validate.ts';
import { type ChatbotRequest, type ChatReply, makeChatbotSchema } from './schema.ts';

interface ChatbotParts {
  messages: Site['messages'];
  assistant: Assistant;
  guards: Pick<Guards, 'chat'>;
  questions: Questions;
  /** Rephrases replies with a language model, where one is configured. */
  phrase: Phraser | undefined;
}

const envelope = (reply: ChatReply) => ({ success: true, data: reply, response: reply.response });

/**
 * `POST /api/chatbot`: the assistant's reply to a message, given the conversation so far. With `Accept: text/event-stream` it
 * is streamed as server-sent events: `delta` with text, `reset` where the text so far is to be discarded, and `done` with
 * the whole envelope.
 */
export function chatbotRoutes(router: Router, { messages, assistant, guards, questions, phrase }: ChatbotParts): void {
  const input = validate(makeChatbotSchema(messages.apiAnswer));
  router.post<object, Validated<ChatbotRequest>>('/api/chatbot', guards.chat, input, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const streamed = /\btext\/event-stream\b/i.test(ctx.get('Accept'));
    if (!phrase && !streamed) {
      const reply = assistant.reply(ctx.input);
      keepUnanswered(ctx.input.message, reply);
      ctx.body = envelope(reply);
      return;
    }
    const considered = assistant.consider(ctx.input);
    keepUnanswered(ctx.input.message, considered.reply);
    if (streamed) stream(ctx, considered);
    else ctx.body = envelope(await rephrase(considered));
  });

  function keepUnanswered(message: string, { intent }: ChatReply): void {
    if (intent === 'unknown') questions.keep(scrub(message, assistant.knows));
  }

  async function rephrase(
    { reply, material, phrasable }: Considered,
    options: Parameters<Phraser>[1] = {},
  ): Promise<ChatReply> {
    const response = phrase && phrasable ? await phrase(material, options) : undefined;
    return response === undefined ? reply : { ...reply, response };
  }

  function stream(ctx: Context, considered: Considered): void {
    const body = new PassThrough();
    const connection = new AbortController();
    ctx.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    ctx.body = body;
    ctx.res.once('close', () => connection.abort());
    const send = (event: string, data: unknown) => {
      if (!body.destroyed) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    let shown = '';
    const onText = (text: string) => {
      shown += text;
      if (text) send('delta', { text });
    };
    rephrase(considered, { signal: connection.signal, onText }).then(
      (reply) => {
        if (shown.trim() !== reply.response) {
          if (shown) send('reset', {});
          send('delta', { text: reply.response });
        }
        send('done', envelope(reply));
        body.end();
      },
      () => body.destroy(),
    );
  }
}
