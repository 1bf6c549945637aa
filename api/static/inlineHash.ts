import { createHash } from 'node:crypto';

/** The CSP source expression of an inline style or script, without its quotes. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
