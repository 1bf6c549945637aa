import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What a server does with a mail; it takes it if it does nothing else. */
export interface Behaviour {
  /** Answers to the sender, to the recipient, or to the mail itself, with a code. */
  mail?: number;
  rcpt?: number;
  data?: number;
  /** The enhanced code beside it, by default "x.1.1"; none where it is empty. */
  detail?: string;
  /** Never answers to a recipient at a host that begins with this. */
  stall?: string;
  /** Breaks the connection after the first bytes of the mail. */
  drop?: boolean;
  /** Answers only when this resolves. */
  hold?: Promise<unknown>;
}

interface Accepted {
  from: string;
  to: string[];
  mail: Email;
  raw: string;
}

export interface SmtpPeer {
  url: string;
  port: number;
  accepted: Accepted[];
  connections: number;
  /** Recipients that were named, taken or not. */
  tries: number;
  /** Recipients that were never answered. */
  stalled: string[];
  /** The most mails of which something had come at a time. */
  most: number;
  /** What it does from now on, with every mail or with each by its number from 1. */
  behave(behaviour: Behaviour | ((mail: number) => Behaviour)): void;
  stop(): Promise<void>;
}

type Callback = (error?: Error | null) => void;

function refusal(code: number, address: string, detail = `${Math.floor(code / 100)}.1.1`): Error {
  return Object.assign(new Error(`${detail} <${address}>: this server does not want it`.trim()), {
    responseCode: code,
  });
}

/** Reads a mail, keeps it in `peer.accepted` and answers as the behaviour says. */
function receive(peer: SmtpPeer, underWay: { count: number }, { data, detail, hold }: Behaviour) {
  return (stream: Readable, { envelope: { mailFrom, rcptTo } }: SMTPServerSession, callback: Callback) => {
    const chunks: Buffer[] = [];
    // Not before: until the client has read that it may send, it can still change its mind.
    stream.once('data', () => {
      underWay.count += 1;
      peer.most = Math.max(peer.most, underWay.count);
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      await hold;
      underWay.count -= 1;
      if (data) return callback(refusal(data, rcptTo[0]?.address ?? '', detail));
      const raw = Buffer.concat(chunks);
      peer.accepted.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(raw),
        raw: raw.toString(),
      });
      callback(null);
    });
  };
}

/** A real SMTP server in this process; with `ascii` it takes no addresses beyond ASCII. */
export async function startSmtp(port = 0, { ascii = false } = {}): Promise<SmtpPeer> {
  let behaviour: (mail: number) => Behaviour = () => ({});
  const ofSession = new Map<string, Behaviour>();
  const underWay = { count: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    hideSMTPUTF8: ascii,
    closeTimeout: 100,
    onConnect(_session, callback) {
      peer.connections += 1;
      callback();
    },
    onMailFrom({ address }, _session, callback) {
      const { mail, detail } = behaviour(peer.tries + 1);
      callback(mail ? refusal(mail, address, detail) : null);
    },
    onRcptTo({ address }, { id }, callback) {
      peer.tries += 1;
      const own = behaviour(peer.tries);
      ofSession.set(id, own);
      if (own.stall !== undefined && address.includes(`@${own.stall}`)) {
        peer.stalled.push(address);
        return;
      }
      callback(own.rcpt ? refusal(own.rcpt, address, own.detail) : null);
    },
    onData(stream, session, callback) {
      const own = ofSession.get(session.id) ?? {};
      if (!own.drop) return receive(peer, underWay, own)(stream, session, callback);
      const connection = [...server.connections].find(({ id }) => id === session.id);
      stream.once('data', () => (connection as unknown as { _socket: Socket })._socket.destroy());
      stream.on('error', () => {});
      stream.resume();
    },
  });
  // A connection that breaks is an error to this server, and what a test may be about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actual } = server.server.address() as AddressInfo;
  const peer: SmtpPeer = {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    accepted: [],
    connections: 0,
    tries: 0,
    stalled: [],
    most: 0,
    behave(next) {
      behaviour = typeof next === 'function' ? next : () => next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return peer;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const peer = await startSmtp();
  await peer.stop();
  return peer.port;
}
