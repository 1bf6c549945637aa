import type { FactPage } from '../../../data/facts/fact.ts';
import { fill } from '../../../data/text/fill.ts';
import { firstSentences } from '../../../data/text/firstSentences.ts';
import { evidenceBesideKind, thresholds } from '../thresholds.ts';
import { type Answer, type AnswerInput, type Answerer, type Answerers, type AnswerTools, withItems } from './answer.ts';
import { subjectOf } from './entities.ts';

const maxDefinition = 420;
/** Maximum characters of each definition where there are several, and of an article's summary. */
const maxExcerpt = 200;

/** Definitions of terms, and links to pages and articles. */
export function readingAnswerers({ site, facts, retriever }: AnswerTools): Answerers {
  const { glossary, assistant, messages } = site;
  const talk = messages.assistantTalk;

  const define: Answerer = (input) => {
    const ids = input.named.ids('term');
    // An unknown term must not be answered with the term of the question before.
    const entity = ids.length > 0 || input.dependsOnContext ? subjectOf(input, ['term']) : undefined;
    const terms = glossary.filter(({ slug }) => (ids.length > 1 ? ids.includes(slug) : slug === entity?.id));
    const found = terms.flatMap(({ slug }) => facts.get(`term:${slug}`) ?? []);
    const [fact] = found;
    if (!fact) return undefined;
    return {
      text:
        ids.length > 1
          ? withItems(
              talk.definitions,
              terms.map(({ term, definition }) => `${term}: ${firstSentences(definition, maxExcerpt)}`),
            )
          : firstSentences(fact.text, maxDefinition),
      links: found.map(({ page }) => page),
      factIds: found.map(({ id }) => id),
      state: { subjects: terms.map(({ slug }) => ({ kind: 'term', id: slug })) },
    };
  };

  /** The page of a record that an utterance names. */
  const pageOfRecord = ({ named: { entities } }: AnswerInput): FactPage | undefined =>
    entities
      .map(({ kind, id }) => facts.get(`${kind}:${id}:about`) ?? facts.get(`${kind}:${id}`))
      .find((fact) => fact !== undefined)?.page;

  const opened = ({ title, href }: FactPage, text = fill(talk.page, { title })): Answer => ({
    text,
    links: [{ title, href }],
    actions: [{ kind: 'page', title, href }],
  });

  const findPage: Answerer = (input): Answer | undefined => {
    const [id] = input.named.ids('page');
    const page = assistant.pages.find((one) => one.id === id);
    // The name of an entry together with the glossary means the entry itself.
    const entry = input.named.ids('term').length > 0 && id === 'glossary' ? define(input) : undefined;
    if (entry) return entry;
    // A question for an article on a subject means one of the articles, not the page that lists them.
    const query = withoutNames(input.query, page?.names ?? []);
    const [found] = retriever.find(query, { attributes: ['advice', 'download'] }, 1);
    const least = page ? thresholds.factEvidence : evidenceBesideKind;
    if (found && found.strength >= least && found.hasRarest) {
      const { fact } = found;
      const text = fact.subject.startsWith('article:')
        ? fill(talk.article, { title: fact.page.title, excerpt: firstSentences(fact.text, maxExcerpt) })
        : undefined;
      return { ...opened(fact.page, text), factIds: [fact.id] };
    }
    const own = page ?? pageOfRecord(input);
    if (!own) return input.dependsOnContext ? { text: talk.pageAsk } : undefined;
    const { title, href } = own;
    return href ? opened({ title, href }) : { text: title };
  };

  return { define, 'find-page': findPage };
}

/** A query without the words of names. */
function withoutNames(query: string, names: readonly string[]): string {
  const left = new Set(names.flatMap((name) => name.split(' ')));
  return query
    .split(' ')
    .filter((word) => !left.has(word))
    .join(' ');
}
