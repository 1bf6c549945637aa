import { afterAll, expect, test } from 'vitest';
import { startLocationVisit } from './locationVisit.ts';

const { visitor, stop } = await startLocationVisit();
afterAll(stop);

test('What is recommended at a place is asked for again where the first request fails', async () => {
  const { page, context, open } = await visitor({ stored: { preferredLocation: 'ajax' } });
  let asked = 0;
  await page.route('**/places/ajax.json', async (route) => {
    asked += 1;
    await (asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue());
  });
  await open();
  await page.getByRole('heading', { name: 'Recommended for Ajax', exact: true }).waitFor();
  expect(asked).toBe(2);
  await context.close();
});
