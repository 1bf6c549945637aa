export const serviceMessages = {} as const;
