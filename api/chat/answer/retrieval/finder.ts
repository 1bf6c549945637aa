import type { Clause } from '../../understand/clause.ts';
import { commonWords } from '../../understand/commonWords.ts';
import { leastLike, likestIntent, sureOf } from '../weighing.ts';
import type { Desk } from '../skill.ts';
import type { SitePassage } from './passages.ts';
import { type Ranked, weakWords } from './rank.ts';
import { askingUs, sureness } from './sureness.ts';

/** A passage for a clause, and how sure it is, from 0 to 1, that it answers. */
export interface Found {
  passage: SitePassage;
  sure: number;
  /** Whether enough of it is asked for to go by what is less sure. */
  firm: boolean;
  /** Whether it was found by more than one word. */
  several: boolean;
  /** Whether it speaks of nearly everything that is asked. */
  whole: boolean;
  /** How sure that makes, on the scale of skills, where it was found by the listed ways to ask. */
  like?: number;
  /** Another passage that is asked for in about the same words. */
  beside?: SitePassage;
}

/** "Should we …?", "how long …?" ask for what somebody wrote about it. */
const askingAdvice =
  / (?:should|must|have to|need to|allowed|required|legally|how (?:do|can|long|often|many|does|should)|what (?:is|are|does|should|happens)|when (?:do|should|must)|is it|why) /;

const kindWeight = (kind: SitePassage['kind'], text: string): number => {
  const advice = kind === 'article' || kind === 'resource' || kind === 'glossary' || kind === 'industry';
  if (askingUs.test(text))
    return kind === 'article' || kind === 'resource' || kind === 'glossary'
      ? 0.8
      : kind === 'legal' || kind === 'location'
        ? 0.7
        : 1.1;
  if (askingAdvice.test(text)) return advice ? 1.08 : kind === 'legal' || kind === 'location' ? 0.7 : 1;
  return kind === 'legal' || kind === 'location' ? 0.7 : 1;
};

/** "Can you draw up a policy?" is about a policy: an ordinary verb says less than what it is done to. */
function withoutVerb(row: readonly string[]): readonly string[] {
  const at = row.findIndex(
    (word, index) =>
      /^(?:you|us|me|i|we)$/.test(row[index - 1] ?? '') &&
      /^(?:do|can|could|will|would|help|let|please|should|must)$/.test(row[index - 2] ?? '') &&
      ordinary.has(word),
  );
  return at === -1 || row.length - at < 3 ? row : row.filter((_, index) => index !== at);
}

/** So much more like something that was thought of a clause may be than sure by its words, and still be taken for the former. */
const ahead = 0.15;

const asksForThing = /^ (?:(?:and|so|also|hi|hello) )?(?:do|can|could|will|would) you (?!know |have )/;
const missingThing = 0.2;
const ordinary = new Set(commonWords);
/** How much it counts, of several ways to ask that are about as like, that the passage itself speaks of what is asked. */
const spoken = 0.2;
/** What is written for a trade that nobody named counts less. */
const ofOthers = 0.1;
const lessSure = 0.1;
/** So much less like is about as like. */
const about = 0.1;
/** From here on a passage is an answer; on the scale of skills that is `ofSkills`, and a passage is so many times less sure. */
const sureEnough = 0.5;
const ofSkills = 58;
const perSure = 60;
/** How sure a passage is at most that both its words and its ways to ask found. */
const mostOfBoth = 65;
/** So much less like, and a second passage is said beside the first. */
const asLike = 0.08;
/** What a passage that was found by its words loses, where the clause is clearly like the ways to ask for something else; and how like a passage without any counts. */
const unlike = 0.2;
const clearly = 0.4;
const ofUnlisted = 0.7;
/** What a trade asks is asked of its own page first. */
const ownTrade = 0.12;

/** What was spoken of is asked on of first: so much more it counts, and so much surer it is. */
const ofSubject = 1.25;
const surerOfSubject = 0.06;
const likerOfSubject = 0.09;
const isAbout = ({ about = [] }: Clause, { source }: SitePassage) =>
  about.length > 0 && about.includes(source.href.split('#')[0] as string);

const isOfTrade = ({ entities }: Clause) => entities.some(({ type }) => type === 'industry' || type === 'system');

/** Finds what the site says on a clause; each clause is looked up once. */
export function makeFinder(
  desk: Pick<Desk, 'topics' | 'ranking' | 'recognize'>,
): (clause: Clause) => Found | undefined {
  const known = new WeakMap<Clause, Found | undefined>();

  function byWords(row: readonly string[], text: string, clause: Clause): Found | undefined {
    const ofTrade = isOfTrade(clause);
    // "Come out" is no coming.
    const shorter = withoutVerb(row);
    const [fewer, topics] = [desk.topics.ofWords(shorter), desk.topics.ofWords(row)];
    const query = fewer.length === topics.length - 1 && fewer.every((topic) => topics.includes(topic)) ? shorter : row;
    const asked = new Set(query === shorter ? fewer : topics).size;
    if (asked === 0) return undefined;
    let best: { ranked: Ranked<SitePassage>; sure: number; rank: number } | undefined;
    for (const ranked of desk.ranking.find(query, 12)) {
      const sure =
        sureness(ranked, asked, text) -
        (ranked.passage.kind === 'industry' && !ofTrade ? lessSure : 0) +
        (isAbout(clause, ranked.passage) ? surerOfSubject : 0);
      const rank =
        (0.5 + sure) *
        ranked.score *
        kindWeight(ranked.passage.kind, text) *
        (ranked.passage.kind === 'industry' && !ofTrade ? 1 - ofOthers : 1) *
        (isAbout(clause, ranked.passage) ? ofSubject : 1);
      if (!best || rank > best.rank) best = { ranked, sure, rank };
    }
    if (!best) return undefined;
    const {
      ranked: { passage, meaningful, titleFit, coverage },
    } = best;
    const sure = best.sure - (asksForThing.test(text) && !holdsObject(query, passage) ? missingThing : 0);
    return {
      passage,
      sure,
      firm: meaningful > 1 || titleFit > 0.6,
      several: meaningful > 1,
      whole: meaningful > 1 && coverage > 0.9,
    };
  }

  /** "Can you build us an iPhone app?" is about an app: what a capability is asked of stands last. */
  function holdsObject(query: readonly string[], { title, text, context = '' }: SitePassage): boolean {
    const object = desk.topics.ofWords(query).findLast((word) => !weakWords.has(word) && !/^\d+$/.test(word));
    return object === undefined || desk.topics.of(`${title} ${text} ${context}`).includes(object);
  }

  /** "How do you help brokerages protect deposits?" is about deposits, on the page of brokerages. */
  function byTrade({ words: row, named, entities, text }: Clause): Found | undefined {
    const slugs = entities.filter(({ type }) => type === 'industry').map(({ id }) => id);
    if (slugs.length === 0) return undefined;
    const rest = row.filter(
      (_, at) =>
        !named.some(
          ({ from, to, entities: all }) =>
            at >= from && at < to && all.some(({ type }) => type === 'industry' || type === 'location'),
        ),
    );
    const asked = new Set(desk.topics.ofWords(rest)).size;
    if (asked === 0) return undefined;
    const [best] = desk.ranking
      .find(rest, 40)
      .filter(
        ({ passage, meaningful }) =>
          passage.kind === 'industry' &&
          passage.answer === passage.text &&
          meaningful > 0 &&
          slugs.some((slug) => passage.source.href === `/industries/${slug}`),
      )
      .map((ranked) => ({
        passage: ranked.passage,
        several: ranked.meaningful > 1,
        sure: sureness(ranked, asked, text) + ownTrade,
      }))
      .sort((a, b) => b.sure - a.sure);
    return best?.several ? { ...best, firm: true, whole: true } : undefined;
  }

  /** A passage by its words, less sure where the clause is like the ways to ask for something else. */
  function supported(found: Found | undefined, clause: Clause): Found | undefined {
    if (!found) return undefined;
    const recognition = desk.recognize(clause);
    const [first] = recognition.best;
    if (!first || first.likeness < leastLike(clause)) return found;
    const own = recognition.of(found.passage) ?? ofUnlisted * first.likeness;
    return {
      ...found,
      sure: found.sure - unlike * Math.max(0, 1 - own / first.likeness) * Math.min(1, first.likeness / clearly),
    };
  }

  /** What the ways to ask tell; of several that are about as like, the one that itself speaks of what is asked. */
  function byWays(clause: Clause): Found | undefined {
    const recognition = desk.recognize(clause);
    const first = recognition.best.find(({ target }) => target.passage);
    if (!first || first.likeness < leastLike(clause)) return undefined;
    const sure = sureOf(first.likeness, likestIntent(recognition));
    const alike = recognition.best.flatMap(({ target: { passage }, likeness }) =>
      passage && likeness > first.likeness - about ? [{ passage, likeness }] : [],
    );
    const covered = new Map<string, number>();
    if (alike.length > 1)
      for (const { passage, coverage } of desk.ranking.find(clause.words, 40))
        covered.set(passage.title, Math.max(coverage, covered.get(passage.title) ?? 0));
    const [best, second] = alike
      .map(({ passage, likeness }) => ({
        passage,
        rank:
          likeness +
          spoken * (covered.get(passage.title) ?? 0) -
          (passage.kind === 'industry' && !isOfTrade(clause) ? ofOthers : 0) +
          (isAbout(clause, passage) ? likerOfSubject : 0),
      }))
      .sort((a, b) => b.rank - a.rank);
    const beside =
      second && best && second.rank > best.rank - asLike && second.passage.answer !== best.passage.answer
        ? second.passage
        : undefined;
    return (
      best && {
        ...(beside ? { beside } : {}),
        passage: best.passage,
        sure: sureEnough + (sure - ofSkills) / perSure,
        firm: true,
        several: true,
        whole: false,
        like: sure,
      }
    );
  }

  return (clause) => {
    if (known.has(clause)) return known.get(clause);
    const like = byWays(clause);
    const spelt = supported(like && like.sure > 0.8 ? undefined : byWords(clause.words, clause.text, clause), clause);
    let found = like && (!spelt || like.sure + ahead >= spelt.sure) ? like : spelt;
    // What words and ways agree on is as sure as the surer of them.
    if (like && found === spelt && found?.passage === like.passage)
      found = {
        ...found,
        like: Math.max(like.like ?? 0, Math.min(mostOfBoth, ofSkills + perSure * (found.sure - sureEnough))),
      };
    const ofTrade = found?.like !== undefined ? undefined : byTrade(clause);
    if (ofTrade && ofTrade.sure > Math.max(0.55, found?.sure ?? 0)) found = ofTrade;
    // Of a long sentence a part may be the question.
    if (clause.words.length > 24 && (found?.sure ?? 0) < 0.48) {
      for (const part of clause.parts) {
        const other = byWords(part, ` ${part.join(' ')} `, clause);
        if (other && other.sure > (found?.sure ?? 0)) found = other;
      }
    }
    known.set(clause, found);
    return found;
  };
}
