export const apiMessages = {} as const;
