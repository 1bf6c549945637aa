/**
 * Marks a message at a field that no form shows: only developers and API clients read it, see `ApiError` in api/errors.ts. Schemas
 * mark such messages, because their other messages are for visitors.
 */
export const protocolText = (text: string): string => text;
