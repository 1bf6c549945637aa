import SmtpConnection from 'nodemailer/lib/smtp-connection';

export type SmtpOptions = SmtpConnection.Options;

/**
 * Asks a mail server whether it takes addresses with letters beyond ASCII. nodemailer sends them to any server, and some accept what they cannot
 * deliver. Rejects as sending does.
 * @param timeoutMs for the whole conversation
 */
export function takesUtf8(options: SmtpOptions, timeoutMs: number): Promise<boolean> {
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
