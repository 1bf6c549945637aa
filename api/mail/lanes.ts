import type { OutboxMessage } from '../db/tables.ts';
import type { OverflowLimits } from './overflow.ts';

export type OutboxMessageKind = OutboxMessage['kind'];

/** The lanes over which messages are sent: each has permits of its own, so that one that stalls holds up no other. */
export type LaneName = 'owner' | 'signIn' | 'webhook' | 'visitors' | 'visitorRetries' | 'listServer';

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
  checklist: 'visitors',
  'subscription-confirmation': 'visitors',
  'list-server': 'listServer',
};

export interface LaneLimits {
  /** Messages that are sent at a time. */
  concurrency: number;
  /** Of these, to one recipient domain. */
  perDomain?: number;
  /** Takes only messages that were attempted before, or only those that were not. */
  attempted?: boolean;
  /** Where slow attempts go on, so that they hold no permit. */
  overflow?: OverflowLimits;
}

export const laneLimits: Record<LaneName, LaneLimits> = {
  owner: { concurrency: 3 },
  // Apart: a notice that waited for a sign-in, or found its connection open, would tell strangers who the owner is.
  signIn: { concurrency: 3 },
  webhook: { concurrency: 3 },
  // Anybody can name domains whose servers never answer: each holds a permit for a second, once.
  visitors: { concurrency: 5, perDomain: 2, attempted: false, overflow: { afterMs: 1000, max: 15 } },
  visitorRetries: { concurrency: 5, perDomain: 2, attempted: true },
  listServer: { concurrency: 1 },
};

/** How many messages these lanes send at a time at most, the overflow included. */
export const maxConcurrency = (...lanes: LaneName[]): number =>
  lanes.reduce((sum, lane) => sum + laneLimits[lane].concurrency + (laneLimits[lane].overflow?.max ?? 0), 0);

export const laneNames = Object.keys(laneLimits) as LaneName[];

export const laneOf = (kind: OutboxMessageKind): LaneName => laneOfKind[kind];

export const kindsOf = (lane: LaneName): OutboxMessageKind[] =>
  (Object.keys(laneOfKind) as OutboxMessageKind[]).filter(
    (kind) => laneOfKind[kind] === (lane === 'visitorRetries' ? 'visitors' : lane),
  );

/** How the owner is notified. */
export type Channel = 'mail' | 'webhook';

const channelOfLane: Partial<Record<LaneName, Channel>> = { owner: 'mail', webhook: 'webhook' };

/**
 * The channel of a message to the owner; undefined for one to a visitor, for mails to sign in, which anybody can cause, and for
 * calls with warnings: they may have a receiver of their own, which tells nothing of the one that takes requests.
 */
export const channelOf = (kind: OutboxMessageKind): Channel | undefined =>
  kind === 'warning-call' ? undefined : channelOfLane[laneOf(kind)];

export const ownerKindsOf = (channel: Channel): OutboxMessageKind[] =>
  kindsOf(channel === 'mail' ? 'owner' : 'webhook').filter((kind) => channelOf(kind) === channel);
