export const offersMessages = {} as const;
