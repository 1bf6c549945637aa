import { expect, test } from 'vitest';
import { twinOf } from '#scripts/build/twins/twinOf.ts';
import { buildProvider } from '#tests/support/buildData.ts';

test('A twin says what page it is of and how to reach the provider, then the page in short, and then what the page says', () => {
  const canonical = 'https://northshore.example/pricing';
  const head = { title: 'Prices: "all" of them', description: 'What it costs.', canonical };
  expect(
    twinOf(buildProvider(), { path: '/pricing', head, answer: 'In short.', html: '<main><h1>Prices</h1></main>' }),
  ).toBe(
    '---\ntitle: "Prices: \\"all\\" of them"\ndescription: "What it costs."\ncanonical: "https://northshore.example/pricing"\n' +
      'contact: "North Shore IT, +1 905-555-0100, hello@northshore.example, 1 Harwood Avenue, Ajax, ON L1S 2H6"\n---\n\n> In short.\n\n# Prices\n',
  );
});
