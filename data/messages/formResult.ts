export const formResultMessages = {} as const;
