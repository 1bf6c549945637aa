export const notFoundMessages = {} as const;
