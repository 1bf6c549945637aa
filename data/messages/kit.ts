export const kitMessages = {} as const;
