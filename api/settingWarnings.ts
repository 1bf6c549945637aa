import type { Env } from './env.ts';

export function settingWarnings({
  RATE_LIMITS,
  SMTP_URL,
  OWNER_EMAIL,
  TRUSTED_PROXIES,
}: Pick<Env, 'RATE_LIMITS' | 'SMTP_URL' | 'OWNER_EMAIL' | 'TRUSTED_PROXIES'>): string[] {
  return [
    ...(RATE_LIMITS === 'off'
      ? ['Rate limits are off (RATE_LIMITS=off): any address may send as much as it likes.']
      : []),
    ...(SMTP_URL ? [] : ['No SMTP_URL: requests are kept, nothing is mailed.']),
    ...(OWNER_EMAIL && !TRUSTED_PROXIES.trim()
      ? ['No TRUSTED_PROXIES: behind a proxy all visitors share one limit, and anybody can use it up for the owner.']
      : []),
  ];
}
