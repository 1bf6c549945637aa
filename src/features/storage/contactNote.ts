import { readStorage, writeStorage } from './browserStorage.ts';

/** Key of the note in session storage: what a visitor wrote must not become part of an address. */
const noteKey = 'contactNote';

/** Keeps a note for the contact form that is opened next. */
export function keepContactNote(note: string): void {
  writeStorage('session', noteKey, note || undefined);
}

/** Whether there is a note for the contact form. */
export const hasContactNote = (): boolean => readStorage('session', noteKey) !== null;

/** The note for the contact form, once; undefined if there is none. */
export function takeContactNote(): string | undefined {
  const note = readStorage('session', noteKey) ?? undefined;
  if (note !== undefined) writeStorage('session', noteKey, undefined);
  return note;
}
