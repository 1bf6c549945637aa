import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isEmailAddress, needsUtf8 } from '../../data/rules/text/emailAddress.ts';
import { DeliveryError, explainFailure, type SmtpFailure } from './deliveryError.ts';
import { type Address, body, type Mail, oneLine } from './mail.ts';
import SmtpConnection from 'nodemailer/lib/smtp-connection';

export type Mailer = ReturnType<typeof makeMailer>;

/** Timeouts in milliseconds. */
export interface MailerLimits {
  /** `greetingTimeout`: from the connection to the server's greeting. */
  greeting?: number;
  /** `socketTimeout`: without a byte from the server, for example after a command. */
  command?: number;
  /** For one mail in total, waiting for a connection included: a server may trickle its answers. */
  total?: number;
}

export interface MailerOptions extends MailerLimits {
  /** `maxConnections` of the pool: mails that are sent at a time. */
  connections: number;
}

const seconds = 1000;

/** Sends mails over a pool of connections to a server such as `smtp://user:password@host:587`. */
export function makeMailer(smtpUrl: string, options: MailerOptions) {
  const { connections, greeting = 5 * seconds, command = 12 * seconds, total = 25 * seconds } = options;
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    requireTLS: needsEncryption(smtpUrl),
    maxConnections: connections,
    // Requeued are only mails of which no byte has left; the outbox retries all others.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: 8 * seconds,
    dnsTimeout: 8 * seconds,
    greetingTimeout: greeting,
    socketTimeout: command,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // With what the address of the server says.
  const { options: server } = transport.transporter as unknown as { options: SmtpOptions };
  // nodemailer reads the content once the server has accepted DATA.
  transport.use('stream', ({ data, message }, done) => {
    const { onLeaving } = data as { onLeaving: () => void };
    message.processFunc((content: Readable) => onFirstRead(content, onLeaving));
    done();
  });
  return {
    /**
     * Resolves when the server has accepted the mail.
     * @param patienceMs how long it may take before its content begins to leave; from then on it could arrive twice
     * @throws DeliveryError
     */
    async send(mail: Mail, patienceMs = total): Promise<void> {
      const impatient = new AbortController();
      const timer = setTimeout(() => impatient.abort(), patienceMs);
      const onLeaving = () => clearTimeout(timer);
      const signal = AbortSignal.any([AbortSignal.timeout(total), impatient.signal]);
      try {
        if (needsUtf8(mail.to.address) && !(await takesUtf8(server, total)))
          throw new DeliveryError('letters in the address that the mail server does not take', 'message');
        await transport.sendMail({ ...compose(mail), onLeaving, signal } as Parameters<typeof transport.sendMail>[0]);
      } catch (error) {
        throw error instanceof DeliveryError ? error : explainFailure(error as SmtpFailure);
      } finally {
        clearTimeout(timer);
      }
    },
    /** Closes idle connections now, the others after their mail. */
    close: () => transport.close(),
  };
}

/**
 * Whether a connection must be encrypted: a password never leaves the machine in clear, whatever the server offers. With
 * `smtps:` it is encrypted from the beginning.
 */
export function needsEncryption(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== '' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Passes the content through, and calls back when its first byte is read. */
function onFirstRead(content: Readable, onRead: () => void): Readable {
  return Readable.from(
    (async function* () {
      onRead();
      yield* content;
    })(),
  );
}

/** A message in which nothing a visitor typed can add a header or a recipient: values of one line, names apart from addresses, an explicit envelope. */
function compose({ from, to, replyTo, subject, text, html, messageId, headers = {}, calendar }: Mail) {
  if (!isEmailAddress(to.address)) throw new DeliveryError('an address that cannot be mailed', 'recipient');
  const named = ({ name, address }: Address) => ({ name: oneLine(name, 100), address });
  return {
    envelope: { from: from.address, to: [to.address] },
    from: named(from),
    to: named(to),
    // Raw bytes in a header make strict servers refuse the mail.
    ...(replyTo && isEmailAddress(replyTo.address) && !needsUtf8(replyTo.address) ? { replyTo: named(replyTo) } : {}),
    subject: oneLine(subject),
    text: body(text),
    html: body(html),
    messageId: oneLine(messageId),
    ...(calendar ? { icalEvent: { ...calendar, filename: 'invitation.ics' } } : {}),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value, 2000)])),
  };
}

type SmtpOptions = SmtpConnection.Options;

/**
 * Asks a mail server whether it takes addresses with letters beyond ASCII. nodemailer sends them to any server, and some accept what they cannot
 * deliver. Rejects as sending does.
 * @param timeoutMs for the whole conversation
 */
function takesUtf8(options: SmtpOptions, timeoutMs: number): Promise<boolean> {
  const connection = new SmtpConnection(options);
  return new Promise<boolean>((resolve, reject) => {
    connection.once('error', reject);
    const timer = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), timeoutMs);
    connection.connect((error) => {
      clearTimeout(timer);
      // Nothing public tells what the server announced.
      const { _supportedExtensions: known = [] } = connection as unknown as { _supportedExtensions?: string[] };
      if (error) reject(error);
      else resolve(known.includes('SMTPUTF8'));
    });
  }).finally(() => connection.close());
}
