export const downloadsMessages = {} as const;
