export const formsMessages = {} as const;
