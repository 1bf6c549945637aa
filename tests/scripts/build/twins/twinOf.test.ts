import { expect, test } from 'vitest';
import { twinOf } from '#scripts/build/twins/twinOf.ts';
import { buildProvider } from '#tests/support/buildData.ts';

test('A twin says what page it is of and how to reach the provider, then the page in short, and then what the page says', () => {
  const provider = buildProvider({
    name: 'North Shore',
    phone: { display: '905-555-0100', e164: '+19055550100' },
    email: 'a@x.example',
    address: { street: '1 Main Street', city: 'Ajax', region: 'ON', postalCode: 'L1S 1A1', country: 'CA' },
  });
  const head = {
    title: 'Prices: "all" of them',
    description: 'What it costs.',
    canonical: 'https://northshore.example/pricing',
  };
  expect(twinOf(provider, { path: '/pricing', head, answer: 'In short.', html: '<main><h1>Prices</h1></main>' })).toBe(
    '---\ntitle: "Prices: \\"all\\" of them"\ndescription: "What it costs."\ncanonical: "https://northshore.example/pricing"\n' +
      'contact: "North Shore, 905-555-0100, a@x.example, 1 Main Street, Ajax, ON L1S 1A1"\n---\n\n> In short.\n\n# Prices\n',
  );
});
