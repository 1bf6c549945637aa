import { chatMessages } from '#data/messages/chat.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { AskFailure } from './ask.ts';
import type { ChatData, ChatVariant } from './chatData.ts';

/** The message shown in place of a failed reply: the specified words, and then the reason, with the time where one is known. */
export function apology(
  variant: ChatVariant,
  { phone, email, locale }: Pick<ChatData['provider'], 'phone' | 'email' | 'locale'>,
  failure: AskFailure,
): string {
  const words =
    variant === 'compact'
      ? fill(chatMessages.apologyInWidget, { phone: phone.display })
      : fill(chatMessages.apology, { phone: phone.display, email });
  const again = failure.kind === 'limit' ? new Date(failure.againAt) : undefined;
  const time = again?.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }) ?? '';
  return `${words} ${fill(chatMessages.reasons[failure.kind], { time })}`;
}
