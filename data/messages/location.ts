export const locationMessages = {} as const;
