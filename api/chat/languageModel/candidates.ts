import { firstSentences } from '../../../data/text/firstSentences.ts';
import type { AnswerInput, Answerers, AnswerTools } from '../answers/answer.ts';
import type { Classified } from '../classify/classifier.ts';
import type { Decision } from '../decide/decide.ts';
import { isDanger, isRefusal } from '../classify/groups.ts';
import type { IntentId } from '../intents.ts';
import type { Candidate } from './choose.ts';

const maxCandidates = 5;
const maxFact = 420;

/** Prepared answers that a language model may choose among: those of the likely intents, and the nearest facts. */
export function candidatesOf(
  input: AnswerInput,
  classified: readonly Classified[],
  decisions: readonly Decision[],
  tools: { answerers: Answerers; retriever: AnswerTools['retriever']; facts: AnswerTools['facts'] },
): Candidate[] {
  const likely = classified
    .slice(0, maxCandidates)
    .map(({ intent }) => intent)
    .filter((intent) => !isDanger(intent) && !isRefusal(intent));
  const intents = [...new Set([...decisions.map(({ intent }) => intent), ...likely])];
  return [
    ...intents.flatMap((intent) => {
      const decision = candidateOf(`intent:${intent}`, input, decisions, tools);
      return decision ? [{ id: `intent:${intent}`, text: decision.answer.text }] : [];
    }),
    ...tools.retriever
      .find(input.text, {}, maxCandidates)
      .map(({ fact }) => ({ id: `fact:${fact.id}`, text: `${fact.title}: ${fact.text}` })),
  ];
}

/** The answer with this candidate's id. */
export function candidateOf(
  id: string,
  input: AnswerInput | undefined,
  decisions: readonly Decision[],
  { answerers, facts }: { answerers: Answerers; facts: AnswerTools['facts'] },
): Decision | undefined {
  const [kind, name] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  const fact = kind === 'fact' ? facts.get(name) : undefined;
  if (fact)
    return {
      intent: 'fact',
      probability: 1,
      answer: { text: firstSentences(fact.stated ?? fact.text, maxFact), links: [fact.page], factIds: [fact.id] },
    };
  // Ids that were not offered have no answerer.
  const intent = name as IntentId;
  const made = decisions.find((decision) => decision.intent === intent);
  if (made) return made;
  const answer = input && answerers[intent]?.(input);
  return answer && { intent, answer, probability: 1 };
}
