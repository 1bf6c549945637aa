import type { ChatAction, ChatState } from '../../data/requests/chatbot.ts';
import type { Site } from '../../data/schema/site.ts';

export type Language = 'en' | 'fr';
export type Texts = Site['messages']['assistant'];

/** What one desk answers. */
export interface Answer {
  text: string;
  links?: readonly { title: string; href: string }[];
  actions?: readonly ChatAction[];
  /** Buttons with what visitors say next. */
  suggestions?: readonly string[];
  chips?: readonly { label: string; say: string }[];
  askPerson?: boolean;
  /** What later turns remember of this one. */
  state?: ChatState;
  /** Ids of the cards that the answer was taken from. */
  cards?: readonly string[];
  /** Set where the assistant only guesses. */
  isUnsure?: boolean;
  /** Set where the words are English in every language. */
  isEnglish?: boolean;
}

/** Two answers as one. */
export function joined(first: Answer, second: Answer): Answer {
  return {
    text: `${first.text}\n\n${second.text}`,
    links: [...(first.links ?? []), ...(second.links ?? [])],
    actions: first.actions?.length ? first.actions : (second.actions ?? []),
    suggestions: second.suggestions?.length ? second.suggestions : (first.suggestions ?? []),
    ...((first.chips ?? second.chips) ? { chips: first.chips ?? second.chips ?? [] } : {}),
    askPerson: first.askPerson === true || second.askPerson === true,
    state: { ...first.state, ...second.state },
    cards: [...(first.cards ?? []), ...(second.cards ?? [])],
    isUnsure: first.isUnsure === true || second.isUnsure === true,
    isEnglish: first.isEnglish === true || second.isEnglish === true,
  };
}
