import type { OutboxMessage } from '../db/tables.ts';

export type OutboxMessageKind = OutboxMessage['kind'];

/** The lanes over which messages are sent, each so many at a time: one that stalls holds up no other. */
export const concurrency = {
  owner: 3,
  // Apart: a notice that waited for a sign-in, or found its connection open, would tell strangers who the owner is.
  signIn: 3,
  webhook: 3,
  /** First attempts. Anybody can name domains whose servers never answer: these have little time (`firstTryMs`). */
  visitors: 20,
  visitorRetries: 5,
  listServer: 1,
} as const;
export type LaneName = keyof typeof concurrency;
/** Lanes of messages that were attempted before, or of those that were not. */
export const attemptedIn: Partial<Record<LaneName, boolean>> = { visitors: false, visitorRetries: true };
export const laneNames = Object.keys(concurrency) as LaneName[];

/** The lane of a message's first attempt. */
const laneOfKind: Record<OutboxMessageKind, Exclude<LaneName, 'visitorRetries'>> = {
  'owner-notification': 'owner',
  'owner-alert': 'owner',
  'quarantine-digest': 'owner',
  'owner-sign-in': 'signIn',
  'owner-week': 'owner',
  'owner-warning': 'owner',
  webhook: 'webhook',
  'webhook-alert': 'webhook',
  'warning-call': 'webhook',
  'visitor-confirmation': 'visitors',
  booking: 'visitors',
  checklist: 'visitors',
  'subscription-confirmation': 'visitors',
  'list-server': 'listServer',
};

export const laneOf = (kind: OutboxMessageKind): LaneName => laneOfKind[kind];
export const isToVisitor = ({ kind }: { kind: OutboxMessageKind }): boolean => laneOf(kind) === 'visitors';

export const kindsOf = (lane: LaneName): OutboxMessageKind[] =>
  (Object.keys(laneOfKind) as OutboxMessageKind[]).filter(
    (kind) => laneOfKind[kind] === (lane === 'visitorRetries' ? 'visitors' : lane),
  );

/** How the owner is notified. */
export type Channel = 'mail' | 'webhook';

/**
 * The channel of a message to the owner; undefined for one to a visitor, for mails to sign in, which anybody can cause, and for
 * calls with warnings: they may have a receiver of their own, which tells nothing of the one that takes requests.
 */
export function channelOf(kind: OutboxMessageKind): Channel | undefined {
  if (laneOf(kind) === 'owner') return 'mail';
  return laneOf(kind) === 'webhook' && kind !== 'warning-call' ? 'webhook' : undefined;
}

export const ownerKindsOf = (channel: Channel): OutboxMessageKind[] =>
  (Object.keys(laneOfKind) as OutboxMessageKind[]).filter((kind) => channelOf(kind) === channel);
