export const locationsMessages = {} as const;
