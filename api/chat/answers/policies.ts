import { fill } from '../../../data/text/fill.ts';
import { opening, yesOrNo } from './sameQuestion.ts';
import type { IntentId } from '../intents.ts';
import type { Answer, AnswerInput, Answerers, AnswerTools, Texts } from './answer.ts';

/** Intents of every trade that are answered with the provider's own policies, or not at all. */
const ownWords = [
  'tax',
  'price-objection',
  'who-counts',
  'contract-end',
  'after-leaving',
  'trial',
  'reply-time',
  'certification',
  'references',
  'home-user',
  'everyday-problem',
  'staff-access',
] as const satisfies readonly IntentId[];

/** The provider's policy, for intents of its trade too; the contact details where there is none. */
export function policyAnswerers({ site, texts: textsOf }: AnswerTools): Answerers {
  const { policies } = site.assistant;
  const phone = site.provider.phone.display;
  const call: Answer['actions'] = [{ kind: 'call', title: fill(textsOf('en').contact.call, { phone }) }];
  return Object.fromEntries(
    [...new Set<string>([...ownWords, ...Object.keys(policies)])].map((intent) => {
      const policy = policies[intent];
      return [
        intent,
        (input) =>
          policy
            ? {
                text: withFittingOpening(policy.text, input.text),
                ...(policy.page ? { links: [policy.page] } : { actions: call }),
                english: true,
              }
            : notHere(input, textsOf(input.language), phone),
      ];
    }),
  );
}

/** A text without its yes or no where that answers nothing: to who, which or how, and to one of two. */
const withFittingOpening = (text: string, asked: string): string => {
  if (!opening.test(text) || (yesOrNo.test(asked) && !/\bor\b/i.test(asked))) return text;
  const rest = text.replace(opening, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** The answer where the intent was understood but the site has no fact about it. */
export function notHere({ text }: AnswerInput, { handOver, contact }: Texts, phone: string): Answer {
  return {
    text: fill(handOver.notHere, { phone }),
    actions: [
      { kind: 'call', title: fill(contact.call, { phone }) },
      { kind: 'contact', title: contact.form, note: text },
    ],
    links: [{ title: contact.form, href: '/contact' }],
    handOver: true,
    notHere: true,
  };
}
