import type { Site } from '../../data/rules/schema/site.ts';
import { type SupplierUse, supplierUses } from '../../data/rules/schema/supplier.ts';
import { isReservedAddress } from '../../data/rules/text/reservedAddress.ts';

type Launched = Pick<Site, 'provider' | 'suppliers' | 'bookingService'>;
type Settings = Readonly<Record<string, string | undefined>>;

/** What a site at a public address cannot do without, or still has of the samples; an empty text for one that is not public. */
export function checkLaunch({ provider, suppliers, bookingService }: Launched, env: Settings = process.env): string {
  const { SITE_ORIGIN, SMTP_URL } = env;
  if (!SITE_ORIGIN || !URL.canParse(SITE_ORIGIN) || isReservedAddress(SITE_ORIGIN)) return '';
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
    ...placeholders(provider),
  ].join('\n');
}

/** Where the privacy policy does not say what the settings do, or says what they do not. */
function unnamedSuppliers(suppliers: Site['suppliers'], env: Settings): string[] {
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

/** Addresses of the provider that cannot be anybody's. */
function placeholders({ email, parent, sister, social }: Site['provider']): string[] {
  const links = [parent, sister, ...social].filter((link) => link !== undefined);
  return [
    ...(isReservedAddress(email) ? [`provider.email: "${email}" is at a reserved domain. Give the real address.`] : []),
    ...links
      .filter(({ url }) => isReservedAddress(url))
      .map(
        ({ name, url }) =>
          `provider: ${name} leads to "${url}", a reserved domain. Give the real address, or take the link out.`,
      ),
  ];
}
