import type { ChatFacts, ChatVariant } from './chatFacts.ts';

/** The message shown in place of a failed reply, in the words of the specification. */
export function apology(
  variant: ChatVariant,
  { phone, email }: Pick<ChatFacts['provider'], 'phone' | 'email'>,
): string {
  return variant === 'compact'
    ? `I apologize, but I'm having trouble right now. Please call us at ${phone.display} for immediate assistance.`
    : `I'm sorry, I'm having trouble responding right now. Please contact us directly at ${phone.display} or ${email} for immediate assistance.`;
}
