export const seoMessages = {} as const;
