import { firmMessages as texts } from '#data/messages/firm.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { type Firm, readFirm } from '../storage/firm.ts';

const factsOf = ({ users, industry, postal }: Firm): string =>
  [users && fillCount(texts.people, users), industry, postal].filter(Boolean).join(', ');

/** Whether anything is known of a firm that can be shown: of an industry that the chat heard of, only the id may be kept. */
export const isTellable = (firm: Firm): boolean => factsOf(firm) !== '';

/** What is remembered of the visitor's firm, its industry by name; undefined where nothing of it can be shown. */
export function knownFirm(industries: Readonly<Record<string, string>> = {}): Firm | undefined {
  const firm = readFirm();
  const known = firm && { ...firm, industry: firm.industry ?? industries[firm.profile ?? ''] };
  return known && isTellable(known) ? known : undefined;
}

/** What is remembered of a firm, as the visitor reads it. */
export const firmLine = (firm: Firm): string => fill(texts.line, { facts: factsOf(firm) });

/** The same as the beginning of what they write to the provider. */
export const firmNote = (firm: Firm): string => fill(texts.note, { facts: factsOf(firm) });
