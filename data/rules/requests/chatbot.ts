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

const idSchema = z.string().check(z.maxLength(80));

/** What the visitor sends back of the last reply: the chips of a quote, the last card, an emergency. Ids are checked against the records. */
const chatStateSchema = z.object({
  quote: z.optional(
    z.object({
      people: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
      plan: z.optional(idSchema),
      profile: z.optional(idSchema),
      addOns: z.optional(z.array(idSchema).check(z.maxLength(20))),
      devices: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
      term: z.optional(z.enum(['month', 'year'])),
    }),
  ),
  /** What the visitor has said of their firm elsewhere: it holds for prices, as far as the conversation says nothing else. */
  firm: z.optional(
    z.object({
      people: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
      profile: z.optional(idSchema),
    }),
  ),
  /** Id of the last card. */
  card: z.optional(idSchema),
  /** `isAsked` while the visitor has not said whether it happens now. */
  emergency: z.optional(z.object({ id: idSchema, isAsked: z.optional(z.boolean()) })),
  /** Set where a place is asked for. */
  asked: z.optional(z.enum(['place', 'people'])),
  language: z.optional(z.enum(['en', 'fr'])),
});
export type ChatState = z.output<typeof chatStateSchema>;

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
    /** What the last reply gave to remember. One that is not valid is left out: it only changes which card or quote is shown. */
    state: z.optional(z.catch(chatStateSchema, {})),
  });
}
export type ChatbotRequest = z.output<ReturnType<typeof makeChatbotSchema>>;

/** A next step that the chat offers as a button. */
export type ChatAction =
  | { kind: 'page' | 'calculator'; title: string; href: string }
  /** Opens the contact form with a note that the visitor can edit; it travels in session storage, never in an address. */
  | { kind: 'contact'; title: string; note: string }
  /** Calls the provider, or another `number`. */
  | { kind: 'call'; title: string; number?: string };

/** `data` of the response. */
export interface ChatReply {
  /** Plain text; a line break is a line break, and a line that begins with "- " an item of a list. */
  response: string;
  /** Pages that the answer is taken from, the most important first. */
  links?: readonly { title: string; href: string }[];
  actions?: readonly ChatAction[];
  /** What the visitor may want to say next. */
  suggestions?: readonly string[];
  /** What is known of a quote; pressing one sends `say`. */
  chips?: readonly { label: string; say: string }[];
  /** To be sent back with the next message. */
  state?: ChatState;
  /** Language of the response where it is not the site's. */
  lang?: 'fr';
  /** Whether the visitor should be offered a conversation with a person. */
  handOver?: boolean;
}
