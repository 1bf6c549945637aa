import type { IsTrusted } from './middleware/clientAddress.ts';

const kilobyte = 1024;

/**
 * What strangers may cause, beside how many requests they may send (`env.ts`). Times are in milliseconds.
 * Connections are those of one process.
 */
export const connectionLimits = {
  /** One on which nothing is sent costs some kilobytes until it is closed. */
  connections: {
    total: 8192,
    /** Of one IPv4 address, or one /64 of IPv6. */
    perAddress: 400,
    /** Proxies, whose connections are many visitors': these are not limited by address. */
    isTrusted: (() => false) as IsTrusted,
  },
  /** How long a response may wait for a client that reads nothing of it. */
  stalledMs: 15_000,
  /** From the first byte of a request, or the opening of the connection, to the end of the headers and of the body. */
  headersMs: 15_000,
  requestMs: 30_000,
  /** How often it is looked for connections that are over these two. */
  timeoutCheckMs: 5000,
  /** How long a connection that is closed stays open after its last response, so that a client which is still sending can read it. */
  lingerMs: 2000,
};
export type ConnectionLimits = typeof connectionLimits;

/** Of a body, and the time in which all of it has to arrive. */
export const bodyLimits = {
  form: { maxBytes: 16 * kilobyte, timeoutMs: 10_000 },
  /** An address of the longest, a code or a token, and where to go on: whoever parses more works for strangers. */
  signIn: { maxBytes: 4 * kilobyte, timeoutMs: 10_000 },
  /** A note of the longest has room in any script. */
  note: { maxBytes: 32 * kilobyte, timeoutMs: 10_000 },
  /** A conversation of the longest with what was said before. */
  handover: { maxBytes: 64 * kilobyte, timeoutMs: 10_000 },
  vitals: { maxBytes: 256, timeoutMs: 5000 },
  /** With which a mail client unsubscribes its user. */
  oneClick: { maxBytes: 4 * kilobyte, timeoutMs: 5000 },
};
export type BodyLimits = (typeof bodyLimits)['form'];

/** Pieces that a body may come in. Each is an event, however small it is: one packet may hold ten thousand. */
export const maxPieces = 1024;

/** Open streams of one address, or one /64 of IPv6: an office; of a process; and bytes that wait for a browser which does not read. */
export const streamLimits = { perAddress: 60, total: 2000, waitingBytes: 256 * kilobyte };

/** How many times as many requests as in a window may be sent in a day, of those that cause mail. */
export const windowsPerDay = 5;

/**
 * How much larger the limits of wider IPv6 networks are than that of one /64 in them. Whoever rents a server often gets a
 * /48, 65,536 networks to send from; an office or the customers of a mobile provider may share one as well. Whoever becomes
 * a provider gets a /32, 65,536 times as many; all customers of one may share it.
 */
export const widerNetworks = [
  { bits: 48, factor: 10 },
  { bits: 32, factor: 200 },
] as const;

/** Mails to one mailbox, of all kinds within 24 hours, and between two of one kind. */
export const mailboxLimits = { perDay: 5, everyMs: 3_600_000 };
