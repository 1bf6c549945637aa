import type { Site } from '../../data/rules/schema/site.ts';
import { type SupplierUse, supplierUses } from '../../data/rules/schema/supplier.ts';

/** Domains that are reserved, and so nobody's (RFC 2606). */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** What a site at a public address cannot do without; an empty text for one that is not public. */
export function checkLaunch(
  { suppliers, bookingService }: Pick<Site, 'suppliers' | 'bookingService'>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const { SITE_ORIGIN, SMTP_URL } = env;
  if (!SITE_ORIGIN || !URL.canParse(SITE_ORIGIN) || reserved.test(new URL(SITE_ORIGIN).hostname)) return '';
  const withoutMail =
    `SITE_ORIGIN is ${SITE_ORIGIN}, and there is no SMTP_URL: the site promises mails (the checklist, confirmations, links to sign in) that ` +
    'nobody gets. Give the address of a mail server, or leave SITE_ORIGIN out until there is one.';
  const bookedElsewhere = bookingService && !suppliers.some(({ use }) => use === 'booking');
  return [
    ...(SMTP_URL ? [] : [withoutMail]),
    ...unnamedSuppliers(suppliers, env),
    ...(bookedElsewhere
      ? ['bookingService is set, and the privacy policy does not name it. Name it: suppliers, use "booking".']
      : []),
  ].join('\n');
}

/** Where the privacy policy does not say what the settings do, or says what they do not. */
function unnamedSuppliers(suppliers: Site['suppliers'], env: Readonly<Record<string, string | undefined>>): string[] {
  return (Object.entries(supplierUses) as [SupplierUse, string | undefined][]).flatMap(([use, setting]) => {
    if (!setting) return [];
    const named = suppliers.some((supplier) => supplier.use === use);
    if (env[setting] && !named)
      return [
        `${setting} is set, and the privacy policy does not say who gets the information. Name them: suppliers, use "${use}".`,
      ];
    if (!env[setting] && named)
      return [
        `suppliers names who does "${use}", and ${setting} is not set. Set it, or take the record out of suppliers.`,
      ];
    return [];
  });
}
