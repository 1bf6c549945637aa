import type { ChatState } from '#data/rules/requests/chatbot.ts';
import { maxNoteLength } from '#data/rules/requests/contactLimits.ts';
import * as z from 'zod/mini';

/** What a visitor can press is short; the API's own texts are far shorter. */
const label = z.string().check(z.regex(/\S/), z.maxLength(120));
/** Paths of this site only: browsers treat "//" and "/\" at the start as another host. */
const path = z.string().check(z.regex(/^\/(?![/\\])\S*$/));
/** A time in milliseconds since 1970. */
const time = z.number().check(z.refine((value) => !Number.isNaN(new Date(value).getTime())));

/** A part of a reply that is not right is left out: the rest is whole without it. */
const part = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const listOf = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  part(
    z.pipe(
      z.array(part(schema)),
      z.transform((all): readonly z.output<Schema>[] | undefined => {
        const right = all.filter((one) => one !== undefined).slice(0, most) as z.output<Schema>[];
        return right.length > 0 ? right : undefined;
      }),
    ),
  );

const extras = {
  links: listOf(z.object({ title: label, href: path }), 5),
  actions: listOf(
    z.union([
      z.object({ kind: z.enum(['page', 'calculator']), title: label, href: path }),
      z.object({ kind: z.literal('contact'), title: label, note: z.string().check(z.maxLength(maxNoteLength)) }),
      z.object({
        kind: z.literal('call'),
        title: label,
        number: z.optional(z.string().check(z.regex(/^\+?\d{2,15}$/))),
      }),
    ]),
    3,
  ),
  suggestions: listOf(label, 12),
  chips: listOf(z.object({ label, say: label }), 14),
  /** What is sent back as it came; the service checks it. */
  state: part(z.custom<ChatState>((value) => value instanceof Object && JSON.stringify(value).length <= 2000)),
  lang: part(z.literal('fr')),
  handOver: part(z.literal(true)),
};

const replySchema = z.object({
  /** Longer ones are cut off; those of our API are far shorter. */
  response: z.string().check(
    z.trim(),
    z.minLength(1),
    z.overwrite((text) => text.slice(0, 8000)),
  ),
  ...extras,
});
/** What the chat shows of a reply. */
export type Reply = z.output<typeof replySchema>;

/** The response of `POST /api/chatbot`. */
export const answerSchema = z.object({ success: z.literal(true), data: replySchema });
/** The content of `/assistant.json`. */
export const frequentRepliesSchema = z.array(z.object({ question: z.string(), reply: replySchema }));

/** A message to a person, from one, or about what happened. */
const personSchema = z.object({
  kind: z.enum(['mine', 'said', 'notice']),
  /** Who wrote it, as the visitor reads it. */
  name: z.optional(z.string()),
  /** That of the service, once it has the message. */
  number: z.optional(z.int()),
  /** By which the service knows a message that is sent twice. */
  key: z.optional(z.string()),
});

const messageSchema = z.object({
  /** Increases from message to message. */
  id: z.int(),
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.minLength(1)),
  at: time,
  /** By which the service knows it, where another tab has had it. */
  key: z.optional(z.string()),
  /** Set on an apology that replaces a failed reply. */
  failed: z.optional(z.boolean()),
  /** Set on what belongs to a conversation with a person: the assistant gets none of it. */
  person: z.optional(personSchema),
  ...extras,
});
export type ChatMessage = z.output<typeof messageSchema>;

export const maxMessages = 50;

/** The conversation without the greeting, as session storage keeps it. */
const conversationSchema = z.object({
  startedAt: time,
  messages: z.readonly(
    z.array(messageSchema).check(
      z.maxLength(maxMessages),
      z.refine((all) => all.every(({ id }, index) => id > (all[index - 1]?.id ?? 0))),
    ),
  ),
});
export type Conversation = z.output<typeof conversationSchema>;

/** Parses a stored conversation; undefined where any part of it is invalid or out of order. */
export function readConversation(text: string): Conversation | undefined {
  try {
    return conversationSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
