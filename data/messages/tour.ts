export const tourMessages = {} as const;
