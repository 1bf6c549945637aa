import type { RecordCheck } from './recordCheck.ts';

/** The words of a fact that lapses stand in the text, so that a date does not outlive the sentence it was given for. */
export const lapsesQuoteTheText: RecordCheck<'articles'> = ({ articles }) => {
  return articles.flatMap(({ slug, body, lapses = [] }) =>
    lapses
      .filter(({ words }) => !body.includes(words))
      .map(
        ({ words }) =>
          `blog/${slug}: lapses has "${words}", which is not in the text. Copy the words from the text, or remove them.`,
      ),
  );
};
