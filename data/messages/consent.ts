export const consentMessages = {} as const;
