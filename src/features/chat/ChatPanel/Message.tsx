import { chatMessages } from '#data/messages/chat.ts';
import { offersMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Breakable } from '../../../ui/Breakable/Breakable.tsx';
import { button } from '../../../ui/ButtonLink/ButtonLink.css.ts';
import { chips as chipList } from '../../../ui/ChipLinks/ChipLinks.css.ts';
import type { ChatData } from '../chatData.ts';
import type { ChatMessage } from '../chatSchema.ts';
import { keepContactNote } from '../../storage/contactNote.ts';
import { type LinkRules, linkify } from '../linkify.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import {
  actions,
  bubble,
  message as messageStyle,
  sourceLink,
  sources as sourcesStyle,
  list as listStyle,
  knownChip,
  suggestion,
  suggestionItem,
  time as timeStyle,
} from './Message.css.ts';

type Action = NonNullable<ChatMessage['actions']>[number];

interface MessageProps {
  message: ChatMessage;
  provider: ChatData['provider'];
  rules: LinkRules;
  withTime: boolean;
  /** Sends a suggestion; undefined hides the suggestions. */
  onSend: ((text: string) => void) | undefined;
  /** Repeats the question; undefined hides the retry button. */
  onRetry: (() => void) | undefined;
}

/** One message with its pages, actions and suggestions. */
export function Message({ message, provider, rules, withTime, onSend, onRetry }: MessageProps) {
  const { role, content, at, links, suggestions = [], chips = [], handOver, lang } = message;
  const steps = message.actions ?? (handOver ? contactActions(provider.phone.display) : []);
  const byVisitor = role === 'user';
  return (
    <li className={messageStyle[role]}>
      <div className={bubble[role]} lang={lang}>
        <span className={visuallyHidden} lang={lang && provider.locale}>
          {`${fill(chatMessages.says, { name: byVisitor ? chatMessages.you : provider.shortName })} `}
        </span>
        {byVisitor ? (
          <Linked text={content} rules={{ ...rules, sections: [] }} />
        ) : (
          <Reply text={content} rules={rules} />
        )}
      </div>
      {withTime && (
        <div className={timeStyle}>
          {at > 0 && <time dateTime={new Date(at).toISOString()}>{hourAndMinute(at, provider.locale)}</time>}
        </div>
      )}
      {links && (
        <ul className={sourcesStyle} role="list" aria-label={chatMessages.readMore}>
          {links.map(({ title, href }) => (
            <li key={href + title}>
              <a className={sourceLink} href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <p className={actions}>
          {steps.map((action, index) => (
            <a
              key={action.title}
              className={index === 0 ? button.primary : button.secondary}
              href={hrefOf(action, provider.phone.e164)}
              onClick={action.kind === 'contact' ? () => keepContactNote(action.note) : undefined}
            >
              {action.title}
            </a>
          ))}
        </p>
      )}
      {onRetry && (
        <p className={actions}>
          <button type="button" className={button.secondary} onClick={onRetry}>
            {offersMessages.tryAgain}
          </button>
        </p>
      )}
      {onSend && <Buttons label={chatMessages.chips} buttons={chips} isQuiet onSend={onSend} />}
      {onSend && <Buttons label={chatMessages.suggestions} buttons={suggestions.map(asButton)} onSend={onSend} />}
    </li>
  );
}

const asButton = (text: string) => ({ label: text, say: text });

interface ButtonsProps {
  label: string;
  buttons: readonly { label: string; say: string }[];
  /** Set on what is known already, beside what can be said next. */
  isQuiet?: boolean;
  onSend(text: string): void;
}

/** Texts that are sent when they are pressed. */
function Buttons({ label, buttons, isQuiet = false, onSend }: ButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <ul className={chipList} role="list" aria-label={label}>
      {buttons.map((one) => (
        <li key={one.label} className={suggestionItem}>
          <button type="button" className={isQuiet ? knownChip : suggestion} onClick={() => onSend(one.say)}>
            {one.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function hrefOf(action: Action, phone: string): string {
  if (action.kind === 'call') return `tel:${action.number ?? phone}`;
  return action.kind === 'contact' ? '/contact#contact' : action.href;
}

/** Links to the telephone and the contact form, for a reply that names no actions of its own. */
function contactActions(phone: string): Action[] {
  return [
    { kind: 'call', title: fill(offersMessages.call, { phone }) },
    { kind: 'contact', title: chatMessages.contactUs, note: '' },
  ];
}

/** The text of a reply: lines that begin with "- " are a list. */
function Reply({ text, rules }: { text: string; rules: LinkRules }) {
  return blocksOf(text).map(({ items, line, key }) =>
    items ? (
      <ul key={key} className={listStyle}>
        {items.map((item) => (
          <li key={item}>
            <Linked text={item} rules={rules} />
          </li>
        ))}
      </ul>
    ) : (
      <Linked key={key} text={line} rules={rules} />
    ),
  );
}

interface Block {
  key: number;
  line: string;
  items?: string[];
}

/** Lists and the texts between them. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const [key, line] of text.split('\n').entries()) {
    const last = blocks.at(-1);
    if (line.startsWith('- ')) {
      if (last?.items) last.items.push(line.slice(2));
      else blocks.push({ key, line: '', items: [line.slice(2)] });
    } else if (last && !last.items) last.line += `\n${line}`;
    else blocks.push({ key, line });
  }
  return blocks;
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
