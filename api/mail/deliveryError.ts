/**
 * Why a message was not accepted: `recipient` (no such mailbox), `message` (it cannot be sent as it is), `sender` (our
 * login, address, reputation or content, or a policy or quota), `temporary` (by the receiver's word), `connection` (none, or
 * a timeout), `unexpected` (a bug), `suppressed` (the address has come onto the suppression list since it was written).
 */
export type FailureClass =
  | 'recipient'
  | 'message'
  | 'suppressed'
  | 'sender'
  | 'temporary'
  | 'connection'
  | 'unexpected';

/** A failed delivery. Its message is stored and logged, so it never names a person or an address. */
export class DeliveryError extends Error {
  readonly failure: FailureClass;
  constructor(reason: string, failure: FailureClass) {
    super(reason);
    this.name = 'DeliveryError';
    this.failure = failure;
  }

  /** Whether a retry is useless. Failures on our side are not permanent: somebody fixes them. */
  get permanent(): boolean {
    return this.failure === 'recipient' || this.failure === 'message' || this.failure === 'suppressed';
  }
}

/** The properties of a nodemailer error that are used. */
export interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Classifies an error of nodemailer. Of the server's reply only the codes are kept, because its text may quote addresses. */
export function explainFailure({
  code = 'unknown',
  command = '',
  responseCode,
  response = '',
}: SmtpFailure): DeliveryError {
  if (responseCode) {
    const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const reason = `answered ${responseCode}${detail ? ` ${detail}` : ''}${command ? ` to ${command}` : ''}`;
    return new DeliveryError(reason, classOf({ command, responseCode, detail }));
  }
  if (code === 'EENVELOPE') return new DeliveryError('an address that cannot be mailed', 'recipient');
  if (code === 'EMESSAGE') return new DeliveryError('a mail the server does not take', 'message');
  if (code === 'ETIMEDOUT' || code === 'EABORT') return new DeliveryError(`no answer in time (${code})`, 'connection');
  if (code === 'ETLS') return new DeliveryError('no encryption (ETLS)', 'sender');
  if (code === 'EAUTH') return new DeliveryError('no log-in (EAUTH)', 'sender');
  return new DeliveryError(`no connection (${code})`, 'connection');
}

interface Reply {
  command: string;
  responseCode: number;
  detail: string | undefined;
}

/**
 * Enhanced codes (RFC 3463, and the IANA registry) that say that the mailbox or its domain does not exist or takes no
 * mail. 5.1.7 and 5.1.8 are about the sender, 5.2.2 is a full mailbox, 5.7.x is policy.
 */
const recipientDetails = /^5\.(1\.([0-4]|6|10)|2\.1|4\.4)$/;

function classOf({ command, responseCode, detail }: Reply): FailureClass {
  if (responseCode < 500) return 'temporary';
  // 503 and 530 speak of the session (out of order, log in first), whatever the detail says.
  if (responseCode === 503 || responseCode === 530) return 'sender';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'sender';
  if (detail !== undefined) return recipientDetails.test(detail) ? 'recipient' : 'sender';
  // Without a detail only the answer to RCPT can be about the recipient: no mailbox (550, 553), moved (551), or no address (501).
  return command === 'RCPT TO' && [501, 550, 551, 553].includes(responseCode) ? 'recipient' : 'sender';
}
