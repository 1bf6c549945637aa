export const aboutMessages = {} as const;
