import { chatMessages } from '#data/messages/chat.ts';
import { fill } from '#data/text/fill.ts';
import type { ChatData, ChatVariant } from './chatData.ts';

/** The message shown in place of a failed reply. */
export function apology(variant: ChatVariant, { phone, email }: Pick<ChatData['provider'], 'phone' | 'email'>): string {
  return variant === 'compact'
    ? fill(chatMessages.apologyInWidget, { phone: phone.display })
    : fill(chatMessages.apology, { phone: phone.display, email });
}
