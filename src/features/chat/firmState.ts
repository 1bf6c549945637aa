import { keepFirm, readFirm } from '../storage/firm.ts';
import type { Reply } from './chatSchema.ts';

type State = NonNullable<Reply['state']>;

/** What is remembered of the visitor's firm, as the assistant reads it. */
export function firmState(): Pick<State, 'firm'> {
  const { users, profile } = readFirm() ?? {};
  if (!users && !profile) return {};
  return { firm: { ...(users ? { people: users } : {}), ...(profile ? { profile } : {}) } };
}

/** Remembers what the visitor has told the assistant of their firm: what a quote has that it did not have before. */
export function rememberFirm(quote: State['quote'], before: State['quote']): void {
  const { users, profile } = readFirm() ?? {};
  const isNew = (now: unknown, ...known: unknown[]) => now !== undefined && !known.includes(now);
  if (isNew(quote?.people, before?.people, users)) keepFirm({ users: quote?.people });
  // The name of another industry does not belong to it.
  if (isNew(quote?.profile, before?.profile, profile)) keepFirm({ profile: quote?.profile, industry: undefined });
}
