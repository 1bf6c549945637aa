import * as z from 'zod/mini';
import type { Messages } from '../schema/messages.ts';
import { protocolText } from './protocolText.ts';

/** The limit of the whole body, which is refused before a longer message is seen. */
const maxCharacters = 16 * 1024;

/** A message of the conversation so far; further fields, such as a timestamp, are dropped. */
const turnSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(maxCharacters)),
});

/** No body holds more turns. Counted before any is looked at: the errors of thousands would take hundreds of megabytes. */
const maxAcceptedTurns = 600;
const notAList = protocolText('Give the conversation as a list of role and content.');
const conversationSchema = z.pipe(
  z.array(z.unknown(), notAList).check(z.maxLength(maxAcceptedTurns, notAList)),
  z.array(turnSchema),
);

/** `POST /api/chatbot`. */
export function makeChatbotSchema({
  chatMessageMissing: missing,
  chatMessageTooLong: tooLong,
}: Messages['apiResponses']) {
  return z.object({
    message: z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(maxCharacters, tooLong)),
    conversation: z.optional(conversationSchema),
  });
}
export type ChatbotRequest = z.output<ReturnType<typeof makeChatbotSchema>>;

/** A next step that the chat offers as a button. */
export type ChatAction =
  | { kind: 'page' | 'calculator'; title: string; href: string }
  /** Opens the contact form with a note that the visitor can edit; it travels in session storage, never in an address. */
  | { kind: 'contact'; title: string; note: string }
  | { kind: 'call'; title: string };

/** `data` of its answer. */
export interface ChatReply {
  /** Plain text; a line break is a line break, and a line that begins with "- " an item of a list. */
  response: string;
  /** Pages that the answer is taken from, the most important first. */
  links?: readonly { title: string; href: string }[];
  actions?: readonly ChatAction[];
  /** What the visitor may want to ask next. */
  suggestions?: readonly string[];
  /** Ids of the facts that the answer states. */
  facts?: readonly string[];
  /** What the message was taken to be about. */
  intent?: string;
  /** Language of the response where it is not the site's. */
  lang?: 'fr';
  /** Whether a person should go on from here. */
  handOver?: boolean;
}
