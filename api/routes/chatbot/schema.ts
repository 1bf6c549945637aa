import * as z from 'zod/mini';

/** The limit of the whole body, which is refused before a longer message is seen. */
const maxCharacters = 16 * 1024;

/** A message of the conversation so far; further fields, such as a timestamp, are dropped. */
const turnSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(maxCharacters)),
});

/** No body holds more turns. Counted before any is looked at: the errors of thousands would take hundreds of megabytes. */
const maxTurns = 600;
const notAList = 'Give the conversation as a list of role and content.';
const conversationSchema = z.pipe(
  z.array(z.unknown(), notAList).check(z.maxLength(maxTurns, notAList)),
  z.array(turnSchema),
);

/** `POST /api/chatbot`. */
export const chatbotSchema = z.object({
  message: z
    .string('Write a message.')
    .check(z.trim(), z.minLength(1, 'Write a message.'), z.maxLength(maxCharacters, 'The message is too long.')),
  conversation: z.optional(conversationSchema),
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
