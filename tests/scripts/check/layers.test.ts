import { describe, expect, test } from 'vitest';
import { layerFaults, missingNames } from '#scripts/check/layers.ts';
import { type LayerRule, layerRules } from '#scripts/check/layerRules.ts';

const rule: LayerRule = {
  of: 'src/ui',
  never: ['src', 'data', 'koa', 'node:'],
  except: ['data/text'],
  remedy: 'Pass it in.',
};
const faultsOf = (path: string, source: string) => layerFaults(path, source, [rule]);

describe('An import that a rule refuses is found', () => {
  test.each([
    ['of a value', "import { home } from '../../data/home.ts';", 'data/home.ts'],
    ['of a type', "import type { Home } from '../../data/home.ts';", 'data/home.ts'],
    ['at run time', "const load = () => import('../seo/head.ts');", 'src/seo/head.ts'],
    ['of a package', "import Koa from 'koa';", 'koa'],
  ])('%s', (_, source, target) => {
    expect(faultsOf('src/ui/Card.tsx', `\n${source}`)).toEqual([`src/ui/Card.tsx:2: imports ${target}. Pass it in.`]);
  });
});

describe('An import is accepted', () => {
  test.each([
    ['of an exception', 'src/ui/Card.tsx', "import { fill } from '#data/text/fill.ts';"],
    ['outside the folder of the rule', 'src/uikit/Card.tsx', "import { home } from '#data/home.ts';"],
  ])('%s', (_, path, source) => {
    expect(faultsOf(path, source)).toEqual([]);
  });
});

test('A rule that names what does not exist is a fault', () => {
  const outdated: LayerRule[] = [{ of: 'src/ui/*', never: ['src/gone', 'koa', 'node:'], remedy: '' }];
  expect(missingNames(outdated)).toEqual([
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
  const specifier = target.includes('.') ? `#${target}` : target;
  expect(layerFaults(path, `import '${specifier}';`, layerRules)).toHaveLength(1);
});
