export const glossaryMessages = {} as const;
