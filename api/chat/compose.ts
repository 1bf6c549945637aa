import type { Site } from '../../data/schema/site.ts';
import { fill } from '../../data/text/fill.ts';
import type { ChatReply } from '../../data/requests/chatbot.ts';
import type { Answer } from './answers/answer.ts';
import type { Decision } from './decide/decide.ts';
import { isDanger } from './classify/groups.ts';
import type { IntentId } from './intents.ts';
import type { ReadMessage } from './read/readMessage.ts';

const maxLinks = 4;
const maxActions = 3;
const maxSuggestions = 3;
/** Intents of messages that contain details or a secret, and no question. */
const asksNothing = new Set<IntentId>([
  'unknown',
  'more',
  'statement',
  'acknowledge',
  'yes',
  'no',
  'nonsense',
  'thanks',
  'chatbot',
]);

/** Makes the reply from the answers to the utterances of a message. */
export function makeComposer({ provider, messages }: Site) {
  const { assistantTalk: talk, assistant, assistantFrench, assistantFrenchFigures } = messages;
  const phone = provider.phone.display;
  /** A French sentence with a link to the page, in place of an English text. */
  const frenchOnly = (answer: Answer): Answer => ({ ...answer, text: talk.french, suggestions: [] });

  return function compose({ language, personal }: ReadMessage, decisions: readonly Decision[]): ChatReply {
    const isUrgent = decisions.some(({ intent }) => isDanger(intent));
    const isForeign = language === 'other' && !isUrgent;
    const parts = decisions.map(({ answer }) => (language === 'fr' && answer.english ? frenchOnly(answer) : answer));
    const texts = language === 'fr' ? assistantFrench.talk : assistant.talk;
    const warnings = [
      ...(isForeign ? [fill(talk.otherLanguage, { phone })] : []),
      ...(personal.password || personal.number
        ? [texts.secret]
        : personal.phone || personal.email
          ? [texts.details]
          : []),
    ];
    const isOnlyWarned = isForeign || (warnings.length > 0 && decisions.every(({ intent }) => asksNothing.has(intent)));
    const links = unique(parts.flatMap(({ links: pages = [] }) => pages));
    const actions = parts.flatMap(({ actions: next = [] }) => next).slice(0, maxActions);
    const suggestions = [...new Set(parts.flatMap(({ suggestions: next = [] }) => next))].slice(0, maxSuggestions);
    const factIds = [...new Set(parts.flatMap(({ factIds: ids = [] }) => ids))];
    const text = [...new Set([...warnings, ...(isOnlyWarned ? [] : parts.map((part) => part.text))])]
      .join('\n\n')
      // A text that ends with an abbreviation needs no second full stop.
      .replace(/\.\.(?=\s|$)/g, '.');
    return {
      response: language === 'fr' ? figuresInFrench(text, assistantFrenchFigures) : text,
      ...(links.length > 0 ? { links } : {}),
      ...(actions.length > 0 ? { actions } : {}),
      ...(suggestions.length > 0 ? { suggestions } : {}),
      ...(factIds.length > 0 ? { facts: factIds } : {}),
      intent: decisions[0]?.intent ?? 'unknown',
      ...(language === 'fr' ? { lang: 'fr' as const } : {}),
      ...(parts.some(({ handOver }) => handOver) ? { handOver: true } : {}),
    };
  };
}

type FrenchFigures = Site['messages']['assistantFrenchFigures'];

/** Writes amounts, durations and hours of the English records in French, for example "1 900 $" and "4 heures". */
function figuresInFrench(text: string, { hours, hourRange }: FrenchFigures): string {
  return text
    .replace(/\$(\d{1,3}(?:,\d{3})*)(?:\.(\d\d))?/g, (_, dollars: string, cents?: string) =>
      [dollars.replaceAll(',', '\u00a0'), ...(cents ? [`,${cents}`] : []), '\u00a0$'].join(''),
    )
    .replace(/\b(\d+) hours?\b/g, (_, count: string) =>
      // In French the plural begins with two; zero is singular.
      fill(Number(count) > 1 ? hours.other : hours.one, { count }),
    )
    .replace(
      // Not the minutes of a time such as "8:30-16:30", which is the same in French.
      /(?<![:\d])(\d{1,2})(?:am)?-(\d{1,2})(?:pm)?(?![:\d])\b/g,
      (_, from: string, to: string) =>
        fill(hourRange, { from, to: Number(to) < Number(from) || Number(to) < 12 ? Number(to) + 12 : to }),
    );
}

function unique(links: readonly { title: string; href: string }[]) {
  return [...new Map(links.map((link) => [link.href, link])).values()].slice(0, maxLinks);
}
