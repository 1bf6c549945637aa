/** Domains that are reserved, and so nobody's (RFC 2606). */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** What a site at a public address cannot do without; an empty text for one that is not public. */
export async function checkLaunch({ SITE_ORIGIN, SMTP_URL }: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (!SITE_ORIGIN || !URL.canParse(SITE_ORIGIN) || reserved.test(new URL(SITE_ORIGIN).hostname)) return '';
  if (SMTP_URL) return '';
  return (
    `SITE_ORIGIN is ${SITE_ORIGIN}, and there is no SMTP_URL: the site promises mails (the checklist, confirmations, links to sign in) that ` +
    'nobody gets. Give the address of a mail server, or leave SITE_ORIGIN out until there is one.'
  );
}
