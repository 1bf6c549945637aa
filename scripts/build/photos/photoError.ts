/** A photograph whose file cannot be shown: the reason, and the remedy. */
export class PhotoError extends Error {}
