import type { Site } from '../../data/rules/schema/site.ts';

export function robotsTxt(origin: string): string {
  // Addresses that fill a form or the calculator in are the same pages.
  const disallowed = ['/api/', '/contact?', '/pricing?'].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\nAllow: /\n${disallowed}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest({ provider, theme: { colours } }: Site): string {
  const icons = [192, 512].flatMap((size) =>
    Object.entries({ icon: 'any', 'icon-maskable': 'maskable' }).map(([name, purpose]) => {
      return { src: `/images/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
    }),
  );
  const manifest = {
    name: provider.name,
    short_name: provider.shortName,
    description: provider.description,
    lang: provider.locale,
    start_url: '/',
    display: 'browser',
    background_color: colours.light.paper,
    theme_color: colours.light.lake,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
