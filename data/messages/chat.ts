export const chatMessages = {} as const;
