import { loadSite } from '../../data/rules/load.ts';
import type { Provider } from '../../data/rules/schema/provider.ts';
import { isReservedAddress } from '../../data/rules/text/reservedAddress.ts';

/** What a site at a public address cannot do without, or still has of the samples; an empty text for one that is not public. */
export async function checkLaunch({ SITE_ORIGIN, SMTP_URL }: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (!SITE_ORIGIN || !URL.canParse(SITE_ORIGIN) || isReservedAddress(SITE_ORIGIN)) return '';
  const { provider } = await loadSite();
  return [...(SMTP_URL ? [] : [noMail(SITE_ORIGIN)]), ...placeholders(provider)].join('\n');
}

const noMail = (origin: string) =>
  `SITE_ORIGIN is ${origin}, and there is no SMTP_URL: the site promises mails (the checklist, confirmations, links to sign in) that ` +
  'nobody gets. Give the address of a mail server, or leave SITE_ORIGIN out until there is one.';

/** Addresses of the provider that cannot be anybody's. */
function placeholders({ email, parent, sister, social }: Provider): string[] {
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
