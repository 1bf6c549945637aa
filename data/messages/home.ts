export const homeMessages = {} as const;
