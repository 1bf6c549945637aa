/**
 * Marks a message at a field that no form shows: only developers and API clients read it, see errors.ts. The schemas say so
 * where they stand among messages for visitors.
 */
export const protocolText = (text: string): string => text;
