import type { Site } from '../schema/site.ts';

/** The questions of buyers that nobody has answered yet, in words for the owner. What proof answers is missing proof. */
export const missingAnswers = ({ ownAnswers }: Pick<Site, 'ownAnswers'>): { name: string; says: string }[] =>
  ownAnswers.flatMap((own) => ('missing' in own ? [{ name: own.question, says: own.missing }] : []));
