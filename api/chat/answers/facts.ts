import type { Fact } from '../../../data/facts/fact.ts';
import { firstSentences } from '../../../data/text/firstSentences.ts';
import { evidenceBesideKind, thresholds } from '../thresholds.ts';
import type { FoundFact } from '../retrieve/retriever.ts';
import { makeSameQuestion, opening } from './sameQuestion.ts';
import type { Answer, AnswerInput, Answerer, Answerers, AnswerTools } from './answer.ts';
import { notHere } from './policies.ts';

const { factCertain, factEvidence } = thresholds;

export const maxCharacters = 420;
/** Facts to choose one among. */
export const maxLikely = 4;
const maxTimed = 12;
const saysTime = /\b(?:\d+|one|two|three|six|ten)(?:[-–]\d+| to \d+)? (?:minute|hour|day|week|month|year)s?\b/;

/** The words of a fact that are complete by themselves. */
export const statedOf = ({ stated, text }: Fact): string => stated ?? text;

/** Makes an answer from a fact. */
export const say = (fact: Fact, text: string): Answer => ({
  text: text.charAt(0).toUpperCase() + text.slice(1),
  links: [fact.page],
  factIds: [fact.id],
  english: true,
});

/** The subjects of the facts that an utterance is about: those it names, or else the last ones spoken of. */
export function subjectsOf({ named, state }: AnswerInput): string[] {
  const entities = named.entities.length > 0 ? named.entities : state.subjects;
  return entities.map(({ kind, id }) => `${kind}:${id}`);
}

/** Makes a function that states a fact in its own words; with its yes or no, where that answers what the visitor has asked. */
export function makeTeller({
  assistant: { vocabulary },
}: AnswerTools['site']): (fact: Fact, input: AnswerInput) => Answer {
  const asked = makeSameQuestion(vocabulary.functionWords.en ?? new Set());
  return (fact, { text }) =>
    // Few facts begin with a yes or no, and a message may be long.
    say(
      fact,
      firstSentences(
        opening.test(fact.text) && !asked(fact.title, text) ? fact.text.replace(opening, '') : statedOf(fact),
        maxCharacters,
      ),
    );
}

/** Intents that facts of the records answer: those listed for the intent, or the one nearest to the question. */
export function factAnswerers({ site, facts, retriever, texts: textsOf }: AnswerTools): Answerers {
  const phone = site.provider.phone.display;
  const { intentFacts } = site.assistant;
  const tell = makeTeller(site);

  /** The nearest fact; for an utterance without words of its own, one that was not stated yet. */
  const search = (input: AnswerInput): FoundFact | undefined =>
    retriever
      .find(input.query, { subjects: subjectsOf(input) }, maxLikely)
      .find(({ fact }) => !(input.dependsOnContext && input.state.factIds.includes(fact.id)));

  /** The facts of an intent, unless another one contains clearly more of what is asked. */
  const topic =
    (id: string): Answerer =>
    (input) => {
      const own = (intentFacts[id] ?? []).flatMap((factId) => facts.get(factId) ?? []);
      const [first] = own;
      const other = input.dependsOnContext ? undefined : search(input);
      const isOther = other?.hasRarest && other.isWhole && other.strength >= factCertain;
      const best = isOther ? other.fact : own.length > 1 ? nearest(input, own) : first;
      return best ? tell(best, input) : notHere(input, textsOf(input.language), phone);
    };

  function nearest(input: AnswerInput, own: readonly Fact[]): Fact | undefined {
    const ids = new Set(own.map(({ id }) => id));
    const found = retriever.find(input.query, {}, 40).find(({ fact }) => ids.has(fact.id))?.fact;
    // Where the question names a subject that none of these facts is about, each of them would be a wrong answer.
    return found ?? (input.dependsOnContext || input.named.entities.length === 0 ? own[0] : undefined);
  }

  /** How long something takes: a fact about it that contains a time. Facts about other subjects would be wrong answers. */
  const duration: Answerer = (input) => {
    const subjects = subjectsOf(input);
    const found = retriever
      .find(`${input.dependsOnContext ? input.state.query : ''} ${input.query}`, { subjects }, maxTimed)
      .find(
        ({ fact, strength, hasRarest }) =>
          saysTime.test(fact.text) &&
          strength >= evidenceBesideKind &&
          // Without words of its own, the utterance is about the last subject: the words for a duration do not identify one.
          (input.dependsOnContext && subjects.length > 0 ? subjects.includes(fact.subject) : hasRarest),
      );
    return found ? tell(found.fact, input) : notHere(input, textsOf(input.language), phone);
  };

  /** The nearest fact, where it is near enough. */
  const nearestIf =
    (isEnough: (found: FoundFact) => boolean): Answerer =>
    (input) => {
      const found = search(input);
      return found && isEnough(found) ? tell(found.fact, input) : undefined;
    };

  return {
    'sure-fact': nearestIf(({ hasRarest, strength }) => hasRarest && strength >= factCertain),
    // The answers where no intent has one.
    'likely-fact': nearestIf(({ hasRarest, isWhole, strength }) => hasRarest && (isWhole || strength >= factEvidence)),
    ...Object.fromEntries(Object.keys(intentFacts).map((id) => [id, topic(id)])),
    duration,
    advice: nearestIf(({ hasRarest, strength }) => (hasRarest || strength >= factCertain) && strength >= factEvidence),
  };
}
