import { expect, test } from 'vitest';
import { loadSite } from '#data/load.ts';
import { shellData } from '#src/shell/shellData.ts';

const link = (href: string) => ({ label: href, href });

test('The sections of a site are the first parts of the paths that its menus lead to', async () => {
  const site = await loadSite();
  const navigation = {
    ...site.navigation,
    header: [link('/'), link('/pricing')],
    footer: [
      {
        title: 'More',
        links: [link('/services#cloud'), link('https://other.example/x'), link('/blog/categories/security')],
      },
    ],
    legal: [link('/pricing')],
  };
  expect(shellData({ ...site, navigation }).sections).toEqual(['pricing', 'services', 'blog']);
});

test('The year is that of the build, at the provider', async () => {
  const site = await loadSite();
  const yearAt = (time: string) =>
    shellData({ ...site, provider: { ...site.provider, timezone: 'America/Toronto' } }, undefined, new Date(time))
      .footer?.year;
  expect([yearAt('2027-01-01T04:59:59Z'), yearAt('2027-01-01T05:00:00Z')]).toEqual(['2026', '2027']);
});
