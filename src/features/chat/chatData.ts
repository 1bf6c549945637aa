/** Data of the chat: part of the shell data, which every page embeds. */
export interface ChatData {
  provider: {
    name: string;
    shortName: string;
    phone: { display: string; e164: string };
    email: string;
    locale: string;
  };
  /** First path segments of this site's pages; paths in messages become links only below them. In the browser the menus tell them. */
  sections?: readonly string[] | undefined;
  chat: {
    /** The first message. It says that the assistant is a program. */
    greeting: string;
    /** Suggested first questions. */
    starters: readonly string[];
  };
}

/** Key of the conversation in session storage. */
export const chatKey = 'chatConversation';
/**
 * Key in local storage of a conversation with a person, so that every tab comes back to it. It is removed when that ends, or after seven
 * days (`cleanUpStorage`).
 */
export const handoverKey = 'chatHandover';
/** Key in local storage: when the newest message was written that some tab has shown (`timestamp`). */
export const seenKey = 'chatSeen';
/** Key in session storage: how many messages of a person this tab has that were not shown. */
export const unreadKey = 'chatUnread';

/** The three places where the chat is shown. */
export type ChatVariant = 'hero' | 'page' | 'compact';
