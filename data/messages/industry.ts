export const industryMessages = {} as const;
