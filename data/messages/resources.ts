export const resourcesMessages = {} as const;
