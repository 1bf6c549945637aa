import type { ownerMessages } from '../../messages/owner.ts';

/** What the desk tells after a change, by the name of its text. */
export type DeskNotice = keyof typeof ownerMessages.done;

/** Why a page does not show what was asked for. */
export type DeskProblem = 'notFound' | 'refused' | 'tooMany' | 'expired' | 'signedOut' | 'invalid' | 'unavailable';
