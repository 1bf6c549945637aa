export const pricingMessages = {} as const;
