import { expect, test } from 'vitest';
import { webManifest } from '#scripts/build/robotsAndManifest.ts';
import { buildProvider, buildSite } from '#tests/support/buildData.ts';

test('The web manifest says who the site belongs to and where its icons are', () => {
  expect(JSON.parse(webManifest(buildSite({ provider: buildProvider({ name: 'North "Shore" IT' }) })))).toEqual({
    name: 'North "Shore" IT',
    short_name: 'North Shore',
    description: 'IT for firms in Durham.',
    lang: 'en-CA',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf9f4',
    theme_color: '#0a567c',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/images/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/images/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/images/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/images/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});
