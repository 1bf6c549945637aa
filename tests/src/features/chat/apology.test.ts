import { expect, it } from 'vitest';
import { apology } from '#src/features/chat/apology.ts';

const provider = { phone: { display: '555-0100', e164: '+15555550100' }, email: 'a@b.example' };
const full =
  "I'm sorry, I'm having trouble responding right now. Please contact us directly at 555-0100 or a@b.example for immediate assistance.";

it.each([
  ['page', full],
  ['hero', full],
  ['compact', "I apologize, but I'm having trouble right now. Please call us at 555-0100 for immediate assistance."],
] as const)('the %s chat has its own words for a reply that does not come', (look, words) => {
  expect(apology(look, provider)).toBe(words);
});
