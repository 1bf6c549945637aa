import * as z from 'zod/mini';
import type { Messages } from '../schema/messages.ts';
import { withoutInvisible } from '../text/invisible.ts';
import { protocolText } from './protocolText.ts';

/** As the limit of the body in bytes, which is checked first. */
const maxCharacters = 16 * 1024;

/** A message of the conversation so far; further fields, such as a timestamp, are dropped. */
const messageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().check(z.maxLength(maxCharacters)),
});

/** Checked before the messages are parsed, because the errors of thousands of them would take hundreds of megabytes. */
const maxAcceptedMessages = 600;
const notAList = protocolText('Give the conversation as a list of role and content.');
const conversationSchema = z.pipe(
  z.array(z.unknown(), notAList).check(z.maxLength(maxAcceptedMessages, notAList)),
  z.array(messageSchema),
);

/** `POST /api/chatbot`. */
export function makeChatbotSchema({
  chatMessageMissing: missing,
  chatMessageTooLong: tooLong,
}: Messages['apiResponses']) {
  return z.object({
    message: z
      .string(missing)
      .check(z.overwrite(withoutInvisible), z.trim(), z.minLength(1, missing), z.maxLength(maxCharacters, tooLong)),
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

/** `data` of the response. */
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
  /** Id of the intent that the message was classified as. */
  intent?: string;
  /** Language of the response where it is not the site's. */
  lang?: 'fr';
  /** Whether the visitor should be offered a conversation with a person. */
  handOver?: boolean;
}
