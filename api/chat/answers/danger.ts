import { fill } from '../../../data/text/fill.ts';
import { type Answerer, type Answerers, type AnswerTools, withItems } from './answer.ts';

/** The first steps in each type of emergency, and whom to call. */
export function dangerAnswerers({ site, texts: textsOf }: AnswerTools): Answerers {
  const { provider, assistant, claims } = site;
  const phone = provider.phone.display;
  const forAnyone = (sentence: string) => (assistant.helpsAnyone ? sentence : '');
  const support = claims.find(({ id }) => id === 'support')?.value ?? provider.hours.label;

  const steps =
    (kind: string): Answerer =>
    ({ language }) => {
      const { danger, contact } = textsOf(language);
      const inFrench = language === 'fr' ? assistant.emergenciesInFrench[kind] : undefined;
      const items = inFrench ?? assistant.emergencies[kind] ?? [];
      const openings: Readonly<Record<string, string>> = danger.openings;
      if (assistant.refusedWork.includes(kind))
        return {
          text: withItems(danger.refusedWork, items),
          actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
        };
      if (assistant.safetyFirst.includes(kind))
        return {
          text: [withItems(danger.safetyFirst, items), fill(danger.physicalAfter, { phone })].join('\n'),
          handOver: true,
          state: { danger: { safetyFirst: true } },
        };
      return {
        text: [
          sentences(fill(danger.call, { phone, support }), forAnyone(danger.notClient)),
          withItems(openings[kind] ?? danger.opening, items),
        ].join('\n'),
        actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
        links: [{ title: contact.form, href: '/contact' }],
        handOver: true,
        state: { danger: { safetyFirst: false } },
      };
    };

  const physical: Answerer = ({ language }) => {
    const { danger, contact } = textsOf(language);
    return {
      text: `${danger.physical} ${fill(danger.physicalAfter, { phone })}`,
      actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
      handOver: true,
      state: { danger: { safetyFirst: false } },
    };
  };

  /** Steps to take before it is known whether a message, or a caller, is genuine. */
  const checks =
    (kind: 'suspicious' | 'caller'): Answerer =>
    ({ language }) => {
      const { danger, contact } = textsOf(language);
      const items = fill(danger[`${kind}Steps`], { phone })
        .split('|')
        .map((step) => step.trim());
      return {
        text: withItems(danger[kind], items),
        actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
        handOver: true,
        state: { danger: { safetyFirst: false } },
      };
    };

  const next: Answerer = ({ language, state }) => {
    const { danger, contact } = textsOf(language);
    if (state.danger?.safetyFirst) return { text: fill(danger.nextSafety, { phone }), handOver: true };
    return {
      text: sentences(fill(danger.next, { phone, support }), forAnyone(danger.notClient), danger.untilThen),
      actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
      handOver: true,
    };
  };

  return {
    'danger-next': next,
    ...Object.fromEntries(Object.keys(assistant.emergencies).map((kind) => [`danger-${kind}`, steps(kind)])),
    'danger-suspicious': checks('suspicious'),
    'danger-call': checks('caller'),
    'danger-physical': physical,
  };
}

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
