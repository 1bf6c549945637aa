import { expect, test } from 'vitest';
import { buildService } from '#tests/support/buildData.ts';
import { serviceSchema } from '#data/rules/schema/service.ts';

const faults = (startingPrice: number, pricingModel: string) =>
  serviceSchema
    .safeParse({ ...buildService(), pricing: { startingPrice, pricingModel } })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a price in dollars is told where one in cents is meant', () => {
  expect(faults(95, 'per-hour')).toEqual([
    'pricing.startingPrice: Give the price in cents, for example 9500 for 95 dollars.',
  ]);
  expect(faults(9500, 'per-hour')).toBeUndefined();
});

test('what costs nothing, and a price for each user or device, may be small', () => {
  expect(faults(0, 'fixed')).toBeUndefined();
  expect(faults(300, 'per-device-month')).toBeUndefined();
});
