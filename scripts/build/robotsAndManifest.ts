import type { Site } from '../../data/rules/schema/site.ts';

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest({
  provider,
  theme: {
    colours: { light },
  },
}: Site): string {
  return `${JSON.stringify(
    {
      name: provider.name,
      short_name: provider.shortName,
      description: provider.description,
      lang: provider.locale,
      start_url: '/',
      display: 'browser',
      background_color: light.paper,
      theme_color: light.lake,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...[192, 512].flatMap((size) =>
          [
            ['icon', 'any'],
            ['icon-maskable', 'maskable'],
          ].map(([name, purpose]) => ({
            src: `/images/${name}-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        ),
      ],
    },
    null,
    2,
  )}\n`;
}
