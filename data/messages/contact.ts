export const contactMessages = {} as const;
