import { createTransport } from 'nodemailer';
import { type DeliveryError, failedForNow, refusedForGood } from './deliveryError.ts';
import { type Address, body, isPlainAddress, type Mail, oneLine } from './mail.ts';

export interface Mailer {
  /** Resolves when the server has taken the mail. @throws DeliveryError */
  send(mail: Mail): Promise<void>;
  /** Closes idle connections now, the others after their mail. */
  close(): void;
}

/** All in milliseconds. */
export interface MailerLimits {
  /** Until the connection stands. */
  connect?: number;
  /** From then until the server says who it is. */
  greeting?: number;
  /** During which the server may say nothing. */
  silence?: number;
  /** For one mail altogether, waiting for a connection included; far less than the outbox renews its lease for. */
  whole?: number;
}

/** Hands mails to the server at an address such as `smtp://user:password@host:587`, over a few connections that stay open. */
export function makeMailer(smtpUrl: string, { connect = 10_000, greeting = 10_000, silence = 40_000, whole = 120_000 }: MailerLimits = {}): Mailer {
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: 5,
    // Only a mail of which no byte has left goes over another connection; the outbox does the rest.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: connect,
    dnsTimeout: connect,
    greetingTimeout: greeting,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const message = compose(mail);
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(whole) });
      } catch (error) {
        throw explain(error as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
}

/** Nothing a visitor typed can add a header field or a recipient: one line each, addresses apart from names, the envelope spelled out. */
function compose({ from, to, replyTo, subject, text, html, messageId, headers = {} }: Mail) {
  if (!isPlainAddress(to.address)) throw refusedForGood('an address that cannot be mailed');
  const named = ({ name, address }: Address) => ({ name: oneLine(name, 100), address });
  return {
    envelope: { from: from.address, to: [to.address] },
    from: named(from),
    to: named(to),
    ...(replyTo && isPlainAddress(replyTo.address) ? { replyTo: named(replyTo) } : {}),
    subject: oneLine(subject),
    text: body(text),
    html: body(html),
    messageId: oneLine(messageId),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value, 2000)])),
  };
}

interface SmtpFailure { code?: string; command?: string; responseCode?: number; response?: string; timeoutType?: string }

/** Replies quote addresses: of the server's words only the numbers are kept. */
function explain({ code = 'unknown', command = '', responseCode, response = '' }: SmtpFailure): DeliveryError {
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode) {
    const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const reason = `answered ${responseCode}${detail ? ` ${detail}` : ''}${command ? ` to ${command}` : ''}`;
    // 503 and 530 speak of the session (out of order, log in first), not of the mail.
    const permanent = aboutMail && responseCode >= 500 && responseCode !== 503 && responseCode !== 530;
    return permanent ? refusedForGood(reason) : failedForNow(reason);
  }
  if (aboutMail) return refusedForGood(code === 'EENVELOPE' ? 'an address that cannot be mailed' : 'a mail the server does not take');
  if (code === 'ETIMEDOUT' || code === 'EABORT') return failedForNow(`no answer in time (${code})`);
  return failedForNow(`no connection (${code})`);
}
