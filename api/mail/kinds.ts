import type { OutboxItem } from '../db/tables.ts';

export type Kind = OutboxItem['kind'];

/** How messages leave: mail to the owner, calls of the owner's webhook, mail to visitors. Each by itself, whatever stalls. */
export type LaneName = 'owner' | 'webhook' | 'visitors';

const laneOfKind: Record<Kind, LaneName> = {
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
}

export const laneLimits: Record<LaneName, LaneLimits> = {
  owner: { atOnce: 3 },
  webhook: { atOnce: 3 },
  visitors: { atOnce: 5, perDomain: 2 },
};

export const laneNames = Object.keys(laneLimits) as LaneName[];

export const laneOf = (kind: Kind): LaneName => laneOfKind[kind];

export const kindsOf = (lane: LaneName): Kind[] =>
  (Object.keys(laneOfKind) as Kind[]).filter((kind) => laneOfKind[kind] === lane);

/** The two ways on which the owner hears of something. */
export type Channel = 'mail' | 'webhook';

const channelOfLane: Record<LaneName, Channel | undefined> = { owner: 'mail', webhook: 'webhook', visitors: undefined };

/** The channel that a message to the owner takes; undefined for one to a visitor. */
export const channelOf = (kind: Kind): Channel | undefined => channelOfLane[laneOf(kind)];

export const ownerKindsOf = (channel: Channel): Kind[] => kindsOf(channel === 'mail' ? 'owner' : 'webhook');
