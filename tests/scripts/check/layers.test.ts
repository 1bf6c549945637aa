import { expect, test } from 'vitest';
import { layerFaults, missingNames } from '#scripts/check/layers.ts';
import { layerRules } from '#scripts/check/layerRules.ts';

const rule = { of: 'src/ui', never: ['src', 'data', 'koa', 'node:'], except: ['data/text'], remedy: 'Pass it in.' };

test.each([
  ["import { home } from '../../data/home.ts';", 'data/home.ts'],
  ["import type { Home } from '../../data/home.ts';", 'data/home.ts'],
  ["const load = () => import('../seo/head.ts');", 'src/seo/head.ts'],
  ["import Koa from 'koa';", 'koa'],
])('An import that a rule refuses is found: %s', (source, target) => {
  expect(layerFaults('src/ui/Card.tsx', `\n${source}`, [rule])).toEqual([
    `src/ui/Card.tsx:2: imports ${target}. Pass it in.`,
  ]);
  // Not outside the folder of the rule.
  expect(layerFaults('src/uikit/Card.tsx', source, [rule])).toEqual([]);
});

test('A rule has exceptions, and is a fault where it names what does not exist', () => {
  expect(layerFaults('src/ui/Card.tsx', "import { fill } from '#data/text/fill.ts';", [rule])).toEqual([]);
  expect(missingNames([{ of: 'src/ui/*', never: ['src/gone', 'koa', 'node:'], remedy: '' }])).toEqual([
    'scripts/check/layerRules.ts: "src/gone" does not exist. Name it as it is called now.',
  ]);
});

test.each([
  ['data/home.ts', 'src/routes.ts'],
  ['api/app.ts', 'scripts/build.ts'],
  ['src/main.tsx', 'api/app.ts'],
  ['api/db/open.ts', 'api/leads/leads.ts'],
  ['api/mail/outbox.ts', 'api/leads/leads.ts'],
  ['src/ui/Icon/Icon.tsx', 'src/seo/nodes.ts'],
  ['src/ui/Icon/Icon.tsx', 'data/home.ts'],
  ['src/sections/Points/Points.tsx', 'src/sections/Carousel/Carousel.tsx'],
  ['src/features/tour/Tour.tsx', 'src/sections/Points/Points.tsx'],
])('%s does not import %s', (path, target) => {
  expect(layerFaults(path, `import '#${target}';`, layerRules)).toHaveLength(1);
});
