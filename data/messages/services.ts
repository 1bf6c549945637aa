export const servicesMessages = {} as const;
