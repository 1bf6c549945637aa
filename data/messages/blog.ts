export const blogMessages = {} as const;
