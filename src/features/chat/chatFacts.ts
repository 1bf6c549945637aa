/** What the chat knows of the firm and the site: part of what every page carries. */
export interface ChatFacts {
  provider: {
    name: string;
    shortName: string;
    phone: { display: string; e164: string };
    email: string;
    locale: string;
  };
  /** First parts of the paths that are pages of this site. */
  sections: readonly string[];
  chat: {
    /** The first message: who answers here, and that it is a program. */
    greeting: string;
    /** Questions to begin with; pressing one sends it. */
    starters: readonly string[];
  };
}

/** Under which name the session keeps the conversation. */
export const chatKey = 'chatConversation';

/** The three interfaces over one conversation. */
export type ChatVariant = 'hero' | 'page' | 'compact';
