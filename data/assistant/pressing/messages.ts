/** Messages of one kind, and others that only sound like it. */
export interface Messages {
  is: string[];
  only: string[];
}
