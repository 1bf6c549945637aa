import type { Source } from '../answer/skill.ts';
import type { Memory } from '../remember/memory.ts';

const mostNote = 400;

/** The contact form, with what is known of the visitor's wish already written into it; nothing the visitor typed stands in it. */
export function contactForm(
  memory: Memory,
  pricing: {
    plans: readonly { id: string; name: string }[];
    calculatorAddOns: readonly { id: string; name: string }[];
  },
): Source {
  const plan = pricing.plans.find(({ id }) => id === memory.planIds[0]);
  const addOns = pricing.calculatorAddOns.filter(({ id }) => memory.addOnIds.includes(id)).map(({ name }) => name);
  const facts = [
    plan && `plan: ${plan.name}`,
    memory.users && `users: ${memory.users}`,
    addOns.length > 0 && `add-ons: ${addOns.join(', ')}`,
  ].filter(Boolean);
  const note =
    facts.length > 0 ? `I asked the assistant about this. ${facts.join('; ')}.` : 'I have a question from the chat: ';
  return { title: 'Contact form', href: `/contact?note=${encodeURIComponent(note.slice(0, mostNote))}#contact` };
}
