import { chatMessages } from '#data/messages/chat.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/text/fill.ts';
import { Breakable } from '../../../ui/Breakable/Breakable.tsx';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { chips } from '../../../ui/ChipLinks/ChipLinks.css.ts';
import type { ChatFacts } from '../chatFacts.ts';
import type { Message as MessageData } from '../conversation.ts';
import { type LinkRules, linkify } from '../linkify.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import {
  actions,
  bubble,
  message as messageStyle,
  sourceLink,
  sources as sourcesStyle,
  suggestion,
  suggestionItem,
  time as timeStyle,
} from './Message.css.ts';

interface MessageProps {
  message: MessageData;
  provider: ChatFacts['provider'];
  rules: LinkRules;
  withTime: boolean;
  /** Sends a suggestion; undefined hides the suggestions. */
  onSend: ((text: string) => void) | undefined;
  /** Repeats the question; undefined hides the retry button. */
  onRetry: (() => void) | undefined;
}

/** One message with its sources, actions and suggestions. */
export function Message({ message, provider, rules, withTime, onSend, onRetry }: MessageProps) {
  const { role, content, at, sources, suggestions, handOver } = message;
  const byVisitor = role === 'user';
  return (
    <li className={messageStyle[role]}>
      <p className={bubble[role]}>
        <span className={visuallyHidden}>
          {`${fill(chatMessages.says, { name: byVisitor ? chatMessages.you : provider.shortName })} `}
        </span>
        <Linked text={content} rules={byVisitor ? { ...rules, sections: [] } : rules} />
      </p>
      {withTime && (
        <p className={timeStyle}>
          {at > 0 && <time dateTime={new Date(at).toISOString()}>{hourAndMinute(at, provider.locale)}</time>}
        </p>
      )}
      {sources && (
        <ul className={sourcesStyle} role="list" aria-label={chatMessages.readMore}>
          {sources.map(({ title, href }) => (
            <li key={href + title}>
              <a className={sourceLink} href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {handOver && (
        <p className={actions}>
          <a className={button.primary} href={`tel:${provider.phone.e164}`}>
            {fill(offersMessages.call, { phone: provider.phone.display })}
          </a>
          <a className={button.secondary} href="/contact">
            {chatMessages.contactUs}
          </a>
        </p>
      )}
      {onRetry && (
        <p className={actions}>
          <button type="button" className={button.secondary} onClick={onRetry}>
            {offersMessages.tryAgain}
          </button>
        </p>
      )}
      {onSend && suggestions && suggestions.length > 0 && (
        <ul className={chips} role="list" aria-label={chatMessages.suggestions}>
          {suggestions.map((text) => (
            <li key={text} className={suggestionItem}>
              <button type="button" className={suggestion} onClick={() => onSend(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Text with links for phone numbers, e-mail addresses and pages of this site. */
function Linked({ text, rules }: { text: string; rules: LinkRules }) {
  let at = 0;
  return linkify(text, rules).map((part) => {
    const key = at;
    at += typeof part === 'string' ? part.length : part.text.length;
    return typeof part === 'string' ? (
      part
    ) : (
      <a key={key} href={part.href}>
        <Breakable text={part.text} />
      </a>
    );
  });
}

function hourAndMinute(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at);
}
