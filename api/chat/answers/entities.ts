import type { Entity, EntityKind } from '../extract/lexicon.ts';
import type { AnswerInput } from './answer.ts';

/** Records as subjects of a conversation. */
export const entities = (kind: EntityKind, records: readonly { id: string }[]): Entity[] =>
  records.map(({ id }) => ({ kind, id }));

/** The record that an utterance is about: the one it names, or else the last one spoken of. */
export function subjectOf({ named, state }: AnswerInput, kinds: readonly EntityKind[]): Entity | undefined {
  return (named.entities.length > 0 ? named.entities : state.subjects).find(({ kind }) => kinds.includes(kind));
}
