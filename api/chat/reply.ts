import type { ChatAction, ChatReply, ChatState } from '../../data/rules/requests/chatbot.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Card } from './card.ts';

/** What a language model may word a reply from. */
export interface Draft {
  question: string;
  answer: Answer;
  cards: readonly Card[];
}

export type Language = 'en' | 'fr';
export type Texts = Site['messages']['assistant'];

/** What one expert answers. */
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

/** Asks for yes or no. */
const asksWhether =
  /^\W*(?:(?:and|so|but|ok|oh|hi|hello|hey)\W+)*(?:do|does|is|are|can|could|will|would|has|have|did|may|should|am|was)\b/i;

/** The text without a "Yes" or "No" that a question did not ask for, or that answers more than was asked. */
export function fitting(text: string, question: string, isFollowUp: boolean): string {
  if (asksWhether.test(question) && !isFollowUp) return text;
  const rest = text.replace(/^(?:Yes|No)[.,:]\s+/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
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

/** Whether an emergency was told of, and is not over. */
export const isGoingOn = ({ emergency }: ChatState): boolean => emergency !== undefined && !emergency.isAsked;

/** A quote goes on through other questions; what was asked and an emergency do not. */
export const kept = ({ quote }: ChatState): ChatState => (quote ? { quote } : {});

/** The reply as the API sends it. */
export function replyOf(
  { text, links = [], actions = [], suggestions = [], chips = [], askPerson, state, isEnglish }: Answer,
  language: Language = 'en',
): ChatReply {
  const once = links.filter(({ href }, at) => links.findIndex((one) => one.href === href) === at);
  return {
    response: text,
    ...(once.length > 0 ? { links: once } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
    ...(chips.length > 0 ? { chips } : {}),
    ...(state && Object.keys(state).length > 0 ? { state } : {}),
    ...(language === 'fr' && !isEnglish ? { lang: 'fr' as const } : {}),
    ...(askPerson ? { handOver: true } : {}),
  };
}
