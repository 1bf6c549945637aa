import type { Vocabulary } from '../../../data/schema/vocabulary.ts';
import { hasPhrase } from '../read/phrases.ts';
import type { Token } from '../read/tokens.ts';

/** What a question asks for, by the kind of its answer. */
export type Asked = keyof Vocabulary['asks'];

export const asksOf = (tokens: readonly Token[], { asks }: Pick<Vocabulary, 'asks'>): ReadonlySet<Asked> =>
  new Set((Object.keys(asks) as Asked[]).filter((asked) => hasPhrase(tokens, asks[asked])));
