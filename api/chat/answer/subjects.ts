import type { Memory } from '../remember/memory.ts';
import type { Clause } from '../understand/clause.ts';
import { commonWords } from '../understand/commonWords.ts';
import { isAsked } from '../understand/isAsked.ts';
import type { Entity } from '../understand/phrases.ts';
import { stopWords } from './retrieval/stopWords.ts';
import { pricePattern } from './skills/quotes.ts';

/** "And on the top one?" */
const mostOfReferring = 6;
/** "And the help desk on Essential, is that the same?" */
const mostOfSame = 14;
/** "Good.", "Makes sense." */
const mostOfPassing = 2;
/** What stands for something that was named; "laptops that get lost" does not. */
const referring =
  / (?:it|this|them|those|one|both|such) | (?:is|are|was|does|do|did|about|of|for|with|like|to|have|has|after|in|on|at|from|by|need|want|offer|offers|include|includes|fix|handle|know|mean|call|stop|prevent|afford|explain|all|cover|set up|charge|much) that | that (?:is|was|would|will|does|one|plan|service|cost|costs|mean|means|include|includes|come|comes|have|has|work|works|too|take|takes|run|start|starts|for) | that $/;
const isPlace = ({ type }: Entity) => type === 'location' || type === 'nearby';
/** What may be asked of a place as "it": "Our office is near King Street. Can we try it?" asks nothing of the street. */
const ofPlaces =
  / (?:cover|covers|covered|coverage|serve|serves|served|area|areas|region|zone|range|map|territory|list|far|close|near|nearer|reach|within|included|part|one of|office|offices|walk|there|drive|travel|visit|visits|(?:you|someone|somebody|anyone|anybody|people|technicians?) (?:\w+ )?(?:come|comes|go|get)|on site|onsite|in person|okay|ok|problem|matter|too|possible|work) /;
const ordinals: Record<string, number> = { first: 0, former: 0, second: 1, latter: 1, other: 1, third: 2 };
/** What is told of a plan, and asked of the next one in a few words. */
const ofPlans = new Set([
  'answer',
  'response-time',
  'hours',
  'plan',
  'plan-figures',
  'minimum',
  'setup-fee',
  'included',
]);
const onlyPrice =
  /^ (?:and )?(?:where|at what|what) (?:do|does|would) (?:yours?|that|this|it|they|those) (?:start|begin)(?: at| from)? $|^ (?:and |the |what |your |its )*(?:price|prices|pricing|cost|costs|how much|rate|rates|fee|fees|charge) (?:is it |please )?$/;
const onlyTime =
  /^ (?:and |roughly |about |plus )*(?:(?:in )?how many (?:days|weeks|months)|how long)(?: (?:does|do|would|will|is) (?:it|that|this|one)(?: drags on| take| takes| run)?| (?:it|that|this|one) (?:takes?|drags on|lasts?))? $/;
const onlyMore =
  /^ (?:and )?(?:what (?:do|would|will) (?:i|we|you) get(?: for it| with it)?|what is (?:in it|included)|what does it do) $/;
const inPlan =
  /^ (?:(?:and|so|ok|but) )*(?:is|are|does|do|would) (?:that|it|this|those|they|these) (?:also |already |even )?(?:in|part of|included in|covered (?:by|in|on)|included with|come with|with|on) /;
const everyday = new Set(commonWords);

/** "How much is it?": what a clause without a name is about was named just before. */
export function withSubjects(clauses: readonly Clause[], before: Memory): Clause[] {
  const pages = (before.subject ?? []).flatMap(({ type, id }) =>
    type === 'service' ? `/services/${id}` : type === 'industry' ? `/industries/${id}` : [],
  );
  return ofSubjects(clauses, before).map((clause) =>
    pages.length > 0 && clause.entities.every(({ type }) => type !== 'service' && type !== 'industry')
      ? { ...clause, about: pages }
      : clause,
  );
}

function ofSubjects(clauses: readonly Clause[], before: Memory): Clause[] {
  let subject: Entity[] = [...(before.subject ?? [])];
  return clauses.map((clause, index) => {
    const last = clauses[index - 1];
    // "How fast do you respond on Enterprise and what does it cost?"
    const planned = clauses[index - 1]?.change.plans ?? [];
    if (
      / it /.test(clause.text) &&
      clause.change.plans.length === 0 &&
      clause.entities.length === 0 &&
      planned.length === 1
    )
      return { ...clause, change: { ...clause.change, plans: planned } };
    // "The backup is not needed. What is it then?"
    if (
      before.quoted &&
      last &&
      last.change.addOns.length + last.change.removedAddOns.length > 0 &&
      / (?:what|how much) (?:is|would|does|will) (?:it|that) /.test(clause.text)
    )
      return clause;
    // "How long do we wait on Essential?" "And on the top one?"
    const asked = before.last?.clauses.find(isAsked);
    if (
      asked &&
      !before.quoted &&
      ofPlans.has(before.topic ?? '') &&
      clauses.length === 1 &&
      clause.change.plans.length > 0 &&
      clause.change.users === undefined &&
      clause.words.length <= (/ (?:the same|same|too|as well) /.test(clause.text) ? mostOfSame : mostOfReferring) &&
      clause.entities.every(({ type }) => type === 'plan') &&
      (!pricePattern.test(clause.text) ||
        (before.topic === 'setup-fee' && / (?:it|that|this|the fee|on|with|under) /.test(clause.text)))
    )
      return {
        ...asked,
        question: true,
        change: { ...asked.change, plans: clause.change.plans },
        entities: [...asked.entities.filter(({ type }) => type !== 'plan'), ...clause.entities],
      };
    // "The form has MFA and RTO. What is the first?"
    const [, ordinal = ''] =
      / (?:what is|what does|explain|meaning of) the (first|second|third|former|latter|other)(?: one| thing)?(?: mean| stand for)? $/.exec(
        clause.text,
      ) ?? [];
    const listed = clauses.slice(0, index).flatMap(({ entities }) => entities.filter(({ type }) => type === 'term'));
    const meant = listed.length > 1 ? listed[ordinals[ordinal] ?? -1] : undefined;
    if (meant)
      return {
        ...clause,
        entities: [meant],
        named: [],
        text: ` what is ${meant.id.replaceAll('-', ' ')} `,
        words: ['what', 'is', ...meant.id.split('-')],
      };
    // "Do you do security?" "Price?"
    const priceable = subject.filter(({ type }) => type === 'service' || type === 'addOn' || type === 'planAddOn');
    if (
      clause.words.length <= 5 &&
      clause.entities.length === 0 &&
      priceable.length > 0 &&
      !before.quoted &&
      (onlyPrice.test(clause.text) || (last && onlyMore.test(clause.text)))
    )
      return {
        ...clause,
        entities: priceable,
        change: { ...clause.change, addOns: priceable.filter(({ type }) => type === 'addOn').map(({ id }) => id) },
      };
    // "Moving to the cloud: what does it start at? How many weeks?"
    if (priceable.length > 0 && clause.entities.length === 0 && onlyTime.test(clause.text))
      return { ...clause, entities: priceable };
    // "Security starts at what? And the network?"
    if (
      last &&
      pricePattern.test(last.text) &&
      /^ (?:and|or|plus) /.test(clause.text) &&
      clause.words.length <= 7 &&
      !/ (?:what|how|who|when|where|which|do|does|is|are|can|could|will|would) /.test(clause.text) &&
      [last, clause].every(({ entities }) => entities.some(({ type }) => type === 'service'))
    )
      return { ...clause, text: `${clause.text}price ` };
    // "A client insists that data stays in Canada. Can you do that for backups?"
    if (
      last &&
      / (?:do|offer|provide|guarantee|promise|ensure|arrange|manage) (?:that|this|it|so) (?:for|with|in|on|at) /.test(
        clause.text,
      ) &&
      !isAsked(last) &&
      clause.change.plans.length === 0
    )
      return { ...clause, words: [...last.words, ...clause.words] };
    // "Do you visit offices?" "Is that in Essential as well?"
    if (
      asked &&
      clauses.length === 1 &&
      clause.change.plans.length === 1 &&
      clause.change.users === undefined &&
      inPlan.test(clause.text)
    )
      return {
        ...asked,
        question: true,
        text: `${asked.text.trimEnd()}${clause.text}`,
        words: [...asked.words, ...clause.words],
        change: { ...asked.change, plans: clause.change.plans },
        entities: [...asked.entities, ...clause.entities],
      };
    // "Thank you, that was very clear."
    if (/ (?:thanks|thank you|cheers) /.test(clause.text) && !isAsked(clause)) return clause;
    const own = clause.entities.filter(({ type }) => type !== 'plan' && type !== 'profile');
    const refers = referring.test(clause.text) && own.length === 0 && clause.change.plans.length === 0;
    if (own.length > 0) subject = own;
    if (
      / (?:there|closest|nearest) /.test(clause.text) &&
      own.length === 0 &&
      (before.place?.length ?? 0) > 0 &&
      !/ (?:is|are|someone|somebody|anyone|anybody|hi|hello|you) there /.test(clause.text)
    )
      return { ...clause, entities: [...clause.entities, ...(before.place ?? [])] };
    // "We are moving to another town. How would somebody get to us?"
    const here = clauses
      .slice(0, index)
      .flatMap(({ entities }) => entities.filter(({ type }) => type === 'location' || type === 'nearby'));
    if (
      here.length > 0 &&
      own.length === 0 &&
      / (?:make the (?:drive|trip)|closest|nearest|drive (?:out|here|there)|to us|reach us|get here|out here|out to our|at our (?:office|place)) /.test(
        clause.text,
      )
    )
      return { ...clause, entities: [...clause.entities, ...here] };
    const pointed = ofPlaces.test(clause.text) ? subject : subject.filter((entity) => !isPlace(entity));
    // "Our server was down last year. How do you prevent that?"
    if (
      refers &&
      last &&
      (last.words.length > mostOfPassing || pointed.length === 0) &&
      clause.words.length <= 7 &&
      ofItsOwn(clause) <= 1 &&
      clause.change.users === undefined &&
      (pointed.length === 0 || last.entities.length === 0)
    )
      return { ...clause, words: [...last.words, ...clause.words] };
    if (!refers || pointed.length === 0) return clause;
    return {
      ...clause,
      entities: pointed,
      words:
        last && clause.words.length <= 7 && ofItsOwn(clause) <= 1 ? [...last.words, ...clause.words] : clause.words,
      change: { ...clause.change, addOns: subject.filter(({ type }) => type === 'addOn').map(({ id }) => id) },
    };
  });
}

/** How many of its words say what a clause is about. */
const ofItsOwn = ({ words }: Clause) => words.filter((word) => !stopWords.has(word) && !everyday.has(word)).length;
