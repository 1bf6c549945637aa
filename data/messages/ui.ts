export const uiMessages = {} as const;
