export const feedsMessages = {} as const;
