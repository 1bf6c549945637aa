import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isEmailAddress } from '../../data/text/emailAddress.ts';
import { DeliveryError } from './deliveryError.ts';
import type { Interruption } from './interruption.ts';
import { type Address, body, type Mail, oneLine } from './mail.ts';
import { explainFailure, type SmtpFailure } from './smtpFailure.ts';

export interface Mailer {
  /** Resolves when the server has taken the mail, which may be broken off before its content leaves. @throws DeliveryError */
  send(mail: Mail, interruption?: Interruption): Promise<void>;
  /** Closes idle connections now, the others after their mail. */
  close(): void;
}

/** All in milliseconds. */
export interface MailerLimits {
  /** Until the connection stands and the server has said who it is. */
  connect?: number;
  /** Of that, for the server's greeting. */
  greeting?: number;
  /** For the answer to one command. */
  command?: number;
  /** For one mail altogether, waiting for a connection included: a server may trickle its answers. */
  whole?: number;
}

export interface MailerOptions extends MailerLimits {
  /** Mails at a time, each over a connection that stays open. */
  connections: number;
}

const seconds = 1000;

/** Hands mails to the server at an address such as `smtp://user:password@host:587`. */
export function makeMailer(smtpUrl: string, options: MailerOptions): Mailer {
  const {
    connections,
    connect = 8 * seconds,
    greeting = 5 * seconds,
    command = 12 * seconds,
    whole = 25 * seconds,
  } = options;
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: connections,
    // Only a mail of which no byte has left goes over another connection; the outbox does the rest.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: connect,
    dnsTimeout: connect,
    greetingTimeout: greeting,
    socketTimeout: command,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The content is read only once the server has asked for it.
  transport.use('stream', ({ data, message }, done) => {
    const { interruption } = data as Interruptible;
    if (interruption) message.processFunc((content: Readable) => whenRead(content, interruption.close));
    done();
  });
  return {
    async send(mail, interruption) {
      const signals = [AbortSignal.timeout(whole), ...(interruption ? [interruption.signal] : [])];
      const message: ReturnType<typeof compose> & Interruptible = { ...compose(mail), interruption };
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.any(signals) });
      } catch (error) {
        throw explainFailure(error as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
}

interface Interruptible {
  interruption?: Interruption | undefined;
}

/** The same content, telling when the first of it is read. */
function whenRead(content: Readable, tell: () => void): Readable {
  return Readable.from(
    (async function* () {
      tell();
      yield* content;
    })(),
  );
}

/** Nothing a visitor typed can add a header field or a recipient: one line each, addresses apart from names, the envelope spelled out. */
function compose({ from, to, replyTo, subject, text, html, messageId, headers = {} }: Mail) {
  if (!isEmailAddress(to.address)) throw new DeliveryError('an address that cannot be mailed', 'recipient');
  const named = ({ name, address }: Address) => ({ name: oneLine(name, 100), address });
  return {
    envelope: { from: from.address, to: [to.address] },
    from: named(from),
    to: named(to),
    ...(replyTo && isEmailAddress(replyTo.address) ? { replyTo: named(replyTo) } : {}),
    subject: oneLine(subject),
    text: body(text),
    html: body(html),
    messageId: oneLine(messageId),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value, 2000)])),
  };
}
