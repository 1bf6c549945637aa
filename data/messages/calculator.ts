export const calculatorMessages = {} as const;
