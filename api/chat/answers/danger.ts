import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import { isOpen } from '../../../data/hours/isOpen.ts';
import type { DialogueState } from '../context/state.ts';
import { type AnswerInput, type Answerer, type Answerers, type AnswerTools, type Texts, withItems } from './answer.ts';
import { stepAnswer } from './stepAnswer.ts';
import { openingText, supportHours } from './times.ts';

/** The first steps in each type of emergency, and whom to call. */
export function dangerAnswerers(tools: AnswerTools): Answerers {
  const { site, texts: textsOf, now } = tools;
  const { provider, assistant, claims } = site;
  const phone = provider.phone.display;
  const forAnyone = (sentence: string) => (assistant.helpsAnyone ? sentence : '');
  const supportClaim = claims.find(({ id }) => id === 'support')?.value;
  const hasSupport = supportClaim !== undefined && supportClaim !== provider.hours.label;

  /** Calling as the first step; while nobody answers, when somebody does. */
  const callText = ({ language }: AnswerInput) => {
    const texts = textsOf(language);
    const isClosed = !hasSupport && language !== 'fr' && !isOpen(provider.hours, provider.timezone, now());
    return isClosed
      ? fill(texts.danger.callClosed, { phone, opens: openingText(provider, now(), texts, language) })
      : fill(texts.danger.call, { phone, support: supportHours(site, language, texts) });
  };
  /** The service that an emergency of this kind needs becomes the subject, where the records name one. */
  const needed = (kind: string): Partial<DialogueState> => {
    const id = assistant.emergencyServices[kind];
    return id ? { subjects: [{ kind: 'service', id }] } : {};
  };

  const steps =
    (kind: string): Answerer =>
    (input) => {
      const { language } = input;
      const { danger, contact } = textsOf(language);
      const items = stepsOf(kind, input, assistant);
      const openings: Readonly<Record<string, string>> = danger.openings;
      if (assistant.refusedWork.includes(kind))
        return {
          text: withItems(danger.refusedWork, items),
          actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
          state: { ...needed(kind), refusedWork: kind },
        };
      if (assistant.safetyFirst.includes(kind)) {
        const isHandsOff = assistant.handsOff.includes(kind);
        return {
          text: [
            withItems(sentences(refused(isHandsOff, input, danger), danger.safetyFirst), items),
            fill(danger.physicalAfter, { phone }),
          ].join('\n'),
          handOver: true,
          state: { ...needed(kind), danger: { kind, safetyFirst: true, handsOff: isHandsOff } },
        };
      }
      return {
        text: [
          sentences(callText(input), forAnyone(danger.notClient)),
          withItems(openings[kind] ?? danger.opening, items),
        ].join('\n'),
        actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
        links: [{ title: contact.form, href: '/contact' }],
        handOver: true,
        state: { ...needed(kind), danger: { kind, safetyFirst: false } },
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

  return {
    ...Object.fromEntries(Object.keys(assistant.emergencies).map((kind) => [`danger-${kind}`, steps(kind)])),
    ...followUps(tools),
    'danger-physical': physical,
  };
}

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** The first steps of a kind, in the language of the visitor where there are such. */
const stepsOf = (kind: string, { language }: AnswerInput, { emergencies, emergenciesInFrench }: Site['assistant']) =>
  (language === 'fr' ? emergenciesInFrench[kind] : undefined) ?? emergencies[kind] ?? [];

/** "No", to whoever asks to do something where nothing may be touched. */
const refused = (isHandsOff: boolean, { slots }: AnswerInput, { no }: Texts['danger']): string =>
  isHandsOff && slots.asksToAct ? no : '';

/** The next steps in an emergency, and how to tell whether it is one. */
function followUps({ site, texts: textsOf }: AnswerTools): Answerers {
  const { provider, assistant } = site;
  const phone = provider.phone.display;

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

  const next: Answerer = (input) => {
    const { language, state } = input;
    const { danger, contact } = textsOf(language);
    const steps = stepsOf(state.danger?.kind ?? '', input, assistant);
    const asked =
      input.isQuestion || input.slots.asksForStep
        ? stepAnswer(input.text, steps, assistant.vocabulary, assistant.synonyms)
        : undefined;
    const step = asked ? sentences(asked.is ? danger[asked.is] : '', asked.sentence) : '';
    if (state.danger?.handsOff) {
      const first = steps.find((one) => one.includes(danger.emergencyNumber)) ?? danger.callFirst;
      return {
        text: sentences(
          asked?.is === 'no' && asked.sentence !== first ? step : refused(true, input, danger),
          fill(danger.nextSafety, { first, phone }),
        ),
        handOver: true,
      };
    }
    if (state.danger?.safetyFirst) return { text: sentences(step, fill(danger.nextSteps, { phone })), handOver: true };
    return {
      text: sentences(
        step,
        fill(danger.next, { phone, support: supportHours(site, language, textsOf(language)) }),
        assistant.helpsAnyone ? danger.notClient : '',
        danger.untilThen,
      ),
      actions: [{ kind: 'call', title: fill(contact.call, { phone }) }],
      handOver: true,
    };
  };

  return { 'danger-next': next, 'danger-suspicious': checks('suspicious'), 'danger-call': checks('caller') };
}
