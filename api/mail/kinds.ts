import type { OutboxItem } from '../db/tables.ts';
import type { AsideLimits } from './aside.ts';

export type Kind = OutboxItem['kind'];

/**
 * How messages leave: mail to the owner, calls of the owner's webhook, mail to visitors, and mail to visitors that was
 * tried before. Each by itself, whatever stalls.
 */
export type LaneName = 'owner' | 'webhook' | 'visitors' | 'visitorsAgain';

/** Where a message is tried first. */
const laneOfKind: Record<Kind, Exclude<LaneName, 'visitorsAgain'>> = {
  'owner-notification': 'owner',
  'owner-alert': 'owner',
  'quarantine-digest': 'owner',
  webhook: 'webhook',
  'webhook-alert': 'webhook',
  'visitor-confirmation': 'visitors',
  checklist: 'visitors',
  'subscription-confirmation': 'visitors',
};

export interface LaneLimits {
  /** Messages that are sent at a time. */
  atOnce: number;
  /** Of these, to one recipient domain. */
  perDomain?: number;
  /** Only what was tried before, or only what was not. */
  tried?: boolean;
  /** What becomes of a try that takes long. */
  aside?: AsideLimits;
}

export const laneLimits: Record<LaneName, LaneLimits> = {
  owner: { atOnce: 3 },
  webhook: { atOnce: 3 },
  // Anybody can name domains whose servers never answer: they take a second of a slot each, once.
  visitors: { atOnce: 5, perDomain: 2, tried: false, aside: { afterMs: 1000, atOnce: 15 } },
  visitorsAgain: { atOnce: 5, perDomain: 2, tried: true },
};

/** How many messages a lane sends at a time at most, those aside included. */
export const mostAtOnce = (...lanes: LaneName[]): number =>
  lanes.reduce((sum, lane) => sum + laneLimits[lane].atOnce + (laneLimits[lane].aside?.atOnce ?? 0), 0);

export const laneNames = Object.keys(laneLimits) as LaneName[];

export const laneOf = (kind: Kind): LaneName => laneOfKind[kind];

export const kindsOf = (lane: LaneName): Kind[] =>
  (Object.keys(laneOfKind) as Kind[]).filter(
    (kind) => laneOfKind[kind] === (lane === 'visitorsAgain' ? 'visitors' : lane),
  );

/** The two ways on which the owner hears of something. */
export type Channel = 'mail' | 'webhook';

const channelOfLane: Partial<Record<LaneName, Channel>> = { owner: 'mail', webhook: 'webhook' };

/** The channel that a message to the owner takes; undefined for one to a visitor. */
export const channelOf = (kind: Kind): Channel | undefined => channelOfLane[laneOf(kind)];

export const ownerKindsOf = (channel: Channel): Kind[] => kindsOf(channel === 'mail' ? 'owner' : 'webhook');
