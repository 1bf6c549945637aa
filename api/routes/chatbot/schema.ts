import * as z from 'zod/mini';

/** More is the whole body: a longer message is refused with it. */
const mostCharacters = 16 * 1024;

/** One line of the conversation so far, as the interface keeps it; a time stamp and the like are dropped. */
const turnSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(mostCharacters)),
});

/** `POST /api/chatbot`. */
export const chatbotSchema = z.object({
  message: z
    .string('Write a message.')
    .check(z.trim(), z.minLength(1, 'Write a message.'), z.maxLength(mostCharacters, 'The message is too long.')),
  conversation: z.optional(z.array(turnSchema, 'Give the conversation as a list of role and content.')),
});
export type ChatbotRequest = z.output<typeof chatbotSchema>;

/** `data` of its answer. */
export interface ChatReply {
  /** Plain text; a line break is a line break. */
  response: string;
  /** Pages the answer is taken from, the most important first. */
  sources?: { title: string; href: string }[];
  /** What the visitor may want to ask next. */
  suggestions?: string[];
  /** What the message was taken to be about. */
  intent?: string;
  /** Whether a person should go on from here: phone and contact form belong beside the reply. */
  handOver?: boolean;
}
