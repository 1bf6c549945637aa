import type { QuoteInput, QuotePrices } from '#data/rules/prices/quote.ts';

const addOn = { description: 'What it is.', pricingType: 'per-user', oneTime: false } as const;

/** A small price list for the calculator's tests. */
export const prices: QuotePrices = {
  plans: [
    { id: 'small', name: 'Small', basePrice: 10000, minUsers: 5, setupFee: 50000 },
    { id: 'middle', name: 'Middle', basePrice: 15000, minUsers: 5, setupFee: 100000 },
    { id: 'large', name: 'Large', basePrice: 20000, minUsers: 15, setupFee: 200000 },
  ],
  profiles: [
    { id: 'office', name: 'Office', complianceMultiplier: 1, reason: 'Nothing.' },
    { id: 'clinic', name: 'Clinic', complianceMultiplier: 1.25, reason: 'Records.' },
    { id: 'charity', name: 'Charity', complianceMultiplier: 0.9, reason: 'Charities.' },
  ],
  annualDiscountPercent: 10,
  volumeDiscounts: [
    { threshold: 10, discountPercent: 5 },
    { threshold: 50, discountPercent: 15 },
  ],
  calculatorAddOns: [
    { ...addOn, id: 'guard', name: 'Guard', price: 1500 },
    { ...addOn, id: 'phones', name: 'Phones', price: 2500 },
    { ...addOn, id: 'check', name: 'Check', price: 150000, pricingType: 'flat-rate', oneTime: true },
  ],
  calculator: { users: 10, maxUsers: 100, plan: 'middle', deviceCost: 100000, devicesPerUser: 0.7, minDevices: 5 },
};

/** What the calculator shows of it at first. */
export const firstChoice: QuoteInput = {
  planId: 'middle',
  users: 10,
  profileId: 'office',
  addOnIds: [],
  includeSetup: true,
  includeHardware: false,
  devices: 7,
};
