import type { FactAttribute } from '../../../data/facts/fact.ts';
import { fill } from '../../../data/text/fill.ts';
import { words } from '../../../data/search/words.ts';
import { firstSentences } from '../../../data/text/firstSentences.ts';
import { evidenceBesideKind, thresholds } from '../thresholds.ts';
import type { Answerer, Answerers, AnswerTools } from './answer.ts';
import { makeTeller, maxCharacters, maxLikely, say, statedOf, subjectsOf } from './facts.ts';

const { factCertain, factEvidence } = thresholds;
/** The share of the best score from which another fact ranks as equal. */
const nearlyAsGood = 0.8;
/** Facts with these attributes say that something is done, or is not. */
const tellsWhetherDone: ReadonlySet<FactAttribute> = new Set(['includes', 'excludes', 'systems']);

/** Whether something is offered, part of a service or left out of it, by the facts that say so. */
export function offerAnswerers({ site, retriever }: AnswerTools): Answerers {
  const talk = site.messages.assistantTalk;
  const tell = makeTeller(site);
  const nameWords = new Set(site.services.flatMap(({ name, nameInText }) => words(`${name} ${nameInText}`)));

  /** Whether something is offered: yes or no by the value of a fact that names it beyond doubt; otherwise the nearest fact. */
  const doYouDo: Answerer = (input) => {
    const likely = retriever.find(input.query, { subjects: subjectsOf(input) }, maxLikely);
    const [first] = likely;
    if (!first || !(first.isWhole || first.strength >= factEvidence)) return undefined;
    // Something that one service excludes can be part of another.
    const { fact, strength, isWhole, hasRarest } =
      likely.find(
        (one) => one.fact.value && tellsWhetherDone.has(one.fact.attribute) && one.score >= first.score * nearlyAsGood,
      ) ?? first;
    const isCertain = hasRarest && (isWhole || strength >= factCertain);
    // A fact about something else than what was named is no answer.
    if (!hasRarest && !isWhole && strength < factCertain) return undefined;
    if (!tellsWhetherDone.has(fact.attribute) || !isCertain || !input.isQuestion) return tell(fact, input);
    return say(
      fact,
      fill(fact.value ? talk.yesFact : talk.noFact, { fact: firstSentences(statedOf(fact), maxCharacters) }),
    );
  };

  /** Whether a part that is named beside a service is left out of it, by the fact that holds the rarest word of the question. */
  const leftOut: Answerer = (input) => {
    const asked = words(input.query).filter((word) => !nameWords.has(word));
    const found = retriever
      .find(asked.join(' '), { subjects: subjectsOf(input), attributes: ['excludes', 'includes'] }, maxLikely)
      .find(
        ({ fact, hasRarest, strength }) =>
          hasRarest &&
          (fact.value
            ? fact.subject.startsWith('service:') && strength >= factCertain
            : strength >= evidenceBesideKind),
      );
    return found && tell(found.fact, input);
  };

  return { 'left-out': leftOut, 'do-you-do': doYouDo };
}
