import { firmMessages as texts } from '#data/messages/firm.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import type { Firm } from '../storage/firm.ts';

const factsOf = ({ users, industry, postal }: Firm): string =>
  [users && fillCount(texts.people, users), industry, postal].filter(Boolean).join(', ');

/** What is remembered of a firm, as the visitor reads it. */
export const firmLine = (firm: Firm): string => fill(texts.line, { facts: factsOf(firm) });

/** The same as the beginning of what they write to the provider. */
export const firmNote = (firm: Firm): string => fill(texts.note, { facts: factsOf(firm) });
